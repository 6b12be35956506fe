"""Badges on a person's page, beside their titles: read off the rows of events, never kept."""

from __future__ import annotations

from collections.abc import Iterator

from django.db.models import Q
from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from topcut.refusal import Refused
from topcut.seasons.badges import BadgeHeld, Did, badges_of
from topcut.web.people.models import Role
from topcut.web.seasons.models import Counted, Entry, Person
from topcut.web.seasons.persons.parts import Part
from topcut.web.seasons.persons.traces import parts_of
from topcut.web.seasons.programs.known import program_named

_JUDGES = (Role.Kind.JUDGE, Role.Kind.HEAD_JUDGE)


def badges(person: Person) -> list[BadgeHeld]:
    """Of every program, in its order."""
    by_program: dict[str, list[Did]] = {}
    for program, one in (*_played(person), *_worked(person)):
        by_program.setdefault(program, []).append(one)
    return [held for program, did in sorted(by_program.items()) for held in _of(program, did)]


def _of(name: str, did: list[Did]) -> tuple[BadgeHeld, ...]:
    try:
        return badges_of(program_named(name), did)
    except Refused:  # its community took it away
        return ()


def _played(person: Person) -> Iterator[tuple[str, Did]]:
    rows = Entry.objects.filter(person=person, place__gt=0, event__listed=True, event__counted__isnull=False)
    for entry in rows.select_related("event__counted"):
        counted = entry.event.counted
        won = counted.sanctioned and entry.place == entry.shared_to == 1
        yield counted.program, Did("played", counted.level, counted.day, counted.region, won)


def _worked(person: Person) -> Iterator[tuple[str, Did]]:
    """At events that they direct or judge by account; each event once for each."""
    users = [one.user_id for one in parts_of(person) if one.user_id]
    if not users:
        return
    roles = Role.objects.filter(user__in=users).filter(Q(role=Role.Kind.DIRECTOR) | Q(role__in=_JUDGES))
    found = {(event, role == Role.Kind.DIRECTOR) for event, role in roles.values_list("event_id", "role")}
    rows = {one.event_id: one for one in Counted.objects.filter(event__in=[event for event, _ in found])}
    shown = set(Counted.objects.filter(event__in=rows, event__listed=True).values_list("event_id", flat=True))
    for event, directs in sorted(found):
        if event in shown:
            counted = rows[event]
            yield counted.program, Did("directed" if directs else "judged", counted.level, counted.day, counted.region)


def _section(person: Person) -> SafeString:
    held = badges(person)
    return SafeString(render_to_string("seasons/badges/on_person.html", {"held": held}) if held else "")


BADGES = Part("badges", "titles", _section)
