"""Brackets as a page: the picture, and the games as a list for small screens and screen readers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from msgspec import Struct

from topcut.answers.bracket import BracketAnswer, BracketGame, bracket_answer, filled_brackets
from topcut.journal.plan import StageNumber
from topcut.messages.message import Message
from topcut.play.brackets.lines import SeatLine, lines_of
from topcut.play.brackets.places import places
from topcut.play.brackets.svg import bracket_svg
from topcut.play.plan_told import stage_told
from topcut.play.stages import rounds_in, stage_name
from topcut.web.public.paging import Page, page_of
from topcut.web.site.live import Snapshot

MOST_DRAWN = 96  # players: a larger picture is no longer looked at, and too heavy for a phone


class GameLine(Struct, frozen=True):
    """A game of the list."""

    game: BracketGame
    seats: tuple[SeatLine, SeatLine]
    note: str
    heading: Message  # of its round
    address: str = ""  # of its match, once that is posted


class Drawn(Struct, frozen=True):
    """A bracket that was filled."""

    answer: BracketAnswer
    svg: str
    games: Page[GameLine]


def bracket_tabs(snapshot: Snapshot) -> list[tuple[StageNumber, str]]:
    """The brackets that are filled, the latest last."""
    return [(number, snapshot.tell(stage_name(snapshot.plan, number))) for number in filled_brackets(snapshot)]


def awaited(snapshot: Snapshot) -> list[str]:
    """What will be here: the brackets of the plan in words."""
    return [
        snapshot.tell(stage_told(snapshot.tournament, snapshot.book, number))
        for number, stage in enumerate(snapshot.plan, start=1)
        if stage.kind == "bracket"
    ]


def drawn(snapshot: Snapshot, stage: StageNumber, rounds_address: str, wanted: int) -> Drawn:
    """A bracket of the event; `rounds_address` is the page of the pairings, where a game has its match."""
    answer, bracket = bracket_answer(snapshot, stage), snapshot.bracket_of(stage)
    links = _links(snapshot, stage, rounds_address)
    svg = ""
    if len(bracket.seeds) <= MOST_DRAWN:
        svg = bracket_svg(bracket, snapshot.tell, scores=answer.scores, links=links, places=places(bracket), key="b")
    return Drawn(answer, svg, page_of(list(_lines(snapshot, answer, links)), wanted))


def _links(snapshot: Snapshot, stage: StageNumber, address: str) -> dict[int, str]:
    return {
        match.table: f"{address}?round={posted.number}#t{match.table}"
        for posted in rounds_in(snapshot.tournament, stage)
        for match in posted.matches.values()
        if len(match.seats) > 1
    }


def _lines(snapshot: Snapshot, answer: BracketAnswer, links: Mapping[int, str]) -> Iterator[GameLine]:
    """Every game under the heading of its round, in the order in which they are played."""
    lines = lines_of(snapshot.bracket_of(answer.stage), snapshot.tell, answer.scores)
    for game in sorted(answer.games, key=lambda one: (one.round, one.part, one.game)):
        line = lines[game.game]
        yield GameLine(game, line.seats, line.note, game.heading, links.get(game.game, ""))
