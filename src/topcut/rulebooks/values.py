"""A setting's value: whether it fits the setting, and its one way of being written."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any

from topcut.limits import DIGITS, whole_number
from topcut.rulebooks.model import Setting
from topcut.rulebooks.problems import meant, shown

_RATIO = re.compile(rf"\s*\d{{1,{DIGITS}}}(?:/\d{{1,{DIGITS}}}|\.\d{{1,{DIGITS}}})?\s*")  # 33/100, 0.33


def misfit(setting: Setting, value: object) -> str:
    """Why a value cannot be this setting's; empty where it can."""
    sentence = _wrong_kind(setting.kind, value)
    if not sentence and setting.kind == "integer":
        sentence = _out_of_range(setting, value)
    if not sentence and setting.name == "warnings":
        sentence = _wrong_warnings(value)
    if not sentence and setting.choices:
        sentence = _not_a_choice(setting, value)
    return sentence


def _wrong_kind(kind: str, value: object) -> str:
    right, words = {
        "integer": (isinstance(value, int) and not isinstance(value, bool), "a whole number"),
        "flag": (isinstance(value, bool), "true or false"),
        "ratio": (_ratio(value) is not None, 'a ratio from 0 to 1 written as text, such as "33/100"'),
        "choice": (isinstance(value, str), "text"),
        "text": (isinstance(value, str), "text"),
        "list": (isinstance(value, (list, tuple)), "a list"),
    }[kind]
    return "" if right else f"must be {words}, not {shown(value)}"


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


def _out_of_range(setting: Setting, value: Any) -> str:
    if setting.least is not None and value < setting.least:
        return f"must be at least {setting.least}, not {value}"
    if setting.most is not None and value > setting.most:
        return f"must be at most {setting.most}, not {value}"
    return ""


def _wrong_warnings(value: Any) -> str:
    wrong = [one for one in value if one != "half" and (isinstance(one, bool) or not isinstance(one, int) or one < 1)]
    return f'must hold "half" or minutes before the end, not {shown(wrong[0])}' if wrong else ""


def _not_a_choice(setting: Setting, value: Any) -> str:
    members = value if setting.kind == "list" else [value]
    for member in members:
        if member not in setting.choices:
            return f"{shown(member)} is not one of {', '.join(setting.choices)}" + _guess(member, setting.choices)
    return ""


def _guess(word: object, choices: tuple[str, ...]) -> str:
    hint = meant(word, choices)
    return f" ({hint})" if hint.startswith("did") else ""


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


def _number_or_text(text: str) -> int | str:
    number = whole_number(text)
    return text if number is None else number
