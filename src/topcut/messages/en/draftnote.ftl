# What to know of a draft: who has no seat, who came late, and how its cards are picked.

draftnote-nobody-seated = nobody has been seated for the draft; draw the seats with { $how }
draftnote-seating =
    .cli = `topcut seat`
    .web = “Seat the draft”
draftnote-came-late = { $who } came after the draft and drafted no cards; give them cards
draftnote-came-late-to-pods = { $who } came after the draft, { $players ->
        [one] plays
       *[other] play
    } with pod { $pod } and drafted no cards; give them cards
draftnote-or-seat-again = { $what }, or seat everybody again: { $how }
draftnote-seating-again =
    .cli = `topcut seat --reason "…"`
    .web = “Seat the draft”
draftnote-players = { $players }
draftnote-players-and-more = { $players } and more

# How the cards are drafted.

draftnote-snake = { $what }, back and forth: { $there }; then { $back }, and so on
draftnote-picks-seen = you may look at your picks while you hold no other cards (7.7)
draftnote-picks-unseen = picks may only be looked at in the reviews between packs (7.7)
draftnote-no-characters = no card of the list has the type character or small character, so all of them are in the packs;
    write the types into the column { $column } and deal again to keep characters apart (7.7)
draftnote-column-of-types =
    .cli = `type`
    .web = “type”

# Its packs: on a page for each player, and dealt again.

draftnote-hand = { $player }
draftnote-heap = Heap { $number }, { $players }
draftnote-of-side = { $what }: { side-name } side
draftnote-of-cube = { $what }: cube { $cube }
draftnote-of-side-and-cube = { $what }: { side-name } side, cube { $cube }
draftnote-pack = Pack { $number }
draftnote-from-the-top = From the top
draftnote-open = Open on the table
draftnote-besides = { $sets ->
        [0] Any number of
        [one] One set of
       *[other] { $sets } sets of
    }
