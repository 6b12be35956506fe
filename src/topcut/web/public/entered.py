"""Everybody who has entered an event, in the order of the alphabet; who dropped is not forgotten."""

from __future__ import annotations

from msgspec import Struct

from topcut.web.site.live import Snapshot


class Entered(Struct, frozen=True):
    """A name of the list of players."""

    name: str
    dropped: bool = False


def entered(snapshot: Snapshot) -> list[Entered]:
    """All but those who left before the start."""
    there = (one for one in snapshot.tournament.entrants.values() if not one.withdrawn)
    listed = (Entered(snapshot.names[one.id], not one.active) for one in there)
    return sorted(listed, key=lambda one: one.name.casefold())
