"""Messages and refusals in tests: by id and values, or in the words of the terminal where a person reads them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from topcut.messages.catalogue import MARKED
from topcut.messages.message import Message, Moment, Param, Player, Score, message
from topcut.messages.numerals import TYPED
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


def as_printed(words: str) -> str:
    """What a program is told, with the dash that people read between numbers."""
    return re.sub(r"(?<=\d)-(?=\d)", "–", words)


def fits(said: object, expected: object) -> bool:
    """Whether this is meant: a message by its id or with some of its values, a player by name, a list in order."""
    match said, expected:
        case ((Message() | Refusal()), Message()):
            values = _values(said)
            return fits(said, expected.id) and all(fits(values.get(name), value) for name, value in expected.params)
        case ((Message() | Refusal()), {"id": id, **values}):  # in a TOML file
            return fits(said, message(id, **values))
        case Message(), str():
            return said.id == expected
        case Refusal(), str():
            return said.code == expected
        case Player(), str():
            return expected in (said.name, said.id)
        case Score(), str():
            return TYPED.score(said.numbers) == expected
        case Score(), tuple():
            return said.numbers == expected
        case Moment(), str():
            return said.at == expected
        case ((tuple() | list()), (tuple() | list())):
            return len(said) == len(expected) and all(fits(*pair) for pair in zip(said, expected, strict=True))
    return said == expected


def _values(said: Message | Refusal) -> dict[str, object]:
    """What is put into it; the parts of a refusal by their names."""
    if isinstance(said, Message):
        return dict(said.params)
    return {"way": said.way, "place": said.place, "instead": said.instead} | dict(said.why.params)


def refusal_of(answer: object, id: str, /, *more: str, **values: object) -> Refusal:
    """The first refusal: it was for this reason, with these values in it; `more` are the ids of those behind it."""
    assert isinstance(answer, Refused), f"not refused: {answer}"
    first = answer.refusals[0]
    assert [one.code for one in answer.refusals] == [id, *more], f"refused otherwise: {answer}"
    known = _values(first)
    others = {name: known.get(name) for name, value in values.items() if not fits(known.get(name), value)}
    assert not others, f"refused with other values: {others}"
    assert all(as_told(one).what for one in answer.refusals)
    return first


@contextmanager
def refused(id: str, /, *more: str, **values: object) -> Iterator[pytest.ExceptionInfo[Refused]]:
    """What is done inside is refused, for this reason: `with refused("round-none", round=3):`."""
    with pytest.raises(Refused) as caught:
        yield caught
    refusal_of(caught.value, id, *more, **values)


@contextmanager
def refused_in_words(words: str) -> Iterator[pytest.ExceptionInfo[Refused]]:
    """What is done inside is refused, in these words."""
    with pytest.raises(Refused) as caught:
        yield caught
    assert re.search(words, in_words(caught.value)), in_words(caught.value)
