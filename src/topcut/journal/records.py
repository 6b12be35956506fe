"""The facts a journal can hold, one frozen class each, in the past tense: the sum of what the slices know."""

from __future__ import annotations

from msgspec import Struct

from topcut.acts.calls.facts import CallsFact
from topcut.acts.clock.facts import ClockFact
from topcut.acts.earned.facts import EarnedFact
from topcut.acts.ending.facts import EndingFact
from topcut.acts.entries.facts import EntriesFact
from topcut.acts.event.facts import EventFact
from topcut.acts.limited.facts import LimitedFact
from topcut.acts.listing.facts import ListingFact
from topcut.acts.registration.facts import RegistrationFact
from topcut.acts.results.facts import ResultsFact
from topcut.acts.rounds.facts import RoundsFact
from topcut.acts.scenarios.facts import ScenariosFact
from topcut.acts.stages.facts import StagesFact
from topcut.acts.tables.facts import TablesFact

AnyFact = (
    EventFact
    | EntriesFact
    | EarnedFact
    | RegistrationFact
    | ListingFact
    | StagesFact
    | LimitedFact
    | ScenariosFact
    | RoundsFact
    | ResultsFact
    | CallsFact
    | EndingFact
    | ClockFact
    | TablesFact
)


class Record(Struct, frozen=True, omit_defaults=True, gc=False):
    """A fact with its place in the journal: who put it there, when, and in which act."""

    seq: int
    at: str  # ISO 8601, UTC; never decides an order
    by: str  # "director", "judge", a player id, "system"
    fact: AnyFact
    key: str = ""  # idempotency key of the command
    more: bool = False  # the same act goes on in the next record
