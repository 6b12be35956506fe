"""Commands about limited play: which function decides each, and who may ask for it besides the director."""

from __future__ import annotations

from topcut.acts.handling import Handlings, handled
from topcut.acts.limited.commands import DealPacks, DrawPick, SeatGroups, Suspend, SwapPools
from topcut.acts.limited.decide import draw_pick, seat_groups, suspend, swap_pools
from topcut.acts.limited.packs import deal_packs

HANDLING: Handlings = {
    SeatGroups: handled(seat_groups, "scorekeeper"),
    DealPacks: handled(deal_packs, "scorekeeper"),
    SwapPools: handled(swap_pools, "scorekeeper"),
    Suspend: handled(suspend),
    DrawPick: handled(draw_pick, "scorekeeper"),
}
