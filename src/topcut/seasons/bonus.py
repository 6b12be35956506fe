"""A league's bonus points: what one player gets in one event beside the points of the placing."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from topcut.messages.message import Message, message
from topcut.programs.model import Bonus, Program
from topcut.seasons.asked import clauses, must_be_number


class BonusAnswer(Struct, frozen=True):
    """The sum, and each scheme's share; none, and why, where the document prints no schemes."""

    program: str
    points: int | None
    parts: Mapping[str, int]
    clause: str
    why: Message | None = None


def bonus(program: Program, numbers: Mapping[str, int]) -> BonusAnswer:
    """By scheme: 1 or how many. `{"new-headquarters": 1, "missed": 3}`"""
    for name, number in numbers.items():
        must_be_number(name, number, 0)
    if not program.bonuses:
        why = message("programwhy-no-bonus", document=program.document)
        return BonusAnswer(program.name, None, {}, "", why)
    parts: dict[str, int] = {one.name: _points(one, numbers) for one in program.bonuses}
    counted = [one for one in program.bonuses if parts[one.name]] or list(program.bonuses)
    named = {name.replace("-", "_"): points for name, points in parts.items()}
    clause = clauses(one.clause for one in counted)
    return BonusAnswer(program.name, sum(parts.values()), named, clause, _why(program, numbers))


def _points(one: Bonus, numbers: Mapping[str, int]) -> int:
    number = numbers.get(one.name, 0)
    if number <= (one.above or 0) or _is_alone(one, numbers) or _is_shut_out(one, numbers):
        return 0
    return one.points * number if one.each else one.points


def _is_alone(one: Bonus, numbers: Mapping[str, int]) -> bool:
    """It comes only on top of another one."""
    return bool(one.with_) and not numbers.get(one.with_)


def _is_shut_out(one: Bonus, numbers: Mapping[str, int]) -> bool:
    return bool(one.unless) and bool(numbers.get(one.unless))


def _why(program: Program, numbers: Mapping[str, int]) -> Message | None:
    """Why something that was said counts for nothing."""
    for one in program.bonuses:
        if not numbers.get(one.name):
            continue
        if _is_alone(one, numbers):
            return message("programwhy-bonus-alone", bonus=_named(one.name), other=_named(one.with_))
        if _is_shut_out(one, numbers):
            return message("programwhy-bonus-shut-out", bonus=_named(one.name), other=_named(one.unless))
        if numbers[one.name] <= (one.above or 0):
            return message("programwhy-bonus-above", bonus=_named(one.name), above=one.above or 0)
    return None


def _named(bonus: str) -> Message:
    return message("programname-bonus-short", bonus=bonus.replace("-", "_"))
