"""Lock, catch up, decide, append: the one way into a journal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest

from topcut.acts.context import Context
from topcut.acts.entries.facts import Entered
from topcut.acts.event.facts import Announced, Created, Undone
from topcut.acts.results.facts import Reported
from topcut.acts.who import DIRECTOR
from topcut.desk.known import Known
from topcut.desk.memory import MemoryJournal, SeededEntropy, SteadyClock
from topcut.desk.ports import Batch, SystemClock, SystemEntropy
from topcut.desk.submit import Accepted, submit
from topcut.journal.fact import Result
from topcut.journal.fold import fold
from topcut.journal.records import AnyFact, Record
from topcut.journal.state import Tournament
from topcut.refusal import Refusal, Refused, refusal, refuse

REFUSAL = refusal("result-no-concession", game="Kira")


def decide(
    tournament: Tournament, history: Sequence[Record], rulebook: Any, command: Any, context: Context
) -> list[AnyFact] | Refusal:
    """A toy: enters people by name, several with commas between; facts are taken as they are."""
    if not isinstance(command, str):
        return command if isinstance(command, list) else [command]
    known = {context.words[entrant.person] for entrant in tournament.entrants.values()}
    if command in known:
        return REFUSAL
    first = len(tournament.entrants) + 1
    return [Entered(f"p{first + n}", context.text(name)) for n, name in enumerate(command.split(","))]


def ask(journal: Any, command: object, key: str = "") -> Accepted | Refused:
    entropy = SeededEntropy(f"{command}")
    return submit(journal, command, DIRECTOR, key, clock=SteadyClock(), entropy=entropy, decide=decide)


def accepted(journal: Any, command: object, key: str = "") -> Accepted:
    answer = ask(journal, command, key)
    assert isinstance(answer, Accepted), answer
    return answer


@pytest.fixture
def journal() -> MemoryJournal:
    made = MemoryJournal()
    accepted(made, Created({}, ""))
    return made


def test_an_accepted_command_is_on_the_record(journal: MemoryJournal) -> None:
    answer = accepted(journal, "Kira")
    (record,) = answer.records
    assert (record.seq, record.by, record.at, record.more) == (2, "director", "2026-11-15T10:00:00Z", False)
    assert answer.tournament == journal.read().tournament == fold(journal.read().history)
    assert journal.read().words[answer.tournament.entrants["p1"].person] == "Kira"


def test_a_command_is_one_act(journal: MemoryJournal) -> None:
    answer = accepted(journal, "Kira,Odo,Quark", key="k")
    assert [(record.seq, record.more, record.key) for record in answer.records] == [
        (2, True, "k"),
        (3, True, ""),
        (4, False, ""),
    ]


def test_a_refused_command_writes_nothing(journal: MemoryJournal) -> None:
    accepted(journal, "Kira")
    before = list(journal.read().history), len(journal.read().words)
    answer = ask(journal, "Kira")
    assert isinstance(answer, Refused)
    assert answer.refusals == (REFUSAL,)
    assert (journal.read().history, len(journal.read().words)) == before


def test_a_refusal_may_also_be_raised(journal: MemoryJournal) -> None:
    def never(*_: object) -> list[AnyFact]:
        raise refuse("event-finished")

    answer = submit(journal, "Kira", DIRECTOR, clock=SteadyClock(), entropy=SeededEntropy(), decide=never)
    assert isinstance(answer, Refused)
    assert journal.read().head == 1


def test_the_same_key_again_answers_with_the_first_records(journal: MemoryJournal) -> None:
    first = accepted(journal, "Kira,Odo", key="phone-1")
    accepted(journal, "Quark")
    again = accepted(journal, "Kira,Odo", key="phone-1")
    assert again.records == first.records
    assert again.tournament.head == journal.read().head == 4


def test_another_key_is_another_command(journal: MemoryJournal) -> None:
    accepted(journal, Announced("t1"), key="a")
    accepted(journal, Announced("t1"), key="b")
    assert len(journal.read().tournament.announcements) == 2


def test_facts_that_cannot_be_are_refused_before_they_are_written(journal: MemoryJournal) -> None:
    answer = ask(journal, Reported(3, 1, Result()))
    assert isinstance(answer, Refused)
    assert answer.refusals[0].code == "journal-impossible"
    assert journal.read().head == 1


def test_nothing_to_write_is_accepted(journal: MemoryJournal) -> None:
    assert accepted(journal, []).records == ()


def test_an_undo_folds_anew(journal: MemoryJournal) -> None:
    accepted(journal, "Kira")
    answer = accepted(journal, Undone(2))
    assert answer.tournament.entrants == {}
    assert accepted(journal, "Odo").tournament.entrants.keys() == {"p1"}


class LostConnection(MemoryJournal):
    """A store that fails when it is to make the records durable."""

    @contextmanager
    def transaction(self) -> Iterator[Batch]:
        yield Batch(self.read())
        raise ConnectionError


def test_what_did_not_become_durable_is_not_known() -> None:
    journal = LostConnection([Record(1, "", "d", Created({}, ""))])
    before = journal.read().tournament
    with pytest.raises(ConnectionError):
        ask(journal, "Kira")
    assert journal.read().tournament is before
    assert journal.read().history == journal.read().history[:1]


def test_a_report_shares_what_it_does_not_touch(journal: MemoryJournal) -> None:
    before = accepted(journal, "Kira").tournament
    assert accepted(journal, Announced("t")).tournament.entrants is before.entrants


def test_the_rulebook_is_built_once() -> None:
    built: list[object] = []
    known = Known()
    assert known.rulebook(built.append) is None  # type: ignore[arg-type, func-returns-value]
    known.learn([Record(1, "", "d", Created({"name": "x"}, ""))])
    known.rulebook(built.append)
    known.learn([Record(2, "", "d", Announced("t"))])
    known.rulebook(built.append)
    assert built == [{"name": "x"}]


def test_known_records_are_passed_over() -> None:
    records = [Record(n, "", "d", Announced(f"t{n}")) for n in range(1, 5)]
    known = Known()
    for batch in (records[:2], records[:3], records[2:], records[1:2], []):
        known.learn(batch)
    assert known.history == records
    assert known.tournament == fold(records)


def test_no_text_needs_no_reference() -> None:
    context = Context(DIRECTOR, "now", SeededEntropy())
    assert context.text("") == ""
    assert context.deposited == []


def test_the_computers_clock_and_chance() -> None:
    assert SystemClock().now().endswith("Z")
    entropy = SystemEntropy()
    assert len(entropy.seed()) == len(entropy.salt()) == 32
    assert entropy.seed() != entropy.seed()
