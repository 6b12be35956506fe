"""What depends on what: an act can be undone only while nothing was built on it."""

from __future__ import annotations

import pytest
from stories import KINDS, record_all

from topcut.journal import records as facts
from topcut.journal.acts import act_at, acts, builds_on, dependants, touches
from topcut.journal.records import AnyFact, Record, Result, Seating

KIRA, ODO = "p1", "p2"
TABLES = (Seating(1, (KIRA, ODO)), Seating(2, ("p3", "p4")))
WON = Result(games=((100, 35),))
CREATED, ENTERED, STARTED = facts.Created({}, "t"), facts.Entered(KIRA, "t"), facts.Started(3)
PAIRED, REPORTED = facts.RoundPaired(1, TABLES), facts.Reported(1, 1, WON, KIRA)


def depends(later: AnyFact, earlier: AnyFact) -> bool:
    return dependants(record_all([earlier, later]), 1) == (2,)


@pytest.mark.parametrize(
    ("later", "earlier"),
    [
        (facts.Confirmed(1, 1, ODO), REPORTED),
        (facts.Corrected(1, 1, WON, "t"), REPORTED),
        (facts.Dropped(KIRA, 1), ENTERED),
        (facts.ReEntered(KIRA), facts.Dropped(KIRA, 1)),
        (REPORTED, PAIRED),
        (facts.RoundWithdrawn(1), PAIRED),
        (facts.RoundWithdrawn(1), REPORTED),
        (facts.RoundPaired(2, TABLES), PAIRED),
        (facts.RoundPaired(2, TABLES), REPORTED),
        (facts.Drafted(2, TABLES), facts.Entered("p9", "t")),
        (facts.Drafted(2, TABLES), facts.Dropped("p9", 1)),
        (facts.Drafted(2, TABLES), facts.Drafted(2, TABLES, "5eed")),
        (facts.Drafted(1, TABLES), STARTED),
        (PAIRED, facts.Drafted(1, TABLES)),
        (facts.Dropped(ODO, 1), PAIRED),
        (facts.ClockStarted(1, 60), PAIRED),
        (facts.ClockPaused(1), facts.ClockStarted(1, 60)),
        (facts.JudgeCalled(1, 1, KIRA), PAIRED),
        (facts.JudgeAnswered(1, 1), facts.JudgeCalled(1, 1, KIRA)),
        (facts.CallWithdrawn(1, 1), facts.JudgeCalled(1, 1, KIRA)),
        (facts.LotDrawn((KIRA, ODO)), facts.ClockStarted(1, 60)),
        (facts.Finished(), facts.CheckedIn(KIRA)),
        (ENTERED, CREATED),
        (STARTED, CREATED),
    ],
)
def test_it_depends(later: AnyFact, earlier: AnyFact) -> None:
    assert depends(later, earlier)


@pytest.mark.parametrize(
    ("later", "earlier"),
    [
        (facts.Reported(1, 2, WON), REPORTED),
        (facts.Entered("p9", "t"), ENTERED),
        (facts.Dropped("p9", 1), REPORTED),
        (REPORTED, facts.ClockStarted(1, 60)),
        (facts.ClockStarted(2, 60), facts.ClockStarted(1, 60)),
        (facts.Entered("p9", "t"), PAIRED),
        (facts.Announced("t"), CREATED),
        (facts.Finished(), facts.Announced("t")),
        (facts.Drafted(1, TABLES), facts.Announced("t")),
        (REPORTED, facts.JudgeCalled(1, 1, KIRA)),
        (facts.JudgeCalled(1, 1, KIRA), REPORTED),
        (facts.JudgeAnswered(1, 2), facts.JudgeCalled(1, 1, KIRA)),
        (facts.RoundPaired(2, TABLES), facts.JudgeCalled(1, 1, KIRA)),
        (facts.Finished(), facts.JudgeAnswered(1, 1)),
    ],
)
def test_it_does_not_depend(later: AnyFact, earlier: AnyFact) -> None:
    assert not depends(later, earlier)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_every_kind_of_fact_says_what_it_touches(kind: type[AnyFact]) -> None:
    values = {"round": 1, "table": 1, "player": KIRA, "result": WON, "tables": TABLES, "players": (KIRA,)}
    fields = {name: values.get(name, 1) for name in kind.__struct_fields__}
    silent = kind in (facts.Announced, facts.Undone)
    assert bool(touches(kind(**fields))) != silent
    assert bool(builds_on(kind(**fields))) != (silent or kind is facts.Created)


def test_records_are_grouped_by_act() -> None:
    records = [Record(n, "", "d", facts.CheckedIn(f"p{n}"), more=n in (2, 3, 6)) for n in range(1, 7)]
    assert [[record.seq for record in act] for act in acts(records)] == [[1], [2, 3, 4], [5], [6]]
    assert [record.seq for record in act_at(records, 2)] == [2, 3, 4]
    assert act_at(records, 9) == act_at(records, 0) == ()


def test_what_was_undone_depends_on_nothing_any_more() -> None:
    records = record_all([CREATED, ENTERED, facts.CheckedIn(KIRA)])
    assert dependants(records, 2) == (3,)
    assert dependants([*records, Record(4, "", "d", facts.Undone(3))], 2) == ()


def test_an_act_depends_when_one_of_its_records_does() -> None:
    act = [Record(2, "", "d", facts.CheckedIn("p9"), more=True), Record(3, "", "d", facts.CheckedIn(KIRA))]
    assert dependants([*record_all([ENTERED]), *act], 1) == (2,)


def test_undoing_an_undo_is_kept_from_those_who_built_on_it() -> None:
    records = record_all([CREATED, PAIRED, REPORTED, facts.Undone(3), facts.Reported(1, 1, WON, ODO)])
    assert dependants(records, 4) == (5,)
    assert dependants(records[:4], 4) == ()
