"""What is wrong in a file, line by line: each refusal with the place that it names."""

from __future__ import annotations

from collections.abc import Iterable

from saying import as_told
from topcut.messages.message import Message
from topcut.refusal import Refusal

_LEADS = ("table", "setting", "option", "name", "number", "game")  # what an entry of a file is named by


def wrong_lines(refusals: Iterable[Refusal]) -> list[tuple[int, str, Refusal]]:
    """Line, the words that lead to the entry, and why: `(14, "result W opposite", …)`; for `fits`."""
    return [(*_line_and_entry(one), one) for one in refusals if as_told(one).what]


def file_of(refusal: Refusal) -> object:
    """The file that is named before it."""
    return _named(refusal.place).get("file")


def _line_and_entry(refusal: Refusal) -> tuple[int, str]:
    named = _named(refusal.place)
    keys = named.get("keys", ())
    assert isinstance(keys, tuple)
    line = named.get("line", 0)
    assert isinstance(line, int)
    return line, " ".join([*(str(named[lead]) for lead in _LEADS if lead in named), *map(str, keys)])


def _named(place: object) -> dict[str, object]:
    """All values of a place and of the places in it."""
    if not isinstance(place, Message):
        return {}
    inside = {name: value for _, one in place.params for name, value in _named(one).items()}
    return {name: value for name, value in place.params if not isinstance(value, Message)} | inside
