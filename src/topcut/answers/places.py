"""Who has which place over all stages, and where it comes from."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, Messages, Player, message
from topcut.play.brackets.model import Place
from topcut.play.placings import place_told


class PlaceRow(Struct, frozen=True, omit_defaults=True):
    """A player's place, or the band that several share."""

    rank: int  # the first place of the band
    to: int
    player: Player
    name: str
    reasons: Messages  # one: the game in which it was decided, or the rank of a stage before
    dropped: bool = False


class PlacesAnswer(Struct, frozen=True):
    """The places over all stages, best first."""

    state: Literal["so-far", "final"]
    title: Message
    standings: tuple[PlaceRow, ...]


def places_answer(view: EventView, players: Iterable[PlayerId] | None = None) -> PlacesAnswer:
    """Of everybody, or of some players."""
    state: Literal["so-far", "final"] = "final" if view.tournament.finished else "so-far"
    shown = view.places.values() if players is None else [view.places[player] for player in players]
    return PlacesAnswer(state, message("placing-title", state=state), place_rows(view, shown))


def place_rows(view: EventView, places: Iterable[Place]) -> tuple[PlaceRow, ...]:
    """These places, with what each comes from."""
    return tuple(
        PlaceRow(
            place.place,
            place.to,
            view.player(place.player),
            view.names[place.player],
            (place_told(view.tournament, place),),
            dropped=not view.tournament.entrants[place.player].active,
        )
        for place in places
    )
