"""Who is who: each player of the event and the person across events that they are (001 Appendix A)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import islice

from django.http import HttpResponse
from django.views.decorators.http import require_POST, require_safe
from msgspec import Struct

from topcut.acts.listing.commands import Know, KnowAll
from topcut.journal.fact import PlayerId
from topcut.journal.state import Entrant
from topcut.messages.message import Player, message
from topcut.refusal import Refused, refuse
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room, officials
from topcut.web.seasons.models import Person
from topcut.web.seasons.models_people import Asked
from topcut.web.seasons.people import Found, look_up, make, one
from topcut.web.seasons.persons import claiming
from topcut.web.seasons.projecting import persons_of
from topcut.web.seasons.shown import shown_name
from topcut.web.site.forms import NOTHING, Answered
from topcut.web.voices import PAGE

MOST = 200  # of a page; the others come when these are linked
NEW, LATER = "new", ""


class Choice(Struct, frozen=True):
    """One of those whom a player may be."""

    value: str  # a handle
    name: str
    sure: bool


class Line(Struct, frozen=True):
    """A player who is nobody known yet, and who they may be."""

    player: PlayerId
    name: str
    handle: str
    choices: tuple[Choice, ...]
    chosen: str
    other: str  # a handle that was typed

    @property
    def found(self) -> bool:
        """Somebody has exactly this handle, or alone this name."""
        return any(choice.sure for choice in self.choices)


class Linked(Struct, frozen=True):
    """A player and the person that they are."""

    player: PlayerId
    name: str
    person: Person
    shown: str


@require_safe
@officials
def who(room: Room) -> HttpResponse:
    return who_page(room, NOTHING)


def who_page(room: Room, answered: Answered) -> HttpResponse:
    """Those who are not linked with what is proposed, then those who are."""
    waiting = _unknown(room)
    return show(
        room,
        "desk/players/who.html",
        answered,
        "desk_who",
        lines=_lines(room, list(islice(waiting, MOST)), answered.values),
        unknown=len(waiting),
        more=max(len(waiting) - MOST, 0),
        linked=_linked(room),
        asking=claiming.asked_at(room.row) if room.directs else (),
    )


def _unknown(room: Room) -> list[Entrant]:
    now = room.snapshot.tournament
    persons = persons_of(now)
    return [one for one in now.entrants.values() if not one.withdrawn and one.id not in persons]


def _lines(room: Room, entrants: Sequence[Entrant], typed: Mapping[str, str]) -> list[Line]:
    names, handles = room.snapshot.names, room.snapshot.handles
    found = look_up({handles[one.id]: names[one.id] for one in entrants})
    taken = {person.pk for person in persons_of(room.snapshot.tournament).values()}
    return [_line(one.id, names[one.id], found[handles[one.id]], handles[one.id], taken, typed) for one in entrants]


def _line(player: PlayerId, name: str, found: Found, handle: str, taken: set[int], typed: Mapping[str, str]) -> Line:
    """The one who is sure is chosen; who is near waits for a look; of a name like nobody's a person is made."""
    sure = found.sure if found.sure is not None and found.sure.pk not in taken else None
    near = [one for one in found.near if one.pk not in taken]
    choices = [Choice(sure.handle, shown_name(sure), True)] if sure else []
    choices += [Choice(one.handle, shown_name(one), False) for one in near]
    proposed = sure.handle if sure else LATER if near else NEW
    return Line(
        player, name, handle, tuple(choices), typed.get(f"is-{player}", proposed), typed.get(f"other-{player}", "")
    )


def _linked(room: Room) -> list[Linked]:
    names = room.snapshot.names
    known = persons_of(room.snapshot.tournament)
    return [Linked(player, names[player], person, shown_name(person)) for player, person in known.items()]


# Linking -------------------------------------------------------------------------------------------------------------


@require_POST
@officials
def link_all(room: Room) -> HttpResponse:
    """Everybody of the page as it was chosen; persons are made for who is new, and for nobody if it is refused."""

    def act() -> HttpResponse:
        room.must_be_allowed(KnowAll)
        if room.done_before:
            return room.go("desk_who")
        made: list[Person] = []
        try:
            who = _chosen(room, made)
            room.do(KnowAll({player: person.key for player, person in who.items()}))
        except Refused:
            Person.objects.filter(pk__in=[one.pk for one in made], entries=None).delete()
            raise
        return room.go("desk_who", message("web-player-linked", players=len(who)))

    return room.answer("link", act, who_page)


def _chosen(room: Room, made: list[Person]) -> dict[PlayerId, Person]:
    """Handles are looked up before anybody is made: most refusals leave nothing to be taken back."""
    names, new, found = room.snapshot.names, list[PlayerId](), dict[PlayerId, Person]()
    for entrant in islice(_unknown(room), MOST):
        typed = room.field(f"other-{entrant.id}") or room.field(f"is-{entrant.id}")
        if typed == NEW and not room.field(f"other-{entrant.id}"):
            new.append(entrant.id)
        elif typed:
            found[entrant.id] = _sitting_nowhere_else(room, entrant.id, one(typed), found)
    for player in new:
        made.append(make(names[player], room.snapshot.handles[player]))
        found[player] = made[-1]
    return found


def _sitting_nowhere_else(room: Room, player: PlayerId, person: Person, chosen: Mapping[PlayerId, Person]) -> Person:
    """Also where journals know the two by other keys, since they were merged."""
    known = {**persons_of(room.snapshot.tournament), **chosen}
    twin = next((other for other, sits in known.items() if sits == person and other != player), None)
    if person.erased:
        raise refuse("person-none", handle=person.handle)
    if twin is not None:
        raise refuse("listing-known-twice", player=room.snapshot.player(player), other=room.snapshot.player(twin))
    return person


@require_POST
@officials
def relink(room: Room) -> HttpResponse:
    """Somebody is another person, or nobody that is known."""

    def act() -> HttpResponse:
        room.must_be_allowed(Know)
        player, typed = room.player("player"), room.field("handle")
        person = _sitting_nowhere_else(room, player, one(typed), {}) if typed else None
        room.do(Know(player, person.key if person else ""))
        if person is None:
            return room.go("desk_who", message("web-player-unlinked", player=Player(player)))
        return room.go("desk_who", message("web-player-relinked", player=Player(player), handle=person.handle))

    return room.answer("relink", act, who_page)


@require_POST
@officials
def confirm(room: Room) -> HttpResponse:
    """An account is the person that it asks to be, or not: whoever directs the event knows them."""

    def act() -> HttpResponse:
        room.must_direct()
        asked = Asked.objects.filter(pk=room.hidden("asked")).select_related("person", "user").first()
        if asked is None:
            raise refuse("person-asked-gone")
        yes = bool(room.field("yes"))
        claiming.answer(asked, room.request.user, yes, room.row)
        account, handle = asked.user.get_username(), asked.person.handle
        said = message("web-player-answered", yes="yes" if yes else "no", account=account, handle=handle)
        return room.go("desk_who", PAGE.say(said))

    return room.answer("confirm", act, who_page)
