"""What somebody holds is offered where they enter, by themselves or at the desk: use it, keep it, give it up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.http import HttpRequest
from msgspec import Struct
from msgspec.structs import replace

from topcut.acts.command import Command
from topcut.acts.earned.commands import Bring
from topcut.acts.earned.facts import Held
from topcut.acts.entries.commands import Person as Newcomer
from topcut.journal.fact import PlayerId, Result
from topcut.journal.state import Entrant
from topcut.messages.message import Message, message
from topcut.play.facts_told import held_told
from topcut.play.scoring import score
from topcut.play.stages import rounds_in
from topcut.rulebooks.model import Rulebook
from topcut.web.people.additions import Addition
from topcut.web.seasons.byes.ledger import NOTHING, Offer, Offers, offers
from topcut.web.seasons.models import Earned, Person
from topcut.web.seasons.people import final
from topcut.web.seasons.shown import person_of
from topcut.web.site.live import Snapshot

_ONCE_A_YEAR = "world"  # who keeps a bye for such an event has nothing of it
_TEMPLATE = "seasons/byes/choose.html"


class Choice(Struct, frozen=True):
    """Something that is held and fits, with what each choice of it does."""

    offer: Offer
    held: Message
    effect: Message
    may_keep: bool

    @property
    def field(self) -> str:
        return f"earned-{self.offer.earned.id}"


def choices(book: Rulebook, found: Offers) -> list[Choice]:
    return [
        Choice(one, told(one.earned), _effect(book, one.earned), one.earned.into != _ONCE_A_YEAR) for one in found.fit
    ]


def told(earned: Earned) -> Message:
    """ "a bye in round 1"."""
    return held_told(held_of(earned))


def held_of(earned: Earned) -> Held:
    return Held(earned.id, tuple(earned.rounds), earned.points)


def _effect(book: Rulebook, earned: Earned) -> Message:
    """What using it counts for in this event (001 7.5.1, R16; R22)."""
    if earned.points:
        return message("web-byes-effect-start", points=earned.points)
    code = "EBYE" if "EBYE" in book.results else "BYE"
    (side,) = score(book, Result(codes=(code,)), 1).sides
    return message(
        "web-byes-effect",
        rounds=tuple(earned.rounds),
        many="yes" if len(earned.rounds) > 1 else "no",
        points=side.points,
        differential=side.differential,
        schedule=book.results[code].schedule or "none",
    )


# Reading a choice --------------------------------------------------------------------------------------------------


def chosen(sent: Mapping[str, Any], found: Offers) -> tuple[tuple[Held, ...], tuple[Held, ...]]:
    """What is used and what is given up, of all that fits; anything else is kept."""
    said = {one.earned.id: str(sent.get(f"earned-{one.earned.id}", "")) for one in found.fit}
    held = [held_of(one.earned) for one in found.fit]
    return (
        tuple(one for one in held if said[one.id] == "use"),
        tuple(one for one in held if said[one.id] == "give-up"),
    )


def bring_of(sent: Mapping[str, Any], found: Offers, entrant: Entrant, by_hand: tuple[Held, ...] = ()) -> Bring:
    """The whole choice of somebody who has entered; what officials gave by hand stays."""
    used, gives_up = chosen(sent, found)
    given = tuple(one for one in entrant.brought if not one.id)
    waived = tuple(one for one in entrant.given_up if not one.id)
    return Bring(entrant.id, (*used, *given, *by_hand), (*gives_up, *waived))


def person_at(snapshot: Snapshot, player: PlayerId) -> Person | None:
    """Who a player is across events."""
    who = snapshot.tournament.entrants[player].who
    found = Person.objects.filter(key=who).select_related("merged_into").first() if who else None
    return final(found) if found else None


def may_still_choose(snapshot: Snapshot, entrant: Entrant) -> bool:
    """Until the first round of their first heat is drawn."""
    first, now = entrant.heats[0][0] if entrant.heats else 1, snapshot.tournament
    is_here = entrant.active or entrant.id in now.waiting
    begun = rounds_in(now, first) or (now.draw is not None and now.draw.stage == first)
    return is_here and not begun and not now.finished


def offered(snapshot: Snapshot, player: PlayerId) -> Offers:
    """What somebody who has entered can choose of."""
    if not may_still_choose(snapshot, snapshot.tournament.entrants[player]):
        return NOTHING
    return offers(person_at(snapshot, player), snapshot.row, snapshot.tournament, entered=True)


# By oneself --------------------------------------------------------------------------------------------------------


def _found(request: HttpRequest, snapshot: Snapshot, player: PlayerId) -> Offers:
    if player:
        return offered(snapshot, player)
    return offers(person_of(request.user), snapshot.row, snapshot.tournament)


def _context(request: HttpRequest, snapshot: Snapshot, player: PlayerId) -> Mapping[str, Any]:
    found = _found(request, snapshot, player)
    if not found.fit and not found.others:
        return {}
    others = [{"told": told(one), "why": why.why} for one, why in found.others]
    return {"choices": choices(snapshot.book, found), "others": others, "later": bool(player)}


def _completed(request: HttpRequest, snapshot: Snapshot, person: Newcomer) -> Newcomer:
    """Who has an account is the person that it is, and brings what was chosen."""
    own = person_of(request.user)
    if own is None:
        return person
    used, gives_up = chosen(request.POST, offers(own, snapshot.row, snapshot.tournament))
    return replace(person, who=own.key, uses=used, gives_up=gives_up)


def _later(request: HttpRequest, snapshot: Snapshot, player: PlayerId) -> Command:
    return bring_of(request.POST, offered(snapshot, player), snapshot.tournament.entrants[player])


BYES = Addition("byes", _TEMPLATE, _context, _completed, _later)
