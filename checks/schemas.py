"""The JSON schemas in `docs/api/` are those of the answers; `python -m checks.schemas --write` makes them so."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from topcut.answers.encoding import schema
from topcut.answers.kinds import ANSWERS as OF_EVENTS
from topcut.seasons.kinds import ANSWERS as OF_PROGRAMS

ANSWERS = {**OF_EVENTS, **OF_PROGRAMS}
FOLDER = Path(__file__).parent.parent / "docs" / "api"


def written(name: str) -> str:
    """The schema of an answer as its file holds it."""
    return json.dumps(schema(ANSWERS[name]), indent=2, ensure_ascii=False) + "\n"


def problems() -> Iterator[str]:
    """Every file that is missing, too many or out of date."""
    files = {file.stem: file for file in FOLDER.glob("*.json")}
    for name in sorted(files.keys() - ANSWERS.keys()):
        yield f"docs/api/{name}.json: there is no such answer"
    for name in ANSWERS:
        if name not in files or files[name].read_text(encoding="utf-8") != written(name):
            yield f"docs/api/{name}.json is not what the answer is: python -m checks.schemas --write"


def write() -> None:
    """Make the folder what it should be."""
    FOLDER.mkdir(exist_ok=True)
    for file in FOLDER.glob("*.json"):
        if file.stem not in ANSWERS:
            file.unlink()
    for name in ANSWERS:
        (FOLDER / f"{name}.json").write_text(written(name), encoding="utf-8")


if __name__ == "__main__":
    if "--write" in sys.argv:
        write()
    found = list(problems())
    print(*found, sep="\n")
    sys.exit(1 if found else 0)
