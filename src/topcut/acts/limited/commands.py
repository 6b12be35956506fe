"""What people want of limited play: drafting groups, packs, pools."""

from __future__ import annotations

from collections.abc import Mapping

from topcut.acts.command import Command
from topcut.journal.fact import PlayerId


class SeatGroups(Command, frozen=True):
    """Put the players into drafting groups by chance; a second time says why."""

    reason: str = ""
    seed: str = ""


class DealPacks(Command, frozen=True):
    """Deal packs out of a card list; a second time says why."""

    cards: str  # the list in its plain form
    method: str = ""  # "" = as the event's format says
    packs: int = 0  # 0 = as the format says
    size: int = 0
    rarities: Mapping[str, int] = {}
    reason: str = ""
    seed: str = ""


class SwapPools(Command, frozen=True):
    """Collect the registered pools and hand them out again by chance."""

    reason: str = ""
    seed: str = ""


class Suspend(Command, frozen=True):
    """Take a player out of the draft; he stays in the event."""

    player: PlayerId


class DrawPick(Command, frozen=True):
    """Pick at random for a suspended drafter."""

    player: PlayerId
    pack: int
    left: int  # cards he could choose from
