"""What players hold that they earned elsewhere, as the desk sees it."""

from __future__ import annotations

from itertools import chain, combinations

from msgspec import Struct

from topcut.acts.earned.facts import Held
from topcut.journal.state import Entrant
from topcut.messages.message import Message, Player
from topcut.play.facts_told import held_told
from topcut.web.desk.frame.room import Room
from topcut.web.seasons.byes.entering import Choice, choices, may_still_choose, offered
from topcut.web.seasons.byes.ledger import here_of, unfit_here
from topcut.web.seasons.models import Claim, Earned
from topcut.web.seasons.projecting import persons_of


class Holds(Struct, frozen=True):
    """What can be chosen for one player, and what officials may give by hand."""

    choices: list[Choice]
    known: bool  # the ledger knows who they are
    rounds: list[tuple[str, Message]]  # of a bye by hand: as it is sent, and as it is told
    start: bool  # whether head starts count here
    by_hand: tuple[Message, ...]  # given so


def of_player(room: Room, entrant: Entrant) -> Holds | None:
    """None where nothing can be chosen any more, or nothing is ever brought to such an event."""
    book, most = room.snapshot.book, room.snapshot.book.integer("earned_bye_rounds")
    if not may_still_choose(room.snapshot, entrant) or not (most or book.play == "pod"):
        return None
    numbers = range(1, most + 1)
    rounds = chain.from_iterable(combinations(numbers, size) for size in numbers)
    return Holds(
        choices(book, offered(room.snapshot, entrant.id)),
        bool(entrant.who),
        [("+".join(map(str, one)), held_told(Held(rounds=one))) for one in rounds],
        book.play == "pod",
        tuple(held_told(one) for one in by_hand(entrant)),
    )


def by_hand(entrant: Entrant) -> tuple[Held, ...]:
    return tuple(one for one in entrant.brought if not one.id)


def holders(room: Room) -> list[Player]:
    """Who holds something that fits here, and has neither used it nor given it up."""
    now = room.snapshot.tournament
    if not now.program or now.finished:
        return []
    open_to = [one for one in now.entrants.values() if one.who and may_still_choose(room.snapshot, one)]
    persons = persons_of(now) if open_to else {}
    mine = {persons[one.id].pk: one.id for one in open_to if one.id in persons}
    found = Earned.objects.filter(person__in=list(mine)).order_by("id")
    claimed = set(Claim.objects.filter(earned__in=[one.id for one in found]).values_list("earned", flat=True))
    here = here_of(room.row, now) if found else None
    open_ones = [one for one in found if one.id not in claimed and unfit_here(one, here) is None]
    return [room.snapshot.player(id) for id in dict.fromkeys(mine[one.person_id] for one in open_ones)]
