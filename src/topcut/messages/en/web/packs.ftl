# Packs out of a card list: the deal, and what is shown of it.
web-packs-title = Packs
web-packs-back = Back to the deal
web-packs-of-a-list = Packs out of a card list
web-packs-dealt = Dealt
web-packs-seed = Seed
web-packs-digest = Digest
web-packs-record = Record { $record }.
web-packs-verify-html = <a href="{ $url }">Verify the deals</a>: each is dealt again out of its list and seed.
web-packs-own-only =
    Who plays in the event asks for their own packs only, and lets somebody else look at the others.
web-packs-whose = Whose packs
web-packs-show = Show the packs
web-packs-to-print = A text for each player, to print unread (ZIP)
web-packs-unseen =
    Nobody sees a card by dealing: the director may play. The seed is drawn at that moment and stands in the journal.
web-packs-round-posted = A round is posted: nothing is dealt any more.

# The form.
web-packs-deal = Deal the packs
web-packs-again = Deal again
web-packs-deal-again = Deal the packs again
web-packs-why-again = Why they are dealt again
web-packs-file = Card list: CSV with a first line such as name,rarity,count, or a deck file
web-packs-paste = Or paste it, one card a line (2x Odo)
web-packs-pasted = the list
web-packs-for-each = Packs for each player
web-packs-size = Cards of a pack
web-packs-if-empty = empty: { $number }, as the format says
web-packs-rarities = Or so many of each rarity
web-packs-how = How
web-packs-as-the-format = as the format says: { $method }
web-packs-dealt-now =
    { $list }. The packs are dealt; no card was shown.{ $notes ->
        [none] { "" }
       *[other] { " " }{ BLANKS($notes) }
    }
web-packs-note = { $note }.

# On a player's own page.
web-packs-your-cards = Your cards
web-packs-part =
    { $heading }: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
