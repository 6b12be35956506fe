"""Who may do what for a community: its Director of Organized Play, coordinators, league directors, its chair."""

from __future__ import annotations

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser, User
from django.db.models import QuerySet

from topcut.web.seasons.models import League, Office

Account = AbstractBaseUser | AnonymousUser
Kind = Office.Kind
ONLINE = "online"  # a coordinator's continent that is none


def held_by(user: Account) -> QuerySet[Office]:
    """Their offices; whoever may not sign in any more has none."""
    if not isinstance(user, User) or not user.is_active:
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
