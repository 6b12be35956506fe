"""What offices do: grant or decline with a reason, ask for bids, allocate what nobody bid for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from msgspec import Struct

from topcut.acts.fields import faults, of_words
from topcut.desk.ports import SystemClock
from topcut.limits import natural, raise_faults
from topcut.messages.message import message
from topcut.programs.describe import level_named
from topcut.programs.model import Program
from topcut.refusal import refuse
from topcut.seasons.applying import Wanted, allocating, not_again
from topcut.seasons.asked import day as day_of
from topcut.web.seasons.applications.asking import (
    ApplicationAsked,
    as_row,
    continent_of,
    move,
    slot_of,
    storable,
    wanted_of,
)
from topcut.web.seasons.applications.known import State, called, given, may_answer, today
from topcut.web.seasons.models import Person
from topcut.web.seasons.models_applications import WORDS, Application, BidsCalled
from topcut.web.seasons.offices import Account
from topcut.web.seasons.people import one as person_named
from topcut.web.site.fields import read

LONGEST_REASON = 500


def must_be_theirs(user: Account, program: Program, level: str, continent: str) -> User:
    if not isinstance(user, User) or not may_answer(user, program, level, continent):
        found = program.level(level)
        by = message("programname-role", role=(found.by if found else None) or "director")
        raise refuse("applying-not-theirs", by=by)
    return user


def reason_of(typed: str) -> str:
    """Every answer has one."""
    reason = typed.replace("\0", "").strip()
    if not reason:
        raise refuse("applying-reason-missing")
    return reason[:LONGEST_REASON]


def grant(row: Application, user: User, program: Program, reason: str) -> None:
    """Whatever was granted since it was asked for is in its way."""
    why = not_again(
        program, _level(program, row), Wanted(row.level, row.game, row.day, row.place), given(program, row.level)
    )
    if why is not None:
        raise refuse("applying-may-not", why=why)
    move(row, (State.ASKED,), state=State.GRANTED, slot=slot_of(program, row), **_answered(user, reason))


def decline(row: Application, user: User, reason: str) -> None:
    move(row, (State.ASKED,), state=State.DECLINED, **_answered(user, reason))


def _answered(user: User, reason: str) -> dict[str, Any]:
    return {"answered_by": user, "answered_at": SystemClock().now(), "reason": reason_of(reason)}


def _level(program: Program, row: Application) -> Any:
    level = program.level(row.level)
    if level is None:
        raise refuse("applying-answer-unknown")
    return level


# Bids, and what nobody bids for --------------------------------------------------------------------------------------


class BidsAsked(Struct, frozen=True):
    """Bids are asked for."""

    level: str = ""
    game: str = ""
    continent: str = ""
    year: str = ""
    opens: str = ""
    closes: str = ""
    text: Annotated[str, of_words(message("web-applications-text"), WORDS)] = ""


def call_bids(user: Account, program: Program, sent: Mapping[str, Any]) -> BidsCalled:
    """Once for each event that is to be: a level, a game, a continent, a year."""
    form = read(BidsAsked, storable(sent))
    raise_faults(list(faults(form)))
    level = program.level(form.level)
    if level is None or level.granted != "by-bid":
        raise refuse("applying-no-bids-level", level=level_named(program, form.level))
    if program.game(form.game) is None:
        raise refuse("applying-game-missing")
    continent = continent_of(program, ApplicationAsked(level=form.level, continent=form.continent))
    theirs = must_be_theirs(user, program, form.level, continent)
    opens, closes = f"{day_of(form.opens)}", f"{day_of(form.closes)}"
    if closes < opens:
        raise refuse("applying-called-span")
    row = BidsCalled(
        program=program.name,
        level=form.level,
        game=form.game,
        continent=continent,
        year=natural(form.year, 2200) or day_of(closes).year,
        opens=opens,
        closes=closes,
        text=form.text,
        by=theirs,
        at=SystemClock().now(),
    )
    try:
        with transaction.atomic():
            row.save()
    except IntegrityError:
        raise refuse("applying-called-twice") from None
    return row


def offer(user: Account, program: Program, form: ApplicationAsked, handle: str, reason: str) -> Application:
    """Allocate to somebody who then agrees to it, where bids were asked for and none came."""
    wanted, continent = wanted_of(program, form), continent_of(program, form)
    theirs = must_be_theirs(user, program, form.level, continent)
    answer = allocating(
        program,
        wanted,
        today(),
        bids_for(program, wanted, continent),
        given(program, wanted.level),
        called(program, wanted, continent),
    )
    if answer.why is not None:
        raise refuse("applying-may-not", why=answer.why)
    row = Application(
        **as_row(program, wanted, continent, form),
        how="allocation",
        user=_account(handle),
        asked_at=SystemClock().now(),
        state=State.OFFERED,
        **_answered(theirs, reason),
    )
    row.slot = slot_of(program, row)
    try:
        with transaction.atomic():
            row.save()
    except IntegrityError:
        raise refuse("applying-taken-meanwhile") from None
    return row


def bids_for(program: Program, wanted: Wanted, continent: str) -> int:
    """Those that wait for an answer."""
    return Application.objects.filter(
        program=program.name,
        level=wanted.level,
        game=wanted.game,
        continent=continent,
        day__startswith=wanted.day[:4],
        state=State.ASKED,
    ).count()


def _account(handle: str) -> User:
    person: Person = person_named(handle.replace("\0", "").strip().lower()[:40])
    if not isinstance(person.user, User):
        raise refuse("applying-nobody-known", handle=handle.strip()[:40])
    return person.user
