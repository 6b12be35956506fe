"""The packs of a draft or sealed event: the deal that stands, the packs of players, and whose pool somebody has."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

from msgspec import Struct

from topcut.acts.limited.facts import PacksDealt
from topcut.answers.encoding import Say
from topcut.answers.event_view import EventView
from topcut.answers.grid import Grid
from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, Messages, Player, message
from topcut.play.limited.cards import Card
from topcut.play.limited.deals import standing_deal
from topcut.play.limited.drafters import stage_to_deal
from topcut.play.limited.groups import pools_of
from topcut.play.limited.pages import Page
from topcut.refusal import Refused, refuse

_SEALED = ("sealed", "cube-sealed")


# The deal ------------------------------------------------------------------------------------------------------------


class DealAnswer(Struct, frozen=True):
    """How packs were dealt; no card is shown."""

    method: str
    packs: int
    size: int
    rarities: Mapping[str, int]
    seed: str
    digest: str  # of the card list
    dealt: str  # digest of all that was dealt
    players: int

    @property
    def told(self) -> Message:
        """ "5 packs of 9 cards for each of 6 players"."""
        if self.method == "winston":
            return message("pack-dealt-heap", cards=self.packs * self.size, players=self.players)
        sides = "both" if self.method == "both-sides" else ""
        return message("pack-dealt-each", packs=self.packs, size=self.size, sides=sides, players=self.players)


def deal_answer(view: EventView) -> DealAnswer | None:
    """The deal that stands; None where there is none."""
    if not any(isinstance(fact, PacksDealt) for fact in view.tournament.limited):
        return None
    standing = standing_deal(view.history, view.book)
    if standing is None:
        return None
    fact, players = standing.fact, sum(len(group.players) for group in standing.groups)
    return DealAnswer(fact.method, fact.packs, fact.size, fact.rarities, fact.seed, fact.digest, fact.dealt, players)


def is_to_come(view: EventView) -> bool:
    """Whether a draft or a deal is still to come: no round of its stage is posted."""
    try:
        stage_to_deal(view.tournament, view.book)
    except Refused:
        return False
    return not view.tournament.finished


# Card by card --------------------------------------------------------------------------------------------------------


class PackCard(Struct, frozen=True, omit_defaults=True):
    """A card with the columns of its list."""

    name: str
    side: str = ""
    rarity: str = ""
    set: str = ""
    type: str = ""
    apart: str = ""  # what tells it from another card of the same name

    @property
    def words(self) -> str:
        return f"{self.name} ({self.apart})" if self.apart else self.name


class PackPart(Struct, frozen=True):
    """A pack, or what somebody gets besides."""

    part: Message
    cards: tuple[PackCard, ...]


class PlayerPacks(Struct, frozen=True):
    """What one player gets, or the heap that a group shares."""

    players: tuple[Player, ...]
    title: Message
    parts: tuple[PackPart, ...]
    file: str  # a name for it, without an ending

    def text(self, say: Say) -> str:
        """To be printed and handed out."""
        parts = (["", say(part.part), *(f"  {card.words}" for card in part.cards)] for part in self.parts)
        return "\n".join([say(self.title), *(line for part in parts for line in part)]) + "\n"


class PacksAnswer(Struct, frozen=True, omit_defaults=True):
    """The packs of some players, or of all."""

    packs: tuple[PlayerPacks, ...]
    files: tuple[str, ...] = ()  # to which they were written


def packs_answer(view: EventView, player: PlayerId = "") -> PacksAnswer:
    """The packs of a player, or of everybody; refused where they have none."""
    pages = view.pack_pages
    if isinstance(pages, Refused):
        raise Refused(*pages.refusals)
    found = [page for page in pages if not player or player in page.players]
    if not found:
        raise refuse("pack-none-of-player", player=view.player(player))
    return PacksAnswer(tuple(_packs(view, page) for page in found))


def _packs(view: EventView, page: Page) -> PlayerPacks:
    parts = tuple(PackPart(heading, tuple(_card(card, page.twice) for card in cards)) for heading, cards in page.parts)
    file = f"heap-{page.heap}" if page.heap else re.sub(r"[^\w.-]+", "-", view.handles[page.players[0]])
    return PlayerPacks(tuple(map(view.player, page.players)), page.title, parts, file)


def _card(card: Card, twice: Collection[str]) -> PackCard:
    apart = ", ".join(word for word in (card.set, card.side) if word) if card.name in twice else ""
    return PackCard(card.name, card.side, card.rarity, card.set, card.type, apart)


# Pools ---------------------------------------------------------------------------------------------------------------


class PoolsAnswer(Struct, frozen=True):
    """Whose registered pool everybody builds from (002 7.5)."""

    pools: Mapping[Player, Player]

    @property
    def grid(self) -> Grid:
        own = message("pack-pool-themselves")
        pairs = sorted(self.pools.items(), key=lambda pair: pair[0].name.casefold())
        rows = tuple((player, own if owner == player else owner) for player, owner in pairs)
        heads = tuple(message("limited-column", column=name) for name in ("player", "builds-from"))
        return Grid(message("pack-swapped-pools"), heads, rows)


def pools_answer(view: EventView) -> PoolsAnswer:
    swapped = pools_of(view.tournament)
    return PoolsAnswer({view.player(player): view.player(owner) for player, owner in swapped.items()})


class SwappedPool(Struct, frozen=True):
    """Whose registered pool a player has."""

    player: Player
    pool: Player

    @property
    def told(self) -> Message:
        owner = "" if self.pool == self.player else self.pool
        return message("pack-pool", player=self.player, owner=owner)


def swapped_pool(view: EventView, player: PlayerId) -> SwappedPool | None:
    """None where no pools were swapped, or none with them."""
    owner = pools_of(view.tournament).get(player)
    return SwappedPool(view.player(player), view.player(owner)) if owner else None


class OwnPool(Struct, frozen=True):
    """The cards that a player builds from. Packs of a draft are opened at the table."""

    says: Messages
    packs: tuple[PackPart, ...] = ()


def own_pool(view: EventView, player: PlayerId) -> OwnPool | None:
    """Until a round is posted: their packs of a sealed event, after a swap those that they were handed."""
    deals = [fact for fact in view.tournament.limited if isinstance(fact, PacksDealt)]
    swapped = swapped_pool(view, player)
    if view.tournament.rounds or (not deals and swapped is None):
        return None
    says = (swapped.told,) if swapped else ()
    if deals and deals[-1].method not in _SEALED:
        return OwnPool((*says, message("pack-handed-out")))
    try:
        whose = swapped.pool.id if swapped else player
        return OwnPool(says, packs_answer(view, whose).packs[0].parts if deals else ())
    except Refused:
        return OwnPool(says)
