"""One table with all that is known of it."""

from __future__ import annotations

from answers.viewed import told, viewed
from desk.table import Event, posted
from topcut.acts.event.commands import Undo
from topcut.acts.results.commands import Concede, Confirm, Correct, Report
from topcut.answers.table import TableAnswer, table_answer, table_told
from topcut.journal.fact import Result


def _table(event: Event, name: str) -> TableAnswer:
    return table_answer(viewed(event), event.match(name))


def test_everything_that_was_done_about_a_result_is_told_in_order_and_what_was_undone_too() -> None:
    event = posted()
    assert _table(event, "Kira").history == ()
    event.says("Kira", 100, 35)
    event.do(Confirm(*event.at("Odo"), event.id("Odo")), by=event.id("Odo"))
    event.do(Correct(*event.at("Kira"), event.result("Kira", 100, 40), "misread"))
    event.wins("Quark")
    event.do(Undo(event.history[-2].seq))
    acts = _table(event, "Kira").history
    assert [type(event.history[act.seq - 1].fact).__name__ for act in acts] == ["Reported", "Confirmed", "Corrected"]
    assert [act.undone for act in acts] == [False, False, True]


def test_7_9_a_concession_can_be_refused_until_a_correction_takes_its_place() -> None:
    event = posted()
    event.do(Concede(*event.at("Odo"), event.id("Odo")), by=event.id("Odo"))
    concession = _table(event, "Kira").concession
    assert concession is not None and (concession.player.name, concession.own) == ("Odo", True)
    event.do(Correct(*event.at("Odo"), event.codes("Odo", "FW", "FL", "concession"), "a slip"))
    assert _table(event, "Kira").concession is None


def test_7_4_what_counts_is_told_where_a_result_stands() -> None:
    event = posted()
    assert _table(event, "Kira").worth is None
    event.do(event.report("Kira", 100, 35))
    worth = told(viewed(event), _table(event, "Kira").worth)
    assert worth in ("4/1 points, differential +65/−65", "1/4 points, differential −65/+65")


def test_of_a_pod_everybody_is_named_with_what_they_have() -> None:
    event = Event("tribbles", "Kira", "Odo", "Quark")
    event.post()
    first, second, _ = event.tournament.rounds[0].matches[1].seats
    event.do(Concede(1, 1, second))
    match = event.tournament.rounds[0].matches[1]
    assert told(viewed(event), table_told(viewed(event), match)) == f"{event.name(second)} conceded, the others play on"
    games = ((900, 0, 60), (500, 0, 800), (0, 0, 500), (10, 0, 30), (0, 0, 0))
    event.do(Report(1, 1, Result(games=games, seen=(("emptied", ((0,), (2,), (2,), (), ())),))))
    words = told(viewed(event), table_told(viewed(event), event.tournament.rounds[0].matches[1]))
    assert words.startswith(f"{event.name(first)} 1410") and f"{event.name(second)} 0, conceded" in words
