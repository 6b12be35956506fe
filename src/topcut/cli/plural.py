"""One and many: "1 player", "2 players", "1 result is in", "2 results are in"."""

from topcut.play.spoken import counted as counted  # the words of facts, a layer below, count in the same way
