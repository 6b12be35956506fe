"""A voice that says a message as a regular expression: a value that is not given may be anything on the same line."""

from __future__ import annotations

import re
from collections.abc import Iterator

from topcut.messages.catalogue import catalogue
from topcut.messages.fluent import Choice, Pattern, Piece, Reference, Variable, variables
from topcut.messages.message import Message, Param
from topcut.messages.voice import Medium, Voice
from web.reading import plain

_STYLE = re.compile(r"\[(?:/|[a-z]+(?: [a-z]+)*)\]")


class Fitting(Voice):
    """An id without a text, or a value that the text has no place for, fails: it would never be on any page."""

    def __init__(self, medium: Medium) -> None:
        super().__init__(medium, outside=_typed)

    def say(self, said: Message) -> str:
        text = catalogue(self.language).text(said.id)
        assert text is not None, f"there is no text {said.id}"
        assert dict(said.params).keys() <= variables(text) or "Reference(" in repr(text), f"not said: {said}"
        return super().say(said)

    def _put_together(self, pattern: Pattern, params: dict[str, Param]) -> str:
        return "".join(_words(one) if isinstance(one, str) else self._piece(one, params) for one in _untagged(pattern))

    def _piece(self, piece: Variable | Reference | Choice, params: dict[str, Param]) -> str:
        match piece:
            case Variable(name) if name not in params:
                return ".*?"
            case Choice(on, variants) if on.name not in params:
                return f"(?:{'|'.join(self._put_together(variant, params) for _, variant in variants)})"
        return super()._piece(piece, params)

    def _shown(self, value: Param, function: str = "") -> str:
        shown = super()._shown(value, function)
        return re.escape(shown) if isinstance(value, int) else shown

    def _with_lines(self, pattern: Pattern, said: Message, lines: Message | None) -> str:
        return self._put_together(pattern, dict(said.params))


def _untagged(pattern: Pattern) -> Iterator[Piece]:
    """Without what is put into a tag: `<a href="{ $url }">`."""
    tag = ""
    for piece in pattern:
        if isinstance(piece, str):
            words = tag + piece
            tag = "".join(re.findall(r"<[^>]*$", words))
            yield words.removesuffix(tag)
        elif not tag:
            yield piece


def _words(text: str) -> str:
    """In capitals or not: what stands by itself begins with one; without the styles of a terminal."""
    return f"(?i:{re.escape(_STYLE.sub('', plain(text)))})"


def _typed(text: str) -> str:
    """What was typed stands as it is, but for a capital where it begins a sentence."""
    return f"(?i:{re.escape(text[:1])}){re.escape(text[1:])}"
