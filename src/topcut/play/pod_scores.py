"""Pods (Tribbles): points per round of everybody at the table, and rounds won."""

from __future__ import annotations

from topcut.journal.records import Result
from topcut.play.sides import Side
from topcut.refusal import refuse_
from topcut.rulebooks.model import Rulebook

POD = "POD"  # the line of somebody who sat in a pod; its points are what he scored


def pod_sides(book: Rulebook, result: Result, seats: int) -> tuple[Side, ...]:
    """Total points and rounds won of each seat (001 7.5.2, 7.7); who conceded has nought (7.9, R22)."""
    if result.how not in book.endings:
        what = f"a match of {book.title} cannot end by {result.how!r}"
        raise refuse_(what, "report its rounds; who is not there or gives up concedes", "unknown-ending")
    most = book.integer("rounds_per_pod", 5)
    if len(result.games) > most:
        raise refuse_(f"{len(result.games)} rounds in a pod of {most}", "check the score sheet", "games")
    for seated in result.emptied:
        if any(not 0 <= seat < seats for seat in seated):
            raise refuse_("a seat that does not exist emptied its hand", f"seats are 0 to {seats - 1}", "seats")
    if len(result.emptied) > len(result.games):
        raise refuse_("more rounds were ended than played", "check the score sheet", "games")
    return tuple(_seat(result, seat) for seat in range(seats))


def _seat(result: Result, seat: int) -> Side:
    conceded = result.how == "concession" and seat in result.absent
    points = 0 if conceded else sum(game[seat] for game in result.games)
    won = (
        0
        if conceded
        else sum(1 for number, out in enumerate(result.emptied) if seat in out and _in_time(result, number))
    )
    return Side(
        code="C" if conceded else POD,
        points=points,
        outcome="draw",
        schedule="none",
        games_won=won,
        games_played=len(result.games),
    )


def _in_time(result: Result, number: int) -> bool:
    """R22: a round counts as won only if time had not expired."""
    return number >= len(result.ends) or result.ends[number] != "timeout"
