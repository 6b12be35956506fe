"""Prizes that the director gives: Cool (001 4.4.4), and beside the items of Bend the Rules (001 4.4.6)."""

from __future__ import annotations

from msgspec import Struct

from topcut.acts.scenarios.facts import Awarded
from topcut.answers.event_view import EventView
from topcut.answers.grid import Grid
from topcut.answers.scenarios.kind import OwnPart, ScenarioAnswer, ScenarioKind, columns, head
from topcut.journal.fact import PlayerId, RoundNumber
from topcut.journal.state import Round
from topcut.messages.message import Messages, Player, message
from topcut.play.scenarios.festival import items
from topcut.rulebooks.model import Feature


class Prize(Struct, frozen=True):
    """Who was given what."""

    player: Player
    prize: str


class AwardsAnswer(ScenarioAnswer, frozen=True):
    """The prizes so far, the first first."""

    awards: tuple[Prize, ...]

    @property
    def grids(self) -> tuple[Grid, ...]:
        return (_grid(self.awards),)


def _grid(awards: tuple[Prize, ...]) -> Grid:
    rows = tuple((one.player, one.prize) for one in awards)
    return Grid(message("scenario-prizes-given"), columns("player", "prize"), rows)


def _given(view: EventView) -> tuple[Prize, ...]:
    awarded = (fact for fact in view.tournament.scenario if isinstance(fact, Awarded))
    return tuple(Prize(view.player(fact.player), view.words[fact.prize]) for fact in awarded)


def _awarded(view: EventView, player: PlayerId) -> Messages:
    return tuple(
        message("scenario-you-are-awarded", prize=one.prize) for one in _given(view) if one.player.id == player
    )


def _prizes(view: EventView, feature: Feature, number: RoundNumber) -> AwardsAnswer:
    given = _given(view)
    return AwardsAnswer(*head(feature, *(() if given else (message("scenario-no-prize-yet"),))), given)


def _own_prizes(view: EventView, player: PlayerId, posted: Round | None) -> OwnPart:
    return OwnPart(_awarded(view, player))


PRIZES = ScenarioKind(_prizes, _own_prizes)


# Bend the Rules ------------------------------------------------------------------------------------------------------


class ItemsOf(Struct, frozen=True):
    """What a player has spent in games, and collected by winning them."""

    player: Player
    spent: int
    collected: int


class ItemsAnswer(ScenarioAnswer, frozen=True):
    """Where the items are, and who would get the collector's prize."""

    fee: int  # of each player
    fees: int  # of all together
    items: tuple[ItemsOf, ...]
    waiting: int  # of games without a result
    unclaimed: int  # of games that nobody won
    proposed: tuple[Player, ...]  # who collected most
    awards: tuple[Prize, ...]

    @property
    def grids(self) -> tuple[Grid, ...]:
        rows = tuple((one.player, one.spent, one.collected) for one in self.items)
        heads = columns("player", "spent", "collected")
        return Grid(message("scenario-items-so-far"), heads, rows), _grid(self.awards)


def _items(view: EventView, feature: Feature, number: RoundNumber) -> ItemsAnswer:
    count = items(view.tournament, view.book)
    rows = tuple(
        ItemsOf(view.player(player), count.spent.get(player, 0), count.collected.get(player, 0))
        for player in view.tournament.entrants
        if player in count.spent or player in count.collected
    )
    proposed = tuple(map(view.player, count.proposed))
    now = [message("scenario-fee", fee=count.fee, fees=count.fees)] if count.fee else []
    if count.waiting:
        now.append(message("scenario-items-wait", items=count.waiting))
    if count.unclaimed:
        now.append(message("scenario-items-unclaimed", items=count.unclaimed))
    if proposed:
        now.append(message("scenario-collector", players=proposed, count=len(proposed)))
    numbers = count.fee, count.fees, rows, count.waiting, count.unclaimed
    return ItemsAnswer(*head(feature, *now), *numbers, proposed, _given(view))


def _own_items(view: EventView, player: PlayerId, posted: Round | None) -> OwnPart:
    count = items(view.tournament, view.book)
    spent, collected = count.spent.get(player, 0), count.collected.get(player, 0)
    return OwnPart((message("scenario-you-have-spent", items=spent, collected=collected), *_awarded(view, player)))


ITEMS = ScenarioKind(_items, _own_items)
