"""Rounds for the terminal: by table, as they are drawn, by name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.style import Style
from rich.table import Table
from rich.text import Text

from topcut.answers.seats import PlayerSeat
from topcut.answers.table_row import TableRow, TableSeat
from topcut.cli.rounds.pod_tables import drawn_pods_table, has_pods, pods_by_name_table, pods_table
from topcut.cli.terminal.opening import EventFile
from topcut.cli.terminal.table_frame import Head, name, table
from topcut.cli.terminal.telling import in_words
from topcut.messages.message import Message, message

_ALARM = Style(bold=True, color="red")
_UNSAID = ("bye", "playing")  # nothing has happened there yet


def posted_table(event: EventFile, title: str | Message, rows: Sequence[TableRow]) -> Table:
    """A posted round by table, with what is known of each."""
    if has_pods(rows):
        return pods_table(event, title, rows)
    made = table(
        title,
        (message("cli-tables-table"), "right"),
        message("cli-tables-first"),
        message("cli-tables-second"),
        message("cli-tables-result"),
        message("cli-tables-state"),
    )
    for row in rows:
        first, *others = map(_sided, row.seats)
        if row.award:
            made.add_row(str(row.table), first, Text(event.tell(row.award), style="italic"), "", "")
            continue
        style = _ALARM if row.state == "disputed" else ""
        state = "" if row.progress in _UNSAID else in_words(message("result-state", state=row.progress))
        words = event.tell(row.told) if row.told else "–"
        made.add_row(str(row.table), first, others[0], name(words), Text(state, style=style))
    return made


def drawn_table(event: EventFile, title: str | Message, rows: Sequence[TableRow]) -> Table:
    """A drawn round, with the points of each player; in a bracket with the seeds."""
    if has_pods(rows):
        return drawn_pods_table(event, title, rows)
    head = _beside(event, rows)
    first, second = message("cli-tables-first"), message("cli-tables-second")
    made = table(title, (message("cli-tables-table"), "right"), first, (head, "right"), second, (head, "right"))
    for row in rows:
        cells = [Text(str(row.table))]
        for seat in row.seats:
            cells += [_sided(seat), Text(str(seat.seed or seat.before or 0))]
        if row.award:
            cells += [Text(event.tell(row.award), style="italic"), Text("")]
        made.add_row(*cells)
    return made


def _beside(event: EventFile, rows: Sequence[TableRow]) -> Message:
    """What stands beside a name: points, seeds, or seats of the draft that is played off."""
    if not any(row.seeds for row in rows):
        return message("cli-tables-pts")
    seats = event.draw is not None and event.plan[event.draw.stage - 1].bracket == "seats"
    return message("cli-tables-seat") if seats else message("cli-tables-seed")


def by_name_table(event: EventFile, title: str | Message, seats: Iterable[PlayerSeat]) -> Table:
    """Where do I sit: everybody in the order of the alphabet."""
    seats = list(seats)
    if any(one.seat for one in seats):
        return pods_by_name_table(event, title, seats)
    heads: list[Head] = [(message("cli-tables-table"), "right"), message("cli-tables-against")]
    made = table(title, message("cli-tables-player"), *heads)
    for one in seats:
        opponent = Text(event.tell(one.award), style="italic") if one.award else Text("")
        if one.against:
            opponent = _with_side(one.against.name, one.other_side)
        made.add_row(_with_side(one.player.name, one.side), str(one.table), opponent)
    return made


def _sided(seat: TableSeat) -> Text:
    return _with_side(seat.player.name, seat.side)


def _with_side(player: str, side: str) -> Text:
    """ "Kira (light)" where the game has sides."""
    return name(f"{player} ({side_words(side)})" if side else player)


def side_words(side: str) -> str:
    return in_words(message("side-name", side=side))
