"""The slices whose commands the desk takes. A new one adds its line here."""

from __future__ import annotations

from topcut.acts.calls import handling as calls
from topcut.acts.clock import handling as clock
from topcut.acts.command import Command
from topcut.acts.earned import handling as earned
from topcut.acts.ending import handling as ending
from topcut.acts.ending.commands import Confront, Reopen
from topcut.acts.entries import handling as entries
from topcut.acts.entries.commands import Describe, NoteFee, Rename
from topcut.acts.event import handling as event
from topcut.acts.event.commands import Announce, Retitle, TakeDown, Undo
from topcut.acts.handling import Handlings
from topcut.acts.limited import handling as limited
from topcut.acts.listing import handling as listing
from topcut.acts.listing.commands import ChangeListing, Know, KnowAll, TakeInto
from topcut.acts.registration import handling as registration
from topcut.acts.results import handling as results
from topcut.acts.results.commands import Correct
from topcut.acts.rounds import handling as rounds
from topcut.acts.scenarios import handling as scenarios
from topcut.acts.scenarios.commands import Award, GiveFeedback
from topcut.acts.stages import handling as stages
from topcut.acts.tables import handling as tables

# What an event that is over still takes: what is said of it, who its people are, the corrections of its report, and
# going on. Everything else is refused until it is reopened.
AFTER_THE_END: frozenset[type[Command]] = frozenset(
    (
        *(Announce, TakeDown, Retitle, Undo),
        *(Rename, Describe, NoteFee, GiveFeedback, Award),
        *(TakeInto, ChangeListing, Know, KnowAll),
        *(Correct, Confront, Reopen),
    )
)

_SLICES = (
    calls,
    clock,
    earned,
    ending,
    entries,
    event,
    limited,
    listing,
    registration,
    results,
    rounds,
    scenarios,
    stages,
    tables,
)
HANDLING: Handlings = {kind: handling for one in _SLICES for kind, handling in one.HANDLING.items()}
