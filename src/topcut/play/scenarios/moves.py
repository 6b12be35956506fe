"""Standard Orbit: how often everybody had moved when a game ended, as its result says (001 4.4.3)."""

from __future__ import annotations

from topcut.journal.fact import Result
from topcut.journal.state import Match
from topcut.play.observed import counted, counting, noting
from topcut.refusal import refuse
from topcut.rulebooks.model import Rulebook

MOVES = "moves"  # what the observation counts for


def moves_in(book: Rulebook, result: Result | None) -> int:
    """So many moves; none where the event has no such thing."""
    numbers = counted(book, result, MOVES) if result else ()
    return numbers[0][0] if numbers else 0


def moved(book: Rulebook, result: Result, moves: int) -> Result:
    """A result after so many moves; as it is where nobody moves."""
    observation = counting(book, MOVES)
    return noting(observation, result, ((moves,),)) if observation else result


def moves_before(book: Rulebook, match: Match) -> int:
    """Moves when the game before ended at the same table."""
    return moves_in(book, match.earlier[-1]) if match.earlier else 0


def keeping_moves(book: Rulebook, match: Match, result: Result) -> Result:
    """A result that takes the place of another ended when that one did."""
    stood = match.result or next((claim.result for claim in match.claims if claim.result), None)
    return moved(book, result, moves_in(book, stood)) if moves_in(book, stood) else result


def must_have_moved(book: Rulebook, match: Match, result: Result) -> None:
    """Refuse moves that cannot be: fewer than at the game before of the same table, or more than anybody makes."""
    observation, moves, before = counting(book, MOVES), moves_in(book, result), moves_before(book, match)
    if observation and not before <= moves <= observation.most:
        raise refuse("scenario-moves-impossible", moves=moves, before=before)
