"""Commands about a listing: which function decides each, and who may ask for it besides the director."""

from __future__ import annotations

from topcut.acts.handling import Handlings, handled
from topcut.acts.listing.commands import ChangeListing, Know, KnowAll, TakeInto
from topcut.acts.listing.decide import change_listing, know, know_all, take_into

HANDLING: Handlings = {
    TakeInto: handled(take_into),
    ChangeListing: handled(change_listing),
    Know: handled(know, "scorekeeper"),
    KnowAll: handled(know_all, "scorekeeper"),
}
