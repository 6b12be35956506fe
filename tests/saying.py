"""Messages and refusals in the words of the terminal, for tests that look at what a person reads."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from topcut.messages.catalogue import MARKED
from topcut.messages.message import Message, Param, Player
from topcut.messages.voice import Told, Voice
from topcut.refusal import Refusal, Refused
from unmarked import Unmarked

VOICE = Voice("cli")
_MARKED = Voice("cli", MARKED)


def in_words(said: Message | Refusal | Refused) -> str:
    """What is said; of several refusals one line each, with what to do."""
    match said:
        case Message():
            assert not (found := Unmarked(_data(said)).words(_MARKED.say(said))), found
            return VOICE.say(said)
        case Refusal():
            return str(as_told(said))
        case Refused():
            return "\n".join(in_words(one) for one in said.refusals)


def as_told(refusal: Refusal) -> Told:
    """With nothing in it that stands in no catalogue."""
    parts = [one for one in (refusal.why, refusal.way, refusal.place, refusal.instead) if one is not None]
    data = [word for one in parts for word in _data(one)]
    assert not (found := Unmarked(data).words(str(_MARKED.told(refusal)))), found
    return VOICE.told(refusal)


def _data(value: Param) -> Iterator[str]:
    """What is put into a message and is no message itself."""
    match value:
        case Message():
            for _, inside in value.params:
                yield from _data(inside)
        case Player():
            yield from (value.id, value.name, value.handle)
        case str():
            yield value
        case tuple():
            for one in value:
                yield from _data(one)


@contextmanager
def refused_in_words(words: str) -> Iterator[pytest.ExceptionInfo[Refused]]:
    """What is done inside is refused, in these words."""
    with pytest.raises(Refused) as caught:
        yield caught
    assert re.search(words, in_words(caught.value)), in_words(caught.value)
