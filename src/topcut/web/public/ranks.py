"""Standings as a page: the rows of a stage or the places over all of them, and the reasons of one row."""

from __future__ import annotations

from msgspec import Struct

from topcut.answers.standings import state_of
from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber
from topcut.messages.message import Message, message
from topcut.play.brackets.model import Place
from topcut.play.cut_line import last_inside
from topcut.play.explain import explain
from topcut.play.outcome import value_words
from topcut.play.placings import band, place_told, placings
from topcut.play.spoken import heading
from topcut.play.stages import rounds_in, stage_name, what_counts
from topcut.play.standings import Row, Standings, standings
from topcut.play.step_names import step_name
from topcut.play.way_through import way_through
from topcut.web.live import Snapshot
from topcut.web.public.asked import fits
from topcut.web.public.paging import ROWS, Page, page_of
from topcut.web.voices import PAGE


class Head(Struct, frozen=True):
    """The heading of a column: "SoS", strength of schedule."""

    short: str
    long: str


class Ranked(Struct, frozen=True):
    """A row."""

    place: str  # "9", "3rd–4th"
    name: str
    player: PlayerId
    record: str = ""
    points: int = 0
    values: tuple[tuple[str, str], ...] = ()  # heading and value
    note: str = ""  # "dropped"; of a place, where it comes from
    cut: bool = False  # the last one inside the cut
    why: tuple[str, ...] = ()


def stage_tabs(snapshot: Snapshot) -> list[tuple[StageNumber, str]]:
    """What can be looked at: 0 is the places over all stages; nothing where there is only one list."""
    ranked = [n for n, stage in enumerate(snapshot.plan, start=1) if stage.kind != "bracket"]
    shown = [n for n in ranked if n == ranked[0] or rounds_in(snapshot.tournament, n)]
    tabs = [(n, snapshot.tell(stage_name(snapshot.plan, n))) for n in shown]
    if snapshot.tournament.opened:
        return [(0, snapshot.tell(message("web-standings-places"))), *tabs]
    return tabs if len(tabs) > 1 else []


def stage_wanted(snapshot: Snapshot, asked: int) -> StageNumber:
    """The stage to rank; 0 is the places over all stages, once a cut was made."""
    ranked = [n for n, stage in enumerate(snapshot.plan, start=1) if stage.kind != "bracket"]
    if asked in ranked:
        return asked
    return 0 if snapshot.tournament.opened or not ranked else snapshot.ranked_stage


def standings_of(snapshot: Snapshot, stage: StageNumber) -> Standings:
    if stage == snapshot.ranked_stage:
        return snapshot.standings
    return standings(what_counts(snapshot.tournament, snapshot.book, stage), snapshot.book)


def title_of(snapshot: Snapshot, stage: StageNumber) -> Message:
    """ "Standings after round 2", "Final standings", "Places so far"."""
    if not stage:
        event = "finished" if snapshot.tournament.finished else "running"
        return message("web-standings-places-title", event=event)
    moment, rounds = state_of(snapshot, stage), len(rounds_in(snapshot.tournament, stage))
    if len(snapshot.plan) == 1:
        return message("web-standings-title", moment=moment, round=rounds)
    name = stage_name(snapshot.plan, stage)
    return message("web-standings-stage-title", stage=name, moment=moment, round=rounds)


# Rows ----------------------------------------------------------------------------------------------------------------


class Wanted(Struct, frozen=True):
    """What of a long list is asked for: a page, whose name fits, whose row is opened."""

    page: int = 0
    name: str = ""
    why: PlayerId = ""


def heads_of(table: Standings) -> list[Head]:
    """The tie-breakers in their order."""
    shown = [column.name for column in table.shown if column.name != "signup"]
    return [Head(PAGE.say(heading(name)), PAGE.say(step_name(name))) for name in shown]


def ranked_rows(snapshot: Snapshot, table: Standings, stage: StageNumber, wanted: Wanted) -> Page[Ranked]:
    """A page of the standings of a stage."""
    rows = [row for row in table.rows if fits(snapshot.names[row.player], wanted.name)]
    made = snapshot.tournament.opened.get(stage + 1)
    last = "" if wanted.name else last_inside(table, snapshot.cut_after(stage), made.seeds if made else ())
    page = page_of(rows, wanted.page or page_with(wanted.why, [row.player for row in rows]))
    return page.map(lambda row: _ranked(snapshot, table, row, last, wanted.why))


def placed_rows(snapshot: Snapshot, wanted: Wanted) -> Page[Ranked]:
    """A page of the places over all stages."""
    found = placings(snapshot.tournament, snapshot.book)
    places = [place for place in found if fits(snapshot.names[place.player], wanted.name)]
    page = page_of(places, wanted.page or page_with(wanted.why, [place.player for place in places]))
    return page.map(lambda place: _placed(snapshot, place, wanted.why))


def page_with(player: PlayerId, players: list[PlayerId]) -> int:
    """The page on which somebody stands; 0 where he does not."""
    return players.index(player) // ROWS + 1 if player in players else 0


def _ranked(snapshot: Snapshot, table: Standings, row: Row, last: PlayerId, opened: PlayerId) -> Ranked:
    values = row.values
    entrant = snapshot.tournament.entrants[row.player]
    return Ranked(
        str(row.rank),
        snapshot.names[row.player],
        row.player,
        "" if snapshot.book.play == "pod" else "–".join(map(str, row.record)),
        row.points,
        tuple((PAGE.say(heading(name)), value_words(value)) for name, value in values.items() if name != "signup"),
        note="" if entrant.active else snapshot.tell(message("web-standings-dropped")),
        cut=row.player == last,
        why=tuple(map(snapshot.tell, explain(table, row.player))) if row.player == opened else (),
    )


def _placed(snapshot: Snapshot, place: Place, opened: PlayerId) -> Ranked:
    note = snapshot.tell(place_told(snapshot.tournament, place))
    name = snapshot.names[place.player]
    why = tuple(reasons_of(snapshot, place.player)) if place.player == opened else ()
    return Ranked(snapshot.tell(band(place)), name, place.player, note=note, why=why)


def reasons_of(snapshot: Snapshot, player: PlayerId) -> list[str]:
    """Their games in the brackets, then what decided their rank in the last stage with standings that they played."""
    told = [snapshot.tell(one) for one in way_through(snapshot.tournament, snapshot.book, player)]
    ranked = [n for n, stage in enumerate(snapshot.plan, start=1) if stage.kind != "bracket"]
    for stage in reversed(ranked):
        table = standings_of(snapshot, stage)
        if rounds_in(snapshot.tournament, stage) and player in table.by_player:
            name, rank = stage_name(snapshot.plan, stage), table.by_player[player].rank
            told.append(snapshot.tell(message("web-standings-rank", stage=name, rank=rank)))
            return told + [snapshot.tell(reason) for reason in explain(table, player)]
    return told
