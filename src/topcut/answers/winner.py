"""Who won a finished event: the winner, the final that they won, and the places behind them."""

from __future__ import annotations

from itertools import islice

from msgspec import Struct

from topcut.answers.bracket import filled_brackets
from topcut.answers.event_view import EventView, kept_with_view
from topcut.answers.places import PlaceRow, place_rows
from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, Player
from topcut.play.brackets.headings import kind_of_round
from topcut.play.outcome import bracket_numbers

BEHIND = 3  # who stand on the podium beside the winner


class FinalGame(Struct, frozen=True):
    """The game that decided the event, the winner first."""

    name: Message | None  # "Final"
    loser: Player
    numbers: tuple[int, ...]  # () where no score is known


class WinnerAnswer(Struct, frozen=True):
    """How an event ended; several winners where they share the first place."""

    winners: tuple[Player, ...]
    final: FinalGame | None
    podium: tuple[PlaceRow, ...]  # the next places


@kept_with_view
def winner_answer(view: EventView) -> WinnerAnswer:
    """Of a finished event."""
    first = [place.player for place in view.places.values() if place.place == 1]
    behind = islice((place for place in view.places.values() if place.place > 1), BEHIND)
    final = _final(view, first[0]) if len(first) == 1 else None
    return WinnerAnswer(tuple(map(view.player, first)), final, place_rows(view, behind))


def _final(view: EventView, winner: PlayerId) -> FinalGame | None:
    """The last game of the last bracket that was played, if they won it."""
    for stage in filled_brackets(view)[-1:]:
        played = (one for one in view.bracket_of(stage).games.values() if one.status == "played")
        last = max((one for one in played if one.winner == winner), key=lambda one: one.game.round, default=None)
        if last is None or last.loser is None:
            return None
        numbers = bracket_numbers(view.tournament, view.book, stage).get(last.game.number, ())
        if numbers and last.seats[0].player != winner:
            numbers = (numbers[1], numbers[0], *numbers[2:])
        return FinalGame(kind_of_round([last.game]), view.player(last.loser), numbers)
    return None
