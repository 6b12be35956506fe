# Hosts: the places where events are held.

host-without-name = a host needs a name
    .do = type the name of the place
host-without-address = a new host needs an address, so that it can be verified
    .do = type street and town
host-nobody-verifies = nobody here verifies hosts, so an event at a new one would never be listed
    .do = choose “None of these”: the event is at the place as it is typed
host-was-refused = { $name } was not verified as a host
    .do = choose another one, or ask the coordinator
host-none = there is no verified host “{ $host }”
    .do = choose one from the list
host-not-yours = { $name } is verified by the coordinator of its continent
    .do = ask the coordinator or the Director of Organized Play
host-verified-already = { $name } is verified already
host-refused-already = { $name } was turned down already
host-merged-already = { $name } is part of another host by now
    .do = look at that one
host-into-itself = { $name } cannot be merged into itself
    .do = choose the other one
host-there-is-one = there is a host of this name and address already: { $name }
    .do = say that they are the same
host-without-reason = whoever asked for the host reads why it is not verified
    .do = type a reason
