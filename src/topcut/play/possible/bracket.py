"""A match of a bracket: which games can have been played, and what can decide them (001 10, 002 2.1, 004 Draws)."""

from __future__ import annotations

from collections.abc import Iterator

from topcut.play.brackets.verdict import Meeting
from topcut.play.possible import single_game
from topcut.play.possible.claim import Claim
from topcut.refusal import Refusal


def refusals(claim: Claim, meeting: Meeting) -> Iterator[Refusal]:
    """Why this match cannot have gone so."""
    if meeting.best_of == 1 and claim.book.play == "single_game":
        yield from single_game.refusals(claim)


def remarks(claim: Claim, meeting: Meeting) -> Iterator[str]:
    """What to look at twice."""
    if meeting.best_of == 1 and claim.book.play == "single_game":
        yield from single_game.remarks(claim)
