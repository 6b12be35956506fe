"""Biermeister (001 4.4.8): what everybody must drink, has drunk, and still owes."""

from __future__ import annotations

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.answers.grid import Grid
from topcut.answers.scenarios.kind import OwnPart, ScenarioAnswer, ScenarioKind, columns, head
from topcut.journal.fact import PlayerId, RoundNumber
from topcut.journal.state import Round
from topcut.messages.message import Player, message
from topcut.play.scenarios.drinks import tabs
from topcut.rulebooks.model import Feature


class DrinksOf(Struct, frozen=True):
    """A player's tab."""

    player: Player
    points: int
    due: int
    drunk: int
    owed: int


class DrinksAnswer(ScenarioAnswer, frozen=True):
    """Everybody's tab, in signup order."""

    drinks: tuple[DrinksOf, ...]

    @property
    def grids(self) -> tuple[Grid, ...]:
        rows = tuple((one.player, one.points, one.due, one.drunk, one.owed) for one in self.drinks)
        heads = columns("player", "points", "due", "drunk", "owed")
        return (Grid(message("scenario-drinks"), heads, rows),)


def _answer(view: EventView, feature: Feature, number: RoundNumber) -> DrinksAnswer:
    rows = tuple(
        DrinksOf(view.player(player), tab.points, tab.due, tab.drunk, tab.owed)
        for player, tab in tabs(view.tournament, view.book).items()
    )
    owing = tuple(row.player for row in rows if row.owed)
    now = [message("scenario-still-owe", players=owing, count=len(owing))] if owing else []
    return DrinksAnswer(*head(feature, *now, message("scenario-or-disqualified")), rows)


def _own(view: EventView, player: PlayerId, posted: Round | None) -> OwnPart:
    tab = tabs(view.tournament, view.book).get(player)
    if tab is None:
        return OwnPart()
    return OwnPart((message("scenario-your-drinks", due=tab.due, drunk=tab.drunk, owed=tab.owed),))


DRINKS = ScenarioKind(_answer, _own)
