"""Every journal of an earlier Topcut opens, verifies, answers as it did then, and goes on. See README.md."""

from __future__ import annotations

import json
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from going_on import Resumed
from kept_answers import answers, findings

from spread import spread
from topcut.acts.entries.facts import Entered
from topcut.cli.main import main
from topcut.desk.memory import MemoryJournal
from topcut.files.journal_file import JournalFile
from topcut.journal import codec
from topcut.journal.chain import link
from topcut.journal.records import Record
from topcut.rulebooks.load import names as rulebooks

HERE = Path(__file__).parent
NAMES = sorted(path.stem for path in HERE.glob("*.jsonl"))


@pytest.mark.parametrize("name", NAMES)
def test_it_answers_as_it_did_then(name: str) -> None:
    known = JournalFile(HERE / f"{name}.jsonl").read()
    then, now = json.loads((HERE / f"{name}.json").read_text()), answers(known.history, known.words)
    assert [finding for finding in findings(known.history, known.words) if not finding.ok] == []
    assert set(then.pop("verified")) <= set(now.pop("verified"))  # a later Topcut may prove more
    assert _only_what_was_there(then.pop("standings"), now.pop("standings")) == []
    assert now == then


def _only_what_was_there(then: dict[str, Any], now: dict[str, Any]) -> list[tuple[Any, ...]]:
    """What differs in standings; a later Topcut may show more values of a player, not other ones."""
    wrong: list[tuple[Any, ...]] = [(stage, "players") for stage in then if list(then[stage]) != list(now[stage])]
    for stage, rows in then.items():
        for player, row in rows.items():
            found = now[stage][player]
            values = {name: found["values"].get(name) for name in row["values"]}
            wrong += [(stage, player, "values", row["values"], values)] if values != row["values"] else []
            rest = ("rank", "points", "record", "card")
            wrong += [(stage, player, key, row[key], found[key]) for key in rest if row[key] != found[key]]
    return wrong


@pytest.mark.parametrize("name", NAMES)
def test_every_line_would_be_written_as_it_was(name: str) -> None:
    lines = (HERE / f"{name}.jsonl").read_bytes().splitlines()
    for line in (line for line in lines if line.startswith(b'{"seq":')):
        prev = json.loads(line)["prev"]
        assert link(codec.encode(codec.decode(line)), prev) == line


@pytest.mark.parametrize("name", spread(NAMES, 30))
def test_it_goes_on_to_its_end(name: str) -> None:
    known = JournalFile(HERE / f"{name}.jsonl").read()
    for part in (len(known.history), len(known.history) * 2 // 3, len(known.history) // 3):
        while known.history[part - 1].more or _entered(known.history[:part]) < 4 <= _entered(known.history):
            part += 1
        event = Resumed(MemoryJournal(known.history[:part], known.words), f"{name} {part}")
        event.play_on()
        again = event.journal.known
        assert [finding for finding in findings(again.history, again.words) if not finding.ok] == []


def _entered(history: Sequence[Record]) -> int:
    return sum(isinstance(record.fact, Entered) for record in history)


LOOKS = [
    "standings", "pairings", "players", "status", "journal", "verify", "plan", "bracket", "scenario", "seats",
    "export", "prizes 1=5", "explain kira", "why kira odo",
]  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_every_question_is_answered(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / f"{name}.jsonl"
    shutil.copy(HERE / file.name, file)
    for question in LOOKS:
        command, *words = question.split()
        code = main([command, str(file), *words])
        assert code in (0, 2), (question, capsys.readouterr().err)  # 1 is a fault in Topcut
    assert file.read_bytes() == (HERE / file.name).read_bytes()


def test_every_rulebook_and_every_kind_of_fact_is_there() -> None:
    known = [JournalFile(HERE / f"{name}.jsonl").read() for name in NAMES]
    assert {one.tournament.rulebook["name"] for one in known} >= set(rulebooks())
    kinds = {type(record.fact).__name__ for one in known for record in one.history}
    assert len(kinds) >= 48  # all that there were at the first of these commits; a new kind of fact gets a new journal
