"""The score sheet of a pod while it is being played: its rounds one by one, and the result that they make."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from topcut.journal.fact import PodRound, Result
from topcut.journal.state import Match
from topcut.messages.message import Message, Player, message
from topcut.play.observed import marked_in, noting
from topcut.rulebooks.model import Rulebook


class SoFar(Struct, frozen=True):
    """What is in of a pod that plays."""

    turns: tuple[PodRound, ...]
    sums: tuple[int, ...]  # of each seat
    rounds: int  # so many are played in all


def rounds_of(book: Rulebook) -> int:
    """So many rounds are played in a pod (001 7.2)."""
    return book.integer("rounds_per_pod", 5)


def so_far(book: Rulebook, match: Match) -> SoFar | None:
    """None where nothing is in yet, or its result is."""
    if not match.noted:
        return None
    sums = tuple(sum(one.points[seat] for one in match.noted) for seat in range(len(match.seats)))
    return SoFar(match.noted, sums, rounds_of(book))


def so_far_told(book: Rulebook, match: Match) -> Message | None:
    """ "2 of 5 rounds are in: Kira 1200; Odo 40"."""
    found = so_far(book, match)
    if found is None:
        return None
    seats = tuple(
        message("pod-seat-so-far", player=Player(seat), points=points)
        for seat, points in zip(match.seats, found.sums, strict=True)
    )
    return message("pod-note-so-far", rounds=len(found.turns), of=found.rounds, seats=seats)


def result_of(book: Rulebook, turns: Sequence[PodRound], time: bool) -> Result:
    """The sheet as it is reported; of the last round it may be said that time ended it."""
    ends = ("normal",) * (len(turns) - 1) + ("timeout",) if time and turns else ()
    result = Result(tuple(one.points for one in turns), ends=ends)
    marked = marked_in(book)
    return noting(marked, result, tuple(one.marked for one in turns)) if marked else result


def turns_of(book: Rulebook, result: Result) -> tuple[PodRound, ...]:
    """The rounds of a sheet."""
    marked = marked_in(book)
    seen = result.observed(marked.name) if marked else ()
    rows = (*seen, *((),) * len(result.games))
    return tuple(PodRound(turn, game, rows[turn - 1]) for turn, game in enumerate(result.games, start=1))


def written_out(one: PodRound) -> tuple[str, ...]:
    """The points of each seat as they are typed, a star where somebody is marked."""
    return tuple(f"{points}*" if seat in one.marked else str(points) for seat, points in enumerate(one.points))
