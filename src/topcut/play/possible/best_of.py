"""A match of several games: which sequences of games can have been played (002 2.1, 004 Matches, Draws)."""

from __future__ import annotations

from collections.abc import Iterator

from topcut.play.games import tally
from topcut.play.possible.claim import Claim
from topcut.refusal import Refusal


def refusals(claim: Claim) -> Iterator[Refusal]:
    """Why this match cannot have gone so."""
    yield from ()


def remarks(claim: Claim) -> Iterator[str]:
    """What to look at twice."""
    result, needed = claim.result, claim.book.integer("games", 3) // 2 + 1
    if result.how == "normal" and result.games and max(tally(result.games)[:2]) < needed:
        yield f"nobody has won {needed} games: was it time? then report it with `time`"
