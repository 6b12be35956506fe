"""What may be put into the fields of a command: how long, how much, and what people call it.

A command says so beside the field (`minutes: Minutes`). The desk checks every command by it, whatever door it came
through; forms take their limits and the reading of what was typed from the same place (`web/site/fields.py`).
"""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

from msgspec import NODEFAULT, UNSET, Meta, Struct
from msgspec.structs import FieldInfo, fields, replace

from topcut.limits import DIGITS, TEXT_BYTES
from topcut.messages.message import Message, message
from topcut.refusal import Refusal, refusal

MOST_NUMBER = 99_999_999  # of anything that is typed
MOST_PLACE = 99_999  # rounds, tables, heats, records on a page
_ANY = 10**DIGITS - 1  # of what a page points at: whether it is there is for the desk to say
LONGEST_LINE = 500  # signs of anything on one line
LONGEST_TEXT = 10_000  # signs of what is written in sentences

S = TypeVar("S", bound=Struct)
Kind = Literal["number", "words", "lines", "tick", "other"]


class Field(Struct, frozen=True):
    """A field of a command or of a part of it."""

    name: str
    kind: Kind
    label: Message
    least: int = 0  # of a number
    most: int = 0  # the largest number; of words, the most signs
    default: Any = UNSET

    @property
    def required(self) -> bool:
        return self.default is UNSET

    def takes(self, value: Any) -> bool:
        """Whether a number is in its range, words are not too many."""
        if self.kind == "number":
            return bool(self.least <= value <= self.most)
        return self.kind not in ("words", "lines") or len(value) <= self.most


def of_words(label: Message, most: int = LONGEST_LINE) -> Meta:
    """For words that people call by `label`."""
    return Meta(max_length=most, extra={"label": label})


def of_number(label: Message, least: int = 0, most: int = MOST_NUMBER) -> Meta:
    """For a number that people call by `label`; the field's default is allowed beside the range."""
    return Meta(ge=least, le=most, extra={"label": label})


# What several commands ask -------------------------------------------------------------------------------------------

Reason = Annotated[str, of_words(message("form-reason"))]
Consent = Annotated[str, of_words(message("form-consent"))]
Seed = Annotated[str, of_words(message("form-seed"))]
Rounds = Annotated[int, of_number(message("form-rounds"), 0, MOST_PLACE)]
Cards = Annotated[str, of_words(message("form-cards"), TEXT_BYTES)]

_TEXT = message("form-text")
_NUMBER = message("form-number")


# The fields of a command ---------------------------------------------------------------------------------------------


@cache
def fields_of(kind: type[Struct]) -> Mapping[str, Field]:
    """Its fields by name."""
    return {info.name: _field(info) for info in fields(kind)}


def _field(info: FieldInfo) -> Field:
    base, meta = _unwrapped(info.type)
    label = (meta.extra or {}).get("label") if meta else None
    default = info.default if info.default_factory is NODEFAULT else info.default_factory()
    default = UNSET if default is NODEFAULT else default
    if base is bool:
        return Field(info.name, "tick", _TEXT, default=default)
    if base is int:
        least, most = (meta.ge, meta.le) if meta else (-_ANY, _ANY)
        return Field(info.name, "number", label or _NUMBER, int(least or 0), int(most or 0), default)
    if base is str or base is tuple[str, ...]:
        most = meta.max_length if meta and meta.max_length else LONGEST_LINE
        return Field(info.name, "words" if base is str else "lines", label or _TEXT, 0, most, default)
    return Field(info.name, "other", _TEXT, default=default)


def _unwrapped(kind: Any) -> tuple[Any, Meta | None]:
    """A type without what is noted beside it, and that note: also of `int | None` and of `tuple[str, ...]`."""
    if get_origin(kind) is Annotated:
        base, *notes = get_args(kind)
        return base, next((note for note in notes if isinstance(note, Meta)), None)
    if get_origin(kind) in (Union, types.UnionType) and len(inner := _without_none(kind)) == 1:
        return _unwrapped(inner[0])
    if get_origin(kind) is tuple and get_args(kind)[1:] == (...,):
        base, meta = _unwrapped(get_args(kind)[0])
        return (tuple[str, ...] if base is str else kind), meta
    return kind, None


def _without_none(kind: Any) -> tuple[Any, ...]:
    return tuple(one for one in get_args(kind) if one is not type(None))


# Checking ------------------------------------------------------------------------------------------------------------


def trimmed(asked: S) -> S:
    """The same without blanks around its words: a reason of blanks is no reason."""
    words = (name for name, field in fields_of(type(asked)).items() if field.kind == "words")
    said = {name: text for name in words if (text := getattr(asked, name)) is not None}
    return replace(asked, **{name: text.strip() for name, text in said.items()})


def faults(asked: Struct) -> Iterator[Refusal]:
    """What is too long or out of range."""
    return (_refused(field, value) for field, value in misfits(asked))


def misfits(asked: Struct) -> Iterator[tuple[Field, Any]]:
    """The fields that do not take what is in them, with that."""
    for name, field in fields_of(type(asked)).items():
        value = getattr(asked, name)
        if value is not None and value != field.default:
            yield from ((field, one) for one in (value if field.kind == "lines" else (value,)) if not field.takes(one))


def _refused(field: Field, value: Any) -> Refusal:
    if field.kind == "number":
        return out_of_range(field.label, value, field.least, field.most)
    return refusal("form-too-long", field=field.label, signs=len(value), most=field.most)


def out_of_range(what: Message, number: int, least: int, most: int) -> Refusal:
    """ "The number of minutes cannot be 900. Choose a number between 1 and 600." """
    return refusal("form-number-out-of-range", what=what, number=number, least=least, most=most)
