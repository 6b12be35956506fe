"""Tables for the terminal: standings, pairings, players, acts. They fit 80 columns and any name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.style import Style
from rich.table import Table
from rich.text import Text

from topcut.answers.journal import JournalAnswer
from topcut.answers.players import PlayersAnswer
from topcut.answers.standings import StandingsAnswer, StandingsRow
from topcut.cli.rounds.round_tables import side_words
from topcut.cli.terminal.opening import EventFile
from topcut.cli.terminal.table_frame import Head, name, table
from topcut.cli.terminal.telling import in_words, voice
from topcut.messages.message import message
from topcut.messages.numerals import PRINTED
from topcut.play.check import Finding
from topcut.play.spoken import heading
from topcut.play.stages import stage_name

_ALARM = Style(bold=True, color="red")
_UNDONE = Style(dim=True, strike=True)


# Standings ----------------------------------------------------------------------------------------------------------


def standings_table(event: EventFile, answer: StandingsAnswer) -> Table:
    """Rank, player, record (pods have none), points, tie-breakers; a line under the cut."""
    heads: list[Head] = [("#", "right"), message("cli-tables-player")]
    if event.book.play != "pod":
        heads.append((message("cli-tables-record"), "right"))
    heads.append((message("cli-tables-points"), "right"))
    heads += [(heading(one, event.book), "right") for one in answer.tiebreakers]
    made = table(message("cli-tables-titled", event=event.title, title=answer.title), *heads)
    made.columns[1].min_width = 12
    for row in answer.standings:
        made.add_row(*_standings_row(event, row, answer.tiebreakers), end_section=row.last_inside)
    return made


def _standings_row(event: EventFile, row: StandingsRow, columns: Sequence[str]) -> list[Text]:
    style = "bold" if row.rank == 1 else ("dim" if row.dropped else "")
    record = [] if event.book.play == "pod" else [PRINTED.score(row.record)]
    cells = [str(row.rank), *record, str(row.points), *(voice().numerals.value(row.values[one]) for one in columns)]
    shown = [Text(cell, style=style) for cell in cells]
    return [shown[0], name(or_dropped(row.name, row.dropped), style), *shown[1:]]


def or_dropped(player: str, dropped: bool) -> str:
    """ "Odo", "Odo (dropped)"."""
    return in_words(message("cli-tables-dropped", player=player)) if dropped else player


# Others -------------------------------------------------------------------------------------------------------------


def players_table(event: EventFile, answer: PlayersAnswer) -> Table:
    """Everybody who entered, in signup order."""
    rows = answer.players
    rated, heated = any(row.rating is not None for row in rows), any(row.heats for row in rows)
    sided = any(row.side or row.team for row in rows)
    heads: list[Head] = [("#", "right"), message("cli-tables-player"), message("cli-tables-handle")]
    heads += [(message("cli-tables-rating"), "right")] if rated else []
    heads += [message("cli-tables-side-and-team")] if sided else []
    heads += [message("cli-tables-heat")] if heated else []
    made = table(message("cli-tables-players", event=event.title), *heads, message("cli-tables-state"))
    for row in rows:
        cells = [Text(str(row.number)), name(row.name), name(event.handles[row.player.id], "dim")]
        cells += [Text("" if row.rating is None else str(row.rating))] if rated else []
        cells += [name(", ".join(word for word in (side_words(row.side), row.team) if word))] if sided else []
        cells += [name(", ".join(event.tell(stage_name(event.plan, heat)) for heat in row.heats))] if heated else []
        made.add_row(*cells, name(event.tell(row.state)))
    return made


def findings_table(event: EventFile, findings: Iterable[Finding]) -> Table:
    """What was derived again, and whether it came out the same."""
    made = table("", (message("cli-tables-record-number"), "right"), "", message("cli-tables-what"))
    right = Text(in_words(message("cli-tables-right")), style="green")
    wrong = Text(in_words(message("cli-tables-differs")), style=_ALARM)
    for finding in findings:
        mark = right if finding.ok else wrong
        made.add_row(str(finding.seq), mark, name(event.tell(finding.what)))
    return made


def journal_table(event: EventFile, answer: JournalAnswer) -> Table:
    """Who did what, when; what was undone is struck out."""
    heads = (message("cli-tables-when"), message("cli-tables-who"), message("cli-tables-what"))
    made = table(message("cli-tables-journal", event=event.title), ("#", "right"), *heads)
    undone = in_words(message("journal-undone"))
    for one in answer.records:
        when, words = one.at.replace("T", " ")[:19], event.tell(one.text)
        what = name(f"{words} {undone}", _UNDONE) if one.undone else name(words)
        made.add_row(str(one.seq), Text(when, style="dim"), name(event.tell(one.who)), what)
    return made
