"""Who plays in the demo's community: persons across events, where they live, how well they play, what they show."""

from __future__ import annotations

from collections.abc import Sequence

from django.contrib.auth.models import User
from msgspec import Struct

from topcut.acts.entries.names import slug as slug_of
from topcut.desk.cast import CAST
from topcut.play.chance import Chance
from topcut.web.people.names import handle_of
from topcut.web.seasons.models import Office, Person, Region
from topcut.web.seasons.people import keep, make

PLAYER, LEAGUE_DIRECTOR, COORDINATOR = "Kira Nerys", "Jadzia Dax", "Benjamin Sisko"  # whom a visitor can be
BAJOR, KRONOS = "Bajor", "Qo’noS"
_REGIONS = {BAJOR: ("bajor", "europe"), KRONOS: ("qonos", "north-america")}
_FAR = ("Worf", "Martok", "Gowron", "Ezri Dax", "Kasidy Yates", "Damar", "Weyoun", "Brunt", "Zek", "Ishka", "Dukat")
_MINORS = ("Jake Sisko", "Nog")
_BY_HANDLE = {"Luther Sloan": "thirty-one"}
_STRONG = {PLAYER: 92, "Worf": 88, "Elim Garak": 84, "Jadzia Dax": 80, "Quark": 74, "Odo": 70}

Pool = Sequence[tuple[Person, int]]  # each with how well they play, of 100


class Accounts(Struct, frozen=True):
    """Whom a visitor can be: nobody knows a password of theirs."""

    player: User
    league_director: User
    coordinator: User


def make_people() -> dict[str, list[tuple[Person, int]]]:
    """By region: everybody of the cast."""
    regions = {
        name: Region.objects.get_or_create(slug=slug, defaults={"name": name, "continent": continent})[0]
        for name, (slug, continent) in _REGIONS.items()
    }
    chance, found = Chance("demo/strength"), dict[str, list[tuple[Person, int]]]({name: [] for name in regions})
    for name in CAST:
        home = KRONOS if name in _FAR else BAJOR
        strength = _STRONG.get(name, 20 + chance.below(50))
        found[home].append((_person(name, regions[home]), strength))
    return found


def _person(name: str, region: Region) -> Person:
    known = Person.objects.filter(handle=slug_of(_BY_HANDLE.get(name, name))).first()
    if known is not None:  # it was stopped in the middle, and goes on
        return known
    person = make(name, _BY_HANDLE.get(name, name))
    person.region, person.minor = region, name in _MINORS
    if name in _BY_HANDLE:
        person.shown = Person.Shown.HANDLE
    return keep(person)


def make_accounts(program: str) -> Accounts:
    """One plays, one keeps a league, one coordinates a continent."""
    player, leader, coordinator = (_account(name) for name in (PLAYER, LEAGUE_DIRECTOR, COORDINATOR))
    Office.objects.get_or_create(user=coordinator, kind=Office.Kind.COORDINATOR, where="europe", program=program)
    return Accounts(player, leader, coordinator)


def _account(name: str) -> User:
    user, made = User.objects.get_or_create(username=handle_of(name), defaults={"first_name": name})
    if made:
        user.set_unusable_password()
        user.save()
    Person.objects.filter(name=name, user=None).update(user=user)
    return user
