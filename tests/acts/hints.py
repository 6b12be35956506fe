"""What a refusal tells somebody to type is typed, on a copy of the event: nothing of it is refused as no command."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

from acts.answers import Answer, typed
from acts.printed import hints_of

_WRITE = re.compile(r"\bwrite (?:it like )?(`.*)")
_OF_MOVES = ("slip-moves-unsaid", "slip-moved-on", "scenario-moves-impossible")
_NOT_THE_LINE = {"result-exists", "event-finished", "result-disputed", *_OF_MOVES}  # no table waits, or moves are asked
_OF_THE_SITE = re.compile(r"topcut (serve|adopt|fetch|backup|restore|admin|password|link|delete-account|repair)\b")


def misleading(words: list[str], refused: Answer, path: Path) -> Iterator[str]:
    """Every hint of a refusal that would not do."""
    copy = path.with_name("hinted.jsonl")
    for line in refused.err.splitlines():
        for hint in hints_of(line):
            if hint.startswith("topcut ") and not _OF_THE_SITE.match(hint) and not _is_command(hint, path, copy):
                yield f"`{hint}` of “{line}” is no command"
        found = _WRITE.search(line)
        for hint in hints_of(found[1]) if found and words[0] == "report" else ():
            shutil.copy(path, copy)
            where = [word for place, word in enumerate(words) if "--round" in words[max(0, place - 1) : place + 1]]
            answer = typed(["report", str(copy), *where, "--json", "--", hint])
            if answer.code and not {one["code"] for one in json.loads(answer.out)["refused"]} <= _NOT_THE_LINE:
                yield f"`{hint}` of “{line}” is refused: {answer.err.strip()}"


def _is_command(hint: str, path: Path, copy: Path) -> bool:
    """It may be refused for what it asks, never for how it is written."""
    shutil.copy(path, copy)
    with mock.patch.dict(os.environ, {"TOPCUT_EVENT": str(copy)}):
        left_open = {"FILE": str(copy), "N": "3"}
        answer = typed([left_open.get(word, word) for word in shlex.split(hint)[1:]] + ["--json"])
    if answer.code == 0 or "--help" in hint:
        return answer.code == 0
    return answer.code == 2 and not any(
        one["code"].startswith("command-typed-") for one in json.loads(answer.out)["refused"]
    )
