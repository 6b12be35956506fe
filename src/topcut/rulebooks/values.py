"""A setting's value: whether it fits the setting, and its one way of being written."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

from topcut.limits import DIGITS, whole_number
from topcut.refusal import Refusal, refusal
from topcut.rulebooks.model import Setting
from topcut.rulebooks.problems import guessed, shown

_RATIO = re.compile(rf"\s*\d{{1,{DIGITS}}}(?:/\d{{1,{DIGITS}}}|\.\d{{1,{DIGITS}}})?\s*")  # 33/100, 0.33


def misfit(setting: Setting, value: object) -> Refusal | None:
    """Why a value cannot be this setting's; None where it can."""
    wrong = _wrong_kind(setting.kind, value)
    if not wrong and setting.kind == "integer":
        wrong = _out_of_range(setting, value)
    if not wrong and setting.name == "warnings":
        wrong = _wrong_warnings(value)
    if not wrong and setting.choices:
        wrong = _not_a_choice(setting, value)
    return wrong


def _wrong_kind(kind: str, value: object) -> Refusal | None:
    right = {
        "integer": isinstance(value, int) and not isinstance(value, bool),
        "flag": isinstance(value, bool),
        "ratio": _ratio(value) is not None,
        "choice": isinstance(value, str),
        "text": isinstance(value, str),
        "list": isinstance(value, (list, tuple)),
    }[kind]
    return None if right else refusal("option-not-of-kind", kind=kind, given=shown(value))


def _ratio(value: object) -> Fraction | None:
    """Exact ratios only: a decimal number of a file is not what it looks like.

    Of a text no more is taken than a person writes: `Fraction("1e-9999999")` works for a minute.
    """
    if isinstance(value, bool) or not isinstance(value, (int, str)):
        return None
    if isinstance(value, str) and not _RATIO.fullmatch(value):
        return None
    try:
        ratio = Fraction(value)
    except ZeroDivisionError:
        return None
    return ratio if 0 <= ratio <= 1 else None


def _out_of_range(setting: Setting, value: Any) -> Refusal | None:
    if setting.least is not None and value < setting.least:
        return refusal("option-too-small", least=setting.least, given=value)
    if setting.most is not None and value > setting.most:
        return refusal("option-too-large", most=setting.most, given=value)
    return None


def _wrong_warnings(value: Any) -> Refusal | None:
    wrong = [one for one in value if one != "half" and (isinstance(one, bool) or not isinstance(one, int) or one < 1)]
    return refusal("option-no-warning", given=shown(wrong[0])) if wrong else None


def _not_a_choice(setting: Setting, value: Any) -> Refusal | None:
    members = value if setting.kind == "list" else [value]
    for member in members:
        if member not in setting.choices:
            word = guessed(member, setting.choices)
            close = "yes" if word else "no"
            return refusal("option-not-a-choice", given=shown(member), choices=setting.choices, close=close, word=word)
    return None


def written(setting: Setting, value: Any) -> Any:
    """The value as a resolved rulebook holds it: ratios as "p/q"."""
    if setting.kind == "ratio":
        return str(Fraction(value))
    return list(value) if isinstance(value, tuple) else value


def from_text(setting: Setting, text: str) -> Any:
    """A value typed on a command line or into a form; what cannot be read stays text and is refused later."""
    text = text.strip()
    if setting.kind == "flag":
        return {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}.get(
            text.lower(), text
        )
    if setting.kind == "integer":
        return _number_or_text(text)
    if setting.kind == "list":
        return [_number_or_text(part) for part in (part.strip() for part in text.split(",")) if part]
    return text


def as_text(value: Any, between: str = ", ") -> str:
    """A value as `from_text` reads it: on a command line, in a field of a form."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return between.join(map(str, value)) if isinstance(value, list) else str(value)


def _number_or_text(text: str) -> int | str:
    number = whole_number(text)
    return text if number is None else number
