"""The shape of a results file: every part with its type, every problem with its place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from topcut.files.results_lines import DelayedMatch, Player, ResultLine
from topcut.journal.fact import PlayerId
from topcut.journal.plan import Stage, StageNumber
from topcut.messages.message import Message, message
from topcut.refusal import Refusal, refusal

VERSION = "results/1"
MOST_ROUNDS = 1_000
Count = Annotated[int, Meta(ge=0)]


class Posted(Struct, frozen=True):
    """A round: its stage and its lines."""

    lines: list[ResultLine]
    stage: StageNumber = 0  # 0 = not said


class Split(Struct, frozen=True, forbid_unknown_fields=True):
    """The prizes of a bracket were split evenly among these."""

    stage: StageNumber
    players: tuple[PlayerId, ...]
    ended: bool = False


class Shape(Struct):
    """A results file whose parts have the right types; what players and results mean is looked at later."""

    rulebook: str | dict[str, Any] = ""
    options: dict[str, Any] = {}
    title: str = ""
    date: str = ""
    level: str = ""  # of a season: what it counts for
    format_kind: str = ""
    rounds_planned: int = 0
    players: list[Player] = []
    rounds: list[Posted] = []
    dropped: dict[PlayerId, int] = {}
    lots: dict[StageNumber, list[list[PlayerId]]] = {}
    final_confrontation: PlayerId = ""
    delayed: list[DelayedMatch] = []
    plan: list[Stage] = []
    seeds: dict[StageNumber, list[PlayerId]] = {}
    seats: dict[StageNumber, list[PlayerId]] = {}
    heats: dict[PlayerId, list[StageNumber]] = {}
    split: Split | None = None
    misread: set[str] = set()  # keys of which not everything could be taken


_PLAIN: Mapping[str, Any] = {
    "topcut": Literal["results/1"],
    "rulebook": str | dict[str, Any],
    "options": dict[str, Any],
    "title": str,
    "date": str,
    "level": str,
    "format_kind": Literal["constructed", "limited"],
    "rounds_planned": Count,
    "dropped": dict[PlayerId, Count],
    "final_confrontation": PlayerId,
    "seeds": dict[StageNumber, list[PlayerId]],
    "seats": dict[StageNumber, list[PlayerId]],
    "heats": dict[PlayerId, list[StageNumber]],
    "split": Split,
}
_LISTS: Mapping[str, Any] = {"players": Player, "delayed": DelayedMatch, "plan": Stage}
KEYS = (*_PLAIN, *_LISTS, "rounds", "lots")


def shape_of(document: Mapping[str, Any], problems: list[Refusal]) -> Shape:
    """What the document holds; whatever has the wrong type is noted and left out."""
    made = Shape()
    for key, value in document.items():
        if key not in KEYS:
            problems.append(refusal("import-unknown-key", key=key, keys=KEYS))
            continue
        before = len(problems)
        if value is not None and key != "topcut":
            _take(made, key, value, problems)
        elif key == "topcut":
            _converted(value, _PLAIN[key], lambda: message("import-part", part="topcut"), problems)
        if len(problems) > before:
            made.misread.add(key)
    return made


def _take(made: Shape, key: str, value: Any, problems: list[Refusal]) -> None:
    def place() -> Message:
        return message("import-part", part=key)

    if key in _PLAIN:
        taken = _converted(value, _PLAIN[key], place, problems)
        if taken is not None:
            setattr(made, key, taken)
    elif key == "lots" and isinstance(value, dict):
        by_stage = {stage: _lots(lots) for stage, lots in value.items()}
        made.lots = _converted(by_stage, dict[StageNumber, list[list[PlayerId]]], place, problems) or {}
    elif not isinstance(value, list):
        problems.append(refusal("import-not-a-list", key=key))
    elif key == "rounds" and len(value) > MOST_ROUNDS:
        problems.append(refusal("import-too-many-rounds", rounds=len(value), most=MOST_ROUNDS))
    elif key == "rounds":
        made.rounds = [_round(entry, number, problems) for number, entry in enumerate(value, start=1)]
    elif key == "lots":
        lots = _converted(_lots(value), list[list[PlayerId]], place, problems)
        made.lots = {1: lots} if lots else {}
    else:
        setattr(made, key, _all(value, _LISTS[key], lambda number: _entry(key, number), problems))


def _entry(key: str, number: int) -> Message:
    if key == "plan":
        return message("import-stage-of-plan", number=number)
    return message("import-entry", part=key, number=number)


def _lots(value: Any) -> Any:
    """One lot, or a list of them."""
    one = isinstance(value, list) and value and all(isinstance(player, str) for player in value)
    return [value] if one else value


def _round(entry: Any, number: int, problems: list[Refusal]) -> Posted:
    """A round is a list of lines, or {"stage": 2, "matches": [ … ]}."""

    def place_of_stage() -> Message:
        return message("import-stage-of-round", round=number)

    stage, lines = 0, entry
    if isinstance(entry, dict):
        for key in entry.keys() - {"stage", "matches"}:
            problems.append(refusal("import-unknown-key-of-round", key=key).at(message("import-round", round=number)))
        lines = entry.get("matches")
        if "stage" in entry:
            stage = _converted(entry["stage"], Annotated[int, Meta(ge=1)], place_of_stage, problems) or 0
    if not isinstance(lines, list):
        problems.append(refusal("import-round-not-a-list", round=number))
        return Posted([], stage)
    return Posted(
        _all(lines, ResultLine, lambda line: message("import-line", round=number, line=line), problems), stage
    )


def _all(values: list[Any], kind: Any, place: Callable[[int], Message], problems: list[Refusal]) -> list[Any]:
    found = [_converted(value, kind, partial(place, i), problems) for i, value in enumerate(values, start=1)]
    return [one for one in found if one is not None]


def _converted(value: Any, kind: Any, place: Callable[[], Message], problems: list[Refusal]) -> Any:
    """The value as its kind; what has another one is noted, with its place."""
    try:
        return msgspec.convert(value, kind, str_keys=True)
    except msgspec.ValidationError as problem:
        why = str(problem).replace(" - at `$", " at `")
        problems.append(refusal("import-misfit", why=why).at(place()))
        return None
