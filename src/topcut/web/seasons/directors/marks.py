"""Marks of players for their director: who may give one, until when, and what the public reads of all of them."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from django.contrib.auth.models import User
from django.http import HttpRequest
from msgspec import Struct

from topcut.acts.fields import of_number
from topcut.acts.listing.notice import report_due
from topcut.desk.ports import SystemClock
from topcut.journal.fact import PlayerId
from topcut.journal.state import Listing
from topcut.messages.message import message
from topcut.programs.model import Program
from topcut.programs.offices import DirectorRating
from topcut.refusal import Refused, refuse
from topcut.seasons.director_rating import Directed, DirectorAnswer, closes, director_rating
from topcut.web.people.models import Role
from topcut.web.seasons.models import Counted, Entry, Person
from topcut.web.seasons.models_office import DirectorMark
from topcut.web.seasons.persons.claiming import played_by
from topcut.web.seasons.persons.traces import parts_of
from topcut.web.seasons.programs.known import program_named
from topcut.web.store.models import Event
from topcut.web.store.rows import locked


class Mark(Struct, frozen=True):
    """What is chosen in the form."""

    mark: Annotated[int, of_number(message("director-mark"), 0, 100)]


def rules_for(row: Event) -> tuple[Program, DirectorRating] | None:
    """Of a finished event in a program whose players rate directors."""
    counted = Counted.objects.filter(event=row, event__state="finished").first()
    if counted is None:
        return None
    program = _program(counted.program)
    return (program, program.director_rating) if program and program.director_rating else None


def _program(name: str) -> Program | None:
    try:
        return program_named(name)
    except Refused:
        return None


def directors_of(row: Event) -> list[User]:
    roles = Role.objects.filter(event=row, role=Role.Kind.DIRECTOR).select_related("user").order_by("pk")
    return list({role.user_id: role.user for role in roles}.values())


def voters(request: HttpRequest, row: Event) -> list[PlayerId]:
    """Which players of the event somebody is, by their link, their account or their person; no director of it."""
    if isinstance(request.user, User) and request.user in directors_of(row):
        return []
    mine = {player for event, player in played_by(request) if event == row.pk}
    if isinstance(request.user, User):
        mine |= set(Entry.objects.filter(event=row, person__user=request.user).values_list("player", flat=True))
    return sorted(mine)


def give(row: Event, player: PlayerId, mark: int) -> None:
    """Once each; the same player's next one takes its place until the day on which marks are closed."""
    found = rules_for(locked(row.pk) or row)
    if found is None:
        raise refuse("director-not-rated")
    _, rules = found
    now, counted = SystemClock().now(), Counted.objects.get(event=row)
    if datetime.fromisoformat(now) >= closes(rules, counted.finished):
        raise refuse("director-closed", days=rules.days)
    if not rules.least <= mark <= rules.most:
        raise refuse("director-no-mark", least=rules.least, most=rules.most, given=mark)
    entry = Entry.objects.filter(event=row, player=player).first()
    told = {"mark": mark, "at": now, "person": entry.person if entry else None}
    DirectorMark.objects.update_or_create(event=row, player=player, defaults=told)


# What the public reads -----------------------------------------------------------------------------------------------


class Rated(Struct, frozen=True):
    """A director in one program."""

    program: Program
    rules: DirectorRating
    answer: DirectorAnswer


def rated(person: Person) -> list[Rated]:
    """In every program that rates them and in which they directed an event that is over and listed."""
    users = [one.user_id for one in parts_of(person) if one.user_id]
    events = Role.objects.filter(user__in=users, role=Role.Kind.DIRECTOR).values("event")
    rows = Counted.objects.filter(event__in=events, event__listed=True, event__state="finished")
    by_program: dict[str, list[Counted]] = {}
    for row in rows.select_related("event"):
        by_program.setdefault(row.program, []).append(row)
    found = ((_program(name), them) for name, them in sorted(by_program.items()))
    return [
        _rated(program, program.director_rating, them) for program, them in found if program and program.director_rating
    ]


def _rated(program: Program, rules: DirectorRating, rows: list[Counted]) -> Rated:
    given: dict[int, list[int]] = {}
    for mark in DirectorMark.objects.filter(event__in=[row.event_id for row in rows]):
        given.setdefault(mark.event_id, []).append(mark.mark)
    directed = [Directed(row.finished, _is_late(program, row), tuple(given.get(row.event_id, ()))) for row in rows]
    return Rated(program, rules, director_rating(rules, directed, SystemClock().now()))


def _is_late(program: Program, row: Counted) -> bool:
    listing = Listing(date=row.day, start=row.start, zone=row.event.zone)
    due = report_due(program, listing, row.day)
    lowers = any(one.name == "report" and one.late == "lowers-rating" for one in program.deadlines)
    return lowers and due is not None and datetime.fromisoformat(row.finished) > due
