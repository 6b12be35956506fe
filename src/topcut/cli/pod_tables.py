"""Pods for the terminal: a row for every seat, because a table of eight does not fit into one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from rich.table import Table
from rich.text import Text

from topcut.acts.results.pod_concessions import conceded, keeper_of
from topcut.cli.opening import Event
from topcut.cli.out import printable
from topcut.cli.plural import counted
from topcut.cli.tables import name, table
from topcut.journal.records import PlayerId, Result, Seating
from topcut.play.scoring import score

if TYPE_CHECKING:
    from topcut.journal.state import Match


def has_pods(seats: Iterable[Sequence[PlayerId]]) -> bool:
    """Whether more than two sit together anywhere."""
    return any(len(sitting) > 2 for sitting in seats)


# Words --------------------------------------------------------------------------------------------------------------


def said(event: Event, match: Match, result: Result) -> str:
    """ "FW/FL 100-35"; of a pod everybody by name, so that no other names are needed."""
    return pod_words(event, match, result) if len(match.seats) > 2 else event.said(match, result)


def play_on(event: Event, match: Match) -> str:
    """ "Odo conceded, the others play on": a pod without a result."""
    gone = [event.names[match.seats[seat]] for seat in conceded(match)]
    return f"{' and '.join(gone)} conceded, the others play on" if gone else match.status


def pod_words(event: Event, match: Match, result: Result) -> str:
    """ "Kira 1550, 2 rounds won; Odo 0, conceded"."""
    return "; ".join(
        f"{printable(event.names[seat])} {row['points']}" + (f", {row['note']}" if row["note"] else "")
        for seat, row in zip(match.seats, pod_rows(event, match, result), strict=True)
    )


def pod_rows(event: Event, match: Match, result: Result) -> list[dict[str, Any]]:
    """Points and rounds won of every seat, and what is to be said of it."""
    gone = result.absent if result.how == "concession" else ()
    sides = score(event.book, result, len(match.seats)).sides
    return [
        {
            "points": side.points,
            "won": side.games_won,
            "note": "conceded" if seat in gone else f"{counted(side.games_won, 'round')} won" if side.games_won else "",
        }
        for seat, side in enumerate(sides)
    ]


# Tables -------------------------------------------------------------------------------------------------------------


def pods_table(event: Event, title: str, matches: Iterable[Match]) -> Table:
    """A posted round by seats: points and rounds won where the result is in, and every round as it was typed."""
    made = table(
        title, ("table", "right"), ("seat", "right"), "player", ("points", "right"), ("won", "right"), "rounds"
    )
    made.columns[2].min_width = 12
    for match in matches:
        rows = pod_rows(event, match, match.result) if match.result and match.counts else []
        for seat, one in enumerate(match.seats):
            last = seat == len(match.seats) - 1
            head = "" if seat else str(match.table)
            points, won = (str(rows[seat]["points"]), str(rows[seat]["won"])) if rows else ("–", "")
            words = Text(_rounds(event, match, seat), style="dim")
            made.add_row(head, str(seat + 1), name(event.names[one]), points, won, words, end_section=last)
    return made


def _rounds(event: Event, match: Match, seat: int) -> str:
    """ "1200* 0 350 40 60"; what else there is to know of a seat, or of the table behind its first seat."""
    if seat in conceded(match):
        return "conceded"
    if seat == keeper_of(event.book, match):
        return "keeps the score"
    words = "" if seat or match.status in ("open", "confirmed") else match.status
    if match.result is None or not match.counts:
        return words
    return " ".join([*_typed(match.result, seat), words]).rstrip()


def _typed(result: Result, seat: int) -> list[str]:
    stars = ["*" if seat in out else "" for out in result.emptied] + [""] * len(result.games)
    return [f"{game[seat]}{star}" for game, star in zip(result.games, stars, strict=False)]


def pods_draft_table(event: Event, title: str, tables: Iterable[Seating]) -> Table:
    """Drawn pods by seats, with what each has so far."""
    points = event.standings.ledger.points
    made = table(title, ("table", "right"), ("seat", "right"), "player", ("points so far", "right"))
    for seating in tables:
        for seat, one in enumerate(seating.seats):
            head, last = "" if seat else str(seating.table), seat == len(seating.seats) - 1
            made.add_row(head, str(seat + 1), name(event.names[one]), str(points.get(one, 0)), end_section=last)
    return made


def pods_by_name_table(event: Event, title: str, seats: Sequence[tuple[PlayerId, int, PlayerId | None]]) -> Table:
    """Where do I sit: everybody in the order of the alphabet; seats are counted in the order given."""
    made = table(title, "player", ("table", "right"), ("seat", "right"))
    taken: Counter[int] = Counter()
    rows = []
    for one, number, _ in seats:
        taken[number] += 1
        rows.append((event.names[one], number, taken[number]))
    for shown, number, seat in sorted(rows, key=lambda row: row[0].casefold()):
        made.add_row(name(shown), str(number), str(seat))
    return made
