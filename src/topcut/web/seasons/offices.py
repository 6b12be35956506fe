"""Who may do what for a community: its Director of Organized Play, coordinators, league directors, its chair."""

from __future__ import annotations

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser, User
from django.db.models import QuerySet
from msgspec import Struct

from topcut.web.seasons.models import League, Office

Account = AbstractBaseUser | AnonymousUser
Kind = Office.Kind
ONLINE = "online"  # a coordinator's continent that is none


def held_by(user: Account) -> QuerySet[Office]:
    """Their offices; whoever may not sign in any more has none."""
    if not isinstance(user, User) or not user.is_active or user.pk is None:  # one that has just been deleted
        return Office.objects.none()
    return Office.objects.filter(user=user)


def administrates(user: Account) -> bool:
    return isinstance(user, User) and user.is_active and user.is_superuser


def decides(user: Account, program: str) -> bool:
    """The Director of Organized Play of a program, and whoever administrates the site."""
    return administrates(user) or held_by(user).filter(kind=Kind.DIRECTOR, program=program).exists()


def coordinates(user: Account, program: str, continent: str = "") -> bool:
    """The coordinator of a continent or of online play, and whoever decides; without a continent, any coordinator."""
    held = held_by(user).filter(kind=Kind.COORDINATOR, program=program)
    return decides(user, program) or (held.filter(where=continent) if continent else held).exists()


def directs(user: Account, league: League) -> bool:
    """Who may list events for a league and keeps its book."""
    held = held_by(user).filter(kind=Kind.LEAGUE, where=league.slug, program=league.program)
    return held.exists() or decides(user, league.program)


def nominates(user: Account, program: str) -> bool:
    """The chair, who nominates challenges, and whoever decides."""
    return decides(user, program) or held_by(user).filter(kind=Kind.CHAIR, program=program).exists()


def governs(user: Account) -> bool:
    """Coordinators and Directors of Organized Play of any program, and whoever administrates the site."""
    return administrates(user) or held_by(user).filter(kind__in=(Kind.DIRECTOR, Kind.COORDINATOR)).exists()


# Regions, hosts, offices, announcements -------------------------------------------------------------------------------

CONTINENTS = ("africa", "asia", "australia", "europe", "north-america", "south-america", ONLINE)


def keeps_regions(user: Account, continent: str = "") -> bool:
    """Makes and renames regions: a coordinator those of the own continent, any Director and administrator all."""
    if administrates(user) or _directs_some(user):
        return True
    held = held_by(user).filter(kind=Kind.COORDINATOR)
    return (held.filter(where=continent) if continent else held).exists()


def verifies(user: Account, program: str, continent: str = "") -> bool:
    """Verifies a new host: its continent's coordinator; where no continent is known, any of the program."""
    return coordinates(user, program, continent) if program else keeps_regions(user, continent)


def appoints(user: Account, program: str, kind: str) -> bool:
    """Gives offices and takes them: the Director all but their own kind, which the site's administrators give."""
    return administrates(user) or (kind != Kind.DIRECTOR and decides(user, program))


def announces(user: Account, program: str, continent: str = "") -> bool:
    """Tells a community something: a coordinator the own continent and its regions, the Director everybody of the
    program; what is of no program, any of them."""
    if program:
        return coordinates(user, program, continent) if continent else decides(user, program)
    return keeps_regions(user, continent) if continent else administrates(user) or _directs_some(user)


class SpeaksFor(Struct, frozen=True):
    """Whom somebody's offices let them tell something, and whose regions they keep: what forms offer."""

    programs: frozenset[str]
    continents: frozenset[str]
    everywhere: bool


def speaks_for(user: Account) -> SpeaksFor:
    held = list(held_by(user).filter(kind__in=(Kind.DIRECTOR, Kind.COORDINATOR)))
    everywhere = administrates(user) or any(one.kind == Kind.DIRECTOR for one in held)
    continents = CONTINENTS if everywhere else [one.where for one in held]
    return SpeaksFor(frozenset(one.program for one in held), frozenset(continents), everywhere)


def _directs_some(user: Account) -> bool:
    return held_by(user).filter(kind=Kind.DIRECTOR).exists()


def coordinators_of(continent: str) -> QuerySet[Office]:
    """Who has a continent, in any program; whoever may not sign in any more has none."""
    held = Office.objects.filter(kind=Kind.COORDINATOR, where=continent, user__is_active=True)
    return held.select_related("user").order_by("program", "user__first_name", "pk")


def programs_of(user: Account) -> list[str]:
    """The programs in which somebody has an office that things wait for."""
    return sorted(set(held_by(user).values_list("program", flat=True)))
