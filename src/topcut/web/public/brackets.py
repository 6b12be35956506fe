"""Brackets as a page: the picture, and the games as a list for small screens and screen readers."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from topcut.journal.plan import StageNumber
from topcut.play.brackets.headings import caption, headings
from topcut.play.brackets.layout import lay_out
from topcut.play.brackets.lines import Say, SeatLine, lines_of
from topcut.play.brackets.model import Bracket
from topcut.play.brackets.places import places
from topcut.play.brackets.svg import bracket_svg
from topcut.play.first_turn import in_bracket
from topcut.play.outcome import bracket_scores
from topcut.play.plan_told import stage_told
from topcut.play.stages import bracket_of, rounds_in, stage_name
from topcut.web.live import Snapshot
from topcut.web.public.paging import Page, page_of

MOST_DRAWN = 96  # players: a larger picture is no longer looked at, and too heavy for a phone


class GameLine(Struct, frozen=True):
    """A game of the list."""

    number: int
    caption: str
    seats: tuple[SeatLine, SeatLine]
    note: str
    heading: str  # of its round
    address: str = ""  # of its match, once that is posted


class Drawn(Struct, frozen=True):
    """A bracket that was filled."""

    stage: StageNumber
    name: str
    svg: str
    games: Page[GameLine]
    first_turn: str = ""


def bracket_tabs(snapshot: Snapshot) -> list[tuple[StageNumber, str]]:
    """The brackets that are filled, the latest last."""
    filled = [n for n in sorted(snapshot.tournament.opened) if snapshot.plan[n - 1].kind == "bracket"]
    return [(number, snapshot.tell(stage_name(snapshot.plan, number))) for number in filled]


def awaited(snapshot: Snapshot) -> list[str]:
    """What will be here: the brackets of the plan in words."""
    return [
        snapshot.tell(stage_told(snapshot.tournament, snapshot.book, number))
        for number, stage in enumerate(snapshot.plan, start=1)
        if stage.kind == "bracket"
    ]


def drawn(snapshot: Snapshot, stage: StageNumber, rounds_address: str, wanted: int) -> Drawn:
    """A bracket of the event; `rounds_address` is the page of the pairings, where a game has its match."""
    bracket = bracket_of(snapshot.tournament, snapshot.book, stage)
    scores = bracket_scores(snapshot.tournament, snapshot.book, stage)
    links = _links(snapshot, stage, rounds_address)
    name = snapshot.tell(stage_name(snapshot.plan, stage))
    svg = ""
    if len(bracket.seeds) <= MOST_DRAWN:
        found = places(bracket)
        svg = bracket_svg(bracket, snapshot.tell, scores=scores, links=links, places=found, key="b")
    first = in_bracket(snapshot.tournament, snapshot.book, stage)
    games = page_of(_games(bracket, snapshot.tell, scores, links), wanted)
    return Drawn(stage, name, svg, games, snapshot.tell(first) if first else "")


def _links(snapshot: Snapshot, stage: StageNumber, address: str) -> dict[int, str]:
    return {
        match.table: f"{address}?round={posted.number}#t{match.table}"
        for posted in rounds_in(snapshot.tournament, stage)
        for match in posted.matches.values()
        if len(match.seats) > 1
    }


def _games(bracket: Bracket, say: Say, scores: Mapping[int, str], links: Mapping[int, str]) -> list[GameLine]:
    """Every game under the heading of its round, in the order in which they are played."""
    games = {number: state.game for number, state in bracket.games.items()}
    layout = lay_out(games.values())
    above = headings(layout, games)
    lines = lines_of(bracket, say, scores)
    order = sorted(layout.spots, key=lambda one: (games[one].round, layout.spots[one].band, one))
    said: list[GameLine] = []
    for number in order:
        above_it = above[layout.spots[number].band, layout.spots[number].column]
        words, line = say(caption(games[number], above_it)), lines[number]
        said.append(GameLine(number, words, line.seats, line.note, say(above_it), links.get(number, "")))
    return said
