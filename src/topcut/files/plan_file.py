"""A plan of stages out of a TOML file (`plan/1`): `[[stage]]` tables, a bracket by name or by its own file."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from topcut.files.bracket_file import read as read_bracket
from topcut.journal.plan import Stage
from topcut.refusal import Refusal, Refused, refuse
from topcut.rulebooks.problems import meant
from topcut.rulebooks.read import read_toml

FORMAT = "plan/1"
_KEYS = ("topcut", "stage")


def read(path: Path) -> tuple[Stage, ...]:
    """The stages of a file, or everything that is wrong with it."""
    document, _ = read_toml(path)
    wrong = [
        Refusal(f"{path.name}: {key} is not a key of a plan", meant(key, _KEYS)) for key in document if key not in _KEYS
    ]
    if document.get("topcut") != FORMAT:
        wrong.append(Refusal(f"{path.name} does not look like a plan", f'a plan begins with `topcut = "{FORMAT}"`'))
    tables = document.get("stage", [])
    if not isinstance(tables, list) or not tables:
        raise refuse(f"{path.name} has no stages", "write one [[stage]] table for each", "plan")
    stages: list[Stage] = []
    for number, table in enumerate(tables, start=1):
        try:
            stages.append(_stage(table, path))
        except Refused as refused:
            wrong += [Refusal(f"{path.name}, stage {number}: {r.what}", r.do, r.code) for r in refused.refusals]
    if wrong:
        raise Refused(*wrong)
    return tuple(stages)


def _stage(table: Mapping[str, Any], path: Path) -> Stage:
    known = [name for name in Stage.__struct_fields__ if name != "games"]
    if unknown := list(_unknown(table, known)):
        raise Refused(*unknown)
    own = {}
    if str(table.get("bracket", "")).endswith(".toml"):
        own = {"games": read_bracket(path.parent / table["bracket"]).games, "bracket": "own"}
    try:
        return msgspec.convert({**table, **own}, Stage)
    except msgspec.ValidationError as error:
        raise refuse(_sentence(str(error)), "see docs/stages.md", "plan") from None


def _unknown(table: Mapping[str, Any], known: list[str]) -> Iterator[Refusal]:
    for key in table:
        if key not in known:
            yield Refusal(f"{key} is not a key of a stage", meant(key, known), "plan")


def _sentence(words: str) -> str:
    what, _, where = words.partition(" - at `$.")
    key = where.rstrip("`")
    what = what[:1].lower() + what[1:]
    return f"{key}: {what}" if key else what
