"""What people want of limited play: drafting groups, packs, pools."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from topcut.acts.command import Command
from topcut.acts.fields import MOST_PLACE, Cards, Reason, Seed, of_number
from topcut.journal.fact import PlayerId
from topcut.messages.message import message


class SeatGroups(Command, frozen=True):
    """Put the players into drafting groups by chance; a second time says why."""

    reason: Reason = ""
    seed: Seed = ""


class DealPacks(Command, frozen=True):
    """Deal packs out of a card list; a second time says why."""

    cards: Cards  # the list in its plain form
    method: str = ""  # "" = as the event's format says
    packs: Annotated[int, of_number(message("form-packs"), 0, MOST_PLACE)] = 0  # 0 = as the format says
    size: Annotated[int, of_number(message("form-pack-size"), 0, MOST_PLACE)] = 0
    rarities: Mapping[str, int] = {}
    reason: Reason = ""
    seed: Seed = ""


class SwapPools(Command, frozen=True):
    """Collect the registered pools and hand them out again by chance."""

    reason: Reason = ""
    seed: Seed = ""


class Suspend(Command, frozen=True):
    """Take a player out of the draft; he stays in the event."""

    player: PlayerId


class DrawPick(Command, frozen=True):
    """Pick at random for a suspended drafter."""

    player: PlayerId
    pack: Annotated[int, of_number(message("form-pack"), 0, MOST_PLACE)]
    left: Annotated[int, of_number(message("form-cards-left"), 0, MOST_PLACE)]  # cards that could be chosen
