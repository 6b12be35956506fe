"""Facts of registration: when it is open, how many places there are, and who waits for one."""

from __future__ import annotations

from topcut.journal.fact import Fact, PlayerId


class RegistrationSet(Fact, frozen=True):
    """When people may enter themselves, and how many play; "" and 0 set no bound."""

    opens: str = ""
    closes: str = ""
    places: int = 0
    starts: str = ""  # the event: check-in ends before it as the rulebook says


class PutOnWaitingList(Fact, frozen=True):
    """Entered when all places were taken: takes no part until one is free."""

    player: PlayerId


class MovedUp(Fact, frozen=True):
    """Has a place now."""

    player: PlayerId


class WaitingOrdered(Fact, frozen=True):
    """Who waits, the next one first."""

    players: tuple[PlayerId, ...]


RegistrationFact = RegistrationSet | PutOnWaitingList | MovedUp | WaitingOrdered
