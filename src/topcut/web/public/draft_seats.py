"""The pods of a draft as everybody reads them: who sits where, until the first round is posted (002 7.6)."""

from __future__ import annotations

from msgspec import Struct

from topcut.acts.limited.facts import Group
from topcut.messages.message import Message, Player, message
from topcut.play.limited.drafting import plays_inside_pods
from topcut.play.limited.groups import groups_of, seating_of
from topcut.play.limited.preparing import not_seated
from topcut.play.stages import rounds_in
from topcut.web.live import Snapshot
from topcut.web.public.pairings import Seat


class Pod(Struct, frozen=True):
    """A drafting group."""

    title: Message
    names: tuple[str, ...]  # in the order of the seats


class Seats(Struct, frozen=True):
    """The seats of the draft that is on."""

    pods: tuple[Pod, ...]
    sits: bool  # not with sealed decks: everybody only has a side
    says: Message | None = None  # who meets whom
    late: tuple[Player, ...] = ()  # who came after the seats were drawn


def draft_seats(snapshot: Snapshot) -> Seats | None:
    """The seats while the draft of the stage is on; None before it and once its first round is posted."""
    tournament, book, stage = snapshot.tournament, snapshot.book, snapshot.stage
    groups, seating = groups_of(tournament, stage), seating_of(tournament, stage)
    if seating is None or rounds_in(tournament, stage) or tournament.finished:
        return None
    names = snapshot.names
    pods = tuple(
        Pod(_title(number, group), tuple(names[player] for player in group.players))
        for number, group in enumerate(groups, start=1)
    )
    late = tuple(snapshot.player(player) for player in not_seated(tournament, book, stage))
    return Seats(pods, seating.method != "sealed", _who_meets(snapshot, len(pods)), late)


def _title(number: int, group: Group) -> Message:
    """ "Pod 1", "Pod 2: dark, cube 1"."""
    return message("web-limited-pod", number=number, side=group.side, cube=group.cube)


def _who_meets(snapshot: Snapshot, pods: int) -> Message | None:
    """Whether players meet only inside their pod, which has to be announced (002 7.6)."""
    if pods < 2 or "play_inside_pod" not in snapshot.book.settings:
        return None
    if snapshot.plan[snapshot.stage - 1].kind != "swiss":
        return None
    inside = plays_inside_pods(snapshot.book)
    return message("web-limited-inside-pods") if inside else message("web-limited-across-pods")


def wall_seats(snapshot: Snapshot) -> list[Seat]:
    """The same for the wall: name → pod and seat, or the side where nobody sits anywhere."""
    stage = snapshot.stage
    if draft_seats(snapshot) is None:
        return []
    sealed = seating.method == "sealed" if (seating := seating_of(snapshot.tournament, stage)) else False
    seats = [
        Seat(snapshot.names[player], 0 if sealed else number, place=0 if sealed else place, side=group.side)
        for number, group in enumerate(groups_of(snapshot.tournament, stage), start=1)
        for place, player in enumerate(group.players, start=1)
    ]
    return sorted(seats, key=lambda seat: seat.name.casefold())
