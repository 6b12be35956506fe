"""Standings as a page: a page of the rows of a stage or of the places over all of them, one row opened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.answers.explained import explained_answer
from topcut.answers.places import PlaceRow, PlacesAnswer, places_answer
from topcut.answers.rank_steps import RankSteps, rank_steps
from topcut.answers.standings import StandingsAnswer, StandingsRow, standings_answer
from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber
from topcut.messages.message import Message, Messages, message
from topcut.messages.numerals import PRINTED
from topcut.play.spoken import heading
from topcut.play.stages import rounds_in, stage_name
from topcut.play.step_names import step_name
from topcut.web.public.paging import ROWS, Page, page_of
from topcut.web.site.asked import fits
from topcut.web.site.live import Snapshot
from topcut.web.voices import PAGE


class Head(Struct, frozen=True):
    """The heading of a column: "SoS", strength of schedule."""

    short: Message
    long: Message


class Ranked(Struct, frozen=True):
    """A row of the standings."""

    row: StandingsRow
    record: str
    values: tuple[tuple[str, str], ...]  # heading and value
    why: RankSteps | None = None  # where it is the row that was opened


class Placed(Struct, frozen=True):
    """A row of the places."""

    row: PlaceRow
    place: str  # "3–4"
    games: Messages = ()  # in the brackets, where it is the row that was opened
    why: tuple[RankSteps, ...] = ()  # and the ranks before them


class Wanted(Struct, frozen=True):
    """What of a long list is asked for: a page, whose name fits, whose row is opened."""

    page: int = 0
    name: str = ""
    why: PlayerId = ""


def stage_tabs(snapshot: Snapshot) -> list[tuple[StageNumber, str]]:
    """What can be looked at: 0 is the places over all stages; nothing where there is only one list."""
    ranked = snapshot.ranked_stages
    shown = [n for n in ranked if n == ranked[0] or rounds_in(snapshot.tournament, n)]
    tabs = [(n, snapshot.tell(stage_name(snapshot.plan, n))) for n in shown]
    if snapshot.tournament.opened:
        return [(0, snapshot.tell(message("web-standings-places"))), *tabs]
    return tabs if len(tabs) > 1 else []


def stage_wanted(snapshot: Snapshot, asked: int) -> StageNumber:
    """The stage to rank; 0 is the places over all stages, once a cut was made."""
    if asked in snapshot.ranked_stages:
        return asked
    return 0 if snapshot.tournament.opened or not snapshot.ranked_stages else snapshot.ranked_stage


def heads_of(snapshot: Snapshot, answer: StandingsAnswer) -> list[Head]:
    """The tie-breakers in their order."""
    return [Head(heading(name, snapshot.book), step_name(name, snapshot.book)) for name in answer.tiebreakers]


# Rows ----------------------------------------------------------------------------------------------------------------


def standings_page(snapshot: Snapshot, stage: StageNumber, wanted: Wanted) -> tuple[StandingsAnswer, Page[Ranked]]:
    """A page of the standings of a stage; only its rows are worked out."""
    page = _page(snapshot, (row.player for row in snapshot.standings_of(stage).rows), wanted)
    answer = standings_answer(snapshot, stage, reasons_of=(), players=page.rows)
    rows = dict(zip(page.rows, _ranked(snapshot, answer, wanted.why), strict=True))
    return answer, page.map(rows.__getitem__)


def places_page(snapshot: Snapshot, wanted: Wanted) -> tuple[PlacesAnswer, Page[Placed]]:
    """A page of the places over all stages."""
    page = _page(snapshot, snapshot.places, wanted)
    answer = places_answer(snapshot, page.rows)
    rows = dict(zip(page.rows, _placed(snapshot, answer, wanted.why), strict=True))
    return answer, page.map(rows.__getitem__)


def _page(view: EventView, players: Iterable[PlayerId], wanted: Wanted) -> Page[PlayerId]:
    """The players of a page, of those whose name fits; without a number the page with the opened row."""
    fitting = [player for player in players if fits(view.names[player], wanted.name)]
    return page_of(fitting, wanted.page or page_with(wanted.why, fitting))


def page_with(player: PlayerId, players: list[PlayerId]) -> int:
    """The page on which somebody stands; 0 where they do not."""
    return players.index(player) // ROWS + 1 if player in players else 0


def _ranked(snapshot: Snapshot, answer: StandingsAnswer, opened: PlayerId = "") -> Iterator[Ranked]:
    heads = [(name, snapshot.tell(heading(name, snapshot.book))) for name in answer.tiebreakers]
    for row in answer.standings:
        record = "" if snapshot.book.play == "pod" else PRINTED.score(row.record)
        values = tuple((head, _value(name, row.values[name])) for name, head in heads)
        why = rank_steps(snapshot, answer.stage, opened) if row.player.id == opened else None
        yield Ranked(row, record, values, why)


def _value(name: str, value: Fraction | None) -> str:
    """A differential has its sign, also where it is a plus."""
    signed = name == "differential" and value is not None and value.denominator == 1
    return PRINTED.signed(int(value)) if signed and value else PAGE.numerals.value(value)


def _placed(snapshot: Snapshot, answer: PlacesAnswer, opened: PlayerId) -> Iterator[Placed]:
    for row in answer.standings:
        place = PRINTED.score((row.rank,) if row.to == row.rank else (row.rank, row.to))
        if row.player.id != opened:
            yield Placed(row, place)
            continue
        told = explained_answer(snapshot, opened)
        ranks = tuple(rank_steps(snapshot, one.stage, opened) for one in told.stages)
        yield Placed(row, place, told.bracket or (), ranks)


# On paper ------------------------------------------------------------------------------------------------------------


def all_ranked(snapshot: Snapshot, stage: StageNumber) -> tuple[StandingsAnswer, list[Ranked]]:
    """The standings of a stage for a sheet on the wall: all rows at once."""
    answer = standings_answer(snapshot, stage, reasons_of=())
    return answer, list(_ranked(snapshot, answer))


def all_placed(snapshot: Snapshot) -> tuple[PlacesAnswer, list[Placed]]:
    """The places over all stages for a sheet on the wall."""
    answer = places_answer(snapshot, list(snapshot.places))
    return answer, list(_placed(snapshot, answer, ""))
