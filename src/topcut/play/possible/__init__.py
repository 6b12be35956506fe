"""What may be taken at a table: whether a result can have happened, and what to look at twice.

`play/scoring` and `play/brackets/verdict` count whatever a journal holds, however strange; here it is decided what may
come into one, the same for every door. One file for each kind of play: `refusals` says why a claim cannot be taken,
`remarks` what is odd about one that can.
"""
