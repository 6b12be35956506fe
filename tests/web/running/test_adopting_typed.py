"""`topcut adopt`, `fetch` and `erase --event` as they are typed: processes of their own, a folder that they make."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from topcut.acts.entries.commands import Enter, Person
from topcut.acts.event.commands import Create
from topcut.acts.who import DIRECTOR
from topcut.desk.submit import submit
from topcut.files.journal_file import JournalFile
from topcut.files.journal_lines import record_lines
from topcut.rulebooks.load import load
from web.saying import says


def topcut(place: Path, *words: str) -> str:
    """What a command prints in a folder of its own."""
    code = "from topcut.cli.main import run; run()"
    ours = os.environ | {"DATABASE_URL": "", "TOPCUT_DATA": "", "COLUMNS": "200"}
    start = [sys.executable, "-c", code, *words, "--data", "fresh"]
    done = subprocess.run(start, capture_output=True, text=True, env=ours, cwd=place, check=False)
    return f"{done.stdout}{done.stderr}{done.returncode}"


def test_on_a_fresh_machine(tmp_path: Path) -> None:
    laptop, back = tmp_path / "friday.jsonl", tmp_path / "back.jsonl"
    submit(JournalFile.new(laptop), Create(load("star-trek-2e").source, "Friday Night", 3), DIRECTOR)
    submit(JournalFile(laptop), Enter((Person("Kira"), Person("Odo"))), DIRECTOR)
    nowhere = topcut(tmp_path, "fetch", "friday-night", "back.jsonl")
    assert says(nowhere, "site-no-database", folder="fresh") and not (tmp_path / "fresh").exists()
    adopted = topcut(tmp_path, "adopt", "friday.jsonl")
    there, director = adopted.splitlines()[:2]
    assert says(there, "cli-serving-adopted", event="Friday Night", slug="friday-night", there="", records=3)
    assert says(director, "cli-serving-director") and "/k/" in director
    assert (tmp_path / "fresh" / "topcut.sqlite3").is_file()
    erased = topcut(tmp_path, "erase", "odo", "--event", "friday-night", "--yes")
    assert says(erased, "cli-exchange-erased", player="Odo")
    fetched, code = topcut(tmp_path, "fetch", "friday-night", "back.jsonl").splitlines()[-2:]
    assert says(fetched, "cli-serving-fetched", file="back.jsonl", event="Friday Night", records=3) and code == "0"
    assert record_lines(back.read_bytes()) == record_lines(laptop.read_bytes())
    assert b"Odo" in laptop.read_bytes() and b"Odo" not in back.read_bytes()
