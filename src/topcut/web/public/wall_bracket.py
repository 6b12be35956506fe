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
from topcut.web.site.live import Snapshot

_MOST = 16  # players whose names can still be read from the last row


class WallGame(Struct, frozen=True):
    """A game: its two seats, from above."""

    seats: tuple[SeatLine, SeatLine]


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
    headings = {one.game: one.heading for one in answer.games}
    found = []
    for column in range(layout.columns):
        here = sorted((spot.row, number) for number, spot in layout.spots.items() if spot.column == column)
        found.append(WallRound(headings[here[0][1]], tuple(WallGame(lines[number].seats) for _, number in here)))
    return tuple(found)
