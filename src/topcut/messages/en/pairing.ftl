# Pairing a round: what a director may ask of it, and what keeps players from being paired.

pairing-player-twice = { $player } is in the field twice
    .do = list every player once
pairing-not-here = { $player } cannot be { $how ->
        [pinned] pinned
        [forbidden] forbidden
        [bye] given the bye
        [no-bye] kept from the bye
       *[paired] paired
    }: not among the players of this round
    .do = check the name
pairing-with-themselves = { $player } cannot be { $how ->
        [pinned] pinned
        [forbidden] forbidden
       *[paired] paired
    } with themselves
    .do = name two players
pairing-no-side = { $player } has no side
    .cli = give the side in the CSV column `side`, or with `topcut enter NAME --side light`
    .step = give the side
    .typed = enter NAME --side light
    .web = give every player one of the two sides
    .api = give every player one of the two sides
pairing-too-many-sides = there are { $many } sides ({ $sides }); pairing by sides needs two
    .do = correct the sides
pairing-two-demands = { $player } cannot have { $one } and { $other } in one round
    .do = remove one of the two demands
pairing-the-pair = the pair { $one } v { $other }
pairing-the-bye = the bye
pairing-pinned-and-forbidden = { $one } v { $other } is both pinned and forbidden
    .do = remove one of them
pairing-same-side = { $one } v { $other } cannot be pinned: both play the same side
    .do = pin another pair
pairing-bye-and-no-bye = { $player } is both given the bye and kept from it
    .do = remove one of them
pairing-too-many-byes = { $asked } byes are asked for, but this field has { $byes }
    .do = ask for fewer byes
pairing-impossible = { $demands ->
        [some] the forbidden pairs and byes leave
       *[none] there is
    } no way to pair all { $players } players
    .do = allow a pair or a bye again
pairing-unknown-criterion = there is no pairing criterion { $name }
    .do = use one of { $known }
pairing-played-in-pods = { $game } is played in pods, not in pairs
    .step = enter its pods in a results file
    .typed = standings FILE
    .web = enter its pods in a results file
    .api = enter its pods in a results file
pairing-different-pods = { $one } and { $other } sit in different draft pods and do not meet (7.6)
    .do = choose others
pairing-not-by-totals = only rounds paired by totals can have conditions
    .do = draw without conditions
