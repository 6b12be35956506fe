# What to mind of a draft: who has no seat, and who came late.

draftnote-nobody-seated = nobody has been seated for the draft; who drafts where is drawn with { $how }
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
