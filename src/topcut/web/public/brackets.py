"""Brackets as a page: columns side by side; on a small screen, and of a very large one, a round at a time."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from topcut.answers.bracket import BracketAnswer, BracketGame, bracket_answer, filled_brackets
from topcut.answers.bracket_columns import BracketColumn, bracket_parts
from topcut.answers.rounds_named import results_told
from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber
from topcut.messages.message import Message
from topcut.play.brackets.lines import GameLines, SeatLine, lines_of
from topcut.play.plan_told import stage_told
from topcut.play.stages import rounds_in, stage_name
from topcut.web.public.paging import Page, page_of
from topcut.web.site.live import Snapshot

MOST_DRAWN = 96  # players: a larger picture is no longer looked at, and too heavy for a phone
_OVER = ("played", "walkover", "empty", "not_needed")


class DrawnSeat(Struct, frozen=True):
    """A seat of a game."""

    line: SeatLine
    player: PlayerId = ""


class DrawnGame(Struct, frozen=True):
    """A game of a column."""

    number: int
    caption: Message
    seats: tuple[DrawnSeat, ...]
    note: str = ""
    address: str = ""  # of its match, once that is posted


class DrawnColumn(Struct, frozen=True):
    """A round."""

    number: int  # from 1, through all parts
    heading: Message
    games: Page[DrawnGame]
    ways: str = ""
    fed: bool = False

    @property
    def lined(self) -> bool:
        """Lines say what belongs together; elsewhere the games are called by their numbers."""
        return self.fed or bool(self.ways)


class Drawn(Struct, frozen=True):
    """A bracket that was filled; `shown` is the round of which a small screen has room."""

    answer: BracketAnswer
    parts: tuple[tuple[DrawnColumn, ...], ...]
    shown: int
    whole: bool = True  # all rounds side by side, where there is room

    @property
    def columns(self) -> tuple[DrawnColumn, ...]:
        return tuple(column for part in self.parts for column in part)

    @property
    def in_part(self) -> tuple[tuple[DrawnColumn, ...], ...]:
        """What is drawn of each part."""
        drawn = (tuple(one for one in part if self.whole or one.number == self.shown) for part in self.parts)
        return tuple(part for part in drawn if part)


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


def told(snapshot: Snapshot, stage: StageNumber) -> Message | None:
    """ "Round 2: 1 of 2 results are in", while it is played."""
    posted = rounds_in(snapshot.tournament, stage)
    return results_told(snapshot, posted[-1]) if posted and not posted[-1].finished else None


def drawn(snapshot: Snapshot, stage: StageNumber, rounds_address: str, wanted: int, page: int) -> Drawn:
    """A bracket of the event; `rounds_address` is the page of the pairings, where a game has its match."""
    answer = bracket_answer(snapshot, stage)
    parts = bracket_parts(snapshot, answer)
    lines = lines_of(snapshot.bracket_of(stage), snapshot.tell, answer.scores)
    links, number, made = _links(snapshot, stage, rounds_address), 0, []
    for part in parts:
        columns = []
        for column in part.columns:
            number += 1
            games = page_of([_game(one, lines[one.game], links) for one in column.games], page)
            columns.append(DrawnColumn(number, column.heading, games, column.ways, column.fed))
        made.append(tuple(columns))
    shown = wanted if 1 <= wanted <= number else _at_hand([column for part in parts for column in part.columns])
    return Drawn(answer, tuple(made), shown, len(answer.seeds) <= MOST_DRAWN)


def _game(game: BracketGame, line: GameLines, links: Mapping[int, str]) -> DrawnGame:
    players = [seat.player.id if seat.player else "" for seat in game.seats]
    seats = tuple(DrawnSeat(seat, player) for seat, player in zip(line.seats, players, strict=True))
    return DrawnGame(game.game, game.caption, seats, line.note, links.get(game.game, ""))


def _at_hand(columns: list[BracketColumn]) -> int:
    """The first round that is not over, or the last."""
    waiting = (at for at, one in enumerate(columns, start=1) if any(game.status not in _OVER for game in one.games))
    return next(waiting, len(columns))


def _links(snapshot: Snapshot, stage: StageNumber, address: str) -> dict[int, str]:
    return {
        match.number: f"{address}?round={posted.number}#t{match.table}"
        for posted in rounds_in(snapshot.tournament, stage)
        for match in posted.matches.values()
        if len(match.seats) > 1
    }
