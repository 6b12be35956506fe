"""Pods (Tribbles): points per round of everybody at the table, and rounds won."""

from __future__ import annotations

from topcut.journal.fact import Numbers, Result
from topcut.play.observed import counted
from topcut.play.sides import Side
from topcut.refusal import refuse
from topcut.rulebooks.model import Rulebook

POD = "POD"  # the line of somebody who sat in a pod; its points are what he scored


def pod_sides(book: Rulebook, result: Result, seats: int) -> tuple[Side, ...]:
    """Total points and rounds won of each seat (001 7.5.2, 7.7); who conceded has nought (7.9, R22)."""
    if result.how not in book.endings:
        raise refuse("pod-unknown-ending", game=book.title, how=result.how)
    most = book.integer("rounds_per_pod", 5)
    if len(result.games) > most:
        raise refuse("pod-too-many-rounds", rounds=len(result.games), most=most)
    won_by = counted(book, result, "rounds_won")
    return tuple(_seat(result, seat, won_by) for seat in range(seats))


def _seat(result: Result, seat: int, won_by: Numbers) -> Side:
    conceded = result.how == "concession" and seat in result.absent
    points = 0 if conceded else sum(game[seat] for game in result.games)
    rounds = [number for number, seats in enumerate(won_by) if seat in seats and _in_time(result, number)]
    won = 0 if conceded else len(rounds)
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
