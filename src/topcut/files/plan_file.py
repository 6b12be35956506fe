"""A plan of stages out of a TOML file (`plan/1`): `[[stage]]` tables, a bracket by name or by its own file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Any, get_args

import msgspec

from topcut.desk.plans import MOST_STAGES
from topcut.files.bracket_file import read as read_bracket
from topcut.journal.plan import Seeding, Stage, StageKind
from topcut.limits import FAULTS, first_faults, raise_faults
from topcut.refusal import Refusal, Refusal_, Refused, refuse_
from topcut.rulebooks.problems import meant
from topcut.rulebooks.read import read_toml

FORMAT = "plan/1"
_KEYS = ("topcut", "stage")
KINDS: tuple[str, ...] = get_args(StageKind)
_WORDS = {"kind": KINDS, "seeds": get_args(Seeding)}
_WHOLE = ("rounds", "unless_unbeaten", "take", "best_of")
_MOST = 10_000


def read(path: Path, brackets: Mapping[str, Path] | None = None) -> tuple[Stage, ...]:
    """The stages of a file, or everything that is wrong with it.

    Bracket files are looked for beside it; where `brackets` are given, only among them, by name.
    """
    document, _ = read_toml(path)
    wrong = first_faults(
        Refusal_(f"{path.name}: {key} is not a key of a plan", meant(key, _KEYS))
        for key in document
        if key not in _KEYS
    )
    if document.get("topcut") != FORMAT:
        wrong.append(Refusal_(f"{path.name} does not look like a plan", f'a plan begins with `topcut = "{FORMAT}"`'))
    tables = document.get("stage", [])
    if isinstance(tables, list) and len(tables) > MOST_STAGES:
        raise refuse_(f"{path.name} has {len(tables)} stages", f"plan {MOST_STAGES} at most", "plan")
    if not isinstance(tables, list) or not tables or not all(isinstance(table, dict) for table in tables):
        wrong.append(Refusal_(f"{path.name} has no stages", "write one [[stage]] table for each", "plan"))
        tables = []
    stages: list[Stage] = []
    for number, table in enumerate(tables, start=1):
        if len(wrong) > FAULTS:
            break
        try:
            stages.append(_stage(table, path, brackets))
        except Refused as refused:
            wrong += [Refusal_(f"{path.name}, stage {number}: {r.what}", r.do, r.code) for r in refused.refusals]
    raise_faults(wrong)
    return tuple(stages)


def _stage(table: Mapping[str, Any], path: Path, brackets: Mapping[str, Path] | None) -> Stage:
    known = [name for name in Stage.__struct_fields__ if name != "games"]
    wrong = first_faults(chain(_unknown(table, known), _values(table)))
    if "kind" not in table:
        wrong.append(Refusal_("kind is missing", f"add one of {_listed(KINDS)}", "plan"))
    if wrong:
        raise Refused(*wrong)
    own = {}
    if str(table.get("bracket", "")).endswith(".toml"):
        own = {"games": read_bracket(_bracket(table["bracket"], path, brackets)).games, "bracket": "own"}
    return msgspec.convert({**table, **own}, Stage)


def _bracket(name: str, path: Path, brackets: Mapping[str, Path] | None) -> Path:
    if brackets is None:
        return path.parent / name
    if name not in brackets:
        raise refuse_(f"the bracket {name} is not there", "send that file together with the plan", "no-file")
    return brackets[name]


def _unknown(table: Mapping[str, Any], known: list[str]) -> Iterator[Refusal]:
    for key in table:
        if key not in known:
            yield Refusal_(f"{key} is not a key of a stage", meant(key, known), "plan")


def _values(table: Mapping[str, Any]) -> Iterator[Refusal]:
    """Values of another kind than their key asks for, and words that are not among the known ones."""
    for key, value in table.items():
        if key in _WORDS and value not in _WORDS[key]:
            words = _WORDS[key]
            do = meant(value, words) if isinstance(value, str) else f"use one of {_listed(words)}"
            yield Refusal_(f"{key} = {value!r}", do, "plan")
        elif key in _WHOLE and (not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= _MOST):
            yield Refusal_(f"{key} = {value!r} is not a whole number", f"write it like `{key} = 4`", "plan")
        elif key in ("name", "bracket") and not isinstance(value, str):
            yield Refusal_(f"{key} = {value!r} is not a text", f'write it like `{key} = "Top 8"`', "plan")
        elif key in ("heat", "confrontation") and not isinstance(value, bool):
            yield Refusal_(f"{key} = {value!r} is neither true nor false", f"write `{key} = true`", "plan")
        elif key == "scheme" and not (isinstance(value, list) and all(isinstance(one, str) for one in value)):
            yield Refusal_("scheme is not a list of places", 'write it like `scheme = ["1.1", "2.1"]`', "plan")


def _listed(words: tuple[str, ...]) -> str:
    return ", ".join(words)
