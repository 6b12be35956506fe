"""What is known of grants: those that were given, bids that were asked for, and whether anybody here grants at all."""

from __future__ import annotations

from datetime import UTC, datetime

from django.contrib.auth.models import User
from django.http import Http404

from topcut.messages.message import Message, message
from topcut.programs.model import Level, Program
from topcut.refusal import Refused
from topcut.seasons.applying import ApplyingAnswer, Called, Given, Wanted, applying
from topcut.web.seasons.models import Office, Region
from topcut.web.seasons.models_applications import Application, BidsCalled
from topcut.web.seasons.offices import Account, coordinates, decides
from topcut.web.seasons.programs.known import program_named

CONTINENTS = ("australia", "europe", "north-america", "online")
State = Application.State


def today() -> str:
    return f"{datetime.now(UTC):%Y-%m-%d}"


def the_program(name: str) -> Program:
    try:
        return program_named(name)
    except Refused:
        raise Http404(name) from None


def is_granted(level: Level) -> bool:
    """Whether somebody grants it."""
    return level.granted in ("by-application", "by-bid")


def grants_here(program: str) -> bool:
    """Whether anybody on this site can grant anything: otherwise events are what their listing says."""
    kinds = (Office.Kind.DIRECTOR, Office.Kind.COORDINATOR)
    return Office.objects.filter(program=program, kind__in=kinds).exists()


def continents() -> list[str]:
    """The usual ones, and those of regions that this site knows."""
    known = Region.objects.exclude(continent="").values_list("continent", flat=True).distinct()
    return list(dict.fromkeys((*CONTINENTS, *sorted(known))))


def continent_told(name: str) -> Message:
    return message("applying-continent", continent=name)


def may_answer(user: Account, program: Program, level: str, continent: str) -> bool:
    """Whom the level is asked of: the coordinator of the continent, or the Director of Organized Play."""
    found = program.level(level)
    if found is not None and found.by == "coordinator":
        return coordinates(user, str(program.name), continent)
    return decides(user, str(program.name))


def given(program: Program, level: str) -> list[Given]:
    """Everything that was granted at a level, or offered to somebody and not answered."""
    rows = Application.objects.filter(program=program.name, level=level, state__in=(State.GRANTED, State.OFFERED))
    return [Given(one.level, one.game, one.day, one.place) for one in rows]


def called(program: Program, wanted: Wanted, continent: str) -> Called | None:
    rows = BidsCalled.objects.filter(
        program=program.name, level=wanted.level, game=wanted.game, continent=continent, year=wanted.day[:4]
    )
    found = rows.first()
    return Called(found.opens, found.closes) if found else None


def answer_to(program: Program, wanted: Wanted, continent: str) -> ApplyingAnswer:
    """Whether it can be asked for today."""
    return applying(program, wanted, today(), given(program, wanted.level), called(program, wanted, continent))


def unused(program: str, users: list[int]) -> list[Application]:
    """Grants that one of these accounts holds, of which no event was listed."""
    rows = Application.objects.filter(program=program, state=State.GRANTED, event=None, user_id__in=users)
    return list(rows)


def own(user: Account, program: str) -> list[Application]:
    if not isinstance(user, User):
        return []
    rows = Application.objects.filter(program=program, user=user).select_related("event", "answered_by")
    return list(rows.order_by("-asked_at"))
