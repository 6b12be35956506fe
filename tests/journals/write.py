"""Write a journal from what was typed: `PYTHONPATH=src:tests/journals python -m write NAME …`, for a new NAME.txt.

The clock and chance are foretold, so the same commit writes the same bytes. A journal that is there is never written
again: it is kept to prove that a later Topcut reads what an earlier one wrote.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import shlex
import shutil
import sys
import tempfile
from pathlib import Path
from unittest import mock

from kept_answers import answers

from topcut.cli.main import main
from topcut.desk.memory import SeededEntropy, SteadyClock
from topcut.files.journal_file import JournalFile

HERE = Path(__file__).parent


def typed(name: str) -> list[list[str]]:
    """The commands of a story, a line each; # begins a remark."""
    lines = (HERE / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    return [shlex.split(line) for line in lines if line.strip() and not line.startswith("#")]


def write(name: str) -> None:
    """Type it all in a folder of its own, and keep the journal with its answers."""
    if (HERE / f"{name}.jsonl").exists():
        sys.exit(f"{name}.jsonl is there already, and is never written again")
    clock, entropy = SteadyClock(), SeededEntropy(name)
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        for file in HERE.glob("given/*"):
            shutil.copy(file, folder)
        os.environ["TOPCUT_EVENT"] = f"{name}.jsonl"
        with (
            mock.patch("topcut.desk.submit.SystemClock", lambda: clock),
            mock.patch("topcut.desk.submit.SystemEntropy", lambda: entropy),
            mock.patch("topcut.desk.ports.SystemClock", lambda: clock),
            mock.patch("topcut.desk.ports.SystemEntropy", lambda: entropy),
        ):
            for words in typed(name):
                _type(name, slips(name, words[1:]) if words[0] == "slips" else words)
        shutil.copy(f"{name}.jsonl", HERE)
    known = JournalFile(HERE / f"{name}.jsonl").read()
    told = answers(known.history, known.words)
    (HERE / f"{name}.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


def slips(name: str, results: list[str]) -> list[str]:
    """`slips A B` stands for a report of every open table, with A and B in turn."""
    matches = JournalFile(f"{name}.jsonl").read().tournament.rounds[-1].matches.values()
    tables = [match.table for match in matches if match.status == "open"]
    return ["report", *(f"{table} {results[at % len(results)]}" for at, table in enumerate(tables))]


def _type(name: str, words: list[str]) -> None:
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main(words)
    if code:
        sys.exit(f"{name}: topcut {shlex.join(words)}\n{out.getvalue()}{err.getvalue()}")


if __name__ == "__main__":
    for story in sys.argv[1:]:
        write(story)
