"""A plan of stages out of a TOML file (`plan/1`): `[[stage]]` tables, a bracket by name or by its own file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Any, get_args

import msgspec

from topcut.acts.stages.plans import MOST_STAGES
from topcut.files.bracket_file import read as read_bracket
from topcut.journal.plan import Seeding, Stage, StageKind
from topcut.limits import FAULTS, first_faults, raise_faults
from topcut.messages.message import message
from topcut.refusal import Refusal, Refused, refusal, refuse
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
    wrong = first_faults(_unknown_keys(document, path.name))
    if document.get("topcut") != FORMAT:
        wrong.append(refusal("planfile-not-one", file=path.name, format=FORMAT))
    tables = document.get("stage", [])
    if isinstance(tables, list) and len(tables) > MOST_STAGES:
        raise refuse("planfile-too-many-stages", file=path.name, stages=len(tables), most=MOST_STAGES)
    if not isinstance(tables, list) or not tables or not all(isinstance(table, dict) for table in tables):
        wrong.append(refusal("planfile-no-stages", file=path.name))
        tables = []
    stages: list[Stage] = []
    for number, table in enumerate(tables, start=1):
        if len(wrong) > FAULTS:
            break
        try:
            stages.append(_stage(table, path, brackets))
        except Refused as refused:
            wrong += refused.at(message("planfile-stage", file=path.name, number=number)).refusals
    raise_faults(wrong)
    return tuple(stages)


def _unknown_keys(document: Mapping[str, Any], file: str) -> Iterator[Refusal]:
    for key in document:
        if key not in _KEYS:
            unknown = refusal("planfile-unknown-key", key=key, way=meant(key, _KEYS))
            yield unknown.at(message("file-named", file=file))


def _stage(table: Mapping[str, Any], path: Path, brackets: Mapping[str, Path] | None) -> Stage:
    known = [name for name in Stage.__struct_fields__ if name != "games"]
    wrong = first_faults(chain(_unknown(table, known), _values(table)))
    if "kind" not in table:
        wrong.append(refusal("planfile-no-kind", kinds=KINDS))
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
        raise refuse("planfile-no-bracket", bracket=name)
    return brackets[name]


def _unknown(table: Mapping[str, Any], known: list[str]) -> Iterator[Refusal]:
    for key in table:
        if key not in known:
            yield refusal("planfile-unknown-stage-key", key=key, way=meant(key, known))


def _values(table: Mapping[str, Any]) -> Iterator[Refusal]:
    """Values of another kind than their key asks for, and words that are not among the known ones."""
    for key, value in table.items():
        if key in _WORDS and value not in _WORDS[key]:
            words = _WORDS[key]
            way = meant(value, words) if isinstance(value, str) else message("planfile-way-words", words=words)
            yield refusal("planfile-unknown-word", key=key, given=repr(value), way=way)
        elif key in _WHOLE and (not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= _MOST):
            yield refusal("planfile-not-a-number", key=key, given=repr(value))
        elif key in ("name", "bracket") and not isinstance(value, str):
            yield refusal("planfile-not-a-text", key=key, given=repr(value))
        elif key in ("heat", "confrontation") and not isinstance(value, bool):
            yield refusal("planfile-not-a-flag", key=key, given=repr(value))
        elif key == "scheme" and not (isinstance(value, list) and all(isinstance(one, str) for one in value)):
            yield refusal("planfile-no-scheme")
