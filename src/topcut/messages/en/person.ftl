# People across events.

person-none = nobody has the handle { $handle }
    .do = search for the name
person-taken = { $handle } is somebody’s account already, or cannot be one
    .do = ask a coordinator if that is you
person-has-one = the account { $account } is { $handle } already
    .do = ask a coordinator to merge the two if both are you
person-not-proven = nothing here shows that you are { $handle }
    .do = open your personal link of an event that is over, or ask to be confirmed
person-nameless = a person needs a name that can be read
    .do = type your name
person-shown-none = it was not said what others may read
    .do = choose one of the three ways
person-handle-missing = a handle has Latin letters or digits
    .do = type one, like kira
person-handle-taken = somebody else has the handle { $handle }
    .do = choose another one
person-handle-tells = the handle { $handle } tells the name that is not shown
    .do = choose another one, which everybody may read
person-not-yours-to-answer = this is answered by a director of an event that the person plays in
    .do = leave it to them, or to a coordinator
person-asked-gone = nobody asks this any more
    .do = there is nothing to do
person-only-coordinators = this page is for coordinators and for administrators of the site
    .do = sign in with an account that is one

# Merging.
person-merge-self = { $handle } cannot be merged into itself
    .do = choose another person
person-merge-why = it was not said how you know that they are one
    .do = write it down: somebody may ask
person-merge-erased = { $handle } has been erased
    .do = there is nobody left to be merged
person-merge-part = { $handle } is part of { $kept } already
    .do = merge { $kept }, or take the two apart first
person-merge-chain = { OR($others) } is part of { $handle }
    .do = merge { $kept } into { $handle } instead, or take them apart first
person-merge-sat = { $handle } and { $kept } sat in one event: { $event }
    .do = they are two people; correct who is who there if that is wrong
person-merger-none = no such merger of { $handle } is known
    .do = look at the list again
person-apart-already = { $handle } and { $kept } are two again already
    .do = there is nothing to do
