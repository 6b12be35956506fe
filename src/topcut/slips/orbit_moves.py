"""Standard Orbit (001 4.4.3): how often everybody had moved when the game of a slip ended."""

from __future__ import annotations

from topcut.journal.fact import Result
from topcut.journal.state import Clock, Round
from topcut.limits import natural
from topcut.messages.message import message
from topcut.play.scenarios.chosen import ORBIT, must_play, plays
from topcut.play.scenarios.moves import moved, moves_in
from topcut.play.scenarios.orbit import rotations_by
from topcut.refusal import refuse
from topcut.rulebooks.model import Rulebook


def moves_of(book: Rulebook, clock: Clock, now: str, typed: int | None = None) -> int:
    """As it was typed, or as the clock of the round says; refused in another scenario, and where neither does."""
    must_play(book, message("scenario-moves"), ORBIT)
    if typed is not None:
        return typed
    if not clock.started:
        raise refuse("slip-moves-unsaid")
    return rotations_by(clock, now)


def with_moves(book: Rulebook, posted: Round, line: str, result: Result, now: str, typed: int | None = None) -> Result:
    """A result as its slip says it, with the moves; in another scenario as it is."""
    if not plays(book, ORBIT) and not typed:
        return result
    moves = moves_in(book, result) or moves_of(book, posted.clock, now, typed)
    where = line.split()[1:] if line.lower().startswith("table ") else line.split()
    if moves and where and natural(where[0]) is None:
        raise refuse("slip-moved-on", moves=moves, typed=where[0])
    return moved(book, result, moves)
