"""What players use of what they earned is used once: one row of the ledger for each, written with the journal.

Who brings something here is asked before it is written: is it theirs, does it hold here, is it free. The unique row
decides between two who are asked at the same moment. A withdrawal, an undo or another choice lets the row go again.
"""

from __future__ import annotations

from collections.abc import Sequence

from django.db import IntegrityError, transaction
from msgspec import Struct

from topcut.acts.earned.facts import Brought, Held
from topcut.acts.entries.facts import ByeForfeited, Entered, ReEntered, Withdrawn
from topcut.acts.event.facts import Cancelled, Undone
from topcut.acts.listing.facts import Known
from topcut.acts.registration.facts import MovedUp, PutOnWaitingList
from topcut.acts.rounds.facts import Started
from topcut.acts.stages.facts import StageOpened
from topcut.journal.fact import PlayerId
from topcut.journal.records import Record
from topcut.journal.state import Entrant, Tournament
from topcut.refusal import Refused, refuse
from topcut.web.seasons.byes.ledger import Here, here_of, unfit_here
from topcut.web.seasons.models import Claim, Earned, Person
from topcut.web.seasons.projecting import persons_of
from topcut.web.store.models import Event
from topcut.web.store.projections import Projection

_CHANGE = (
    Brought,
    Withdrawn,
    ReEntered,
    ByeForfeited,
    PutOnWaitingList,
    MovedUp,
    Started,
    StageOpened,
    Cancelled,
    Undone,
)


class Wanted(Struct, frozen=True):
    """What an event claims of the ledger."""

    player: PlayerId
    held: Held
    forfeited: bool


def wanted(now: Tournament) -> dict[str, Wanted]:
    """By the id of what was earned; who waits for a place holds on to it until the event starts without them."""
    found: dict[str, Wanted] = {}
    for one in now.entrants.values() if now.cancelled is None else ():
        if (one.brought or one.given_up) and (not one.withdrawn or (one.id in now.waiting and not now.started)):
            found |= {held.id: Wanted(one.id, held, _is_forfeited(one, held)) for held in one.brought if held.id}
            found |= {held.id: Wanted(one.id, held, True) for held in one.given_up if held.id}
    return found


def _is_forfeited(one: Entrant, held: Held) -> bool:
    """Every round of it was played instead (001 7.2)."""
    return bool(held.rounds) and (one.bye_forfeited or set(held.rounds) <= set(one.forfeited))


# Asked before it is written ------------------------------------------------------------------------------------------


def must_be_theirs(row: Event, records: Sequence[Record], now: Tournament) -> None:
    """Refuse what is not held, holds elsewhere, or is used already; and typed byes where there is a ledger."""
    _must_not_be_typed(row, records, now)
    asked = wanted(now)
    if not asked:
        return
    kept = set(Claim.objects.filter(event=row).values_list("earned", "player"))
    named = {record.fact.player for record in records if isinstance(record.fact, Known)}
    fresh = {id: one for id, one in sorted(asked.items()) if (id, one.player) not in kept or one.player in named}
    if not fresh:
        return
    here, persons = here_of(row, now), persons_of(now)
    for id, one in fresh.items():
        _must_hold(id, one, persons.get(one.player), here)
    _claim(row, {id: one for id, one in fresh.items() if (id, one.player) not in kept})


def _must_not_be_typed(row: Event, records: Sequence[Record], now: Tournament) -> None:
    facts = [record.fact for record in records]
    if any(isinstance(fact, Entered) and (fact.earned_byes or fact.head_start) for fact in facts):
        here = here_of(row, now)
        if here is not None and here.has_ledger:
            raise refuse("earned-typed", program=here.program.title)


def _must_hold(id: str, one: Wanted, person: Person | None, here: Here | None) -> None:
    if person is None:
        raise refuse("earned-nobody")
    earned = Earned.objects.filter(pk=id).first()
    if earned is None:
        raise refuse("earned-none")
    if earned.person_id != person.pk:
        raise refuse("earned-of-another")
    if (why := unfit_here(earned, here)) is not None:
        raise Refused(why)
    if (list(one.held.rounds), one.held.points) != (earned.rounds, earned.points):
        raise refuse("earned-changed")


def _claim(row: Event, fresh: dict[str, Wanted]) -> None:
    """The rows in the same order everywhere, so that nobody waits for each other."""
    _must_be_free(row, fresh)
    Claim.objects.filter(event=row, earned__in=list(fresh)).delete()  # of an entry that was taken back just now
    try:
        with transaction.atomic():
            Claim.objects.bulk_create(_row(row, id, one) for id, one in fresh.items())
    except IntegrityError:  # somebody was faster
        _must_be_free(row, fresh)
        raise


def _must_be_free(row: Event, fresh: dict[str, Wanted]) -> None:
    taken = Claim.objects.filter(earned__in=list(fresh)).exclude(event=row).select_related("event").first()
    if taken is not None:
        raise refuse("earned-claimed", forfeited="yes" if taken.forfeited else "no", event=taken.event.title)


def _row(row: Event, id: str, one: Wanted) -> Claim:
    return Claim(earned=id, event=row, player=one.player, forfeited=one.forfeited)


# Kept in step ------------------------------------------------------------------------------------------


def write(row: Event, now: Tournament) -> None:
    """What the journal says; of two journals that came from elsewhere and claim the same, the first one has it."""
    asked = wanted(now)
    rows = {one.earned: one for one in Claim.objects.filter(event=row)}
    same = {
        id
        for id, one in asked.items()
        if id in rows and (rows[id].player, rows[id].forfeited) == (one.player, one.forfeited)
    }
    Claim.objects.filter(event=row).exclude(earned__in=same).delete()
    fresh = [_row(row, id, one) for id, one in sorted(asked.items()) if id not in same]
    Claim.objects.bulk_create(fresh, ignore_conflicts=True)


def kept(row: Event) -> object:
    return list(Claim.objects.filter(event=row).order_by("earned").values_list("earned", "player", "forfeited"))


def _may_change(records: Sequence[Record]) -> bool:
    return any(isinstance(record.fact, _CHANGE) for record in records)


CLAIMS = Projection("claims", _may_change, write, kept)
