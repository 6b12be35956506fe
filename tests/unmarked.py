"""What is said in the marked language without a mark: it stands in no catalogue."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from unittest import mock
from xml.etree.ElementTree import Element

from topcut.messages.asked import SETTING
from topcut.messages.catalogue import ENGLISH, MARK, MARKED, speak

_WORD = re.compile(rf"(?<![\w{MARK}'’.@/#-])[A-Za-z]{{2,}}(?![\w{MARK}])")
_TYPED = re.compile(
    r"`[^`]*`|\$ topcut [^\n]*|\b[\w-]+\.(?:jsonl?|toml|csv|svg|txt)\b|--[a-z-]+|https?://\S+|\btestserver/\S*"
)
_READ_OUT = ("alt", "aria-label", "aria-description", "placeholder", "title")
_NOT_READ = {"script", "style", "code", "samp", "kbd"}


@contextmanager
def marked() -> Iterator[None]:
    """Everything is said in the marked language here."""
    speak(MARKED)
    try:
        with mock.patch.dict(os.environ, {SETTING: MARKED}):  # every command looks there
            yield
    finally:
        speak(ENGLISH)


def texts_of(document: object, key: str = "") -> Iterator[str]:
    """The texts of a rulebook: data, which stands in no catalogue."""
    match document:
        case dict():
            for name, value in document.items():
                yield from texts_of(value, name)
        case list() | tuple():
            for value in document:
                yield from texts_of(value, key)
        case str() if " " in document or key in _TEXTS:
            yield document


_TEXTS = ("snake", "title", "name", "text", "document", "edition", "clause", "code", "label", "numbers")


class Unmarked:
    """Finds the words without a mark that are neither typed nor of these texts."""

    def __init__(self, data: Iterable[str] = ()) -> None:
        known = sorted({one for one in data if one}, key=len, reverse=True)
        self._known = re.compile(rf"(?i)(?<!\w)(?:{'|'.join(map(re.escape, known))})(?!\w)" if known else "(?!)")

    def words(self, text: str) -> list[str]:
        if not _WORD.search(text):
            return []
        return _WORD.findall(_TYPED.sub(" ", self._known.sub(" ", text)))


def read_on(page: Element) -> Iterator[str]:
    """What a person sees or hears of a page."""

    def inside(node: Element) -> Iterator[str]:
        name = str(node.tag).rpartition("}")[2]
        for attribute in _READ_OUT:
            yield node.get(attribute, "")
        if name not in _NOT_READ:
            yield node.text or ""
            for child in node:
                yield from inside(child)
                yield child.tail or ""
        else:
            for child in node:
                yield child.tail or ""

    return inside(page)
