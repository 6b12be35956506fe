# The desk: who may ask for what, and what it can keep.

desk-officials-only = { $player } cannot do this ({ $command })
    .do = ask an official
    .phone = ask a judge or the director
desk-text-unkeepable = '{ $text }' holds a sign that cannot be kept
    .do = type it again
desk-text-too-long = { $field }: { NUMBER($signs) } signs
    .do = write { NUMBER($most) } at most
