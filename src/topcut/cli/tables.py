"""Tables for the terminal: standings, pairings, players, acts. They fit 80 columns and any name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Literal

from rich import box
from rich.table import Table
from rich.text import Text

from topcut.cli.opening import Event
from topcut.cli.out import printable
from topcut.journal.records import PlayerId, Record, Seating
from topcut.play.brought import brought_told
from topcut.play.cut_line import last_inside
from topcut.play.outcome import value_words
from topcut.play.playing_sides import sides_of, sides_to_come
from topcut.play.spoken import heading
from topcut.play.stages import stage_name

if TYPE_CHECKING:
    from topcut.journal.state import Match
    from topcut.play.check import Finding
    from topcut.play.standings import Row, Standings
    from topcut.play.whatif import Consequences

Justify = Literal["left", "right"]


def table(title: str = "", *columns: str | tuple[str, Justify]) -> Table:
    """An empty table in the house style: a line under the head, nothing else."""
    made = Table(
        title=name(title, "bold") if title else None, box=box.SIMPLE_HEAD, title_justify="left", show_edge=False
    )
    for column in columns:
        heading, justify = (column, "left") if isinstance(column, str) else column
        right = justify == "right"
        made.add_column(
            heading, justify="right" if right else "left", no_wrap=right, overflow="fold", header_style="dim"
        )
    return made


def name(text: str, style: str = "") -> Text:
    """Words from outside: no markup, no control signs."""
    return Text(printable(text), style=style, overflow="fold")


# Standings ----------------------------------------------------------------------------------------------------------


def standings_table(event: Event, standings: Standings, cut: int = 0) -> Table:
    """Rank, player, record (pods have none), points, tie-breakers; a line under the cut."""
    columns = [column.name for column in standings.shown if column.name != "signup"]
    heads: list[str | tuple[str, Justify]] = [("#", "right"), "player", ("record", "right"), ("points", "right")]
    if event.book.play == "pod":
        heads.remove(("record", "right"))
    heads += [(event.tell(heading(column)), "right") for column in columns]
    made = table(f"{event.title} – {standings_state(event)}", *heads)
    made.columns[1].min_width = 12
    made_already = event.tournament.opened.get(event.ranked_stage + 1)
    last = last_inside(standings, cut, made_already.seeds if made_already else ())
    for row in standings.rows:
        made.add_row(*_standings_row(event, row, columns), end_section=row.player == last)
    return made


def _standings_row(event: Event, row: Row, columns: list[str]) -> list[Text]:
    entrant = event.tournament.entrants[row.player]
    gone = "" if entrant.active else " (dropped)"
    values = row.values
    style = "bold" if row.rank == 1 else ("dim" if gone else "")
    record = [] if event.book.play == "pod" else ["-".join(map(str, row.record))]
    cells = [str(row.rank), *record, str(row.points), *(value_words(values[c]) for c in columns)]
    shown = [Text(cell, style=style) for cell in cells]
    return [shown[0], name(event.names[row.player] + gone, style), *shown[1:]]


def standings_state(event: Event) -> str:
    """ "final standings", "standings after round 2", "standings during round 3"."""
    if len(event.plan) > 1:
        return _stage_state(event)
    rounds = event.tournament.rounds
    if event.tournament.finished:
        return "final standings"
    if not rounds:
        return "standings before round 1"
    return f"standings {'after' if rounds[-1].finished else 'during'} round {len(rounds)}"


def _stage_state(event: Event) -> str:
    """ "Swiss rounds after round 2", "Heat A"."""
    from topcut.play.stages import is_over, rounds_in, stage_name

    stage = event.ranked_stage
    rounds = rounds_in(event.tournament, stage)
    if not rounds or is_over(event.tournament, event.book, stage):
        return event.tell(stage_name(event.plan, stage))
    name = event.tell(stage_name(event.plan, stage))
    return f"{name} {'after' if rounds[-1].finished else 'during'} round {len(rounds)}"


# Pairings -----------------------------------------------------------------------------------------------------------


def matches_table(event: Event, title: str, matches: Iterable[Match]) -> Table:
    """A posted round by table, with what is known of each."""
    from topcut.cli.pod_tables import has_pods, pods_table

    matches = list(matches)
    if has_pods(match.seats for match in matches):
        return pods_table(event, title, matches)
    made = table(title, ("table", "right"), "first", "second", "result", "state")
    sides = sides_of(event.tournament, event.book, matches[0].round) if matches else {}
    for match in matches:
        first, *others = (sided(event, seat, sides) for seat in match.seats)
        if not others and match.result is not None:
            award = Text(award_words(event, match.result.codes[0]), style="italic")
            made.add_row(str(match.table), first, award, "", "")
            continue
        words = event.said(match) or "–"
        style = "bold red" if match.status == "disputed" else ""
        state = "" if match.status == "open" else match.status
        made.add_row(str(match.table), first, others[0], Text(words), Text(state, style=style))
    return made


def draft_table(event: Event, title: str, tables: Iterable[Seating]) -> Table:
    """A drawn round, with the points of each player; in a bracket with the seeds."""
    from topcut.cli.pod_tables import has_pods, pods_draft_table

    tables = list(tables)
    if has_pods(seating.seats for seating in tables):
        return pods_draft_table(event, title, tables)
    points, head = _beside(event)
    sides = sides_to_come(event.tournament, event.book, tables)
    made = table(title, ("table", "right"), "first", (head, "right"), "second", (head, "right"))
    for seating in tables:
        first, *others = seating.seats
        row = [Text(str(seating.table)), sided(event, first, sides), Text(str(points.get(first, 0)))]
        for other in others[:1]:
            row += [sided(event, other, sides), Text(str(points.get(other, 0)))]
        if not others:
            row += [Text(award_words(event, seating.award), style="italic"), Text("")]
        made.add_row(*row)
    return made


def _beside(event: Event) -> tuple[Mapping[PlayerId, int], str]:
    """What stands beside a name in the round at hand: points, or seeds."""
    draft, rounds = event.tournament.draft, event.tournament.rounds
    stage = draft.stage if draft else rounds[-1].stage if rounds else 1
    if event.plan[stage - 1].kind == "bracket" and stage in event.tournament.opened:
        head = "seat" if event.plan[stage - 1].bracket == "seats" else "seed"
        return {player: seed for seed, player in enumerate(event.tournament.opened[stage].seeds, start=1)}, head
    return event.standings_of(stage).ledger.points, "pts"  # of this heat, not of the one before


def award_words(event: Event, code: str) -> str:
    """ "bye", "earned bye"."""
    return event.book.results[code].name.lower() if code in event.book.results else code


def sided(event: Event, player: PlayerId, sides: Mapping[PlayerId, str]) -> Text:
    """ "Kira (light)" where the game has sides."""
    return name(event.names[player] + (f" ({sides[player]})" if player in sides else ""))


def by_name_table(
    event: Event,
    title: str,
    seats: Iterable[tuple[PlayerId, int, PlayerId | None]],
    sides: Mapping[PlayerId, str] = {},
) -> Table:
    """Where do I sit: everybody in the order of the alphabet."""
    from topcut.cli.pod_tables import has_pods, pods_by_name_table

    seats = list(seats)
    if has_pods([one for one, at, _ in seats if at == number] for number in {at for _, at, _ in seats}):
        return pods_by_name_table(event, title, seats)
    made = table(title, "player", ("table", "right"), "against")
    for player, number, other in sorted(seats, key=lambda seat: event.names[seat[0]].casefold()):
        against = sided(event, other, sides) if other else Text("bye", style="italic")
        made.add_row(sided(event, player, sides), str(number), against)
    return made


# Others -------------------------------------------------------------------------------------------------------------


def players_table(event: Event) -> Table:
    """Everybody who entered, in signup order."""
    entrants = list(event.tournament.entrants.values())
    rated = any(entrant.rating is not None for entrant in entrants)
    sided = any(entrant.side or entrant.team for entrant in entrants)
    heads: list[str | tuple[str, Justify]] = [("#", "right"), "player", "handle"]
    if rated:
        heads.append(("rating", "right"))
    if sided:
        heads.append("side, team")
    heated = any(entrant.heats for entrant in entrants)
    if heated:
        heads.append("heat")
    made = table(f"{event.title} – players", *heads, "state")
    for entrant in entrants:
        cells = [Text(str(entrant.number)), name(event.names[entrant.id]), name(event.handles[entrant.id], "dim")]
        if rated:
            cells.append(Text("" if entrant.rating is None else str(entrant.rating)))
        if sided:
            cells.append(name(", ".join(word for word in (entrant.side, event.team(entrant)) if word)))
        if heated:
            cells.append(name(", ".join(event.tell(stage_name(event.plan, heat)) for heat, _ in entrant.heats)))
        made.add_row(*cells, name(entrant_state(event, entrant.id)))
    return made


def entrant_state(event: Event, player: PlayerId) -> str:
    """ "checked in", "dropped after round 2", "late, after round 1" …"""
    entrant = event.tournament.entrants[player]
    if entrant.withdrawn:
        return "withdrawn"
    words = []
    if entrant.entered_after:
        words.append(f"late, after round {entrant.entered_after}")
    if entrant.dropped_after is not None:
        words.append(f"dropped after round {entrant.dropped_after}")
    if entrant.checked_in:
        words.append("checked in")
    words += map(event.tell, brought_told(event.tournament, event.book, entrant))
    for number, opened in sorted(event.tournament.opened.items()):
        if player in opened.seeds:
            words.append(f"seed {opened.seeds.index(player) + 1} of {event.tell(stage_name(event.plan, number))}")
    return ", ".join(words)


def consequences_table(event: Event, changed: Consequences) -> Table:
    """Ranks and points before and after."""
    made = table("What this changes", "player", ("rank", "right"), ("points", "right"))
    for move in changed.moves:
        points = str(move.points_after)
        if move.points_before != move.points_after:
            points = f"{move.points_before} → {move.points_after}"
        rank = str(move.rank_after)
        if move.rank_before != move.rank_after:
            rank = f"{move.rank_before} → {move.rank_after}"
        made.add_row(name(event.names[move.player]), rank, points)
    return made


def findings_table(event: Event, findings: Iterable[Finding]) -> Table:
    """What was derived again, and whether it came out the same."""
    made = table("", ("record", "right"), "", "what")
    for finding in findings:
        mark = Text("ok", style="green") if finding.ok else Text("DIFFERS", style="bold red")
        made.add_row(str(finding.seq), mark, name(event.tell(finding.what)))
    return made


def journal_table(event: Event, records: Iterable[Record], gone: frozenset[int], words: dict[int, str]) -> Table:
    """Who did what, when."""
    made = table(f"{event.title} – journal", ("#", "right"), "when (UTC)", "who", "what")
    for record in records:
        style = "dim strike" if record.seq in gone else ""
        who = event.names.get(record.by, record.by)
        when = record.at.replace("T", " ")[:19]
        made.add_row(str(record.seq), Text(when, style="dim"), name(who), name(words[record.seq], style))
    return made
