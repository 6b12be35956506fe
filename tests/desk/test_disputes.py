"""Disputes and how they are settled; corrections."""

from __future__ import annotations

import pytest

from topcut.acts.ending.commands import Finish
from topcut.acts.results.commands import Correct, Dispute, Settle
from topcut.acts.results.facts import Disputed
from topcut.acts.rounds.commands import Draw
from topcut.journal.codec import encode
from topcut.journal.fact import Result
from topcut.messages.message import message

from .table import FOUR, Event, posted

# Disputes ------------------------------------------------------------------------------------------------------------


def disputed() -> Event:
    event = posted()
    event.says("Kira", 100, 35)
    event.says("Odo", 100, 35)
    event.wins("Quark")
    return event


def test_a_bye_is_not_disputed() -> None:
    event = Event("star-trek-2e", *FOUR, "Garak", rounds=3)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.refused(Dispute(*event.at("Garak"), by=event.id("Garak")), "result-bye-not-disputed", by=event.id("Garak"))


def test_a_different_report_of_the_opponent_makes_a_dispute() -> None:
    event = posted()
    event.says("Kira", 100, 35)
    (record,) = event.says("Odo", 100, 35)
    assert isinstance(record.fact, Disputed)
    match = event.match("Kira")
    assert match.status == "disputed"
    assert {claim.by: claim.result for claim in match.claims} == {
        event.id("Kira"): event.result("Kira", 100, 35),
        event.id("Odo"): event.result("Odo", 100, 35),
    }


def test_a_disputed_result_counts_for_nobody() -> None:
    event = disputed()
    assert (event.points("Kira"), event.points("Odo")) == (0, 0)


def test_a_dispute_blocks_the_next_round_and_the_finish() -> None:
    event = disputed()
    event.refused(Draw(), "round-unfinished", waiting=(message("round-table-waits", status="disputed"),))
    event.refused(Finish(), "round-unfinished", waiting=(message("round-table-waits", status="disputed"),))


def test_a_player_disputes_with_a_reason_and_without_a_result() -> None:
    event = posted()
    event.says("Kira", 100, 35)
    event.do(Dispute(*event.at("Odo"), by=event.id("Odo"), reason="time had been called"), by=event.id("Odo"))
    assert event.match("Odo").status == "disputed"
    assert event.words(event.history[-1].fact.reason) == "time had been called"


def test_only_the_two_at_the_table_dispute() -> None:
    event = posted()
    event.says("Kira", 100, 35)
    event.refused(Dispute(*event.at("Kira"), by=event.id("Quark")), "result-stranger", player="Quark")


def test_there_is_nothing_to_dispute_before_a_report() -> None:
    event = posted()
    event.refused(Dispute(*event.at("Kira"), by=event.id("Odo")), "result-nothing-to-dispute")


def test_a_third_report_of_a_disputed_table_is_refused() -> None:
    event = disputed()
    event.refused(event.report("Kira", 100, 35), "result-exists", way="result-way-settle")


def test_an_official_settles_and_the_event_goes_on() -> None:
    event = disputed()
    event.do(Settle(*event.at("Kira"), event.result("Kira", 100, 35), "both slips were found"))
    assert event.match("Kira").status == "settled"
    assert event.points("Kira") == 4
    assert event.words(event.history[-1].fact.reason) == "both slips were found"
    event.do(Draw())


def test_without_a_dispute_nothing_is_settled() -> None:
    event = posted()
    for prepare in (lambda: None, lambda: event.wins("Kira")):
        prepare()
        event.refused(Settle(*event.at("Kira"), event.result("Kira", 100, 35)), "result-not-disputed")


def test_a_settled_match_takes_no_report() -> None:
    event = disputed()
    event.do(Settle(*event.at("Kira"), event.result("Kira", 100, 35)))
    event.refused(event.report("Odo", 100, 0, by="Odo"), "result-exists")


def test_a_disputed_match_is_settled_not_corrected() -> None:
    event = disputed()
    event.refused(Correct(*event.at("Kira"), event.result("Kira", 100, 0), "typing error"), "result-disputed")


def late_dispute(rounds: int = 3) -> Event:
    """Round two is posted and played when Odo says that round one was otherwise: refused, or it blocks."""
    event = Event("star-trek-2e", *FOUR, rounds=rounds)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.says("Kira", 100, 35)
    event.wins("Quark")
    event.play(("Kira", "Quark"), ("Odo", "Dax"))
    match = event.match("Odo", 1)
    event.submit(Dispute(match.round, match.table, by=event.id("Odo")), by=event.id("Odo"))
    return event


def test_a_dispute_about_an_earlier_round_blocks_the_next_round_too() -> None:
    event = late_dispute()
    assert event.match("Odo", 1).status == "disputed"
    event.refused(Draw(), "round-unfinished", round=1, waiting=(message("round-table-waits", status="disputed"),))


def test_an_event_does_not_finish_while_an_earlier_round_is_disputed() -> None:
    event = late_dispute(rounds=2)
    assert event.match("Odo", 1).status == "disputed"
    event.refused(Finish(), "round-unfinished", round=1, waiting=(message("round-table-waits", status="disputed"),))


# Corrections ---------------------------------------------------------------------------------------------------------


def two_rounds() -> Event:
    event = Event("star-trek-2e", *FOUR)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.post(("Kira", "Quark"), ("Odo", "Dax"))
    return event


def test_a_correction_changes_the_standings_and_never_posted_rounds() -> None:
    event = two_rounds()
    second, seats = event.tournament.rounds[1], event.pairs(1)
    match = event.match("Odo", 1)
    event.do(Correct(match.round, match.table, event.result("Odo", 100, 35, number=1), "the slip was read wrongly"))
    assert (event.points("Kira"), event.points("Odo")) == (1, 4)
    assert event.tournament.rounds[1] == second
    assert event.pairs(1) == seats


def test_a_correction_keeps_what_was_said_before() -> None:
    event = two_rounds()
    match = event.match("Odo", 1)
    before = list(event.history)
    event.do(Correct(match.round, match.table, event.result("Odo", 100, 35, number=1), "the slip was read wrongly"))
    assert event.history[: len(before)] == before
    assert event.words(event.history[-1].fact.reason) == "the slip was read wrongly"


@pytest.mark.parametrize("reason", ["", " ", "\n"])
def test_a_correction_without_a_reason_is_refused(reason: str) -> None:
    event = two_rounds()
    match = event.match("Odo", 1)
    command = Correct(match.round, match.table, event.result("Odo", 100, 35, number=1), reason)
    event.refused(command, "result-correction-without-reason")


def test_a_correction_to_the_same_result_is_refused() -> None:
    event = two_rounds()
    match = event.match("Kira", 1)
    event.refused(Correct(match.round, match.table, event.result("Kira", 100, 0, number=1), "none"), "result-same")


def test_an_open_match_is_reported_not_corrected() -> None:
    event = two_rounds()
    event.refused(Correct(*event.at("Kira"), event.result("Kira", 100, 0), "too early"), "result-none-yet")


def test_a_reported_result_is_corrected_and_then_stands() -> None:
    event = posted()
    event.says("Kira", 100, 35)
    event.do(Correct(*event.at("Kira"), event.result("Kira", 100, 30), "typing error"))
    assert event.match("Kira").status == "confirmed"
    assert event.differentials("Kira") == [70]


def test_a_result_can_be_corrected_again_and_back() -> None:
    event = posted()
    event.wins("Kira")
    event.do(Correct(*event.at("Kira"), event.result("Odo", 100, 0), "read wrongly"))
    event.do(Correct(*event.at("Kira"), event.result("Kira", 100, 0), "was right after all"))
    assert event.points("Kira") == 4


def test_a_bye_is_not_corrected_into_a_game() -> None:
    event = Event("star-trek-2e", *FOUR, "Garak")
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.refused(
        Correct(*event.at("Garak"), Result(games=((100, 0),)), "he played Morn"), "score-numbers-not-for-each"
    )
    event.refused(Correct(*event.at("Garak"), Result(codes=("FW",)), "he played Morn"), "score-needs-opponent")


def test_reasons_are_not_in_the_records() -> None:
    event = disputed()
    event.do(Settle(*event.at("Kira"), event.result("Kira", 100, 35), "Garak is a witness"))
    event.do(Correct(*event.at("Kira"), event.result("Kira", 100, 30), "Garak has lied"))
    assert b"Garak" not in b"\n".join(encode(record) for record in event.history)
