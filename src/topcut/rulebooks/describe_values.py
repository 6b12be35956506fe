"""The values of settings in words: the one place that says them, wherever people read them.

What is typed (`pairing=random`, `warnings=half,5`) stays as it is typed: `values.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from topcut.messages.message import Message, message
from topcut.rulebooks.model import Rulebook
from topcut.rulebooks.printed import text_of_value
from topcut.rulebooks.vocabulary import CODE_SETTINGS, FEATURES, SETTINGS

_NONE = message("settings-none")
_NONE_AT_ZERO = ("bracket_time_limit", "points_to_win")


def setting_told(book: Rulebook, name: str, value: Any) -> Message:
    """ "Time limit of a round in minutes: 60"."""
    title = book.settings[name].title if name in book.settings else name
    return message("settings-set", title=title, value=value_told(book, name, value))


def settings_told(book: Rulebook, values: Mapping[str, Any]) -> Message:
    """ "time_limit 30, online yes": by the names that are typed."""
    told = {name: value_told(book, name, one) for name, one in values.items()}
    pairs = tuple(message("describe-pair", name=name, value=value) for name, value in told.items())
    return message("describe-pairs", pairs=pairs)


def value_told(book: Rulebook, name: str, value: Any) -> Message:
    """A setting's value in words; one that the setting cannot have, as a file may hold it, as it is written."""
    if isinstance(value, bool):
        return message("settings-flag", flag="yes" if value else "no")
    if isinstance(value, list | tuple):
        members = tuple(_member(book, name, one, number) for number, one in enumerate(value, 1))
        return message("settings-values", values=members) if members else _NONE
    if isinstance(value, int):
        return _number(book, name, value)
    return _word(book, name, str(value)) if value else _NONE


def _number(book: Rulebook, name: str, value: int) -> Message:
    """A number; of what, minutes or points, stands in the setting's title."""
    if not value and name == "rounds":
        return message("settings-rounds-open", table="yes" if book.rounds else "no")
    if not value and name in _NONE_AT_ZERO:
        return _NONE
    return message("settings-value", value=str(value))


def _word(book: Rulebook, name: str, value: str) -> Message:
    """What an event chooses by its title, a result with its name, another choice in the words of the catalogue."""
    if name in FEATURES:
        feature = book.feature(name, value)
        return message("settings-value", value=feature.title) if feature else _unchosen(value)
    if name in CODE_SETTINGS and value in book.results:
        return message("settings-result", code=value, name=book.results[value].name)
    if name in SETTINGS and value in SETTINGS[name].choices:
        return message("settings-choice", choice=f"{name}-{value}", value=value)
    return message("settings-value", value=text_of_value(book, name, value))


def _unchosen(value: str) -> Message:
    """No scenario is played, or one that this rulebook does not have."""
    return _NONE if value == "none" else message("settings-value", value=value)


def _member(book: Rulebook, name: str, one: Any, number: int) -> Message:
    """One of a list: a warning, a tie-breaker by its name, a document."""
    told = _MEMBERS.get(name)
    return told(one) if told else message("settings-value", value=text_of_value(book, name, str(one), number))


def _warning(mark: Any) -> Message:
    return message("settings-warning-half") if mark == "half" else message("settings-warning", minutes=mark)


def _step(name: Any) -> Message:
    return message("standing-step", step=str(name))


_MEMBERS: Mapping[str, Callable[[Any], Message]] = {"warnings": _warning, "order": _step, "shown": _step}
