"""Asking to hold an event at a level; taking it back, agreeing to what was offered or turning it down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from msgspec import Struct

from topcut.acts.fields import faults, of_words
from topcut.desk.ports import SystemClock
from topcut.limits import raise_faults
from topcut.messages.message import message
from topcut.programs.model import Program
from topcut.refusal import refuse
from topcut.seasons.applying import Wanted, plain_country
from topcut.seasons.asked import day as day_of
from topcut.web.people import roles
from topcut.web.seasons.applications.known import State, answer_to, continents
from topcut.web.seasons.applications.settling import settle
from topcut.web.seasons.models_applications import WORDS, Application
from topcut.web.seasons.shown import person_of
from topcut.web.site.fields import read

MOST = 20  # of one account that wait for an answer


class ApplicationAsked(Struct, frozen=True):
    """What the form asks."""

    level: str = ""
    game: str = ""
    continent: str = ""
    place: Annotated[str, of_words(message("web-applications-place"), 80)] = ""
    day: str = ""
    other_days: Annotated[str, of_words(message("web-applications-other-days"), 200)] = ""
    venue: Annotated[str, of_words(message("web-applications-venue"), 200)] = ""
    text: Annotated[str, of_words(message("web-applications-text"), WORDS)] = ""


def form_of(sent: Mapping[str, Any]) -> ApplicationAsked:
    form = read(ApplicationAsked, storable(sent))
    raise_faults(list(faults(form)))
    return form


def storable(sent: Mapping[str, Any]) -> dict[str, str]:
    """Without the sign that PostgreSQL cannot keep."""
    return {name: str(value).replace("\0", "") for name, value in sent.items()}


def wanted_of(program: Program, form: ApplicationAsked) -> Wanted:
    """Refused where the game or the day is missing."""
    if program.game(form.game) is None:
        raise refuse("applying-game-missing")
    if not form.day:
        raise refuse("applying-day-missing")
    return Wanted(form.level, form.game, f"{day_of(form.day)}", " ".join(form.place.split()))


def continent_of(program: Program, form: ApplicationAsked) -> str:
    """Whose coordinator is asked; what is for the whole world has none."""
    level = program.level(form.level)
    if level is None or level.by != "coordinator":
        return ""
    if form.continent not in continents():
        raise refuse("applying-which-continent")
    return form.continent


def ask(user: User, program: Program, form: ApplicationAsked) -> Application:
    """It waits for an answer, where it can be asked for today."""
    if person_of(user) is None and not roles.directed(user):
        raise refuse("applying-nobody")
    wanted, continent = wanted_of(program, form), continent_of(program, form)
    answer = answer_to(program, wanted, continent)
    if answer.why is not None:
        raise refuse("applying-may-not", why=answer.why)
    if Application.objects.filter(user=user, state=State.ASKED).count() >= MOST:
        raise refuse("applying-too-many", most=MOST)
    return Application.objects.create(
        **as_row(program, wanted, continent, form), how=answer.how or "", user=user, asked_at=SystemClock().now()
    )


def as_row(program: Program, wanted: Wanted, continent: str, form: ApplicationAsked) -> dict[str, Any]:
    """What a row has of a filled form."""
    return {
        "program": program.name,
        "level": wanted.level,
        "game": wanted.game,
        "continent": continent,
        "place": wanted.country,
        "day": wanted.day,
        "other_days": form.other_days,
        "venue": form.venue,
        "text": form.text,
    }


def slot_of(program: Program, row: Application) -> str | None:
    """What there is once in a year, by a name that no two rows can have; None where there may be several."""
    level = program.level(row.level)
    if level is None or level.one_per != "country":
        return None
    return "/".join((program.name, row.level, row.game, row.day[:4], plain_country(row.place)))


def move(row: Application, before: tuple[State, ...], **values: Any) -> None:
    """From one of these states on; of two who do it at once one does."""
    try:
        with transaction.atomic():
            moved = Application.objects.filter(pk=row.pk, state__in=before).update(**values)
    except IntegrityError:
        raise refuse("applying-taken-meanwhile") from None
    if not moved:
        raise refuse("applying-answered-already")
    row.refresh_from_db()


# By whom it is -------------------------------------------------------------------------------------------------------


def withdraw(row: Application) -> None:
    """Also what was granted, until its event has begun; that is like any other event then."""
    event = row.event
    if event is not None and event.state != "announced":
        raise refuse("applying-event-begun")
    move(row, (State.ASKED, State.GRANTED), state=State.WITHDRAWN, slot=None, event=None)
    if event is not None:
        settle(event)


def agree(row: Application) -> None:
    """What was offered is allocated."""
    move(row, (State.OFFERED,), state=State.GRANTED)


def turn_down(row: Application) -> None:
    move(row, (State.OFFERED,), state=State.REFUSED, slot=None)
