"""What a page says, by the id of a text: the catalogue has the words, and what is not given may be anything."""

from __future__ import annotations

import re

from topcut.messages.catalogue import ENGLISH, catalogue
from topcut.messages.fluent import Choice, Pattern, Reference, Variable, variables
from topcut.messages.message import Message, Param, message
from topcut.messages.voice import Medium, Voice
from topcut.refusal import Refusal
from topcut.web.voices import PAGE
from web.reading import Page, plain, read, refusals


class _Fitting(Voice):
    """Says a message as a regular expression; a value that is not given does not reach over the end of a line."""

    def __init__(self, medium: Medium) -> None:
        super().__init__(medium, ENGLISH, outside=re.escape)

    def say(self, said: Message) -> str:
        text = catalogue(ENGLISH).text(said.id)
        assert text is not None, f"there is no text {said.id}"
        assert dict(said.params).keys() <= variables(text) or "Reference(" in repr(text), f"not said: {said}"
        return super().say(said)

    def _put_together(self, pattern: Pattern, params: dict[str, Param]) -> str:
        """What is put into a tag, `<a href="{ $url }">`, is not read and goes with it."""
        held = {str(n): one for n, one in enumerate(pattern) if not isinstance(one, str)}
        whole = "".join(one if isinstance(one, str) else f"\0{n}\0" for n, one in enumerate(pattern))
        parts = enumerate(plain(whole).split("\0"))
        return "".join(self._piece(held[one], params) if n % 2 else _words(one) for n, one in parts)

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


def _words(text: str) -> str:
    """In capitals or not: what stands by itself begins with one; without the marks that a terminal draws bold."""
    return f"(?i:{re.escape(_STYLE.sub('', plain(text)))})"


_STYLE = re.compile(r"\[(?:/|[a-z]+(?: [a-z]+)*)\]")


_VOICES = (_Fitting("web"), _Fitting("phone"))


def times(page: Page, id: str, /, **values: Param) -> int:
    """How often the page says this, with these values in it."""
    fitting = [voice.say(message(id, **values)) for voice in _VOICES]
    return max(len(re.findall(rf"(?<!\d){one}(?!\d)", read(page))) for one in fitting)


def says(page: Page, id: str, /, **values: Param) -> bool:
    return times(page, id, **values) > 0


def refused(page: Page, id: str, /, way: Message | None = None, place: Message | None = None, **values: Param) -> bool:
    """Whether a refusal on the page has this reason and its way out: `way`, or the one beside the text."""
    told = [voice.told(Refusal(message(id, **values), way, place)) for voice in _VOICES]
    fitting = [rf"(?<!\d){one.what}\.{' ' if one.do else ''}{one.do}" for one in told]
    return any(re.search(one, shown) for one in fitting for shown in refusals(page))


def words_of(id: str, /, **values: Param) -> str:
    """The words themselves: of a button, of a whole heading."""
    return read(PAGE.say(message(id, **values)))
