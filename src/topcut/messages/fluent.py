"""Reads the texts of a catalogue: the part of Fluent's syntax that docs/messages.md names, each when it is first said.

A command line begins anew for every command, so that reading must cost next to nothing: a file is cut into its texts
at once, and a text into its pieces when it is needed. `make lint` has every catalogue read by Fluent's own parser too,
and the tests compare what is said with what Fluent's own runtime says.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypeAlias

from msgspec import Struct


class Variable(Struct, frozen=True):
    """`{ $name }`, or `{ NUMBER($name) }` with a function."""

    name: str
    function: str = ""


class Reference(Struct, frozen=True):
    """`{ other-text }` or `{ other-text.attribute }`."""

    id: str
    attribute: str = ""


class Choice(Struct, frozen=True):
    """`{ $count -> [one] … *[other] … }`."""

    on: Variable
    variants: tuple[tuple[str, Pattern], ...]
    default: int  # which of them


Piece: TypeAlias = str | Variable | Reference | Choice
Pattern: TypeAlias = tuple[Piece, ...]


class Text(Struct, frozen=True):
    """A text and its attributes, among them the ways out for each medium."""

    value: Pattern
    attributes: dict[str, Pattern]


class NotFluent(ValueError):
    """A text that cannot be read; `make lint` finds it before anybody else does."""


_ENTRY = re.compile(r"^(-?[a-z][a-z0-9-]*) *=", re.MULTILINE)
_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)
_ATTRIBUTE = re.compile(r"\n\.([a-z][a-z0-9-]*) *= ?")
_INDENT = re.compile(r" *\n[ \n]*")
_PLAIN = re.compile(r"[^{}]+")
_VARIANT = re.compile(r"\s*(\*?)\[ *(-?[a-z0-9_-]+) *\]\s*")
_PLAIN_VARIANT = re.compile(r"(?:[^{}\n]|\n(?!\*?\[|\}))+")
_LITERAL = re.compile(r'\{ *"([^"\\]*)" *\}')
_VARIABLE = re.compile(r"\{ *(?:([A-Z]+)\()?\$([a-z][a-z0-9_]*)\)? *(\}|->)")
_REFERENCE = re.compile(r"\{ *(-?[a-z][a-z0-9-]*)(?:\.([a-z][a-z0-9-]*))? *\}")


def entries(source: str) -> dict[str, str]:
    """Id → the text of its entry, not yet read; the same id twice keeps the first."""
    source = _COMMENT.sub("", source)
    found = list(_ENTRY.finditer(source))
    ends = [*(one.start() for one in found[1:]), len(source)]
    made: dict[str, str] = {}
    for one, end in zip(found, ends, strict=True):
        made.setdefault(one[1], source[one.end() : end])
    return made


def read(entry: str) -> Text:
    """The pieces of one entry."""
    lines = _INDENT.sub("\n", entry.strip(" ").rstrip())
    value, *rest = _ATTRIBUTE.split(lines)
    attributes = dict(zip(rest[::2], rest[1::2], strict=True))
    return Text(_whole(value), {name: _whole(text) for name, text in attributes.items()})


def _whole(text: str) -> Pattern:
    reader = _Reader(text.strip())
    pattern = tuple(reader.pieces(_PLAIN))
    if reader.at < len(reader.text):
        raise NotFluent(f"{reader.text[reader.at :]!r} cannot be read")
    return pattern


class _Literal(str):
    """Text in quotes, whose blanks are meant."""

    __slots__ = ()


class _Reader:
    """A text and the place in it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def pieces(self, plain: re.Pattern[str]) -> Iterator[Piece]:
        while self.at < len(self.text):
            if found := self._take(plain):
                yield found[0].replace("\n", " ")
            elif found := self._take(_LITERAL):
                yield _Literal(found[1])
            elif found := self._take(_VARIABLE):
                variable = Variable(found[2], found[1] or "")
                yield variable if found[3] == "}" else self._choice(variable)
            elif found := self._take(_REFERENCE):
                yield Reference(found[1], found[2] or "")
            else:
                return

    def _choice(self, on: Variable) -> Choice:
        variants: list[tuple[str, Pattern]] = []
        default = -1
        while found := self._take(_VARIANT):
            default = len(variants) if found[1] else default
            variants.append((found[2], _trimmed(tuple(self.pieces(_PLAIN_VARIANT)))))
        if default < 0 or not self._take(_END):
            raise NotFluent(f"the choice by ${on.name} has no default, or does not end")
        return Choice(on, tuple(variants), default)

    def _take(self, form: re.Pattern[str]) -> re.Match[str] | None:
        found = form.match(self.text, self.at)
        if found:
            self.at = found.end()
        return found


_END = re.compile(r"\s*\}")


def _trimmed(pattern: Pattern) -> Pattern:
    """Without the blanks at its end, which only indent what follows."""
    *before, last = pattern or ("",)
    return (*before, last.rstrip()) if isinstance(last, str) and not isinstance(last, _Literal) else pattern


def variables(text: Text) -> set[str]:
    """The names of everything that is put into a text or one of its attributes."""

    def of(pattern: Pattern) -> Iterator[str]:
        for piece in pattern:
            if isinstance(piece, Variable):
                yield piece.name
            elif isinstance(piece, Choice):
                yield piece.on.name
                for _, variant in piece.variants:
                    yield from of(variant)

    return {name for pattern in (text.value, *text.attributes.values()) for name in of(pattern)}
