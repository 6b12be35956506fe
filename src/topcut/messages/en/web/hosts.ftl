# Hosts: the list, one of them, verifying one, choosing one for an event.

web-hosts-heading = Hosts
web-hosts-lead = Places where events are held, verified by the coordinators.
web-hosts-find = Name, street or town
web-hosts-none = No host is verified yet. One is proposed where an event is listed.
web-hosts-nothing-found = No host has these words. Try fewer.
web-hosts-waiting = Waiting to be verified
web-hosts-name = Name
web-hosts-address = Address
web-hosts-same-as = Same as
web-hosts-events = { $events ->
        [0] –
        [one] { $events } event
       *[other] { $events } events
    }
web-hosts-all = All hosts
web-hosts-no-events = No event has been listed here yet.
web-hosts-state = { $state ->
        [waiting] Nobody has verified this host yet. Its events are listed once that is done{ $hours ->
            [0] { "" }
           *[other] , within { $hours } hours as a rule
        }.
       *[refused] This host was not verified. Its events are listed once they have another one.
    }
web-hosts-verify = Verify this host
web-hosts-verified = { $name } is verified; its events are listed.
web-hosts-refuse = Do not verify it
web-hosts-refuse-hint = Events there stay unlisted until their director chooses another host. The reason is kept.
web-hosts-refused = { $name } is not verified.
web-hosts-near = It may be one that is known
web-hosts-same = It is the same
web-hosts-same-hint = Its events are then the other one’s; its page leads there.
web-hosts-merged = { $name } is { $into } from now on.
web-hosts-change = Change name, address or region
web-hosts-changed = The host is changed.
web-hosts-history = What was done with it
web-hosts-act = { $what ->
        [verified] verified
        [refused] not verified
        [renamed] changed from “{ $before }” to “{ $after }”
       *[merged] “{ $before }” became part of “{ $after }”
    }
web-hosts-host = Host
web-hosts-known-as = { $state ->
        [verified] verified
        [waiting] waits to be verified; the event is listed once it is
       *[refused] not verified; the event is not listed there
    }, { $events ->
        [0] no event yet
        [one] { $events } event here
       *[other] { $events } events here
    }
web-hosts-new = A new host: the place and address above
web-hosts-new-hint = { $names ->
        [none] The event is listed once a coordinator has verified it
       *[other] The event is listed once { OR($names) } has verified it
    }{ $hours ->
        [0] { "" }
       *[other] , within { $hours } hours as a rule
    }.
web-hosts-no-host = None of these
web-hosts-no-host-hint = A private place, or one that need not be known: it stands there as it was typed.
web-hosts-type = Type the place: hosts that are known appear here.
