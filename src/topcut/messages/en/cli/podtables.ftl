# Pods by seats.
cli-podtables-won = won
cli-podtables-rounds = rounds
cli-podtables-so-far = points so far
