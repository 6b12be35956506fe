"""The shape of a results file: every part with its type, every problem with its place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from topcut.files.results_lines import DelayedMatch, Line, Player
from topcut.journal.records import PlayerId
from topcut.refusal import Refusal

VERSION = "results/1"
Count = Annotated[int, Meta(ge=0)]


class Posted(Struct, frozen=True):
    """A round: its stage and its lines."""

    lines: list[Line]
    stage: int = 1


class Shape(Struct):
    """A results file whose parts have the right types; what players and results mean is looked at later."""

    rulebook: str | dict[str, Any] = ""
    options: dict[str, Any] = {}
    title: str = ""
    date: str = ""
    rounds_planned: int = 0
    players: list[Player] = []
    rounds: list[Posted] = []
    dropped: dict[PlayerId, int] = {}
    lots: list[list[PlayerId]] = []
    final_confrontation: PlayerId = ""
    delayed: list[DelayedMatch] = []


_PLAIN: Mapping[str, Any] = {
    "topcut": Literal["results/1"],
    "rulebook": str | dict[str, Any],
    "options": dict[str, Any],
    "title": str,
    "date": str,
    "rounds_planned": Count,
    "dropped": dict[PlayerId, Count],
    "final_confrontation": PlayerId,
}
_LISTS: Mapping[str, Any] = {"players": Player, "delayed": DelayedMatch}
KEYS = (*_PLAIN, *_LISTS, "rounds", "lots")


def shape_of(document: Mapping[str, Any], problems: list[Refusal]) -> Shape:
    """What the document holds; whatever has the wrong type is noted and left out."""
    made = Shape()
    for key, value in document.items():
        if key not in KEYS:
            problems.append(Refusal(f"{key!r} is not a key of a results file", f"keys are {', '.join(KEYS)}"))
        elif value is not None and key != "topcut":
            _take(made, key, value, problems)
        elif key == "topcut":
            _converted(value, _PLAIN[key], key, problems)
    return made


def _take(made: Shape, key: str, value: Any, problems: list[Refusal]) -> None:
    if key in _PLAIN:
        taken = _converted(value, _PLAIN[key], key, problems)
        if taken is not None:
            setattr(made, key, taken)
    elif not isinstance(value, list):
        problems.append(Refusal(f"{key} is not a list", f"write {key} as a list"))
    elif key == "rounds":
        made.rounds = [_round(entry, number, problems) for number, entry in enumerate(value, start=1)]
    elif key == "lots":
        lots = [value] if value and all(isinstance(one, str) for one in value) else value
        made.lots = _converted(lots, list[list[PlayerId]], key, problems) or []
    else:
        setattr(made, key, _all(value, _LISTS[key], key, problems))


def _round(entry: Any, number: int, problems: list[Refusal]) -> Posted:
    """A round is a list of lines, or {"stage": 2, "matches": [ … ]}."""
    place = f"round {number}"
    stage, lines = 1, entry
    if isinstance(entry, dict):
        stage = _converted(entry.get("stage", 1), Annotated[int, Meta(ge=1)], f"{place}, stage", problems) or 1
        lines = entry.get("matches")
    if not isinstance(lines, list):
        problems.append(Refusal(f"{place} is not a list", "write a list of matches"))
        return Posted([])
    return Posted(_all(lines, Line, f"{place}, line", problems), stage)


def _all(values: list[Any], kind: Any, place: str, problems: list[Refusal]) -> list[Any]:
    found = [_converted(value, kind, f"{place} {i}", problems) for i, value in enumerate(values, start=1)]
    return [one for one in found if one is not None]


def _converted(value: Any, kind: Any, place: str, problems: list[Refusal]) -> Any:
    try:
        return msgspec.convert(value, kind)
    except msgspec.ValidationError as problem:
        problems.append(Refusal(f"{place}: {str(problem).replace(' - at `$', ' at `')}", "mend it there"))
        return None
