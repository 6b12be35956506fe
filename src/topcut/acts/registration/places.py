"""How many places there are, and who gets one that is free."""

from __future__ import annotations

from topcut.acts.registration.facts import MovedUp
from topcut.journal.records import AnyFact
from topcut.journal.state import Tournament


def taken(tournament: Tournament) -> int:
    return sum(entrant.active for entrant in tournament.entrants.values())


def is_full(tournament: Tournament, more: int = 0) -> bool:
    """Whether nobody else has a place, once `more` came; after the start officials say who comes late."""
    places = tournament.registration.places
    return bool(places) and not tournament.started and taken(tournament) + more >= places


def moved_up(tournament: Tournament, leaving: int = 0) -> list[AnyFact]:
    """Those who wait and now get a place, in their order; nobody moves by themselves once the event has started."""
    if tournament.started:
        return []
    places = tournament.registration.places
    free = max(places - taken(tournament) + leaving, 0) if places else len(tournament.waiting)
    return [MovedUp(player) for player in tournament.waiting[:free]]
