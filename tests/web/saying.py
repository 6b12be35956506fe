"""What a page says, by the id of a text: the catalogue has the words, and what is not given may be anything."""

from __future__ import annotations

import re

from topcut.messages.message import Message, Param, message
from topcut.refusal import Refusal
from topcut.web.voices import PAGE
from web.fitting import Fitting
from web.reading import Page, read, refusals

_VOICES = (Fitting("web"), Fitting("phone"))


def times(page: Page, said: str | Message, /, **values: Param) -> int:
    """How often the page says this, with these values in it."""
    fitting = [voice.say(_meant(said, values)) for voice in _VOICES]
    return max(len(re.findall(rf"(?<!\d){one}(?!\d)", read(page))) for one in fitting)


def says(page: Page, said: str | Message, /, **values: Param) -> bool:
    return times(page, said, **values) > 0


def refused(
    page: Page, why: str | Message, /, way: Message | None = None, place: Message | None = None, **values: Param
) -> bool:
    """Whether a refusal on the page has this reason and its way out: `way`, or the one beside the text."""
    told = [voice.told(Refusal(_meant(why, values), way, place)) for voice in _VOICES]
    fitting = [rf"(?<!\d){one.what}\.{' ' if one.do else ''}{one.do}" for one in told]
    return any(re.search(one, shown) for one in fitting for shown in refusals(page))


def words_of(id: str, /, **values: Param) -> str:
    """The words themselves: of a button, of a whole heading."""
    return read(PAGE.say(message(id, **values)))


def _meant(said: str | Message, values: dict[str, Param]) -> Message:
    return message(said, **values) if isinstance(said, str) else said
