"""Which plural form a number takes in a language, by CLDR's names; one that is not like English has a line here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

Form = Literal["zero", "one", "two", "few", "many", "other"]


def _one_or_other(number: int) -> Form:
    return "one" if number == 1 else "other"


def _one_below_two(number: int) -> Form:
    return "one" if number in (0, 1) else "other"


_FORMS: dict[str, Callable[[int], Form]] = {"fr": _one_below_two}


def plural(language: str, number: int) -> Form:
    return _FORMS.get(language, _one_or_other)(number)
