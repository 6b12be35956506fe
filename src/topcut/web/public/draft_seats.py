"""The seats of a draft on the wall: name → group and seat, or the side where nobody sits anywhere (002 7.6)."""

from __future__ import annotations

from topcut.answers.seating import posted_seats
from topcut.web.public.pairings import NamedSeat
from topcut.web.site.live import Snapshot


def wall_seats(snapshot: Snapshot) -> list[NamedSeat]:
    """Everybody who drafts in the order of the alphabet, while the draft is on."""
    posted = posted_seats(snapshot)
    if posted is None:
        return []
    seats = [
        NamedSeat(
            player.name,
            group.number if posted.sits else 0,
            place=place if posted.sits else 0,
            side=group.side,
        )
        for group in posted.groups
        for place, player in enumerate(group.players, start=1)
    ]
    return sorted(seats, key=lambda seat: seat.name.casefold())
