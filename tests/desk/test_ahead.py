"""Decided ahead: what may take long is worked out before the journal is locked, and written if it still stands."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from topcut.acts.command import Command
from topcut.acts.context import Context
from topcut.acts.entries.commands import Enter, Person
from topcut.acts.event.commands import Announce, Create
from topcut.acts.rounds.commands import Draw
from topcut.acts.rounds.facts import Drafted
from topcut.acts.who import DIRECTOR
from topcut.desk.decide import decide
from topcut.desk.memory import MemoryJournal
from topcut.desk.ports import Transaction
from topcut.desk.submit import ATTEMPTS, Accepted, submit
from topcut.journal.records import AnyFact, Record
from topcut.journal.state import Tournament
from topcut.refusal import Refused
from topcut.rulebooks.load import load
from topcut.rulebooks.model import Rulebook


class Watched(MemoryJournal):
    """Says whether it is locked."""

    locked = False

    @contextmanager
    def transaction(self) -> Iterator[Transaction]:
        self.locked = True
        try:
            with super().transaction() as journal:
                yield journal
        finally:
            self.locked = False


@pytest.fixture
def journal() -> Watched:
    made = Watched()
    people = tuple(Person(name) for name in ("Kira", "Odo", "Quark", "Dax"))
    for command in (Create(load("star-trek-2e").source, "Friday"), Enter(people)):
        assert isinstance(submit(made, command, DIRECTOR), Accepted)
    return made


def _deciding(journal: Watched, meanwhile: Callable[[], object]) -> tuple[Any, list[bool]]:
    """The real decision, whether the journal was locked meanwhile, and something that happens behind it."""
    locked: list[bool] = []

    def decides(
        tournament: Tournament, history: Sequence[Record], book: Rulebook | None, command: Command, context: Context
    ) -> list[AnyFact]:
        locked.append(journal.locked)
        facts = decide(tournament, history, book, command, context)
        meanwhile()
        return facts

    return decides, locked


@pytest.mark.parametrize("ahead", [True, False])
def test_nobody_waits_while_a_round_is_drawn_ahead(journal: Watched, ahead: bool) -> None:
    decides, locked = _deciding(journal, lambda: None)
    answer = submit(journal, Draw(seed="Bajor"), DIRECTOR, decide=decides, ahead=ahead)
    assert isinstance(answer, Accepted) and locked == [not ahead]
    assert journal.known.tournament.draw is not None


def test_both_ways_write_the_same(journal: Watched) -> None:
    submit(journal, Draw(seed="Bajor"), DIRECTOR, ahead=True)
    ahead = journal.known.tournament.draw
    submit(journal, Draw(seed="Bajor", reason="again"), DIRECTOR)
    now = journal.known.tournament.draw
    assert ahead is not None and now is not None and ahead.tables == now.tables


def test_it_is_decided_again_where_the_event_has_changed(journal: Watched) -> None:
    """Morn enters while the round is drawn: the round that is written has him."""
    late = iter([Enter((Person("Morn"),))])
    decides, locked = _deciding(journal, lambda: [submit(journal, one, DIRECTOR) for one in late])
    answer = submit(journal, Draw(seed="Bajor"), DIRECTOR, decide=decides, ahead=True)
    assert isinstance(answer, Accepted) and locked == [False, False]
    (drafted,) = (record.fact for record in answer.records if isinstance(record.fact, Drafted))
    assert "p5" in {seat for table in drafted.tables for seat in table.seats}


def test_an_announcement_changes_nothing_that_a_draw_rests_on(journal: Watched) -> None:
    said = iter([Announce("Lunch is at noon")])
    decides, locked = _deciding(journal, lambda: [submit(journal, one, DIRECTOR) for one in said])
    answer = submit(journal, Draw(seed="Bajor"), DIRECTOR, decide=decides, ahead=True)
    assert isinstance(answer, Accepted) and locked == [False]
    assert [record.seq for record in journal.known.history] == list(range(1, journal.known.head + 1))


def test_where_it_changes_again_and_again_it_is_refused_and_nothing_is_written(journal: Watched) -> None:
    names = iter(("Morn", "Rom", "Nog", "Leeta", "Garak"))
    decides, locked = _deciding(journal, lambda: submit(journal, Enter((Person(next(names)),)), DIRECTOR))
    answer = submit(journal, Draw(seed="Bajor"), DIRECTOR, decide=decides, ahead=True)
    assert isinstance(answer, Refused) and answer.refusals[0].code == "event-keeps-changing"
    assert len(locked) == ATTEMPTS and journal.known.tournament.draw is None


def test_with_one_key_it_is_done_once(journal: Watched) -> None:
    first, second = (submit(journal, Draw(seed="Bajor"), DIRECTOR, "key", ahead=True) for _ in range(2))
    assert isinstance(first, Accepted) and isinstance(second, Accepted)
    assert first.records == second.records
