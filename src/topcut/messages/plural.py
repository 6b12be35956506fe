"""Which form a number takes in a language, by CLDR's names: how many there are, and which one it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

Form = Literal["zero", "one", "two", "few", "many", "other"]


def _one_or_other(number: int) -> Form:
    return "one" if abs(number) == 1 else "other"


def _one_below_two(number: int) -> Form:
    return "one" if abs(number) < 2 else "other"


_FORMS: dict[str, Callable[[int], Form]] = {"fr": _one_below_two}


def _st_nd_rd(number: int) -> Form:
    last: dict[int, Form] = {1: "one", 2: "two", 3: "few"}
    return "other" if number % 100 in (11, 12, 13) else last.get(number % 10, "other")


_ORDINALS: dict[str, Callable[[int], Form]] = {"en": _st_nd_rd}


def plural(language: str, number: int) -> Form:
    return _FORMS.get(language, _one_or_other)(number)


def ordinal(language: str, number: int) -> Form:
    """The form of a number that says which one: 1st, 2nd, 3rd, 4th."""
    return _ORDINALS[language](number) if language in _ORDINALS else "other"
