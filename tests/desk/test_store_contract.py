"""What every journal store must do, whatever it keeps its records in. A new store joins `STORES`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from topcut.acts.context import Context
from topcut.acts.entries.facts import CheckedIn, Entered
from topcut.acts.event.facts import Created, Undone
from topcut.acts.who import DIRECTOR
from topcut.desk.memory import MemoryJournal, SeededEntropy, SteadyClock
from topcut.desk.ports import Journal, OutOfStep
from topcut.desk.submit import Accepted, submit
from topcut.files.journal_file import JournalFile
from topcut.journal.fold import fold
from topcut.journal.records import AnyFact, Record
from topcut.journal.texts import deposit

Open = Callable[[], Journal]  # another handle on the same journal


def memory(tmp_path: Path) -> Open:
    journal = MemoryJournal()
    return lambda: journal


def file(tmp_path: Path) -> Open:
    path = tmp_path / "event.jsonl"
    return lambda: JournalFile(path) if path.exists() else JournalFile.new(path)


STORES = [memory, file]


@pytest.fixture(params=STORES, ids=lambda store: store.__name__)
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Open:
    return request.param(tmp_path)


def record(seq: int, fact: AnyFact, more: bool = False, key: str = "") -> Record:
    return Record(seq, "2026-11-15T10:00:00Z", "director", fact, key, more)


OPENING = [
    record(1, Created({}, "t0"), key="k1"),
    record(2, Entered("p1", "t1"), more=True, key="k2"),
    record(3, Entered("p2", "t2")),
]
KIRA = deposit("Kira Nerys", "0" * 32)


def written(journal: Journal) -> Journal:
    with journal.transaction() as writing:
        writing.append(OPENING[:1], [KIRA])
        writing.append(OPENING[1:], [])
    return journal


def test_a_new_journal_knows_nothing(opened: Open) -> None:
    known = opened().read()
    assert (known.head, known.history, len(known.words)) == (0, [], 0)


def test_what_was_appended_is_read_by_everybody(opened: Open) -> None:
    written(opened())
    known = opened().read()
    assert known.history == OPENING
    assert known.tournament == fold(OPENING)
    assert known.words[KIRA.ref] == "Kira Nerys"


def test_who_wrote_knows_it_too(opened: Open) -> None:
    assert written(opened()).read().history == OPENING


def test_a_transaction_knows_all_that_was_written_before(opened: Open) -> None:
    first, second = written(opened()), opened()
    second.read()
    for seq, journal in enumerate((first, second, first, second), 4):
        with journal.transaction() as writing:
            assert writing.known.head == seq - 1
            writing.append([record(seq, CheckedIn("p1"))], [])
    assert [known.seq for known in opened().read().history] == list(range(1, 8))


def test_an_older_tournament_stays_as_it_was(opened: Open) -> None:
    journal = written(opened())
    before = journal.read().tournament
    with journal.transaction() as writing:
        writing.append([record(4, CheckedIn("p1"))], [])
    assert not before.entrants["p1"].checked_in
    assert journal.read().tournament.entrants["p1"].checked_in


@pytest.mark.parametrize(
    "batch",
    [
        [record(5, CheckedIn("p1"))],
        [record(3, CheckedIn("p1"))],
        [record(4, CheckedIn("p1")), record(6, CheckedIn("p2"))],
        [record(4, CheckedIn("p1"), more=True)],
        [],
    ],
    ids=["a gap", "a seq that is taken", "a gap inside", "half an act", "nothing"],
)
def test_records_out_of_step_are_not_written(opened: Open, batch: list[Record]) -> None:
    journal = written(opened())
    with pytest.raises(OutOfStep), journal.transaction() as writing:
        writing.append(batch, [])
    assert opened().read().history == OPENING


def test_an_error_writes_nothing_and_frees_the_journal(opened: Open) -> None:
    journal = written(opened())
    with pytest.raises(ZeroDivisionError), journal.transaction() as writing:
        writing.append([record(4, CheckedIn("p1"))], [])
        raise ZeroDivisionError
    assert opened().read().history == OPENING
    with journal.transaction() as writing:
        writing.append([record(4, CheckedIn("p1"))], [])
    assert opened().read().head == 4


def test_an_undo_is_followed_by_everybody(opened: Open) -> None:
    first, second = written(opened()), opened()
    assert list(second.read().tournament.entrants) == ["p1", "p2"]
    with first.transaction() as writing:
        writing.append([record(4, Undone(2))], [])
    assert list(second.read().tournament.entrants) == list(first.read().tournament.entrants) == []


def test_an_act_is_found_by_its_key(opened: Open) -> None:
    written(opened())
    known = opened().read()
    assert known.written_with("k1") == tuple(OPENING[:1])
    assert known.written_with("k2") == tuple(OPENING[1:])
    assert known.written_with("k3") == ()


def check_in(tournament: Any, history: Any, rulebook: Any, command: Any, context: Context) -> list[AnyFact]:
    return [Entered(f"p{len(tournament.entrants) + 1}", context.text(command))]


def test_many_threads_write_and_nothing_is_lost(opened: Open) -> None:
    written(opened())
    journals = [opened(), opened()]
    answers: list[object] = []

    def work(place: int) -> None:
        for n in range(10):
            name = f"player {place}-{n}"
            entropy = SeededEntropy(name)
            journal = journals[place % 2]
            answers.append(submit(journal, name, DIRECTOR, name, clock=SteadyClock(), entropy=entropy, decide=check_in))

    threads = [Thread(target=work, args=(place,)) for place in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)
    assert sum(isinstance(answer, Accepted) for answer in answers) == 40
    for journal in (*journals, opened()):
        known = journal.read()
        assert [record.seq for record in known.history] == list(range(1, 44))
        assert known.tournament == fold(known.history)
        names = {known.words[entrant.person] for entrant in known.tournament.entrants.values()}
        assert names >= {f"player {place}-{n}" for place in range(4) for n in range(10)}
