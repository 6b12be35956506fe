"""Tables for the terminal: standings, pairings, players, acts. They fit 80 columns and any name."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.style import Style
from rich.table import Table
from rich.text import Text

from topcut.answers.standings import StandingsAnswer, StandingsRow
from topcut.cli.opening import EventFile
from topcut.cli.round_tables import side_words
from topcut.cli.table_frame import Head, name, table
from topcut.cli.telling import in_words
from topcut.journal.fact import PlayerId
from topcut.journal.records import Record
from topcut.messages.message import Message, message
from topcut.play.brought import brought_told
from topcut.play.check import Finding
from topcut.play.outcome import value_words
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
    heads += [(message("cli-tables-points"), "right"), *((heading(one), "right") for one in answer.tiebreakers)]
    made = table(standings_title(event, answer), *heads)
    made.columns[1].min_width = 12
    for row in answer.standings:
        made.add_row(*_standings_row(event, row, answer.tiebreakers), end_section=row.last_inside)
    return made


def _standings_row(event: EventFile, row: StandingsRow, columns: Sequence[str]) -> list[Text]:
    style = "bold" if row.rank == 1 else ("dim" if row.dropped else "")
    record = [] if event.book.play == "pod" else ["-".join(map(str, row.record))]
    cells = [str(row.rank), *record, str(row.points), *(value_words(row.values[one]) for one in columns)]
    shown = [Text(cell, style=style) for cell in cells]
    return [shown[0], name(or_dropped(event, row.player.id), style), *shown[1:]]


def or_dropped(event: EventFile, player: PlayerId) -> str:
    """ "Odo", "Odo (dropped)"."""
    shown = event.names[player]
    gone = not event.tournament.entrants[player].active
    return in_words(message("cli-tables-dropped", player=shown)) if gone else shown


def standings_title(event: EventFile, answer: StandingsAnswer) -> Message:
    """ "Friday – final standings", "Friday – standings after round 2", "Friday – standings during round 3"."""
    if len(event.plan) == 1:
        state = "after" if answer.state == "over" else answer.state
        return message("cli-tables-standings", event=event.title, state=state, round=answer.round)
    named, moment = stage_name(event.plan, answer.stage), answer.state if answer.state in ("during", "after") else ""
    return message("cli-tables-standings-of", event=event.title, stage=named, state=moment, round=answer.round)


# Others -------------------------------------------------------------------------------------------------------------


def players_table(event: EventFile) -> Table:
    """Everybody who entered, in signup order."""
    entrants = list(event.tournament.entrants.values())
    rated = any(entrant.rating is not None for entrant in entrants)
    sided = any(entrant.side or entrant.team for entrant in entrants)
    heads: list[Head] = [("#", "right"), message("cli-tables-player"), message("cli-tables-handle")]
    if rated:
        heads.append((message("cli-tables-rating"), "right"))
    if sided:
        heads.append(message("cli-tables-side-and-team"))
    heated = any(entrant.heats for entrant in entrants)
    if heated:
        heads.append(message("cli-tables-heat"))
    made = table(message("cli-tables-players", event=event.title), *heads, message("cli-tables-state"))
    for entrant in entrants:
        cells = [Text(str(entrant.number)), name(event.names[entrant.id]), name(event.handles[entrant.id], "dim")]
        if rated:
            cells.append(Text("" if entrant.rating is None else str(entrant.rating)))
        if sided:
            cells.append(name(", ".join(word for word in (side_words(entrant.side), event.team(entrant)) if word)))
        if heated:
            cells.append(name(", ".join(event.tell(stage_name(event.plan, heat)) for heat, _ in entrant.heats)))
        made.add_row(*cells, name(entrant_state(event, entrant.id)))
    return made


def entrant_state(event: EventFile, player: PlayerId) -> str:
    """ "checked in", "dropped after round 2", "late, after round 1" …"""
    entrant = event.tournament.entrants[player]
    if entrant.withdrawn:
        return in_words(message("cli-tables-withdrawn"))
    told = []
    if entrant.entered_after:
        told.append(message("cli-tables-late", round=entrant.entered_after))
    if entrant.dropped_after is not None:
        told.append(message("cli-tables-dropped-after", round=entrant.dropped_after))
    if entrant.checked_in:
        told.append(message("cli-tables-checked-in"))
    told += brought_told(event.tournament, event.book, entrant)
    for number, opened in sorted(event.tournament.opened.items()):
        if player in opened.seeds:
            seed, stage = opened.seeds.index(player) + 1, stage_name(event.plan, number)
            told.append(message("cli-tables-seeded", seed=seed, stage=stage))
    return event.tell(message("cli-tables-entrant", told=tuple(told)))


def findings_table(event: EventFile, findings: Iterable[Finding]) -> Table:
    """What was derived again, and whether it came out the same."""
    made = table("", (message("cli-tables-record-number"), "right"), "", message("cli-tables-what"))
    right = Text(in_words(message("cli-tables-right")), style="green")
    wrong = Text(in_words(message("cli-tables-differs")), style=_ALARM)
    for finding in findings:
        mark = right if finding.ok else wrong
        made.add_row(str(finding.seq), mark, name(event.tell(finding.what)))
    return made


def journal_table(event: EventFile, records: Iterable[Record], gone: frozenset[int], words: dict[int, str]) -> Table:
    """Who did what, when."""
    heads = (message("cli-tables-when"), message("cli-tables-who"), message("cli-tables-what"))
    made = table(message("cli-tables-journal", event=event.title), ("#", "right"), *heads)
    for record in records:
        style = _UNDONE if record.seq in gone else ""
        who = event.names.get(record.by) or in_words(message("cli-tables-by", actor=record.by))
        when = record.at.replace("T", " ")[:19]
        made.add_row(str(record.seq), Text(when, style="dim"), name(who), name(words[record.seq], style))
    return made
