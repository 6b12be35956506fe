"""Where a player drafts, and to whom he passes."""

from __future__ import annotations

from msgspec import Struct

from topcut.acts.limited.facts import Group, GroupsSeated
from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, Player, message
from topcut.play.limited.drafting import drafting_of
from topcut.play.limited.groups import seating_of, suspended
from topcut.play.limited.passing import Pass, looking_at_picks, neighbours, to_and_fro, turns
from topcut.play.limited.timing import packs_to_draft
from topcut.play.stages import rounds_in
from topcut.web.live import Snapshot

PASSED = ("packs", "cube", "both-sides", "squirrel")  # methods in which packs go round a table


class DraftSeat(Struct, frozen=True):
    """A seat at a drafting table."""

    group: int
    seat: int
    of: int
    side: str = ""
    passes: tuple[Message, ...] = ()  # "packs 1 and 3, to the left: pass to Odo"
    first: Player | None = None  # who begins, where one does
    sits: bool = True  # not with sealed decks: he only has a side
    suspended: bool = False
    order: str = ""  # who picks when among the open cards
    looking: str = ""  # whether he may look at his picks


def draft_seat_of(snapshot: Snapshot, player: PlayerId) -> DraftSeat | None:
    """His seat while the draft is on: it was seated, and no round of its stage is posted."""
    stage = snapshot.stage
    seating = seating_of(snapshot.tournament, stage)
    if seating is None or rounds_in(snapshot.tournament, stage):
        return None
    for number, group in enumerate(seating.groups, start=1):
        if player in group.players:
            return _seat(snapshot, seating, number, group, player)
    return None


def _seat(snapshot: Snapshot, seating: GroupsSeated, number: int, group: Group, player: PlayerId) -> DraftSeat:
    drafting = drafting_of(snapshot.book)
    packs = packs_to_draft(drafting) if drafting else 0
    goes = seating.method in PASSED and len(group.players) > 1
    to = neighbours(group, player, packs) if goes else ()
    looking = looking_at_picks(snapshot.book)
    begins = seating.method == "winston" or bool(drafting and drafting.snake)
    return DraftSeat(
        number,
        group.players.index(player) + 1,
        len(group.players),
        group.side,
        tuple(_pass_told(snapshot, one, packs) for one in to),
        snapshot.player(turns(group)[0]) if begins else None,
        seating.method != "sealed",
        suspended(snapshot.tournament, player),
        snapshot.tell(to_and_fro(group, drafting.snake)) if drafting and drafting.snake else "",
        snapshot.tell(looking) if looking else "",
    )


def _pass_told(snapshot: Snapshot, one: Pass, packs: int) -> Message:
    to = snapshot.player(one.to)
    return message("web-limited-pass-to-html", packs=packs_told(one, packs), direction=one.direction, player=to)


def packs_told(one: Pass, packs: int) -> Message:
    """ "Packs 1 and 3"; where nobody said how many there are, "Packs 1, 3 …"."""
    if not packs:
        return message("web-limited-packs-and-so-on", first=one.packs[0], next=one.packs[0] + 2)
    return message("web-limited-packs-numbered", packs=tuple(map(str, one.packs)), count=len(one.packs))
