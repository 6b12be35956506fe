"""Pods for the terminal: a row for every seat, because a table of eight does not fit into one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text

from topcut.acts.results.pod_concessions import conceded, keeper_of
from topcut.cli.opening import EventFile
from topcut.cli.table_frame import Head, name, table
from topcut.cli.telling import in_words
from topcut.journal.fact import PlayerId, Result, Seating
from topcut.journal.state import Match
from topcut.messages.message import Message, message
from topcut.play.observed import marked_in
from topcut.play.scoring import score


def has_pods(seats: Iterable[Sequence[PlayerId]]) -> bool:
    """Whether more than two sit together anywhere."""
    return any(len(sitting) > 2 for sitting in seats)


# Words --------------------------------------------------------------------------------------------------------------


def said(event: EventFile, match: Match, result: Result) -> str:
    """ "FW/FL 100-35"; of a pod everybody by name, so that no other names are needed."""
    return pod_words(event, match, result) if len(match.seats) > 2 else event.said(match, result)


def play_on(event: EventFile, match: Match) -> str:
    """ "Odo conceded, the others play on": a pod without a result."""
    gone = tuple(event.player(match.seats[seat]) for seat in conceded(match))
    told = message("cli-podtables-play-on", players=gone) if gone else message("cli-tables-status", status=match.status)
    return event.tell(told)


def pod_words(event: EventFile, match: Match, result: Result) -> str:
    """ "Kira 1550, 2 rounds won; Odo 0, conceded"."""
    gone = result.absent if result.how == "concession" else ()
    told = tuple(
        message(
            "cli-podtables-seat-told",
            player=event.player(one),
            points=row["points"],
            won=row["won"],
            conceded="yes" if seat in gone else "",
        )
        for seat, (one, row) in enumerate(zip(match.seats, pod_rows(event, match, result), strict=True))
    )
    return event.tell(message("cli-podtables-told", seats=told))


def pod_rows(event: EventFile, match: Match, result: Result) -> list[dict[str, int]]:
    """Points and rounds won of every seat."""
    sides = score(event.book, result, len(match.seats)).sides
    return [{"points": side.points, "won": side.games_won} for side in sides]


# Tables -------------------------------------------------------------------------------------------------------------


def pods_table(event: EventFile, title: str | Message, matches: Iterable[Match]) -> Table:
    """A posted round by seats: points and rounds won where the result is in, and every round as it was typed."""
    made = table(
        title,
        (message("cli-tables-table"), "right"),
        (message("cli-tables-seat"), "right"),
        message("cli-tables-player"),
        (message("cli-tables-points"), "right"),
        (message("cli-podtables-won"), "right"),
        message("cli-podtables-rounds"),
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


def _rounds(event: EventFile, match: Match, seat: int) -> str:
    """ "1200* 0 350 40 60"; what else there is to know of a seat, or of the table behind its first seat."""
    if seat in conceded(match):
        return in_words(message("cli-podtables-conceded"))
    if seat == keeper_of(event.book, match):
        return in_words(message("cli-podtables-keeps"))
    shown = not seat and match.status not in ("open", "confirmed")
    words = in_words(message("cli-tables-status", status=match.status)) if shown else ""
    if match.result is None or not match.counts:
        return words
    return " ".join([*_typed(event, match.result, seat), words]).rstrip()


def _typed(event: EventFile, result: Result, seat: int) -> list[str]:
    marked = marked_in(event.book)
    rounds = result.observed(marked.name) if marked else ()
    stars = ["*" if seat in seats else "" for seats in rounds] + [""] * len(result.games)
    return [f"{game[seat]}{star}" for game, star in zip(result.games, stars, strict=False)]


def pods_draft_table(event: EventFile, title: str | Message, tables: Iterable[Seating]) -> Table:
    """Drawn pods by seats, with what each has so far."""
    points = event.standings.ledger.points
    made = table(
        title,
        (message("cli-tables-table"), "right"),
        (message("cli-tables-seat"), "right"),
        message("cli-tables-player"),
        (message("cli-podtables-so-far"), "right"),
    )
    for seating in tables:
        for seat, one in enumerate(seating.seats):
            head, last = "" if seat else str(seating.table), seat == len(seating.seats) - 1
            made.add_row(head, str(seat + 1), name(event.names[one]), str(points.get(one, 0)), end_section=last)
    return made


def pods_by_name_table(
    event: EventFile, title: str | Message, seats: Sequence[tuple[PlayerId, int, PlayerId | None]]
) -> Table:
    """Where do I sit: everybody in the order of the alphabet; seats are counted in the order given."""
    heads: list[Head] = [(message("cli-tables-table"), "right"), (message("cli-tables-seat"), "right")]
    made = table(title, message("cli-tables-player"), *heads)
    taken: Counter[int] = Counter()
    rows = []
    for one, number, _ in seats:
        taken[number] += 1
        rows.append((event.names[one], number, taken[number]))
    for shown, number, seat in sorted(rows, key=lambda row: row[0].casefold()):
        made.add_row(name(shown), str(number), str(seat))
    return made
