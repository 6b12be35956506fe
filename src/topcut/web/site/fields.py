"""What was sent with a form, field by field: the one place where what somebody typed becomes a number or a command."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from msgspec import Struct

from topcut.acts.fields import MOST_NUMBER, Field, fields_of, out_of_range
from topcut.limits import raise_faults, whole_number
from topcut.messages.message import Message
from topcut.refusal import Refusal, Refused, refuse

S = TypeVar("S", bound=Struct)
Sent = Mapping[str, Any]


def read(kind: type[S], data: Sent, **given: Any) -> S:
    """A command, or a part of one, out of a form: what the page knows is given, everything else is typed.

    Refused with everything that is wrong at once; what a field may hold is said by the command (`acts/fields.py`).
    """
    typed: dict[str, Any] = {}
    raise_faults(list(_faults(kind, data, given, typed)))
    return kind(**given, **typed)


def _faults(kind: type[S], data: Sent, given: Sent, typed: dict[str, Any]) -> Iterator[Refusal]:
    for name, field in fields_of(kind).items():
        if name in given or field.kind in ("other", "lines"):
            continue
        try:
            typed[name] = _value(field, data)
        except Refused as refused:
            yield from refused.refusals


def _value(field: Field, data: Sent) -> Any:
    text = str(data.get(field.name, "")).strip()
    if field.kind == "tick":
        return bool(text)
    if field.kind == "words":
        return text
    if not text and not field.required:
        return field.default
    return number(data, field.name, field.label, field.least, field.most)


def number(data: Sent, name: str, what: Message, least: int = 0, most: int = MOST_NUMBER) -> int:
    """A whole number out of a field; refused, by `what` people call it, where it is missing, none or out of range."""
    typed = "".join(str(data.get(name, "")).split())
    if not typed:
        raise refuse("form-number-missing", what=what)
    found = whole_number(typed.replace("–", "-").replace("−", "-"))
    if found is None:
        raise refuse("form-not-digits", what=what, typed=typed[:20])
    if not least <= found <= most:
        raise Refused(out_of_range(what, found, least, most))
    return found
