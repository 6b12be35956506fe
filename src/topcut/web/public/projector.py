"""The wall of the hall: name → table, in parts that a screen can take."""

from __future__ import annotations

from msgspec import Struct

from topcut.answers.seats import seats_by_name
from topcut.messages.message import message
from topcut.web.public.draft_seats import wall_seats
from topcut.web.public.pairings import NamedSeat, seat_of
from topcut.web.site.live import Snapshot

PART = 1000  # names of one page; a script flips through them and goes on to the next part


class Wall(Struct, frozen=True):
    """One part of the list."""

    title: str
    seats: list[NamedSeat]
    part: int = 1
    parts: int = 1

    @property
    def next(self) -> int:
        """The part that follows; after the last one the first again."""
        return self.part % self.parts + 1

    @property
    def letters(self) -> str:
        """ "A–K", where there are several parts."""
        if self.parts == 1 or not self.seats:
            return ""
        return f"{self.seats[0].name[:3]} – {self.seats[-1].name[:3]}"


def wall(snapshot: Snapshot, wanted: int) -> Wall:
    """The current round; before it the seats of the draft, or everybody who has entered."""
    if seats := wall_seats(snapshot):
        title = message("web-display-draft") if seats[0].table else message("web-display-sides")
        return _cut(snapshot.tell(title), seats, wanted)
    rounds = snapshot.tournament.rounds
    if not rounds:
        return _cut("", _entered(snapshot), wanted)
    seats = [seat_of(snapshot, one) for one in seats_by_name(snapshot, rounds[-1].number)]
    return _cut(snapshot.round_told(rounds[-1].number), seats, wanted)


def _entered(snapshot: Snapshot) -> list[NamedSeat]:
    here = [entrant.id for entrant in snapshot.tournament.entrants.values() if entrant.active]
    return sorted((NamedSeat(snapshot.names[player], 0) for player in here), key=lambda seat: seat.name.casefold())


def _cut(title: str, seats: list[NamedSeat], wanted: int) -> Wall:
    parts = max(1, -(-len(seats) // PART))
    part = min(max(wanted, 1), parts)
    return Wall(title, seats[(part - 1) * PART : part * PART], part, parts)
