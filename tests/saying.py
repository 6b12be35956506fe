"""Messages and refusals in the words of the terminal, for tests that look at what a person reads."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from topcut.messages.message import Message
from topcut.messages.voice import Told, Voice
from topcut.refusal import Refusal, Refused

VOICE = Voice("cli")


def in_words(said: Message | Refusal | Refused) -> str:
    """What is said; of several refusals one line each, with what to do."""
    match said:
        case Message():
            return VOICE.say(said)
        case Refusal():
            return str(VOICE.told(said))
        case Refused():
            return "\n".join(in_words(one) for one in said.refusals)


def as_told(refusal: Refusal) -> Told:
    return VOICE.told(refusal)


@contextmanager
def refused_in_words(words: str) -> Iterator[pytest.ExceptionInfo[Refused]]:
    """What is done inside is refused, in these words."""
    with pytest.raises(Refused) as caught:
        yield caught
    assert re.search(words, in_words(caught.value)), in_words(caught.value)
