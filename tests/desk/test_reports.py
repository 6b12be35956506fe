"""Reports and initials, results that cannot be, and the same act only once."""

from __future__ import annotations

import pytest

from saying import fits
from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import Drop
from topcut.acts.results.commands import (
    BothLose,
    Concede,
    Confirm,
    Correct,
    Delay,
    Dispute,
    Incomplete,
    NoShow,
    Report,
    Settle,
)
from topcut.acts.results.facts import Confirmed, Reported
from topcut.acts.rounds.commands import Draw
from topcut.journal.fact import Result
from topcut.messages.message import message

from .table import FOUR, Event, absent, posted

# Reporting -----------------------------------------------------------------------------------------------------------


def test_an_official_s_entry_is_confirmed_at_once() -> None:
    event = posted()
    event.do(event.report("Kira", 100, 35))
    assert event.match("Kira").status == "confirmed"
    assert (event.points("Kira"), event.points("Odo")) == (4, 1)
    assert (event.differentials("Kira"), event.differentials("Odo")) == ([65], [-65])


def test_a_player_s_report_counts_before_it_is_confirmed() -> None:
    event = posted()
    (record,) = event.says("Odo", 100, 35)
    assert isinstance(record.fact, Reported)
    assert (record.fact.by, record.by) == ("p2", "p2")
    assert event.match("Odo").status == "reported"
    assert event.points("Odo") == 4


def test_the_loser_may_report_too() -> None:
    event = posted()
    event.says("Odo", 35, 100)
    assert event.points("Kira") == 4


def test_a_report_touches_no_other_table() -> None:
    event = posted()
    before = event.match("Quark")
    event.says("Kira", 100, 35)
    assert event.match("Quark") == before


def test_the_opponent_s_initials_confirm() -> None:
    event = posted()
    event.says("Kira", 100, 35)
    event.do(Confirm(*event.at("Odo"), by=event.id("Odo")), by=event.id("Odo"))
    assert event.match("Kira").status == "confirmed"
    assert event.points("Kira") == 4


def test_an_official_may_confirm() -> None:
    event = posted()
    event.says("Kira", 100, 35)
    event.do(Confirm(*event.at("Kira")))
    assert event.match("Kira").status == "confirmed"


def test_nobody_confirms_his_own_report() -> None:
    event = posted()
    event.says("Kira", 100, 35)
    event.refused(Confirm(*event.at("Kira"), by=event.id("Kira")), "result-confirmed-by-another", player="Kira")


def test_a_stranger_confirms_nothing() -> None:
    event = posted()
    event.says("Kira", 100, 35)
    event.refused(Confirm(*event.at("Kira"), by=event.id("Quark")), "result-confirmed-by-another", player="Quark")


def test_there_is_nothing_to_confirm_before_a_report_and_after_a_confirmation() -> None:
    event = posted()
    event.refused(Confirm(*event.at("Kira"), by=event.id("Odo")), "result-nothing-to-confirm")
    event.wins("Kira")
    event.refused(Confirm(*event.at("Kira"), by=event.id("Odo")), "result-nothing-to-confirm")


def test_the_opponent_s_same_report_confirms() -> None:
    event = posted()
    event.says("Kira", 100, 35)
    (record,) = event.says("Odo", 35, 100)
    assert isinstance(record.fact, Confirmed)
    assert event.match("Kira").status == "confirmed"


def test_the_same_report_with_its_codes_confirms() -> None:
    """FW/FL 100–35 and 100-35 are one result."""
    event = posted()
    event.says("Kira", 100, 35)
    codes = ("FW", "FL") if event.match("Kira").seats[0] == event.id("Kira") else ("FL", "FW")
    said = Result(games=event.result("Kira", 100, 35).games, codes=codes)
    event.do(Report(*event.at("Odo"), said, by=event.id("Odo")))
    assert event.match("Kira").status == "confirmed"


def test_the_same_games_in_another_order_confirm() -> None:
    """2-1 is 2-1, whoever won the first game."""
    event = posted("transformers")
    round_and_table, (first, second) = event.at("Kira"), event.match("Kira").seats
    event.do(Report(*round_and_table, Result(games=((1, 0), (0, 1), (1, 0))), by=first))
    event.do(Report(*round_and_table, Result(games=((0, 1), (1, 0), (1, 0))), by=second))
    assert event.match("Kira").status == "confirmed"


def test_the_reporter_does_not_report_twice() -> None:
    event = posted()
    event.says("Kira", 100, 35)
    event.refused(event.report("Kira", 100, 20, by="Kira"), "result-exists")


def test_a_table_with_a_result_is_refused_and_the_result_is_named() -> None:
    event = posted()
    event.do(event.report("Kira", 100, 35))
    place = message("place-match", round=1, players=tuple(event.name(seat) for seat in event.match("Kira").seats))
    score = (100, 35) if event.match("Kira").seats[0] == event.id("Kira") else (35, 100)
    refusal = event.refused(event.report("Kira", 90, 35), "result-exists", way="result-way-correct")
    assert fits(refusal.why, message("result-exists", match=place, result=message("outcome-score", score=score)))


def test_a_player_does_not_report_over_an_official_s_entry() -> None:
    event = posted()
    event.wins("Kira")
    event.refused(event.report("Odo", 100, 0, by="Odo"), "result-exists")


def test_a_stranger_reports_nothing() -> None:
    event = posted()
    event.refused(event.report("Kira", 100, 35, by="Quark"), "result-stranger", player="Quark")
    strange = Report(*event.at("Kira"), event.result("Kira", 100, 35), by="p99")
    event.refused(strange, "result-stranger", player="p99")


def test_a_player_cannot_make_an_official_s_entry() -> None:
    event = posted()
    event.refused(event.report("Kira", 100, 35), "desk-officials-only", by=event.id("Quark"))


def test_a_player_cannot_report_or_confirm_in_another_s_name() -> None:
    event = posted()
    event.refused(event.report("Kira", 100, 35, by="Odo"), "desk-officials-only", by=event.id("Kira"))
    event.says("Kira", 100, 35)
    event.refused(Confirm(*event.at("Kira"), by=event.id("Odo")), "desk-officials-only", by=event.id("Kira"))


@pytest.mark.parametrize("command", [Draw(reason="mine"), Finish(), Drop("p2")])
def test_a_player_does_not_do_the_director_s_work(command: object) -> None:
    event = posted()
    event.wins("Kira")
    event.wins("Quark")
    event.refused(command, "desk-officials-only", by=event.id("Kira"))


def test_a_bye_has_nothing_to_report() -> None:
    event = Event("star-trek-2e", *FOUR, "Garak")
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    round_and_table = event.at("Garak")
    event.refused(Report(*round_and_table, Result(games=((100, 0),))), "result-of-a-bye")
    event.refused(Report(*round_and_table, Result(codes=("BYE",))), "result-of-a-bye")
    event.refused(NoShow(*round_and_table, (event.id("Garak"),)), "result-of-a-bye")
    event.refused(Concede(*round_and_table, event.id("Garak")), "result-of-a-bye")


@pytest.mark.parametrize(("number", "table"), [(0, 1), (2, 1), (99, 1), (-1, 1), (1, 0), (1, 3), (1, -1)])
def test_an_unknown_round_or_table_is_refused(number: int, table: int) -> None:
    event = posted()
    result = Result(games=((100, 35),))
    for command in (
        Report(number, table, result),
        Confirm(number, table),
        Dispute(number, table, by="p1"),
        Settle(number, table, result),
        Correct(number, table, result, "typing error"),
        Delay(number, table),
        BothLose(number, table),
        NoShow(number, table, ("p1",)),
        Incomplete(number, table),
        Concede(number, table, "p1"),
    ):
        event.refused(command, "round-no-table" if number == 1 else "round-none")


def test_a_closed_round_takes_no_report_and_says_how_to_correct() -> None:
    event = posted()
    event.wins("Kira")
    event.wins("Quark")
    event.post(("Kira", "Quark"), ("Odo", "Dax"))
    round_and_table = event.at("Kira", 1)
    event.refused(Report(*round_and_table, Result(games=((0, 100),))), "result-exists", way="result-way-correct")


def test_a_finished_event_takes_no_result() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=1)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(Finish())
    result = event.result("Odo", 100, 0)
    for command in (
        Report(*event.at("Kira"), result),
        Dispute(*event.at("Kira"), by=event.id("Odo")),
        BothLose(*event.at("Kira")),
        Concede(*event.at("Kira"), event.id("Kira")),
    ):
        event.refused(command, "event-finished")


# Results that cannot be ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rulebook", "result", "why"),
    [
        ("star-trek-2e", Result(games=((1_000_000, 0),)), "score-out-of-range"),
        ("star-trek-2e", Result(games=((-1_000_000, 0),)), "score-out-of-range"),
        ("star-trek-2e", Result(games=((100, 35, 20),)), "score-numbers-not-for-each"),
        ("star-trek-2e", Result(games=((100,),)), "score-numbers-not-for-each"),
        ("star-trek-2e", Result(games=((100, 35), (0, 100))), "score-one-game-only"),
        ("star-trek-2e", Result(games=((80, 80),)), "score-level"),  # somebody won; at time it would be a true tie
        ("star-trek-2e", Result(), "score-nothing-said"),
        ("transformers", Result(games=((1, 0),) * 3), "score-too-many-wins"),
        ("transformers", Result(games=((1, 0), (1, 0), (0, 1), (0, 1))), "score-both-won"),
        ("transformers", Result(games=((100, 35),)), "score-games-won-only"),
        ("transformers", Result(games=((1, 0, 0),)), "score-numbers-not-for-each"),
        ("flash-duel", Result(games=((1, 0),) * 4), "score-too-many-wins"),
        ("yomi", Result(games=((1, 0), (0, 1))), "score-match-level"),  # 004: a match is never drawn
        ("star-wars", Result(games=((10, 10),)), "score-level"),
    ],
)
def test_an_impossible_score_is_refused(rulebook: str, result: Result, why: str) -> None:
    event = posted(rulebook)
    event.refused(Report(1, 1, result), why)


@pytest.mark.parametrize(
    ("rulebook", "codes", "why"),
    [
        ("star-trek-2e", ("W", "L"), "score-unknown-code"),
        ("star-trek-2e", ("fw", "fl"), "score-unknown-code"),
        ("star-trek-2e", ("FW", "FW"), "score-codes-apart"),
        ("star-trek-2e", ("FW", "ML"), "score-codes-apart"),
        ("star-trek-2e", ("FW",), "score-codes-not-for-each"),
        ("star-trek-2e", ("FW", "FL", "FL"), "score-codes-not-for-each"),
        ("star-trek-2e", ("EBYE", "MG"), "score-codes-apart"),
        ("star-trek-2e", ("FW", "MG"), "score-codes-apart"),  # 2010's; here the other has a bye
        ("star-trek-2e-2010", ("BYE", "MG"), "score-codes-apart"),
        ("transformers", ("FW", "FL"), "score-unknown-code"),
        ("transformers", ("W", "D"), "score-codes-not-opposite"),
        ("transformers", ("TW", "L"), "score-unknown-code"),
        ("star-wars", ("D", "D"), "score-unknown-code"),
        ("yomi", ("D", "D"), "score-unknown-code"),
    ],
)
def test_a_wrong_code_is_refused(rulebook: str, codes: tuple[str, ...], why: str) -> None:
    event = posted(rulebook)
    event.refused(Report(1, 1, Result(codes=codes)), why)


def test_a_code_that_contradicts_the_games_is_refused() -> None:
    event = posted("transformers")
    event.refused(Report(1, 1, Result(codes=("L", "W"), games=((1, 0), (1, 0)))), "score-codes-against-games")


@pytest.mark.parametrize("how", ["timeuot", "", "bribery", "NORMAL"])
def test_a_game_cannot_end_by_an_unknown_word(how: str) -> None:
    posted().refused(Report(1, 1, Result(games=((100, 35),), how=how)), "score-unknown-ending")
    posted("transformers").refused(Report(1, 1, Result(games=((1, 0), (1, 0)), how=how)), "score-unknown-ending")


def test_an_impossible_result_is_refused_in_every_way_in() -> None:
    event = posted()
    bad = Result(codes=("W", "L"))
    event.says("Kira", 100, 35)
    event.refused(Report(*event.at("Odo"), bad, by=event.id("Odo")), "score-unknown-code")
    event.refused(Dispute(*event.at("Odo"), by=event.id("Odo"), result=bad), "score-unknown-code")
    event.refused(Correct(*event.at("Odo"), bad, "typing error"), "score-unknown-code")
    event.says("Odo", 100, 35)
    event.refused(Settle(*event.at("Odo"), bad), "score-unknown-code")


# The same act only once ----------------------------------------------------------------------------------------------


def test_the_same_key_five_times_is_one_record() -> None:
    event = posted()
    command = event.report("Kira", 100, 35, by="Kira")
    first = event.do(command, by="p1", key="phone-1")
    head = event.head
    for _ in range(4):
        assert event.do(command, by="p1", key="phone-1") == first
    assert event.head == head
    assert event.match("Kira").status == "reported"


def test_a_repeated_key_answers_with_the_whole_act() -> None:
    event = posted("transformers")
    first = event.do(absent(event, "Odo"), key="judge-7")
    assert len(first) == 2
    assert event.do(absent(event, "Odo"), key="judge-7") == first


def test_without_a_key_the_second_report_is_refused() -> None:
    event = posted()
    event.do(event.report("Kira", 100, 35))
    event.refused(event.report("Kira", 100, 35), "result-exists")


def test_two_keys_are_two_acts() -> None:
    event = posted()
    event.do(event.report("Kira", 100, 35, by="Kira"), key="phone-1")
    event.do(event.report("Kira", 100, 35, by="Odo"), key="phone-2")
    assert event.match("Kira").status == "confirmed"


def test_a_refused_key_is_free_for_another_try() -> None:
    event = posted()
    event.refused(Report(*event.at("Kira"), Result(codes=("W", "L"))), "score-unknown-code", key="phone-1")
    event.do(event.report("Kira", 100, 35), key="phone-1")
    assert event.points("Kira") == 4


def test_a_key_keeps_answering_when_the_event_has_gone_on() -> None:
    event = posted()
    first = event.do(event.report("Kira", 100, 35), key="phone-1")
    command = event.report("Kira", 100, 35)
    event.wins("Quark")
    event.post(("Kira", "Quark"), ("Odo", "Dax"))
    assert event.do(command, key="phone-1") == first
