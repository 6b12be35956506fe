"""A result as somebody says it was."""

from __future__ import annotations

from msgspec import Struct

from topcut.journal.fact import Result
from topcut.play.brackets.verdict import Meeting
from topcut.rulebooks.model import Rulebook


class ClaimedResult(Struct, frozen=True):
    """What is said to have happened at a table, and all that it is judged by."""

    book: Rulebook
    result: Result
    seats: int = 2
    meeting: Meeting | None = None  # what a match of a bracket is played by
    by_player: bool = False  # a player says so, not an official
