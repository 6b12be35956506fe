"""What a program's year has to give: what can be asked for today, which bids were asked for, what was granted."""

from __future__ import annotations

from collections.abc import Iterable

from django.contrib.auth.models import User
from django.db.models import Q, QuerySet
from msgspec import Struct

from topcut.messages.message import Message, message
from topcut.programs.describe import level_named, season_told
from topcut.programs.model import Level, Program
from topcut.seasons.applying import window
from topcut.seasons.years import days_of
from topcut.web.people.names import name_of
from topcut.web.seasons.applications.known import (
    State,
    continent_told,
    is_granted,
    may_answer,
)
from topcut.web.seasons.models_applications import Application, BidsCalled
from topcut.web.seasons.offices import Account
from topcut.web.seasons.shown import person_of, shown_name
from topcut.web.voices import PAGE

_MOST = 500


class Open(Struct, frozen=True):
    """A level, its season, whom it is asked of, and until when."""

    name: str
    title: Message
    seasons: tuple[Message, ...]
    by: Message
    state: str  # open, not-yet, over, called, not-called
    day: str  # on which that changes; "" = never
    country: bool  # each has one a year
    clause: str


class Shown(Struct, frozen=True):
    """An application as a list has it."""

    row: Application
    level: Message
    game: str
    continent: Message | None
    who: str  # as everybody may read it; "" = nobody known


class Bids(Struct, frozen=True):
    """An event that bids were asked for, and how many came."""

    call: BidsCalled
    level: Message
    game: str
    continent: Message | None
    state: str  # open, not-yet, over
    bids: int


def state_on(opens: str | None, closes: str | None, today: str) -> str:
    if opens is not None and today < opens:
        return "not-yet"
    return "over" if closes is not None and today > closes else "open"


def levels_open(program: Program, year: int, today: str) -> list[Open]:
    """Every level that somebody grants, for an event of this year."""
    return [_open(program, one, year, today) for one in program.levels if is_granted(one)]


def _open(program: Program, level: Level, year: int, today: str) -> Open:
    season = next((one for one in program.seasons if one.of == level.name), None)
    opens, closes = window(program, level, f"{days_of(season, year)[1]}" if season else f"{year}-12-31")
    state = state_on(opens, closes, today)
    if level.granted == "by-bid":
        calls = BidsCalled.objects.filter(program=program.name, level=level.name, year=year)
        state = "called" if calls.filter(opens__lte=today, closes__gte=today).exists() else "not-called"
    return Open(
        name=level.name,
        title=level_named(program, level.name),
        seasons=tuple(season_told(one) for one in program.seasons if one.of == level.name),
        by=message("programname-role", role=level.by or "director"),
        state=state,
        day={"not-yet": opens, "open": closes, "over": closes}.get(state) or "",
        country=level.one_per == "country",
        clause=level.clause,
    )


def bids_called(program: Program, year: int, today: str) -> list[Bids]:
    """The events that bids were asked for."""
    rows = BidsCalled.objects.filter(program=program.name, year=year)
    return [
        Bids(
            call=one,
            level=level_named(program, one.level),
            game=game_told(program, one.game),
            continent=continent_told(one.continent) if one.continent else None,
            state=state_on(one.opens, one.closes, today),
            bids=bids_of(one).filter(state=State.ASKED).count(),
        )
        for one in rows
    ]


def bids_of(call: BidsCalled) -> QuerySet[Application]:
    """All bids for one event."""
    return Application.objects.filter(
        program=call.program,
        level=call.level,
        game=call.game,
        continent=call.continent,
        day__startswith=f"{call.year}-",
    )


def granted(program: Program, year: int) -> list[Shown]:
    """What was given away for this year, in the order of its days."""
    rows = Application.objects.filter(program=program.name, state=State.GRANTED, day__startswith=f"{year}-")
    return shown(program, rows.select_related("event", "user")[:_MOST])


def waiting_for(user: Account, program: Program) -> list[Shown]:
    """What this account is to answer, what came first on top."""
    if not isinstance(user, User):
        return []
    rows = Application.objects.filter(program=program.name, state=State.ASKED).exclude(user=None)
    rows = rows.select_related("event", "user")
    theirs = [one for one in rows.order_by("asked_at")[:_MOST] if may_answer(user, program, one.level, one.continent)]
    return shown(program, theirs)


def offered_to(user: Account, program: Program) -> list[Application]:
    """What somebody is asked to hold."""
    if not isinstance(user, User):
        return []
    return list(Application.objects.filter(Q(user=user), program=program.name, state=State.OFFERED))


def shown(program: Program, rows: Iterable[Application]) -> list[Shown]:
    return [one_shown(program, row) for row in rows]


def one_shown(program: Program, row: Application) -> Shown:
    person = person_of(row.user) if row.user else None
    return Shown(
        row=row,
        level=level_named(program, row.level),
        game=game_told(program, row.game),
        continent=continent_told(row.continent) if row.continent else None,
        who=shown_name(person) if person else "",
    )


def game_told(program: Program, name: str) -> str:
    found = program.game(name)
    return (found.title if found else "") or name


def asker(row: Application) -> str:
    """For whoever answers."""
    if row.user is None:
        return PAGE.say(message("web-player-erased"))
    person = person_of(row.user)
    return (person.name or person.handle) if person else name_of(row.user)
