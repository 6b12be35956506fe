"""Facts of limited play: drafting groups, packs, pools."""

from __future__ import annotations

from msgspec import Struct

from topcut.journal.fact import Fact, PlayerId, TextRef
from topcut.journal.plan import StageNumber


class Group(Struct, frozen=True, omit_defaults=True, gc=False):
    """Players who draft together, in the order of their seats, clockwise."""

    players: tuple[PlayerId, ...]
    side: str = ""  # what they draft, where sides are drafted apart
    cube: int = 0  # which cube they draft from, where there are several
    first: int = 0  # seat (0, 1 …) of the one who picks first, where one does


class GroupsSeated(Fact, frozen=True):
    """Chance put the players into drafting groups and on their seats."""

    groups: tuple[Group, ...]
    method: str  # how they were made: a name that `play/limited` knows
    seed: str
    stage: StageNumber = 1
    reason: TextRef = ""  # why they were seated again


class PacksDealt(Fact, frozen=True):
    """Packs were dealt out of a card list: which cards, by which seed; the packs follow from that."""

    cards: TextRef  # the list, kept outside the chain
    digest: str  # SHA-256 of the list in its plain form
    method: str  # a name that `play/limited` knows
    seed: str
    packs: int = 0  # per player
    size: int = 0  # cards of a pack
    rarities: dict[str, int] = {}  # of a booster: so many of each
    dealt: str = ""  # SHA-256 of everything that was dealt
    stage: StageNumber = 1
    reason: TextRef = ""  # why they were dealt again


class PoolsSwapped(Fact, frozen=True):
    """Registered pools were collected and handed out again by chance (002 7.5)."""

    pools: dict[PlayerId, PlayerId]  # player → who registered the pool that he got
    seed: str
    reason: TextRef = ""


class Suspended(Fact, frozen=True):
    """Drafts no further but stays in: an official picks for him at random (002 7.7)."""

    player: PlayerId


class PickDrawn(Fact, frozen=True):
    """The random pick for a suspended drafter."""

    player: PlayerId
    pack: int
    left: int  # cards he could choose from
    card: int  # the one that was drawn: 1 is the top of the pack
    seed: str


LimitedFact = GroupsSeated | PacksDealt | PoolsSwapped | Suspended | PickDrawn
