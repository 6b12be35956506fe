"""What people do at the table, step by step: which procedures a rulebook has, and which of them hold in an event."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from topcut.messages.message import Message, message
from topcut.refusal import refusal
from topcut.rulebooks.describe_values import setting_told
from topcut.rulebooks.document import Entry, Parts
from topcut.rulebooks.model import Procedure, Rulebook
from topcut.rulebooks.places import Path
from topcut.rulebooks.problems import Problems, meant
from topcut.rulebooks.values import misfit

Where = Mapping[str, Any]


def holds(book: Rulebook, where: Where) -> bool:
    """Whether all of these settings have their value, or one of a list."""
    return all(name in book.settings and book.settings[name].value in _values(value) for name, value in where.items())


def _values(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def in_force(book: Rulebook) -> tuple[Procedure, ...]:
    """The procedures of an event, as it has chosen."""
    return tuple(one for one in book.procedures if holds(book, one.where))


def at_time(book: Rulebook, stage: str) -> tuple[Procedure, ...]:
    """What is done when time is called, and where a match is level then; `stage` is the kind of the stage."""
    played = "bracket" if stage == "bracket" else "swiss"
    found = [one for one in in_force(book) if one.kind in ("time", "tie") and one.stage in ("", played)]
    return tuple(sorted(found, key=lambda one: one.kind != "time"))


def time_steps(book: Rulebook, stage: str) -> tuple[str, ...]:
    """The steps of the first of these: what is told in short while the clock runs out."""
    return tuple(step for one in at_time(book, stage) if one.kind == "time" for step in one.steps)


def named(one: Procedure) -> Message:
    """ "When time is called", "Who goes first, in a bracket"."""
    return message("procedure-name", kind=one.kind, stage=one.stage or "all")


def only_where(book: Rulebook, one: Procedure) -> tuple[Message, ...]:
    """The choices under which it holds: "Format: Booster Draft"."""
    return tuple(setting_told(book, name, value) for name, value in choices_of(one.where))


def choices_of(where: Where) -> tuple[tuple[str, Any], ...]:
    """Each setting with each of the values that will do."""
    return tuple((name, value) for name, values in where.items() for value in _values(values))


def untabled(endings: Sequence[Entry]) -> tuple[Procedure, ...]:
    """Of a rulebook from before there were procedures: the text that stood at its ending by time."""
    timed = [one.values for one in endings if one.values.get("how") == "timeout" and one.values.get("procedure")]
    return tuple(Procedure("time", "time", (one["procedure"],), clause=one.get("clause", "")) for one in timed)


def check_procedures(parts: Parts, problems: Problems) -> None:
    """Procedures and tasks say something, and what they and announcements depend on can be chosen."""
    for entry in parts.tables["procedure"]:
        if "steps" in entry.values and not all(map(str.strip, entry.values["steps"] or [""])):
            problems.add((*entry.path, "steps"), refusal("rulebook-procedure-without-steps"))
    for entry in parts.tables["task"]:
        if "text" in entry.values and not entry.values["text"].strip():
            problems.add((*entry.path, "text"), refusal("rulebook-task-without-text"))
    for entry in (*parts.tables["procedure"], *parts.tables["task"], *parts.settings.values()):
        for name, values in entry.values.get("where", {}).items():
            _can_be(name, _values(values), (*entry.path, "where", name), parts, problems)


def _can_be(name: str, values: list[Any], path: Path, parts: Parts, problems: Problems) -> None:
    setting = parts.setting(name)
    if name not in parts.settings:
        problems.add(path, refusal("rulebook-not-a-setting", way=meant(name, parts.settings)))
    if setting:
        for wrong in filter(None, (misfit(setting, value) for value in values)):
            problems.add(path, wrong)
