"""What is done at the table, as a form has it: each procedure with its kind, where it holds, and a step a line."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any, get_args, get_type_hints

from topcut.rulebooks.model import Procedure, Rulebook

TABLE = "procedure"
COLUMNS = (".name", ".kind", ".stage", ".steps")
_HINTS = get_type_hints(Procedure)
KINDS: tuple[str, ...] = get_args(_HINTS["kind"])
STAGES: tuple[str, ...] = get_args(_HINTS["stage"])

Entry = Mapping[str, Any]


def written(one: Entry, steps: Sequence[str]) -> list[str]:
    """A procedure as a form sends it, with its steps in the reader's words."""
    return [str(one.get("name", "")), str(one.get("kind", "")), str(one.get("stage", "")), "\n".join(steps)]


def in_document(book: Rulebook) -> list[tuple[Entry, Procedure]]:
    """Each as the document holds it, and as its texts know where they stand."""
    return list(zip(book.source.get(TABLE, ()), book.procedures, strict=False))


def procedures(before: Sequence[Entry], lines: Sequence[Sequence[str]]) -> list[dict[str, Any]]:
    """The table with these lines; what says what it said before stays as it was, its clause too."""
    known = {str(one.get("name", "")): one for one in before}
    taken = {name for name, *_ in lines if name}
    made = []
    for name, kind, stage, steps in lines:
        called = name or _free(kind or TABLE, taken)
        taken.add(called)
        made.append(_procedure(known.get(called, {}), called, kind, stage, steps.split("\n")))
    return made


def _free(name: str, taken: set[str]) -> str:
    return name if name not in taken else next(one for n in count(2) if (one := f"{name}-{n}") not in taken)


def _procedure(before: Entry, name: str, kind: str, stage: str, steps: list[str]) -> dict[str, Any]:
    said = {"name": name, "kind": kind, "steps": steps, **({"stage": stage} if stage else {})}
    if before and {key: before[key] for key in before if key not in ("where", "clause")} == said:
        return dict(copy.deepcopy(before))
    return said | ({"where": copy.deepcopy(before["where"])} if "where" in before else {})
