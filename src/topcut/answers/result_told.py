"""A result as one of its players tells it: "you won 100–35 (Full Win)"."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.journal.fact import PlayerId, Result
from topcut.journal.state import Match
from topcut.messages.message import Message, Messages, message
from topcut.messages.numerals import PRINTED
from topcut.play.games import tally
from topcut.play.possible.taking import remarks_on
from topcut.play.sides import Side
from topcut.play.spoken import signed
from topcut.play.stages import scored

_WITHOUT_GAMES = ("no-show", "incomplete", "both-lose", "dropped")  # ends that are told where no numbers are
Who = Literal["you", "i", ""]  # how the player is called: "You won", "I won", "Won"


class ResultTold(Struct, frozen=True):
    """A result from one seat."""

    words: Message  # "You won 100–35"
    more: Message | None = None  # "Full Win, 4 points, differential +65"
    remarks: Messages = ()  # what to look at twice
    verdict: Message | None = None  # "You won", where a score stands apart from it
    score: str = ""  # "100–35", their own first


def result_told(view: EventView, match: Match, result: Result, player: PlayerId, who: Who = "you") -> ResultTold:
    """What a result says of a player."""
    seat = match.seats.index(player)
    sides = scored(view.tournament, view.book, match, result).sides
    if len(match.seats) == 1:
        return ResultTold(message("mymatch-a-bye"), _worth(view, match, sides[seat]))
    remarks = tuple(remarks_on(view.tournament, view.book, match, result))
    if len(match.seats) > 2:
        verdict, points = message("mymatch-scored-points", who=who), str(sides[seat].points)
        return ResultTold(_scored(sides[seat], who), _rounds_won(sides[seat]), remarks, verdict, points)
    told, verdict = _ended(view, result, sides, seat, who), _ended(view, result, sides, seat, who, scored=False)
    return ResultTold(told, _worth(view, match, sides[seat]), remarks, verdict, _numbers(view, result, seat))


def _ended(
    view: EventView, result: Result, sides: tuple[Side, ...], seat: int, who: Who, scored: bool = True
) -> Message:
    """ "You won 100–35 by concession": the numbers, and how it ended where that is not the usual way."""
    how = "" if result.games and result.how in _WITHOUT_GAMES else result.how
    score = _numbers(view, result, seat) if scored else ""
    return message("mymatch-ended", who=who, outcome=_outcome(sides, seat), score=score, how=how)


def _scored(side: Side, who: Who) -> Message:
    return message("mymatch-scored", who=who, points=side.points)


def _rounds_won(side: Side) -> Message:
    return message("mymatch-rounds-won", rounds=side.games_won)


def _outcome(sides: tuple[Side, ...], seat: int) -> str:
    """ "win", "loss", "draw"; "" where both have lost."""
    mine, other = sides[seat], sides[1 - seat]
    return "" if mine.outcome == "loss" and other.outcome == "loss" else mine.outcome


def _numbers(view: EventView, result: Result, seat: int) -> str:
    """ "100–35" from their seat; "" where there are none."""
    numbers = numbers_of(view, result, seat)
    return PRINTED.score(numbers) if numbers else ""


def numbers_of(view: EventView, result: Result, seat: int) -> tuple[int, ...]:
    """The score, or the games won and how many were drawn, their own first."""
    if not result.games:
        return ()
    if view.book.play == "best_of" or len(result.games) > 1:
        won, lost, drawn = tally(result.games)
        first, second = (lost, won) if seat else (won, lost)
        return (first, second, drawn) if drawn else (first, second)
    return result.games[0][::-1] if seat else result.games[0]


def _worth(view: EventView, match: Match, side: Side) -> Message | None:
    """ "Full Win, 4 points, differential +65"; nothing in a bracket, where nobody has points."""
    if view.plan[view.tournament.rounds[match.round - 1].stage - 1].kind == "bracket":
        return None
    differential = signed(side.differential) if view.book.ranks_by("differential") else ""
    return message("mymatch-worth", name=_name(view, side), points=side.points, differential=differential)


def _name(view: EventView, side: Side) -> str:
    line = view.book.results.get(side.code)
    return line.name if line else side.code
