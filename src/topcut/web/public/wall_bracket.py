"""The bracket on the wall: columns that fill it where every round halves the one before, else the picture."""

from __future__ import annotations

from itertools import pairwise

from django.utils.safestring import SafeString, mark_safe
from msgspec import Struct

from topcut.answers.bracket import BracketAnswer, bracket_answer, filled_brackets
from topcut.messages.message import Message
from topcut.play.brackets.layout import lay_out
from topcut.play.brackets.lines import SeatLine, lines_of
from topcut.play.brackets.svg import bracket_svg
from topcut.play.stages import rounds_in
from topcut.web.site.live import Snapshot

_MOST = 16  # players whose names can still be read from the last row


class WallGame(Struct, frozen=True):
    """A game: its two seats, from above, and where it is played now."""

    seats: tuple[SeatLine, SeatLine]
    table: int = 0


class WallRound(Struct, frozen=True):
    """A column."""

    heading: Message
    games: tuple[WallGame, ...]


class WallBracket(Struct, frozen=True):
    """Either of the two."""

    rounds: tuple[WallRound, ...] = ()
    svg: SafeString = SafeString("")


def wall_bracket(snapshot: Snapshot) -> WallBracket:
    """The latest bracket that was filled."""
    answer = bracket_answer(snapshot, filled_brackets(snapshot)[-1])
    rounds = _rounds(snapshot, answer)
    sizes = [len(one.games) for one in rounds]
    halved = sizes[-1:] == [1] and all(games == 2 * after for games, after in pairwise(sizes))
    if halved and len(answer.seeds) <= _MOST:
        return WallBracket(rounds)
    bracket = snapshot.bracket_of(answer.stage)
    return WallBracket(svg=mark_safe(bracket_svg(bracket, snapshot.tell, scores=answer.scores, key="w")))


def _rounds(snapshot: Snapshot, answer: BracketAnswer) -> tuple[WallRound, ...]:
    bracket = snapshot.bracket_of(answer.stage)
    layout, lines = lay_out(one.game for one in bracket.games.values()), lines_of(bracket, snapshot.tell, answer.scores)
    headings, tables = {one.game: one.heading for one in answer.games}, _tables(snapshot, answer)
    found = []
    for column in range(layout.columns):
        here = sorted((spot.row, number) for number, spot in layout.spots.items() if spot.column == column)
        games = tuple(WallGame(lines[number].seats, tables.get(number, 0)) for _, number in here)
        found.append(WallRound(headings[here[0][1]], games))
    return tuple(found)


def _tables(snapshot: Snapshot, answer: BracketAnswer) -> dict[int, int]:
    """The tables of the games that are being played; an online event has none."""
    if snapshot.online:
        return {}
    posted = rounds_in(snapshot.tournament, answer.stage)[-1:]
    return {
        match.number: match.table
        for one in posted
        for match in one.matches.values()
        if len(match.seats) > 1 and not match.counts
    }
