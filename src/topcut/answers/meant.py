"""What a result means, told to whoever enters it before it is entered: who wins, and what it counts for."""

from __future__ import annotations

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.answers.result_told import numbers_of
from topcut.journal.fact import Result
from topcut.journal.state import Match
from topcut.messages.message import Message, Messages, message
from topcut.messages.numerals import PRINTED
from topcut.play.possible.taking import remarks_on
from topcut.play.sides import Side
from topcut.play.spoken import signed
from topcut.play.stages import scored


class SeatMeant(Struct, frozen=True):
    """One side of a result: its number, and how it comes out."""

    number: str  # "100", "2"; "" where none is
    outcome: str  # win, loss, draw

    @property
    def won(self) -> bool:
        return self.outcome == "win"


class Meant(Struct, frozen=True):
    """A result of a table for two."""

    line: Message  # "Worf 100–70 Weyoun"
    verdict: Message  # "Worf wins"
    worth: Messages  # "Worf: Full Win, 4 points", "Weyoun: Full Loss, 1 point"; nothing in a bracket
    seats: tuple[SeatMeant, ...]
    remarks: Messages = ()  # what to look at twice


def meant(view: EventView, match: Match, result: Result) -> Meant:
    """A result, first seat first."""
    sides = scored(view.tournament, view.book, match, result).sides
    bracket = view.plan[view.tournament.rounds[match.round - 1].stage - 1].kind == "bracket"
    verdict, numbers = _verdict(view, match, sides, bracket), numbers_of(view, result, 0)
    one, other = map(view.player, match.seats)
    shown = tuple(map(PRINTED.whole, numbers[:2])) or ("", "")
    return Meant(
        message("meant-line", one=one, score=PRINTED.score(numbers), other=other) if numbers else verdict,
        verdict,
        () if bracket else tuple(_worth(view, match, seat, side) for seat, side in enumerate(sides)),
        tuple(SeatMeant(number, side.outcome) for number, side in zip(shown, sides, strict=True)),
        tuple(remarks_on(view.tournament, view.book, match, result)),
    )


def _verdict(view: EventView, match: Match, sides: tuple[Side, ...], bracket: bool) -> Message:
    winner = next((seat for seat, side in enumerate(sides) if side.outcome == "win"), None)
    if winner is not None:
        player = view.player(match.seats[winner])
        return message("meant-wins", player=player, goes_on="yes" if bracket else "")
    return message("meant-nobody", outcome=sides[0].outcome)


def _worth(view: EventView, match: Match, seat: int, side: Side) -> Message:
    line = view.book.results.get(side.code)
    name = line.name if line else side.code
    differential = signed(side.differential) if view.book.ranks_by("differential") else ""
    what = message("mymatch-worth", name=name, points=side.points, differential=differential)
    return message("meant-worth", player=view.player(match.seats[seat]), what=what)
