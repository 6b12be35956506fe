"""What a list of events shows of one and no journal needs: its fields, and a filled form of them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date as day
from typing import Annotated
from zoneinfo import available_timezones

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from topcut.acts.fields import LONGEST_TEXT, faults, of_words
from topcut.messages.message import message
from topcut.refusal import Refused, refusal
from topcut.web.site.fields import read


class Details(Struct, frozen=True):
    """An event as visitors read of it."""

    title: Annotated[str, of_words(message("web-setup-title"), 200)]
    date: str = ""
    zone: str = ""
    place: Annotated[str, of_words(message("web-setup-place"), 200)] = ""
    region: Annotated[str, of_words(message("web-setup-region"), 80)] = ""
    fee: Annotated[str, of_words(message("web-setup-fee"), 80)] = ""
    prizes: Annotated[str, of_words(message("web-setup-prizes"), 200)] = ""
    director: Annotated[str, of_words(message("web-setup-director"), 80)] = ""
    about: Annotated[str, of_words(message("web-setup-about"), LONGEST_TEXT)] = ""


DETAILS = tuple(name for name in Details.__struct_fields__ if name != "title")  # the columns beside the title


def details(typed: Mapping[str, str]) -> dict[str, str]:
    """The columns of an event; raises `Refused` with everything that is wrong."""
    known = _tidy(read(Details, typed))
    wrong = [*([] if known.title else [refusal("form-no-title")]), *faults(known)]
    if known.date and not _is_day(known.date):
        wrong.append(refusal("form-no-day", typed=known.date))
    if known.zone not in available_timezones():
        wrong.append(refusal("form-no-zone", typed=known.zone))
    if wrong:
        raise Refused(*wrong)
    columns: dict[str, str] = msgspec.structs.asdict(known)
    return columns


def _tidy(known: Details) -> Details:
    """One blank between words; only what is written about the event keeps its lines."""
    words = {name: " ".join(getattr(known, name).split()) for name in known.__struct_fields__}
    return replace(known, **words | {"zone": known.zone or "UTC", "about": "\n".join(known.about.splitlines())})


def _is_day(text: str) -> bool:
    try:
        day.fromisoformat(text)
    except ValueError:
        return False
    return len(text) == 10
