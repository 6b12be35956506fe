"""The page of whoever has an office: everything that waits for them, and what a refresh of the ratings would do."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from msgspec import Struct

from topcut.messages.message import Message, message
from topcut.refusal import refusal
from topcut.web.seasons.coordinator.waiting import SOURCES, Source, Waits
from topcut.web.seasons.models import Office
from topcut.web.seasons.models_ratings import RatedEvent, RatingLadder
from topcut.web.seasons.officers.reached import Officer, told
from topcut.web.seasons.offices import Account, administrates, governs, held_by, programs_of
from topcut.web.seasons.ratings.told import next_night
from topcut.web.site import asked
from topcut.web.site.moments import moment_of
from topcut.web.voices import PAGE


class Line(Struct, frozen=True):
    """One matter, and how long it has waited."""

    waits: Waits
    days: int  # since it came
    late: bool  # promised for earlier


class Part(Struct, frozen=True):
    """What waits of one kind."""

    name: str
    title: Message
    lines: tuple[Line, ...]
    private: bool


class Refresh(Struct, frozen=True):
    """What the full refresh would do, and when it runs by itself."""

    waits: int
    events: int  # that are counted again
    last: str
    next: str


def parts(user: Account, now: datetime) -> list[Part]:
    """By room, in the order in which the rooms came; of one matter in several programs one line."""
    found = []
    for source in SOURCES:
        them = {(one.what, one.address): one for program in _programs(user) for one in source.waits(user, program)}
        if them:
            ordered = sorted(them.values(), key=lambda one: (not one.due, one.due, one.since))
            title = message("web-coordinator-part", name=source.name)
            lines = tuple(_line(one, now) for one in ordered)
            found.append(Part(source.name, title, lines, any(one.private for one in ordered)))
    return found


def _programs(user: Account) -> list[str]:
    """Those of somebody's offices, and what belongs to no program; of an administrator all that anybody has one in."""
    if administrates(user):
        return ["", *sorted(set(Office.objects.values_list("program", flat=True)))]
    return ["", *programs_of(user)]


def _line(one: Waits, now: datetime) -> Line:
    since, due = moment_of(one.since), moment_of(one.due)
    return Line(one, max(0, (now - _aware(since)).days) if since else 0, due is not None and _aware(due) < now)


def _aware(moment: datetime) -> datetime:
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


def how_many(user: Account) -> int | None:
    """For the bar of every page; None for who has no office."""
    if not (administrates(user) or held_by(user).exists()):
        return None
    programs = _programs(user)
    return sum(_many(source, user, programs) for source in SOURCES)


def _many(source: Source, user: Account, programs: Sequence[str]) -> int:
    if source.many is not None:
        return sum(source.many(user, program) for program in programs)
    return len({(one.what, one.address) for program in programs for one in source.waits(user, program)})


@require_safe
@never_cache
def coordinator(request: HttpRequest) -> HttpResponse:
    user = request.user
    if not (administrates(user) or held_by(user).exists()):
        refusals = (PAGE.told(refusal("officer-nothing-waits")),)
        return render(request, "refused.html", {"refusals": refusals}, status=403)
    now, chosen = datetime.now(UTC), asked.text(request.GET, "of")
    found = parts(user, now)
    lines = [line for part in found for line in part.lines]
    context = {
        "offices": _held(user),
        "parts": found,
        "shown": [part for part in found if part.name == chosen] or found,
        "chosen": chosen if any(part.name == chosen for part in found) else "",
        "open": len(lines),
        "late": sum(line.late for line in lines),
        "oldest": max((line.days for line in lines), default=0),
        "refresh": _refresh() if governs(user) else None,
    }
    return render(request, "seasons/coordinator/coordinator.html", context)


def _held(user: Account) -> Sequence[Officer]:
    return told(held_by(user).select_related("user").order_by("kind", "where"))


def _refresh() -> Refresh:
    """Each ladder is counted again from the first event that waits."""
    waits = RatedEvent.objects.filter(waits=True)
    again = 0
    for ladder in RatingLadder.objects.filter(events__waits=True).distinct():
        first = waits.filter(ladder=ladder).order_by("key").values_list("key", flat=True)[0]
        again += RatedEvent.objects.filter(ladder=ladder, key__gte=first).count()
    last = RatingLadder.objects.order_by("-refreshed").values_list("refreshed", flat=True).first()
    return Refresh(waits.count(), again, last or "", next_night())
