"""The values of a listing, checked: each is of its kind, a date is a day, a zone is one."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from functools import cache
from typing import Any
from zoneinfo import available_timezones

from msgspec import NODEFAULT
from msgspec.structs import fields

from topcut.acts.fields import LONGEST_LINE
from topcut.journal.state import Listing
from topcut.limits import Faults, raise_faults
from topcut.messages.message import message
from topcut.programs.vocabulary import LEVELS
from topcut.refusal import Refusal, refusal

NAMES = tuple(field.name for field in fields(Listing) if field.name != "words")
_KINDS = {field.name: type(field.default) for field in fields(Listing) if field.default is not NODEFAULT}
_ONE_OF = {
    "kind": ("", "constructed", "limited"),
    "level": ("", *LEVELS),
    "granted": ("", "yes", "no"),
}


def kind_of(name: str) -> type:
    """What is said of a value: words, or yes and no."""
    return _KINDS.get(name, str)


def checked(values: Mapping[str, Any]) -> dict[str, str | bool]:
    """The same, tidied; raises `Refused` with everything that is wrong."""
    problems = Faults()
    for name, value in values.items():
        if (problem := _problem(name, value)) is not None:
            problems.extend([problem])
    raise_faults(problems)
    return {name: value.strip() if isinstance(value, str) else value for name, value in values.items()}


def _problem(name: str, value: Any) -> Refusal | None:
    if name not in NAMES:
        return refusal("listing-no-value", name=name, known=NAMES)
    what = message("listing-value", name=name)
    if not isinstance(value, _KINDS[name]):
        return refusal("listing-wrong-kind", what=what, kind="tick" if _KINDS[name] is bool else "words")
    if isinstance(value, str) and len(value) > LONGEST_LINE:
        return refusal("form-too-long", field=what, signs=len(value), most=LONGEST_LINE)
    if name in _ONE_OF and value not in _ONE_OF[name]:
        return refusal("listing-not-one-of", what=what, typed=value, known=tuple(one for one in _ONE_OF[name] if one))
    return _moment_problem(name, value) if value else None


def _moment_problem(name: str, value: Any) -> Refusal | None:
    if name in ("date", "released") and not _is_day(value):
        return refusal("form-no-day", typed=value)
    if name == "start" and not is_hour(value):
        return refusal("form-no-hour", typed=value)
    if name == "zone" and value not in _zones():
        return refusal("form-no-zone", typed=value)
    return None


@cache
def _zones() -> frozenset[str]:
    """Read once: they are a folder of hundreds of files."""
    return frozenset(available_timezones())


def _is_day(text: str) -> bool:
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return len(text) == 10


def is_hour(text: str) -> bool:
    """ "09:30", as browsers send it."""
    hour, _, minute = text.partition(":")
    known = len(hour) == len(minute) == 2 and text.isascii() and hour.isdecimal() and minute.isdecimal()
    return known and int(hour) < 24 and int(minute) < 60
