"""A new host: proposed with an event, listed once somebody verified it (001 Appendix A)."""

from __future__ import annotations

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser, User
from django.db import IntegrityError, transaction
from msgspec import Struct

from topcut.acts.entries.names import slug as slug_of
from topcut.acts.entries.names import tidy
from topcut.desk.ports import SystemClock
from topcut.refusal import Refused, refuse
from topcut.web.people.names import name_of
from topcut.web.seasons.hosts.known import living, word_of_host
from topcut.web.seasons.models import Office, Region
from topcut.web.seasons.models_regions import Host, HostAct, Whereabouts
from topcut.web.seasons.offices import coordinators_of, verifies
from topcut.web.seasons.programs.known import program_named


class Verifier(Struct, frozen=True):
    """Who verifies a new host, nobody by name where an office is vacant, and within how many hours, if the program says
    so. Where there is `nobody` at all, no host can be proposed: its event would never be listed."""

    names: tuple[str, ...]
    hours: int
    nobody: bool


def propose(
    user: AbstractBaseUser | AnonymousUser, program: str, name: str, address: str, region: Region | None
) -> Host:
    """The host of this name and address, new or as it is known: two who propose it at once propose one."""
    name, address = tidy(name), tidy(address)
    word = word_of_host(name, address)
    if not word_of_host(name, ""):
        raise refuse("host-without-name")
    if not address:
        raise refuse("host-without-address")
    if not _anybody(program):
        raise refuse("host-nobody-verifies")
    there = living().filter(word=word).first()
    if there is None:
        try:
            with transaction.atomic():
                return _made(user, program, name, address, region)
        except IntegrityError:  # somebody proposed it at the same moment
            there = living().get(word=word)
    if there.state == Host.State.REFUSED:
        raise refuse("host-was-refused", name=there.name)
    return there


def _made(user: AbstractBaseUser | AnonymousUser, program: str, name: str, address: str, region: Region | None) -> Host:
    """Whoever may verify it has done so by proposing it."""
    may, now = verifies(user, program, continent_of(region)), SystemClock().now()
    made = Host.objects.create(
        slug=_free(name),
        name=name[:200],
        address=address[:300],
        word=word_of_host(name, address),
        region=region,
        state=Host.State.VERIFIED if may else Host.State.WAITING,
        program=program,
        asked_by=user if isinstance(user, User) else None,
        asked_at=now,
    )
    if may and isinstance(user, User):
        HostAct.objects.create(host=made, what=HostAct.What.VERIFIED, by=user, at=now)
    return made


def forget_unused(slug: str) -> None:
    """One that waits, and that no event is held at."""
    if slug and not Whereabouts.objects.filter(host=slug).exists():
        living().filter(slug=slug, state=Host.State.WAITING).delete()


def continent_of(region: Region | None) -> str:
    return region.continent if region else ""


def _free(name: str) -> str:
    base = slug_of(name)[:50].strip("-") or "host"
    taken = set(Host.objects.filter(slug__startswith=base).values_list("slug", flat=True))
    return next(one for n in range(1, 100_000) if (one := base if n == 1 else f"{base}-{n}") not in taken)


def hours_of(program: str) -> int:
    """Within how many hours the program promises an answer; 0 where it promises none."""
    try:
        deadlines = program_named(program).deadlines if program else ()
    except Refused:
        deadlines = ()
    return next((one.hours for one in deadlines if one.name == "new-host"), 0)


def verifier(program: str, region: Region | None) -> Verifier:
    """The coordinators of its continent; where there are none, the Director of Organized Play."""
    held = coordinators_of(continent_of(region)).filter(program=program) if region else Office.objects.none()
    directors = Office.objects.filter(kind=Office.Kind.DIRECTOR, program=program, user__is_active=True)
    rows = list(held) or list(directors.select_related("user").order_by("pk"))
    return Verifier(tuple(dict.fromkeys(name_of(one.user) for one in rows)), hours_of(program), not _anybody(program))


def _anybody(program: str) -> bool:
    """Whether somebody could verify a host: an officer of the program, of any where it is none's, an administrator."""
    held = Office.objects.filter(kind__in=(Office.Kind.DIRECTOR, Office.Kind.COORDINATOR), user__is_active=True)
    held = held.filter(program=program) if program else held
    return held.exists() or User.objects.filter(is_active=True, is_superuser=True).exists()
