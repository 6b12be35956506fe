"""The calendar: a page, a file for one's own program, and one's own events at a private address."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any
from urllib.parse import urlencode

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from topcut.messages.message import Message, message
from topcut.programs.vocabulary import LEVELS
from topcut.web.seasons.calendar import ics, mine
from topcut.web.seasons.calendar.events import Wanted, between, by_month, listed, matching, running, to_come
from topcut.web.seasons.calendar.events import month_of as in_words
from topcut.web.seasons.calendar.period import Period, month_of, read, weeks_of
from topcut.web.seasons.models_regions import Whereabouts
from topcut.web.seasons.offices import CONTINENTS
from topcut.web.seasons.regions.words import Known, known
from topcut.web.site import asked
from topcut.web.site.outside import outside
from topcut.web.site.saved import saved_as
from topcut.web.store.models import Event
from topcut.web.store.offered import games
from topcut.web.store.rows import event_at
from topcut.web.voices import PAGE

ROWS = 50
_IN_A_FILE = 250
_BEFORE = timedelta(days=31)  # what a program that asks again may still want to know of
_TYPE = "text/calendar"
_WEEKDAYS = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")


def _wanted(request: HttpRequest) -> Wanted:
    return Wanted(*(asked.text(request.GET, name) for name in ("game", "region", "level", "online")))


@require_safe
@never_cache
def calendar(request: HttpRequest) -> HttpResponse:
    """From today on, or a month, a week, a day; a page at a time."""
    today, wanted, words = datetime.now(UTC).date(), _wanted(request), known()
    month, week, day = (asked.text(request.GET, name) for name in ("month", "week", "day"))
    period = read(month, week, day, today)
    rows = matching(wanted, words).select_related("event")
    found = _in(rows, period)
    of, page = found.count(), max(asked.number(request.GET, "page"), 1)
    last = max(1, -(-of // ROWS))
    page = min(page, last)
    some = listed(found[(page - 1) * ROWS : page * ROWS])
    context: dict[str, Any] = {
        "wanted": wanted,
        "period": period,
        "running": listed(running(rows, f"{today}")[:ROWS]) if period.kind == "coming" and page == 1 else (),
        "months": by_month(some),
        "of": of,
        "page": page,
        "last": last,
        "here": _address(wanted, period),
        "links": _links(wanted, period, today),
        "month": in_words(f"{period.first:%Y-%m}"),
        "weekdays": [message("web-calendar-weekday", weekday=one) for one in _WEEKDAYS],
        "weeks": weeks_of(period.first, _days(rows, period.first), today),
        "filters": _address(wanted, Period("coming", today)),
        "own": mine.token_of(request.user) if isinstance(request.user, User) else "",
        "site": outside(request, "/").rstrip("/"),
        "site_tab": "calendar",
    }
    return render(request, "seasons/calendar/calendar.html", context | _choices(wanted, words))


def _in(rows: QuerySet[Whereabouts], period: Period) -> QuerySet[Whereabouts]:
    if period.last is None:
        return to_come(rows, f"{period.first}")
    return between(rows, f"{period.first}", f"{period.last}")


def _links(wanted: Wanted, period: Period, today: date) -> dict[str, str]:
    """The other ways to look at it, and what comes before and after."""
    base = period.first
    ways = {"coming": Period("coming", today), "in_month": month_of(base), "in_week": read("", _week(base), "", today)}
    found = {name: _address(wanted, one) for name, one in ways.items()}
    for name, by in (("before", -1), ("after", 1)):
        other = period.moved(by)
        found[name] = _address(wanted, other) if other else ""
    return found


def _week(day: date) -> str:
    year, week, _ = day.isocalendar()
    return f"{year}-W{week:02}"


def _address(wanted: Wanted, period: Period) -> str:
    values = {name: getattr(wanted, name) for name in wanted.__struct_fields__} | period.address
    return "?" + urlencode({name: value for name, value in values.items() if value})


def _days(rows: QuerySet[Whereabouts], month: date) -> set[str]:
    whole = month_of(month)
    return set(between(rows, f"{whole.first}", f"{whole.last}").order_by().values_list("day", flat=True).distinct())


def _choices(wanted: Wanted, words: Known) -> dict[str, Any]:
    """What can be narrowed: games of listed events, continents with their regions, levels."""
    by_continent = [
        (one, message("region-continent", continent=one),
         sorted((r for r in words.regions.values() if r.continent == one), key=lambda r: r.name))
        for one in CONTINENTS
    ]  # fmt: skip
    others = sorted((r for r in words.regions.values() if r.continent not in CONTINENTS), key=lambda r: r.name)
    return {
        "games": games(),
        "continents": [one for one in by_continent if one[2]],
        "other_regions": others,
        "levels": [(one, message("programname-level", level=one, title="")) for one in LEVELS],
    }


@require_safe
def calendar_file(request: HttpRequest) -> HttpResponse:
    """The same events as a file that programs ask for again and again."""
    wanted, first = _wanted(request), datetime.now(UTC).date() - _BEFORE
    rows = between(matching(wanted, known()).select_related("event"), f"{first}")[:_IN_A_FILE]
    return _file("topcut.ics", [one.event for one in rows], message("web-calendar-name"), request)


@require_safe
def event_calendar(request: HttpRequest, slug: str) -> HttpResponse:
    """One event, for whoever has its address."""
    row = event_at(slug)
    if row is None or not row.head:
        raise Http404(slug)
    return _file(f"{slug}.ics", [row], row.title, request)


@require_safe
@never_cache
def own_calendar(request: HttpRequest, token: str) -> HttpResponse:
    """One's own events: the address is the key to it."""
    user = mine.user_of(token)
    if user is None:
        raise Http404("calendar")
    first = datetime.now(UTC).date() - 12 * _BEFORE
    rows = mine.own_events(user).filter(date__gte=f"{first}").order_by("date", "pk")[:_IN_A_FILE]
    return _file("my-events.ics", list(rows), message("web-calendar-own-name"), request)


@login_required
@require_POST
def renew_calendar(request: HttpRequest) -> HttpResponse:
    """Another private address: who has the earlier one reads nothing any more."""
    assert isinstance(request.user, User)
    mine.renew(request.user)
    messages.success(request, PAGE.say(message("web-calendar-renewed")))
    return redirect(reverse("calendar") + "#mine")


def _file(name: str, rows: list[Event], title: Message | str, request: HttpRequest) -> HttpResponse:
    return saved_as(name, ics.file_of(rows, title, outside(request, "/").rstrip("/")), _TYPE)
