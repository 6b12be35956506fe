"""What depends on what: an act can be undone only while nothing was built on it."""

from __future__ import annotations

import pytest
from stories import KINDS, record_all

from topcut.acts.calls.facts import CallTaken, CallWithdrawn, JudgeAnswered, JudgeCalled
from topcut.acts.clock.facts import ClockPaused, ClockStarted
from topcut.acts.ending.facts import Finished, LotDrawn
from topcut.acts.entries.facts import CheckedIn, Dropped, Entered, ReEntered
from topcut.acts.event.facts import Announced, Created, TakenDown, Undone
from topcut.acts.results.facts import Confirmed, Corrected, Reported
from topcut.acts.rounds.facts import Drafted, RoundPaired, RoundWithdrawn, Started
from topcut.journal.acts import act_at, acts, builds_on, dependants, touches
from topcut.journal.fact import Result, Seating
from topcut.journal.records import AnyFact, Record

KIRA, ODO = "p1", "p2"
TABLES = (Seating(1, (KIRA, ODO)), Seating(2, ("p3", "p4")))
WON = Result(games=((100, 35),))
CREATED, ENTERED, STARTED = Created({}, "t"), Entered(KIRA, "t"), Started(3)
PAIRED, REPORTED = RoundPaired(1, TABLES), Reported(1, 1, WON, KIRA)


def depends(later: AnyFact, earlier: AnyFact) -> bool:
    return dependants(record_all([earlier, later]), 1) == (2,)


@pytest.mark.parametrize(
    ("later", "earlier"),
    [
        (Confirmed(1, 1, ODO), REPORTED),
        (Corrected(1, 1, WON, "t"), REPORTED),
        (Dropped(KIRA, 1), ENTERED),
        (ReEntered(KIRA), Dropped(KIRA, 1)),
        (REPORTED, PAIRED),
        (RoundWithdrawn(1), PAIRED),
        (RoundWithdrawn(1), REPORTED),
        (RoundPaired(2, TABLES), PAIRED),
        (RoundPaired(2, TABLES), REPORTED),
        (Drafted(2, TABLES), Entered("p9", "t")),
        (Drafted(2, TABLES), Dropped("p9", 1)),
        (Drafted(2, TABLES), Drafted(2, TABLES, "5eed")),
        (Drafted(1, TABLES), STARTED),
        (PAIRED, Drafted(1, TABLES)),
        (Dropped(ODO, 1), PAIRED),
        (ClockStarted(1, 60), PAIRED),
        (ClockPaused(1), ClockStarted(1, 60)),
        (JudgeCalled(1, 1, KIRA), PAIRED),
        (JudgeAnswered(1, 1), JudgeCalled(1, 1, KIRA)),
        (CallTaken(1, 1), JudgeCalled(1, 1, KIRA)),
        (CallWithdrawn(1, 1), JudgeCalled(1, 1, KIRA)),
        (LotDrawn((KIRA, ODO)), ClockStarted(1, 60)),
        (Finished(), CheckedIn(KIRA)),
        (ENTERED, CREATED),
        (STARTED, CREATED),
    ],
)
def test_it_depends(later: AnyFact, earlier: AnyFact) -> None:
    assert depends(later, earlier)


@pytest.mark.parametrize(
    ("later", "earlier"),
    [
        (Reported(1, 2, WON), REPORTED),
        (Entered("p9", "t"), ENTERED),
        (Dropped("p9", 1), REPORTED),
        (REPORTED, ClockStarted(1, 60)),
        (ClockStarted(2, 60), ClockStarted(1, 60)),
        (Entered("p9", "t"), PAIRED),
        (Announced("t"), CREATED),
        (Finished(), Announced("t")),
        (Drafted(1, TABLES), Announced("t")),
        (REPORTED, JudgeCalled(1, 1, KIRA)),
        (JudgeCalled(1, 1, KIRA), REPORTED),
        (JudgeAnswered(1, 2), JudgeCalled(1, 1, KIRA)),
        (RoundPaired(2, TABLES), JudgeCalled(1, 1, KIRA)),
        (Finished(), JudgeAnswered(1, 1)),
    ],
)
def test_it_does_not_depend(later: AnyFact, earlier: AnyFact) -> None:
    assert not depends(later, earlier)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_kind_of_fact_says_what_it_touches(kind: type[AnyFact]) -> None:
    values = {"round": 1, "table": 1, "player": KIRA, "result": WON, "tables": TABLES, "players": (KIRA,)}
    fields = {name: values.get(name, 1) for name in kind.__struct_fields__}
    silent = kind in (Announced, TakenDown, Undone)
    assert bool(touches(kind(**fields))) != silent
    assert bool(builds_on(kind(**fields))) != (silent or kind is Created)


def test_records_are_grouped_by_act() -> None:
    records = [Record(n, "", "d", CheckedIn(f"p{n}"), more=n in (2, 3, 6)) for n in range(1, 7)]
    assert [[record.seq for record in act] for act in acts(records)] == [[1], [2, 3, 4], [5], [6]]
    assert [record.seq for record in act_at(records, 2)] == [2, 3, 4]
    assert act_at(records, 9) == act_at(records, 0) == ()


def test_what_was_undone_depends_on_nothing_any_more() -> None:
    records = record_all([CREATED, ENTERED, CheckedIn(KIRA)])
    assert dependants(records, 2) == (3,)
    assert dependants([*records, Record(4, "", "d", Undone(3))], 2) == ()


def test_an_act_depends_when_one_of_its_records_does() -> None:
    act = [Record(2, "", "d", CheckedIn("p9"), more=True), Record(3, "", "d", CheckedIn(KIRA))]
    assert dependants([*record_all([ENTERED]), *act], 1) == (2,)


def test_undoing_an_undo_is_kept_from_those_who_built_on_it() -> None:
    records = record_all([CREATED, PAIRED, REPORTED, Undone(3), Reported(1, 1, WON, ODO)])
    assert dependants(records, 4) == (5,)
    assert dependants(records[:4], 4) == ()
