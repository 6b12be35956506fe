"""What a list of events shows of one and no journal needs: its fields, and a filled form of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date as day
from typing import Annotated
from zoneinfo import available_timezones

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from topcut.acts.fields import LONGEST_TEXT, faults, of_words
from topcut.limits import raise_faults
from topcut.messages.catalogue import offered
from topcut.messages.message import message
from topcut.refusal import Refusal, Refused, refusal
from topcut.web.site.fields import read


class Details(Struct, frozen=True):
    """An event as visitors read of it."""

    title: Annotated[str, of_words(message("web-setup-title"), 200)]
    date: str = ""
    start: str = ""
    zone: str = ""
    language: str = ""  # "": each reader's own
    place: Annotated[str, of_words(message("web-setup-place"), 200)] = ""
    region: Annotated[str, of_words(message("web-setup-region"), 80)] = ""
    fee: Annotated[str, of_words(message("web-setup-fee"), 80)] = ""
    prizes: Annotated[str, of_words(message("web-setup-prizes"), 200)] = ""
    director: Annotated[str, of_words(message("web-setup-director"), 80)] = ""
    about: Annotated[str, of_words(message("web-setup-about"), LONGEST_TEXT)] = ""


_CONTINENTS = ("Africa/", "America/", "Asia/", "Atlantic/", "Australia/", "Europe/", "Indian/", "Pacific/")
DETAILS = tuple(name for name in Details.__struct_fields__ if name != "title")  # the columns beside the title


def details(typed: Mapping[str, str]) -> dict[str, str]:
    """The columns of an event; raises `Refused` with everything that is wrong."""
    known = _tidy(read(Details, typed))
    wrong = [*([] if known.title else [refusal("form-no-title")]), *faults(known), *_nowhere(known)]
    if wrong:
        raise Refused(*wrong)
    columns: dict[str, str] = msgspec.structs.asdict(known)
    return columns


def must_be_somewhere(typed: Mapping[str, str]) -> None:
    """Refuse a day, an hour or a zone that there is not: a form that has no title yet is told so, too."""
    raise_faults(list(_nowhere(_tidy(read(Details, typed)))))


def _nowhere(known: Details) -> Iterator[Refusal]:
    if known.date and not is_day(known.date):
        yield refusal("form-no-day", typed=known.date)
    if known.start and not is_hour(known.start):
        yield refusal("form-no-hour", typed=known.start)
    if known.zone not in available_timezones():
        yield refusal("form-no-zone", typed=known.zone)
    if known.language and known.language not in offered():
        yield refusal("language-not-offered", language=known.language, known=offered())


def _tidy(known: Details) -> Details:
    """One blank between words; only what is written about the event keeps its lines."""
    words = {name: " ".join(getattr(known, name).split()) for name in known.__struct_fields__}
    return replace(
        known, **words | {"zone": zone_meant(known.zone) or "UTC", "about": "\n".join(known.about.splitlines())}
    )


def zone_meant(typed: str) -> str:
    """The zone that somebody means by its name or by a city: "Berlin", "new york"; what means none stays as it is."""
    words = "_".join(typed.split()).casefold()
    if not words:
        return ""
    known = sorted(available_timezones())
    named = [zone for zone in known if zone.casefold() == words]
    cities = [zone for zone in known if zone.startswith(_CONTINENTS) and zone.casefold().endswith(f"/{words}")]
    return (named or cities or [typed])[0]


def is_hour(text: str) -> bool:
    """ "09:30", as browsers send it."""
    hour, _, minute = text.partition(":")
    known = len(hour) == len(minute) == 2 and text.isascii() and hour.isdecimal() and minute.isdecimal()
    return known and int(hour) < 24 and int(minute) < 60


def minutes_of(hour: str) -> int:
    """Minutes since midnight."""
    return int(hour[:2]) * 60 + int(hour[3:])


def is_day(text: str) -> bool:
    try:
        day.fromisoformat(text)
    except ValueError:
        return False
    return len(text) == 10
