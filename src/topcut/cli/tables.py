"""Tables for the terminal: standings, pairings, players, acts. They fit 80 columns and any name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.style import Style
from rich.table import Table
from rich.text import Text

from topcut.answers.players import PlayersAnswer
from topcut.answers.standings import StandingsAnswer, StandingsRow
from topcut.cli.opening import EventFile
from topcut.cli.pod_tables import has_pods, pods_by_name_table, pods_draft_table, pods_table
from topcut.cli.table_frame import Head, name, table
from topcut.cli.telling import in_words
from topcut.journal.fact import PlayerId, Seating
from topcut.journal.records import Record
from topcut.journal.state import Match
from topcut.messages.message import Message, message
from topcut.play.check import Finding
from topcut.play.outcome import value_words
from topcut.play.playing_sides import sides_of, sides_to_come
from topcut.play.spoken import heading
from topcut.play.stages import stage_name
from topcut.play.whatif import Consequences

_ALARM = Style(bold=True, color="red")
_UNDONE = Style(dim=True, strike=True)


# Standings ----------------------------------------------------------------------------------------------------------


def standings_table(event: EventFile, answer: StandingsAnswer) -> Table:
    """Rank, player, record (pods have none), points, tie-breakers; a line under the cut."""
    heads: list[Head] = [("#", "right"), message("cli-tables-player")]
    if event.book.play != "pod":
        heads.append((message("cli-tables-record"), "right"))
    heads += [(message("cli-tables-points"), "right"), *((heading(one), "right") for one in answer.tiebreakers)]
    made = table(message("cli-tables-titled", event=event.title, title=answer.title), *heads)
    made.columns[1].min_width = 12
    for row in answer.standings:
        made.add_row(*_standings_row(event, row, answer.tiebreakers), end_section=row.last_inside)
    return made


def _standings_row(event: EventFile, row: StandingsRow, columns: Sequence[str]) -> list[Text]:
    style = "bold" if row.rank == 1 else ("dim" if row.dropped else "")
    record = [] if event.book.play == "pod" else ["-".join(map(str, row.record))]
    cells = [str(row.rank), *record, str(row.points), *(value_words(row.values[one]) for one in columns)]
    shown = [Text(cell, style=style) for cell in cells]
    return [shown[0], name(or_dropped(row.name, row.dropped), style), *shown[1:]]


def or_dropped(player: str, dropped: bool) -> str:
    """ "Odo", "Odo (dropped)"."""
    return in_words(message("cli-tables-dropped", player=player)) if dropped else player


# Pairings -----------------------------------------------------------------------------------------------------------


def matches_table(event: EventFile, title: str | Message, matches: Iterable[Match]) -> Table:
    """A posted round by table, with what is known of each."""
    matches = list(matches)
    if has_pods(match.seats for match in matches):
        return pods_table(event, title, matches)
    made = table(
        title,
        (message("cli-tables-table"), "right"),
        message("cli-tables-first"),
        message("cli-tables-second"),
        message("cli-tables-result"),
        message("cli-tables-state"),
    )
    sides = sides_of(event.tournament, event.book, matches[0].round) if matches else {}
    for match in matches:
        first, *others = (sided(event, seat, sides) for seat in match.seats)
        if not others and match.result is not None:
            award = Text(award_words(event, match.result.codes[0]), style="italic")
            made.add_row(str(match.table), first, award, "", "")
            continue
        words = event.said(match) or "–"
        style = _ALARM if match.status == "disputed" else ""
        state = "" if match.status == "open" else in_words(message("cli-tables-status", status=match.status))
        made.add_row(str(match.table), first, others[0], Text(words), Text(state, style=style))
    return made


def draft_table(event: EventFile, title: str | Message, tables: Iterable[Seating]) -> Table:
    """A drawn round, with the points of each player; in a bracket with the seeds."""
    tables = list(tables)
    if has_pods(seating.seats for seating in tables):
        return pods_draft_table(event, title, tables)
    points, head = _beside(event)
    sides = sides_to_come(event.tournament, event.book, tables)
    first, second = message("cli-tables-first"), message("cli-tables-second")
    made = table(title, (message("cli-tables-table"), "right"), first, (head, "right"), second, (head, "right"))
    for seating in tables:
        one, *others = seating.seats
        row = [Text(str(seating.table)), sided(event, one, sides), Text(str(points.get(one, 0)))]
        for other in others[:1]:
            row += [sided(event, other, sides), Text(str(points.get(other, 0)))]
        if not others:
            row += [Text(award_words(event, seating.award), style="italic"), Text("")]
        made.add_row(*row)
    return made


def _beside(event: EventFile) -> tuple[Mapping[PlayerId, int], Message]:
    """What stands beside a name in the round at hand: points, or seeds."""
    draft, rounds = event.tournament.draft, event.tournament.rounds
    stage = draft.stage if draft else rounds[-1].stage if rounds else 1
    if event.plan[stage - 1].kind == "bracket" and stage in event.tournament.opened:
        seats = event.plan[stage - 1].bracket == "seats"
        head = message("cli-tables-seat") if seats else message("cli-tables-seed")
        return {player: seed for seed, player in enumerate(event.tournament.opened[stage].seeds, start=1)}, head
    return event.standings_of(stage).ledger.points, message("cli-tables-pts")  # of this heat, not of the one before


def award_words(event: EventFile, code: str) -> str:
    """ "bye", "earned bye"."""
    return event.book.results[code].name.lower() if code in event.book.results else code


def sided(event: EventFile, player: PlayerId, sides: Mapping[PlayerId, str]) -> Text:
    """ "Kira (light)" where the game has sides."""
    return name(event.names[player] + (f" ({_side(sides[player])})" if player in sides else ""))


def _side(side: str) -> str:
    return in_words(message("side-name", side=side))


def by_name_table(
    event: EventFile,
    title: str | Message,
    seats: Iterable[tuple[PlayerId, int, PlayerId | None]],
    sides: Mapping[PlayerId, str] = {},
) -> Table:
    """Where do I sit: everybody in the order of the alphabet."""
    seats = list(seats)
    if has_pods([one for one, at, _ in seats if at == number] for number in {at for _, at, _ in seats}):
        return pods_by_name_table(event, title, seats)
    heads: list[Head] = [(message("cli-tables-table"), "right"), message("cli-tables-against")]
    made = table(title, message("cli-tables-player"), *heads)
    for player, number, other in sorted(seats, key=lambda seat: event.names[seat[0]].casefold()):
        opponent = sided(event, other, sides) if other else Text(in_words(message("cli-tables-bye")), style="italic")
        made.add_row(sided(event, player, sides), str(number), opponent)
    return made


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
        cells += [name(", ".join(word for word in (_side(row.side), row.team) if word))] if sided else []
        cells += [name(", ".join(event.tell(stage_name(event.plan, heat)) for heat in row.heats))] if heated else []
        made.add_row(*cells, name(event.tell(row.state)))
    return made


def consequences_table(event: EventFile, changed: Consequences) -> Table:
    """Ranks and points before and after."""
    numbers: list[Head] = [(message("cli-tables-rank"), "right"), (message("cli-tables-points"), "right")]
    made = table(message("cli-tables-changes"), message("cli-tables-player"), *numbers)
    for move in changed.moves:
        points = str(move.points_after)
        if move.points_before != move.points_after:
            points = f"{move.points_before} → {move.points_after}"
        rank = str(move.rank_after)
        if move.rank_before != move.rank_after:
            rank = f"{move.rank_before} → {move.rank_after}"
        made.add_row(name(event.names[move.player]), rank, points)
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
