"""Where an event ended for a player: their place, how near the cut was, and what parted them from the last one in."""

from __future__ import annotations

from collections.abc import Collection

from msgspec import Struct
from msgspec.structs import replace

from topcut.answers.chances import below_the_cut, chances_answer
from topcut.answers.event_view import EventView
from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, message
from topcut.play.cut_line import cut_in, inside
from topcut.play.explain import parting
from topcut.play.placings import place_told

Band = tuple[int, int]  # the first and the last place of it


class MyPlace(Struct, frozen=True):
    """ "9th of 24. One place below the cut"."""

    place: int  # the first of the band that several share
    to: int
    of: int
    said: Message  # a sentence
    why: Message | None = None  # what parted them from the last one who is in
    first: bool = False  # they won the event
    final: bool = True  # False: until the cut is made, others can drop


def my_place(view: EventView, player: PlayerId) -> MyPlace | None:
    """Of a player for whom nothing is left to be played; None for who has no place."""
    place = view.places.get(player)
    if place is None:
        return None
    of, told = len(view.places), place_told(view.tournament, place)
    if place.place == place.to == 1:
        return MyPlace(1, 1, of, message("myplace-won", event=view.title), told, first=True)
    made = cut_in(view.tournament, view.plan, view.ranked_stage)
    if _was_cut(view, player, made):
        return _below(view, player, made, (place.place, place.to), of)
    return MyPlace(place.place, place.to, of, message("myplace-told", told=told))


def place_before_the_cut(view: EventView, player: PlayerId) -> MyPlace | None:
    """Of a player who is out by rank, with all results in, while the cut is still to be made; None for all others."""
    found = chances_answer(view, player)
    if found is None or found.said.id != "chance-below":
        return None
    table = view.standings
    into = [row.player for row in inside(table, found.cut)]
    rank = table.by_player[player].rank
    band = rank, rank + len(table.by_rank[rank]) - 1
    return replace(_below(view, player, into, band, len(table.rows)), final=False)


def _was_cut(view: EventView, player: PlayerId, made: Collection[PlayerId]) -> bool:
    """A cut was made without them, and they were there."""
    entrants = view.standings.ledger.entrants
    return bool(made) and player not in made and player in entrants and entrants[player].active


def _below(view: EventView, player: PlayerId, into: Collection[PlayerId], band: Band, of: int) -> MyPlace:
    table = view.standings
    said = message("myplace-below", places=below_the_cut(table, into, player))
    last = [row.player for row in table.rows if row.player in into][-1]
    return MyPlace(*band, of, said, parting(table, last, player))
