"""Pods for the terminal: a row for every seat, because a table of eight does not fit into one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text

from topcut.answers.seats import PlayerSeat
from topcut.answers.table_row import TableRow, TableSeat
from topcut.cli.terminal.opening import EventFile
from topcut.cli.terminal.table_frame import Head, name, table
from topcut.messages.message import Message, message


def has_pods(rows: Iterable[TableRow]) -> bool:
    """Whether more than two sit together anywhere."""
    return any(len(row.players) > 2 for row in rows)


def pods_table(event: EventFile, title: str | Message, rows: Iterable[TableRow]) -> Table:
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
    for row in rows:
        for number, seat in enumerate(row.seats, start=1):
            points, won = _points(seat)
            words = Text(_remark(event, row, seat, number), style="dim")
            head = _place(row, number)
            made.add_row(*head, name(seat.player.name), points, won, words, end_section=number == len(row.players))
    return made


def _points(seat: TableSeat) -> tuple[str, str]:
    """With the rounds won once the result is in; what is in before that stands in brackets."""
    if seat.points is not None:
        return str(seat.points), str(seat.rounds_won)
    return ("–" if seat.so_far is None else f"({seat.so_far})"), ""


def _place(row: TableRow, number: int) -> tuple[str, str]:
    """The table, beside its first seat only, and the seat."""
    return "" if number > 1 else str(row.table), str(number)


def _remark(event: EventFile, row: TableRow, seat: TableSeat, number: int) -> str:
    """ "1200* 0 350 40 60"; what else there is to know of a seat, or of the table behind its first seat."""
    if row.award:
        return event.tell(row.award)
    if seat.conceded:
        return event.tell(message("pod-conceded"))
    if seat.keeps_score and not seat.sheet:
        return event.tell(message("pod-keeps-score"))
    shown = number == 1 and row.progress not in ("playing", "confirmed")
    words = event.tell(message("result-state", state=row.progress)) if shown else ""
    return f"{seat.sheet} {words}".strip()


def drawn_pods_table(event: EventFile, title: str | Message, rows: Iterable[TableRow]) -> Table:
    """Drawn pods by seats, with what each has so far."""
    made = table(
        title,
        (message("cli-tables-table"), "right"),
        (message("cli-tables-seat"), "right"),
        message("cli-tables-player"),
        (message("cli-podtables-so-far"), "right"),
    )
    for row in rows:
        for number, seat in enumerate(row.seats, start=1):
            cells = *_place(row, number), name(seat.player.name), str(seat.before or 0)
            made.add_row(*cells, end_section=number == len(row.players))
    return made


def pods_by_name_table(event: EventFile, title: str | Message, seats: Sequence[PlayerSeat]) -> Table:
    """Where do I sit: everybody in the order of the alphabet."""
    heads: list[Head] = [(message("cli-tables-table"), "right"), (message("cli-tables-seat"), "right")]
    made = table(title, message("cli-tables-player"), *heads)
    for one in seats:
        made.add_row(name(one.player.name), str(one.table), str(one.seat or 1))
    return made
