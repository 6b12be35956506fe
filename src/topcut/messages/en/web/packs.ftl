# Packs from a card list: the deal, and what is shown of it.
web-packs-title = Packs
web-packs-back = Back to the deal
web-packs-of-a-list = Packs from a card list
web-packs-dealt = Dealt
web-packs-seed = Seed
web-packs-digest = Digest
web-packs-record = Record { $record }.
web-packs-verify-html = <a href="{ $url }">Verify the deals</a>: each is dealt again from its list and seed.
web-packs-own-only =
    If you play in the event, ask only for your own packs, and let somebody else look at the others.
web-packs-whose = Whose packs
web-packs-show = Show the packs
web-packs-to-print = A text for each player, to print unread (ZIP)
web-packs-unseen =
    Dealing shows nobody a card, so the director may play. The seed is drawn at that moment and kept in the journal.
web-packs-round-posted = A round is posted, so nothing more is dealt.

# The form.
web-packs-deal = Deal the packs
web-packs-again = Deal again
web-packs-deal-again = Deal the packs again
web-packs-why-again = Reason for dealing again
web-packs-file = Card list: CSV with a first line such as name,rarity,count, or a deck file
web-packs-paste = Or paste it, one card per line (2x Odo)
web-packs-pasted = the list
web-packs-for-each = Packs for each player
web-packs-size = Cards in a pack
web-packs-if-empty = empty: { $number }, as the format says
web-packs-rarities = Or how many of each rarity
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
