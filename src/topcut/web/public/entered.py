"""Everybody who has entered an event, in the order of the alphabet; who dropped is not forgotten."""

from __future__ import annotations

from msgspec import Struct

from topcut.acts.entries.card import card_of
from topcut.journal.state import Entrant
from topcut.slips.who import folded
from topcut.web.site.live import Snapshot


class Entered(Struct, frozen=True):
    """A name of the list of players."""

    name: str
    dropped: bool = False
    more: tuple[str, ...] = ()  # pronouns, club, country, as far as they said so


def entered(snapshot: Snapshot, typed: str = "") -> list[Entered]:
    """All but those who left before the start; those whose name fits what was typed."""
    there = (one for one in snapshot.tournament.entrants.values() if not one.withdrawn)
    wanted = folded(typed)
    found = (one for one in there if wanted in folded(snapshot.names[one.id]))
    listed = (Entered(snapshot.names[one.id], not one.active, _more(snapshot, one)) for one in found)
    return sorted(listed, key=lambda one: one.name.casefold())


def _more(snapshot: Snapshot, entrant: Entrant) -> tuple[str, ...]:
    card = card_of(entrant, snapshot.words)
    return tuple(words for words in (card.pronouns, card.club or snapshot.team(entrant), card.country) if words)
