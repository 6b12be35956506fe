"""An event at one glance."""

from __future__ import annotations

from answers.viewed import viewed
from desk.table import FOUR, Event
from topcut.acts.calls.commands import CallJudge
from topcut.answers.event import event_answer


def test_the_answer_counts_what_the_journal_holds() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=3)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.wins("Kira")
    event.do(CallJudge(*event.at("Quark")))
    answer = event_answer(viewed(event), "", "")
    assert (answer.title, answer.rulebook, answer.players, answer.rounds) == (
        "Deep Space Nine Open",
        "star-trek-2e",
        4,
        1,
    )
    assert (answer.round, answer.done, answer.of, answer.state) == (1, 1, 2, "playing")
    assert answer.calls == (event.at("Quark")[1],) and answer.deadline == "" and answer.notes is None
