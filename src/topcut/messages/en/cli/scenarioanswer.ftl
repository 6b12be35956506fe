# What was said about the cards.
cli-scenarioanswer-says = { $player }: { $words }
cli-scenarioanswer-nobody = Nobody has said anything yet.
