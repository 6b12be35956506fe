"""Events as an iCalendar file (RFC 5545): moments in UTC, so that no program needs to know a zone."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta

from icalendar import Calendar, vDuration
from icalendar import Event as Entry

from topcut.messages.message import Message, message
from topcut.web.site.moments import zone_of
from topcut.web.store.models import Event
from topcut.web.store.shown import read
from topcut.web.voices import PAGE

_PRODUCT = "-//Topcut//Calendar//EN"
_REFRESH = timedelta(hours=6)


def file_of(events: Iterable[Event], name: Message | str, site: str) -> bytes:
    """A file of these events, under the address of the site."""
    calendar = Calendar()
    calendar.add("prodid", _PRODUCT)
    calendar.add("version", "2.0")
    calendar.add("calscale", "GREGORIAN")
    calendar.add("x-wr-calname", PAGE.say(name) if isinstance(name, Message) else name)
    calendar.add("refresh-interval", vDuration(_REFRESH), parameters={"VALUE": "DURATION"})
    calendar.add("x-published-ttl", vDuration(_REFRESH))
    for event in events:
        if (entry := _entry(event, site)) is not None:
            calendar.add_component(entry)
    return bytes(calendar.to_ical())


def _entry(event: Event, site: str) -> Entry | None:
    """None of an event without a day: a calendar has no place for it."""
    begins = begin_of(event)
    if begins is None:
        return None
    entry, shown = Entry(), read(event.shown)
    entry.add("uid", f"event-{event.pk}@{site.partition('://')[2].partition(':')[0]}")
    entry.add("dtstamp", datetime.now(UTC))
    entry.add("sequence", event.head)
    entry.add("dtstart", begins)
    entry.add("summary", event.title)
    if event.place or event.region:
        entry.add("location", ", ".join(one for one in (event.place, event.region) if one))
    entry.add("url", f"{site}/e/{event.slug}")
    entry.add("description", _about(event, site))
    entry.add("status", "CANCELLED" if shown.cancelled else "CONFIRMED")
    entry.add("transp", "TRANSPARENT" if shown.cancelled else "OPAQUE")
    return entry


def begin_of(event: Event) -> datetime | date | None:
    """The moment, in UTC; the whole day, where no hour was said."""
    try:
        day = date.fromisoformat(event.date)
        if not event.start:
            return day
        local = datetime.fromisoformat(f"{event.date}T{event.start}").replace(tzinfo=zone_of(event.zone))
    except ValueError:
        return None
    return local.astimezone(UTC)


def _about(event: Event, site: str) -> str:
    fee = (PAGE.say(message("web-calendar-fee", fee=event.fee)),) if event.fee else ()
    return "\n".join((str(event.game), *fee, f"{site}/e/{event.slug}"))
