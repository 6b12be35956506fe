"""What is adopted is proven and shown once before: a whole chain does not say that Topcut wrote it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from django.conf import settings
from msgspec.structs import replace

from topcut.acts.entries.commands import Enter, Person
from topcut.acts.entries.facts import Entered
from topcut.acts.event.commands import Create
from topcut.acts.event.facts import Created
from topcut.acts.results.commands import Report
from topcut.acts.results.facts import Reported
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.rounds.facts import Drafted, RoundPaired
from topcut.acts.who import DIRECTOR
from topcut.cli.main import main
from topcut.desk.submit import Accepted, submit
from topcut.files.journal_file import JournalFile
from topcut.files.journal_lines import write
from topcut.journal.chain import START
from topcut.journal.fact import Result, Seating
from topcut.journal.records import AnyFact, Record
from topcut.rulebooks.load import load
from topcut.web.store.models import Event, Line, Word
from web.saying import says
from web.site import Site

Change = Callable[[AnyFact], AnyFact | None]


@pytest.fixture
def laptop(tmp_path: Path, site: Site) -> Path:
    """Four players, a posted round, a result."""
    path = tmp_path / "friday.jsonl"
    submit(JournalFile.new(path), Create(load("star-trek-2e").source, "Friday Night", 3, "2026-11-20"), DIRECTOR)
    people = tuple(Person(name) for name in ("Kira", "Odo", "Quark", "Dax"))
    report = Report(1, 1, Result(games=((100, 35),)))
    for act in (Enter(people), Draw(seed="Bajor"), Post(), report):
        assert isinstance(submit(JournalFile(path), act, DIRECTOR), Accepted)
    return path


def changed(path: Path, change: Change) -> None:
    """The same journal with other facts, and a chain that is whole."""
    known = JournalFile(path).read()
    told: list[Record] = []
    for record in known.history:
        fact = change(record.fact)
        if fact is not None:
            told.append(replace(record, fact=fact, seq=len(told) + 1))
    path.write_bytes(write(told, list(known.words), START)[0])


def _of(kind: type, **fields: object) -> Change:
    return lambda fact: replace(fact, **fields) if isinstance(fact, kind) else fact


UNSOUND: dict[str, Change] = {
    "a table that is not there": _of(Reported, table=99),
    "three at a table of two": _of(Reported, result=Result(games=((1, 2, 3),))),
    "a score without end": _of(Reported, result=Result(games=((10**25, 0),))),
    "somebody who never entered": _of(RoundPaired, tables=(Seating(1, ("p1", "p9")), Seating(2, ("p3", "p4")))),
    "a round that nobody drew": lambda fact: None if isinstance(fact, Drafted) else fact,
    "another draw": _of(Drafted, seed="Cardassia"),
    "an id that is none": lambda fact: replace(fact, player="p²") if isinstance(fact, Entered) else fact,
    "no rules": _of(Created, rulebook={}),
    "rules in rules in rules": _of(Created, rulebook={"a": [[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]}),
}


@pytest.mark.parametrize("what", UNSOUND)
def test_it_is_refused_and_nothing_is_written(laptop: Path, capsys: pytest.CaptureFixture[str], what: str) -> None:
    changed(laptop, UNSOUND[what])
    assert main(["adopt", str(laptop), "--data", str(settings.DATA)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("Refused: ") and not says(said, "cli-out-fault")
    assert [table.objects.count() for table in (Event, Line, Word)] == [0, 0, 0]


def test_what_verifies_but_cannot_be_shown_is_refused(
    laptop: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("topcut.web.running.trial._wrong", lambda records, texts: [])
    changed(laptop, UNSOUND["three at a table of two"])
    assert main(["adopt", str(laptop), "--data", str(settings.DATA)]) == 2
    assert says(capsys.readouterr().err, "site-not-shown") and not Event.objects.exists()


def test_what_is_sound_is_adopted(laptop: Path) -> None:
    assert main(["adopt", str(laptop), "--data", str(settings.DATA)]) == 0
    assert Event.objects.get().head == len(JournalFile(laptop).read().history)
