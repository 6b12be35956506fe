# Packs: the list that they are dealt from, the deal, and what was dealt.

pack-list-not-plain = the card list is not in its plain form (line { $line })
    .do = give the columns { $columns }, separated by tabs
pack-list-erased = the card list of the deal was erased
    .do = deal again, if no round is posted
pack-differs = record { $record }: the list and the seed do not give the packs that were dealt
    .cli = see `topcut verify`
    .web = see “Verify the deals”
    .api = verify the event

# Boosters

pack-rarities-are-not-size = { $rarities } add up to { $cards } cards, not { $size }
    .do = correct the rarities, or leave the size out
pack-nothing-to-draw = the list has no card to draw from
    .cli = remove the mark `unlimited`
    .web = remove the mark “unlimited”
    .api = remove the mark unlimited
pack-no-rarity = no card of the list has the rarity '{ $rarity }'
    .do = { $count ->
        [0] it names no rarities
       *[other] it has { $known }
    }
pack-rarity-impossible = a booster cannot have { $count } cards of the rarity '{ $rarity }'
    .do = write 1 or more
pack-without-rarities = { $method } deals at random and uses no rarities
    .do = leave the rarities out, or deal boosters

# Heaps of a cube

pack-heap-shared = { $groups } groups share one heap
    .do = say how many cards each player gets from it
pack-groups-without-side = the drafting groups have no side
    .do = seat them for a cube, light and dark
pack-cards-without-side = { $strange } of { $all } cards of the list { $strange ->
        [one] has
       *[other] have
    } no side that is drafted ({ $cards }{ $more ->
        [0] { "" }
       *[other] { " " }…
    })
    .cli = write { OR($sides) } into its column `side`
    .web = write { OR($sides) } into its column “side”
    .api = write { OR($sides) } into its column side
pack-list-too-short = { $players ->
        [one] { $players } player
       *[other] { $players } players
    }{ $where ->
        [side] { " " }on the { side-name } side
        [cube] { " " }of cube { $cube }
        [side-of-cube] { " " }on the { side-name } side of cube { $cube }
       *[anywhere] { "" }
    } { $players ->
        [one] needs
       *[other] need
    } { $needs } cards ({ $packs ->
        [one] { $packs } pack
       *[other] { $packs } packs
    } of { $size } each), and the list has { $has }
    .do = take a longer list, fewer or smaller packs, or more cubes

# The deal

pack-no-method = there is no way to deal called '{ $method }'
    .do = choose one of { $methods }
pack-nobody = there is nobody to deal to
    .do = enter players first
pack-number-impossible = { $packs } packs for each player cannot be dealt
    .do = choose 1 to { $most }
pack-size-impossible = a pack of { $size } cards cannot be dealt
    .do = choose 1 to { $most }
pack-seed-chosen = the seed of a deal is drawn when it is dealt, so that nobody can choose their packs
    .do = leave it out; it will be in the record
pack-dealt-already = packs have already been dealt { $times ->
        [1] once
       *[other] { $times } times
    }
    .cli = say why you are dealing them again (--reason)
    .web = say why you are dealing them again
    .api = DealPacks with a reason
pack-format-without = the format of this event ({ $format ->
        [none] none is chosen
       *[other] { $format }
    }) deals no packs
    .cli = say how to deal (--method): { $methods }
    .web = say how to deal: { $methods }
    .api = say how to deal: { $methods }
pack-number-unsaid = the number of packs for each player is missing
    .cli = add --packs
    .web = fill in the number of packs
    .api = DealPacks with packs
pack-size-unsaid = the contents of a pack are missing
    .cli = add --size 9, or --rarity R=1 --rarity U=3 --rarity C=7
    .web = fill in how many cards a pack has, or how many of each rarity: R=1, U=3, C=7
    .api = DealPacks with a size or with rarities
pack-nobody-seated = nobody is seated for the draft yet
    .cli = seat the players first: `topcut seat`
    .web = seat the players first: “Seat the draft”
    .api = SeatGroups
pack-field-changed = the players are not the ones who were seated ({ $players }{ $more ->
        [0] { "" }
       *[other] { " " }…
    })
    .do = seat them again

# What was dealt

pack-none-dealt = no packs were dealt
    .cli = deal them: `topcut deal FILE CARDS`
    .web = deal them: “Deal the packs”
    .api = DealPacks
pack-seated-since = the players were seated again after the packs were dealt
    .cli = deal again: `topcut deal FILE CARDS --reason "…"`
    .web = deal again: “Deal the packs”
    .api = DealPacks with a reason
pack-none-of-player = { $player } got no packs
    .cli = see who is seated: `topcut seats`
    .web = see who is seated: the seats
    .api = see who is seated
pack-dealt-each = { $packs ->
        [one] { $packs } pack
       *[other] { $packs } packs
    } of { $size ->
        [one] { $size } card
       *[other] { $size } cards
    }{ $sides ->
        [none] { "" }
       *[both] { " " }of each side
    } for each of { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
pack-dealt-heap = { $cards ->
        [0] all cards for
       *[other] { $cards } cards for each of
    } { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, in a heap for each group
pack-handed-out = the packs are dealt and will be handed out at the table

# Pools

pack-swapped-pools = swapped pools
pack-pool-themselves = themselves
pack-pool =
    .cli = { $player } has { $owner ->
        [none] their own pool back
       *[other] the pool that { $owner } registered
    }
    .web = you have { $owner ->
        [none] your own pool back
       *[other] the pool that { $owner } registered
    }
    .api = { $player } has { $owner ->
        [none] their own pool back
       *[other] the pool that { $owner } registered
    }
