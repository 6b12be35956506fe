"""The texts of a rulebook that people read: which they are, each with the key by which a translation names it.

A name or code (`crystals`, `FW`) is typed, stands in journals and is no text. A translation is no rule: neither the
document that a journal embeds nor a rulebook's values hold one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from topcut.messages.message import Printed
from topcut.rulebooks.model import (
    Drafting,
    Ending,
    Feature,
    Observation,
    Procedure,
    ResultCode,
    Rulebook,
    Setting,
)
from topcut.rulebooks.task import Task

Entry = TypeVar("Entry", bound=Struct)
_HEAD = ("title", "game", "document", "edition")
_TEXTS: Mapping[type[Struct], tuple[str, ...]] = {
    ResultCode: ("name",),
    Ending: ("procedure",),
    Observation: ("title", "numbers"),
    Procedure: ("steps",),
    Task: ("text",),
    Setting: ("title", "consent"),
    Feature: ("title", "note", "requires", "recommends"),
    Drafting: ("product", "snake"),
}
_TEXT_SETTINGS = ("documents",)  # their values are words for people


def with_printed(book: Rulebook) -> Rulebook:
    """The same rulebook, each of its texts knowing where it stands."""
    head = {field: _text(getattr(book, field), book, field) for field in _HEAD}
    return replace(
        book,
        **head,
        results={code: _entry(one, book, f"result.{code}") for code, one in book.results.items()},
        endings={how: _entry(one, book, f"ending.{how}") for how, one in book.endings.items()},
        settings={name: _entry(one, book, f"settings.{name}") for name, one in book.settings.items()},
        observations=tuple(_entry(one, book, f"observation.{one.name}") for one in book.observations),
        features=tuple(_feature(one, book) for one in book.features),
        procedures=tuple(_entry(one, book, f"procedure.{one.name}") for one in book.procedures),
        tasks=tuple(_entry(one, book, f"task.{one.name}") for one in book.tasks),
    )


def _feature(one: Feature, book: Rulebook) -> Feature:
    key = f"{one.group}.{one.name}"
    draft = one.draft and _entry(one.draft, book, f"{key}.draft")
    return replace(_entry(one, book, key), draft=draft)


def _entry(one: Entry, book: Rulebook, key: str) -> Entry:
    """An entry with its texts; one without a title is called by its name."""
    words = {field: getattr(one, field) for field in _TEXTS[type(one)]}
    if "title" in words and not words["title"]:
        words["title"] = getattr(one, "name", "")
    return replace(one, **{field: _text(text, book, f"{key}.{field}") for field, text in words.items()})


def _text(words: Any, book: Rulebook, key: str) -> Any:
    """A text, or each of several by its number."""
    if isinstance(words, str):
        return Printed(words, book.name, key, book.after)
    return tuple(Printed(one, book.name, f"{key}.{number}", book.after) for number, one in enumerate(words, 1))


def value_texts(book: Rulebook, name: str) -> tuple[Printed, ...]:
    """The words of a setting whose value is a text, or a list of them."""
    value = book.settings[name].value if name in book.settings else ""
    if isinstance(value, list | tuple):
        return tuple(text_of_value(book, name, str(word), number) for number, word in enumerate(value, 1))
    return (text_of_value(book, name, str(value)),) if value else ()


def text_of_value(book: Rulebook, name: str, words: str, number: int = 0) -> Printed:
    """A word of a setting's value, or the one of this number in a list."""
    key = f"settings.{name}.value"
    return Printed(words, book.name, f"{key}.{number}" if number else key, book.after)


def printed_texts(book: Rulebook) -> dict[str, str]:
    """All texts of a rulebook by their keys; what is empty is none."""
    return {text.key: str(text) for text in _all(book) if text}


def _all(book: Rulebook) -> Iterator[Printed]:
    entries = [*book.results.values(), *book.endings.values(), *book.settings.values(), *book.observations]
    drafts = [one.draft for one in book.features if one.draft]
    yield from _printed(book, _HEAD)
    for one in (*entries, *book.features, *drafts, *book.procedures, *book.tasks):
        yield from _printed(one, _TEXTS[type(one)])
    for name in _TEXT_SETTINGS:
        yield from value_texts(book, name)


def _printed(one: Struct, fields: tuple[str, ...]) -> Iterator[Printed]:
    for field in fields:
        words = getattr(one, field)
        yield from (words,) if isinstance(words, Printed) else words
