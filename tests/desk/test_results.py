"""Reports, initials, disputes, corrections and the endings with a word of their own: issue 1, "Journal"."""

from __future__ import annotations

import pytest

from topcut.desk.commands import (
    BothLose,
    Concede,
    Confirm,
    Correct,
    Delay,
    Dispute,
    Draw,
    Drop,
    Finish,
    Incomplete,
    NoShow,
    Post,
    ReEnter,
    Report,
    Settle,
)
from topcut.journal.codec import encode
from topcut.journal.records import Confirmed, Disputed, Dropped, Reported, Result
from topcut.play.standings import standings
from topcut.refusal import Refused

from .table import Event

FOUR = ("Kira", "Odo", "Quark", "Dax")


def posted(rulebook: str = "star-trek-2e", **options: object) -> Event:
    """Round one: Kira meets Odo, Quark meets Dax."""
    event = Event(rulebook, *FOUR, rounds=3, **options)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    return event


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
    assert "Kira" in event.refused(Confirm(*event.at("Kira"), by=event.id("Kira")))


def test_a_stranger_confirms_nothing() -> None:
    event = posted()
    event.says("Kira", 100, 35)
    assert "Quark" in event.refused(Confirm(*event.at("Kira"), by=event.id("Quark")))


def test_there_is_nothing_to_confirm_before_a_report_and_after_a_confirmation() -> None:
    event = posted()
    event.refused(Confirm(*event.at("Kira"), by=event.id("Odo")))
    event.wins("Kira")
    event.refused(Confirm(*event.at("Kira"), by=event.id("Odo")))


def test_the_opponent_s_same_report_confirms() -> None:
    event = posted()
    event.says("Kira", 100, 35)
    (record,) = event.says("Odo", 35, 100)
    assert isinstance(record.fact, Confirmed)
    assert event.match("Kira").status == "confirmed"


def test_the_same_report_with_its_codes_confirms() -> None:
    """FW/FL 100-35 and 100-35 are one result."""
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
    assert "already" in event.refused(event.report("Kira", 100, 20, by="Kira"))


def test_a_table_with_a_result_is_refused_and_the_result_is_named() -> None:
    event = posted()
    event.do(event.report("Kira", 100, 35))
    sentence = event.refused(event.report("Kira", 90, 35))
    assert all(word in sentence for word in ("Kira", "35", "correct"))


def test_a_player_does_not_report_over_an_official_s_entry() -> None:
    event = posted()
    event.wins("Kira")
    event.refused(event.report("Odo", 100, 0, by="Odo"))


def test_a_stranger_reports_nothing() -> None:
    event = posted()
    assert "Quark" in event.refused(event.report("Kira", 100, 35, by="Quark"))
    assert event.refused(Report(*event.at("Kira"), event.result("Kira", 100, 35), by="p99"))


def test_a_player_cannot_make_an_official_s_entry() -> None:
    event = posted()
    event.refused(event.report("Kira", 100, 35), by=event.id("Quark"))


def test_a_player_cannot_report_or_confirm_in_another_s_name() -> None:
    event = posted()
    event.refused(event.report("Kira", 100, 35, by="Odo"), by=event.id("Kira"))
    event.says("Kira", 100, 35)
    event.refused(Confirm(*event.at("Kira"), by=event.id("Odo")), by=event.id("Kira"))


@pytest.mark.parametrize("command", [Draw(reason="mine"), Finish(), Drop("p2")])
def test_a_player_does_not_do_the_director_s_work(command: object) -> None:
    event = posted()
    event.wins("Kira")
    event.wins("Quark")
    event.refused(command, by=event.id("Kira"))


def test_a_bye_has_nothing_to_report() -> None:
    event = Event("star-trek-2e", *FOUR, "Garak")
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    round_and_table = event.at("Garak")
    event.refused(Report(*round_and_table, Result(games=((100, 0),))))
    event.refused(Report(*round_and_table, Result(codes=("BYE",))))
    event.refused(NoShow(*round_and_table, (event.id("Garak"),)))
    event.refused(Concede(*round_and_table, event.id("Garak")))


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
        event.refused(command)


def test_a_closed_round_takes_no_report_and_says_how_to_correct() -> None:
    event = posted()
    event.wins("Kira")
    event.wins("Quark")
    event.post(("Kira", "Quark"), ("Odo", "Dax"))
    round_and_table = event.at("Kira", 1)
    assert "correct" in event.refused(Report(*round_and_table, Result(games=((0, 100),))))


def test_a_finished_event_takes_no_result() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=1)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(Finish())
    result = event.result("Odo", 100, 0)
    for command in (
        Report(*event.at("Kira"), result),
        Correct(*event.at("Kira"), result, "too late"),
        Dispute(*event.at("Kira"), by=event.id("Odo")),
        BothLose(*event.at("Kira")),
        Concede(*event.at("Kira"), event.id("Kira")),
    ):
        assert "finished" in event.refused(command)


# Results that cannot be ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rulebook", "result"),
    [
        ("star-trek-2e", Result(games=((1_000_000, 0),))),
        ("star-trek-2e", Result(games=((-1_000_000, 0),))),
        ("star-trek-2e", Result(games=((100, 35, 20),))),
        ("star-trek-2e", Result(games=((100,),))),
        ("star-trek-2e", Result(games=((100, 35), (0, 100)))),
        ("star-trek-2e", Result(games=((80, 80),))),  # somebody won; at time it would be a true tie
        ("star-trek-2e", Result()),
        ("transformers", Result(games=((1, 0),) * 3)),
        ("transformers", Result(games=((1, 0), (1, 0), (0, 1), (0, 1)))),
        ("transformers", Result(games=((100, 35),))),
        ("transformers", Result(games=((1, 0, 0),))),
        ("flash-duel", Result(games=((1, 0),) * 4)),
        ("yomi", Result(games=((1, 0), (0, 1)))),  # 004: a match is never drawn
        ("star-wars", Result(games=((10, 10),))),
    ],
)
def test_an_impossible_score_is_refused(rulebook: str, result: Result) -> None:
    event = posted(rulebook)
    assert event.refused(Report(1, 1, result))


@pytest.mark.parametrize(
    ("rulebook", "codes"),
    [
        ("star-trek-2e", ("W", "L")),
        ("star-trek-2e", ("fw", "fl")),
        ("star-trek-2e", ("FW", "FW")),
        ("star-trek-2e", ("FW", "ML")),
        ("star-trek-2e", ("FW",)),
        ("star-trek-2e", ("FW", "FL", "FL")),
        ("star-trek-2e", ("EBYE", "MG")),
        ("star-trek-2e", ("FW", "MG")),  # 2010's; here the other has a bye
        ("star-trek-2e-2010", ("BYE", "MG")),
        ("transformers", ("FW", "FL")),
        ("transformers", ("W", "D")),
        ("transformers", ("TW", "L")),
        ("star-wars", ("D", "D")),
        ("yomi", ("D", "D")),
    ],
)
def test_a_wrong_code_is_refused(rulebook: str, codes: tuple[str, ...]) -> None:
    event = posted(rulebook)
    assert event.refused(Report(1, 1, Result(codes=codes)))


def test_a_code_that_contradicts_the_games_is_refused() -> None:
    event = posted("transformers")
    event.refused(Report(1, 1, Result(codes=("L", "W"), games=((1, 0), (1, 0)))))


@pytest.mark.parametrize("how", ["timeuot", "", "bribery", "NORMAL"])
def test_a_game_cannot_end_by_an_unknown_word(how: str) -> None:
    posted().refused(Report(1, 1, Result(games=((100, 35),), how=how)))
    posted("transformers").refused(Report(1, 1, Result(games=((1, 0), (1, 0)), how=how)))


def test_an_impossible_result_is_refused_in_every_way_in() -> None:
    event = posted()
    bad = Result(codes=("W", "L"))
    event.says("Kira", 100, 35)
    event.refused(Report(*event.at("Odo"), bad, by=event.id("Odo")))
    event.refused(Dispute(*event.at("Odo"), by=event.id("Odo"), result=bad))
    event.refused(Correct(*event.at("Odo"), bad, "typing error"))
    event.says("Odo", 100, 35)
    event.refused(Settle(*event.at("Odo"), bad))


# Disputes ------------------------------------------------------------------------------------------------------------


def disputed() -> Event:
    event = posted()
    event.says("Kira", 100, 35)
    event.says("Odo", 100, 35)
    event.wins("Quark")
    return event


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
    assert "disputed" in event.refused(Draw())
    assert "disputed" in event.refused(Finish())


def test_a_player_disputes_with_a_reason_and_without_a_result() -> None:
    event = posted()
    event.says("Kira", 100, 35)
    event.do(Dispute(*event.at("Odo"), by=event.id("Odo"), reason="time had been called"), by=event.id("Odo"))
    assert event.match("Odo").status == "disputed"
    assert event.words(event.history[-1].fact.reason) == "time had been called"


def test_only_the_two_at_the_table_dispute() -> None:
    event = posted()
    event.says("Kira", 100, 35)
    assert "Quark" in event.refused(Dispute(*event.at("Kira"), by=event.id("Quark")))


def test_there_is_nothing_to_dispute_before_a_report() -> None:
    event = posted()
    event.refused(Dispute(*event.at("Kira"), by=event.id("Odo")))


def test_a_third_report_of_a_disputed_table_is_refused() -> None:
    event = disputed()
    assert "settle" in event.refused(event.report("Kira", 100, 35))


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
        event.refused(Settle(*event.at("Kira"), event.result("Kira", 100, 35)))


def test_a_settled_match_takes_no_report() -> None:
    event = disputed()
    event.do(Settle(*event.at("Kira"), event.result("Kira", 100, 35)))
    event.refused(event.report("Odo", 100, 0, by="Odo"))


def test_a_disputed_match_is_settled_not_corrected() -> None:
    event = disputed()
    assert "settle" in event.refused(Correct(*event.at("Kira"), event.result("Kira", 100, 0), "typing error"))


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
    assert event.match("Odo", 1).status != "disputed" or "disputed" in event.refused(Draw())


def test_an_event_does_not_finish_while_an_earlier_round_is_disputed() -> None:
    event = late_dispute(rounds=2)
    assert event.match("Odo", 1).status != "disputed" or "disputed" in event.refused(Finish())


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
    assert "reason" in event.refused(command)


def test_a_correction_to_the_same_result_is_refused() -> None:
    event = two_rounds()
    match = event.match("Kira", 1)
    event.refused(Correct(match.round, match.table, event.result("Kira", 100, 0, number=1), "none"))


def test_an_open_match_is_reported_not_corrected() -> None:
    event = two_rounds()
    assert "report" in event.refused(Correct(*event.at("Kira"), event.result("Kira", 100, 0), "too early"))


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
    event.refused(Correct(*event.at("Garak"), Result(games=((100, 0),)), "he played Morn"))
    event.refused(Correct(*event.at("Garak"), Result(codes=("FW",)), "he played Morn"))


def test_reasons_are_not_in_the_records() -> None:
    event = disputed()
    event.do(Settle(*event.at("Kira"), event.result("Kira", 100, 35), "Garak is a witness"))
    event.do(Correct(*event.at("Kira"), event.result("Kira", 100, 30), "Garak has lied"))
    assert b"Garak" not in b"\n".join(encode(record) for record in event.history)


# Not there -----------------------------------------------------------------------------------------------------------


def absent(event: Event, *names: str) -> NoShow:
    return NoShow(*event.at(names[0]), tuple(event.id(name) for name in names))


def test_in_star_trek_the_opponent_of_a_missed_game_has_a_bye() -> None:
    event = posted()
    event.do(absent(event, "Odo"))
    assert (event.card("Kira"), event.card("Odo")) == (["BYE"], ["MG"])
    assert (event.points("Kira"), event.points("Odo")) == (4, 0)
    assert (event.differentials("Kira"), event.differentials("Odo")) == ([0], [0])  # R05


def test_in_2010_the_opponent_of_a_missed_game_has_a_full_win() -> None:
    event = posted("star-trek-1e-2010")
    event.do(absent(event, "Odo"))
    assert (event.card("Kira"), event.card("Odo")) == (["FW"], ["MG"])
    assert (event.points("Kira"), event.points("Odo")) == (3, 0)
    assert (event.differentials("Kira"), event.differentials("Odo")) == ([100], [-100])  # R05


def test_in_2010_second_edition_the_codes_are_the_same() -> None:
    event = posted("star-trek-2e-2010")
    event.do(absent(event, "Kira"))
    assert (event.card("Kira"), event.card("Odo")) == (["MG"], ["FW"])
    assert (event.points("Kira"), event.points("Odo")) == (0, 3)


@pytest.mark.parametrize("rulebook", ["star-trek-2e", "star-trek-1e", "star-trek-1e-2010", "star-trek-2e-2010"])
def test_who_missed_each_other_have_not_met(rulebook: str) -> None:
    event = posted(rulebook)
    event.do(absent(event, "Odo"))
    event.do(absent(event, "Dax"))
    assert event.faced("Kira") == event.faced("Odo") == []
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    assert event.tournament.rounds[-1].cost["rematches"] == 0


@pytest.mark.parametrize("rulebook", ["star-trek-2e", "star-trek-1e-2010"])
def test_if_both_are_absent_both_have_missed_the_game(rulebook: str) -> None:
    event = posted(rulebook)
    event.do(absent(event, "Kira", "Odo"))
    assert (event.card("Kira"), event.card("Odo")) == (["MG"], ["MG"])
    assert (event.points("Kira"), event.points("Odo")) == (0, 0)
    assert (event.differentials("Kira"), event.differentials("Odo")) == ([0], [0])


def test_the_bye_of_a_missed_game_is_the_one_bye() -> None:
    """R05: Dax is the lowest then, and Kira has had hers."""
    event = Event("star-trek-2e", "Kira", "Odo", "Quark", rounds=2)
    event.post(("Kira", "Odo"))
    event.do(absent(event, "Odo"))
    event.do(Draw())
    byes = [t.seats[0] for t in event.tournament.draft.tables if t.award == "BYE"]
    assert byes == [event.id("Odo")]


def test_in_star_trek_a_no_show_is_not_dropped() -> None:
    event = posted()
    event.do(absent(event, "Odo"))
    assert event.tournament.entrants[event.id("Odo")].active


def test_in_transformers_a_no_show_is_dropped_automatically() -> None:
    event = posted("transformers")
    records = event.do(absent(event, "Odo"))
    assert [type(record.fact) for record in records] == [Reported, Dropped]
    assert [record.more for record in records] == [True, False]
    assert (event.points("Kira"), event.points("Odo")) == (3, 0)
    event.wins("Quark")
    event.post()
    assert not any("Odo" in pair for pair in event.pairs())


def test_in_transformers_an_unplayed_match_has_no_games() -> None:
    event = posted("transformers")
    event.do(absent(event, "Odo"))
    lines = event.ledger.lines[event.id("Kira")]
    assert (lines[0].side.games_won, lines[0].side.games_played) == (0, 0)  # R35


def test_in_transformers_both_absent_lose_and_are_dropped() -> None:
    event = posted("transformers")
    event.do(absent(event, "Kira", "Odo"))
    assert (event.card("Kira"), event.card("Odo")) == (["L"], ["L"])
    assert not any(event.tournament.entrants[event.id(name)].active for name in ("Kira", "Odo"))


def test_who_had_dropped_already_is_not_dropped_again() -> None:
    event = posted("transformers")
    event.do(Drop(event.id("Odo")))
    assert [type(record.fact) for record in event.do(absent(event, "Odo"))] == [Reported]


def test_a_no_show_who_reports_to_the_scorekeeper_is_back() -> None:
    event = posted("transformers")
    event.do(absent(event, "Odo"))
    event.do(ReEnter(event.id("Odo")))
    event.wins("Quark")
    event.post()
    assert any("Odo" in pair for pair in event.pairs())


def test_a_director_may_announce_that_no_show_does_not_drop() -> None:
    event = posted("transformers", drop_no_show=False)
    event.do(absent(event, "Odo"))
    assert event.tournament.entrants[event.id("Odo")].active


def test_a_result_corrected_into_a_no_show_drops_too() -> None:
    event = posted("transformers")
    event.wins("Kira")
    seat = event.match("Odo").seats.index(event.id("Odo"))
    event.do(Correct(*event.at("Odo"), Result(how="no-show", absent=(seat,)), "Odo never came"))
    assert not event.tournament.entrants[event.id("Odo")].active


def test_a_player_s_word_that_the_opponent_did_not_come_does_not_throw_him_out_for_good() -> None:
    event = posted("transformers")
    seat = event.match("Odo").seats.index(event.id("Odo"))
    claim = Report(*event.at("Odo"), Result(how="no-show", absent=(seat,)), by=event.id("Kira"))
    answer = event.submit(claim, by=event.id("Kira"))
    if not isinstance(answer, Refused):
        event.says("Odo", 2, 0)
        event.do(Settle(*event.at("Odo"), event.result("Odo", 2, 0), "the judge saw them play"))
    assert event.tournament.entrants[event.id("Odo")].active


def test_who_did_not_come_must_be_named_and_sit_there() -> None:
    event = posted()
    event.refused(NoShow(*event.at("Kira"), ()))
    assert "Dax" in event.refused(NoShow(*event.at("Kira"), (event.id("Dax"),)))
    event.refused(NoShow(*event.at("Kira"), ("p99",)))


def test_a_name_said_twice_is_one_absent_player() -> None:
    event = posted()
    answer = event.submit(absent(event, "Odo", "Odo"))
    assert isinstance(answer, Refused) or event.card("Kira") == ["BYE"]


def test_a_table_with_a_result_has_no_no_show() -> None:
    event = posted()
    event.wins("Kira")
    event.refused(absent(event, "Odo"))


# Concessions, both lose ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rulebook", "options", "points", "differential"),
    [
        ("star-trek-2e", {}, (4, 1), 100),
        ("star-trek-2e", {"rules": "slipstream"}, (4, 1), 50),  # R12
        ("star-trek-1e-2010", {}, (3, 1), 100),
        ("transformers", {}, (3, 0), 0),
        ("star-wars", {}, (2, 0), 0),
        ("yomi", {}, (1, 0), 0),
    ],
)
def test_who_concedes_has_lost(rulebook: str, options: dict, points: tuple[int, int], differential: int) -> None:
    event = posted(rulebook, **options)
    event.do(Concede(*event.at("Odo"), event.id("Odo")))
    assert (event.points("Kira"), event.points("Odo")) == points
    assert (event.differentials("Kira"), event.differentials("Odo")) == ([differential], [-differential])
    assert event.faced("Kira") == ["Odo"]


def test_only_who_sits_at_the_table_concedes() -> None:
    event = posted()
    assert "Dax" in event.refused(Concede(*event.at("Kira"), event.id("Dax")))


def test_a_decided_match_is_not_conceded() -> None:
    event = posted()
    event.wins("Kira")
    event.refused(Concede(*event.at("Kira"), event.id("Kira")))


def test_in_star_trek_both_lose_is_a_true_tie() -> None:
    event = posted()
    event.do(BothLose(*event.at("Kira")))
    assert (event.card("Kira"), event.card("Odo")) == (["TT"], ["TT"])
    assert (event.points("Kira"), event.points("Odo")) == (2, 2)
    assert event.differentials("Kira") == [0]
    assert event.faced("Kira") == ["Odo"]  # R47: a drawn head-to-head


@pytest.mark.parametrize("rulebook", ["star-trek-1e-2010", "star-trek-2e-2010"])
def test_in_2010_both_cannot_lose(rulebook: str) -> None:
    event = posted(rulebook)
    event.refused(BothLose(*event.at("Kira")))


def test_in_transformers_both_lose_is_a_loss_for_both() -> None:
    event = posted("transformers")
    event.do(BothLose(*event.at("Kira")))
    assert (event.points("Kira"), event.points("Odo")) == (0, 0)


# Incomplete games (001 13.5) -----------------------------------------------------------------------------------------


def test_13_5_the_one_responsible_has_missed_the_game() -> None:
    event = posted()
    event.do(Incomplete(*event.at("Kira"), (event.id("Kira"),)))
    assert (event.card("Kira"), event.card("Odo")) == (["MG"], ["BYE"])
    assert (event.points("Kira"), event.points("Odo")) == (0, 4)
    assert (event.differentials("Kira"), event.differentials("Odo")) == ([0], [0])
    assert event.faced("Kira") == []


@pytest.mark.parametrize("responsible", [(), ("Kira", "Odo")])
def test_13_5_both_or_neither_responsible_both_have_missed_the_game(responsible: tuple[str, ...]) -> None:
    event = posted()
    event.do(Incomplete(*event.at("Kira"), tuple(event.id(name) for name in responsible)))
    assert (event.card("Kira"), event.card("Odo")) == (["MG"], ["MG"])
    assert (event.points("Kira"), event.points("Odo")) == (0, 0)


def test_13_5_a_stranger_is_not_responsible() -> None:
    event = posted()
    assert "Dax" in event.refused(Incomplete(*event.at("Kira"), (event.id("Dax"),)))


def test_13_5_nobody_is_dropped_for_it() -> None:
    event = posted()
    event.do(Incomplete(*event.at("Kira"), (event.id("Kira"),)))
    assert event.tournament.entrants[event.id("Kira")].active


@pytest.mark.parametrize("rulebook", ["star-trek-2e-2010", "transformers", "star-wars", "yomi"])
def test_13_5_is_a_rule_of_the_later_guide_alone(rulebook: str) -> None:
    event = posted(rulebook)
    event.refused(Incomplete(*event.at("Kira"), (event.id("Kira"),)))


# Delayed results (001 13.4, R45) -------------------------------------------------------------------------------------


def delayed() -> Event:
    event = posted()
    event.do(Delay(*event.at("Kira"), reason="Odo's link to the station failed"))
    event.wins("Quark")
    return event


def test_13_4_a_delayed_result_is_two_points_each_until_it_is_known() -> None:
    event = delayed()
    assert event.match("Kira").status == "delayed"
    assert (event.points("Kira"), event.points("Odo")) == (2, 2)
    event.do(event.report("Kira", 100, 35))
    assert (event.points("Kira"), event.points("Odo")) == (4, 1)


def test_13_4_the_next_round_is_paired_all_the_same() -> None:
    event = delayed()
    event.post()
    assert len(event.tournament.rounds) == 2


def test_13_4_the_two_points_are_what_the_next_round_is_paired_by() -> None:
    """Quark 4, Kira 2, Odo 2, Dax 1: the pairs that are nearest are 4-2 and 2-1, whoever of the two is up."""
    event = delayed()
    event.do(Draw())
    draft = event.tournament.draft
    assert draft is not None
    assert draft.cost["total_gaps"] == 3
    assert draft.cost["rematches"] == 0


def test_13_4_the_pair_counts_as_met() -> None:
    event = delayed()
    assert event.faced("Kira") == ["Odo"]


def test_13_4_standings_with_a_delayed_result_are_provisional_and_never_final() -> None:
    event = delayed()
    assert standings(event.tournament, event.book).provisional
    event.post()
    for match in list(event.tournament.rounds[-1].matches.values()):
        event.wins(event.name(match.seats[0]))
    assert "delayed" in event.refused(Finish())


def test_13_4_the_result_comes_in_after_later_rounds_were_posted() -> None:
    event = delayed()
    second = event.post()
    match = event.match("Kira", 1)
    event.do(Report(match.round, match.table, event.result("Kira", 100, 35, number=1)))
    assert event.points("Kira") == 4
    assert event.tournament.rounds[1] == second


def test_13_4_a_player_may_report_the_delayed_result() -> None:
    event = delayed()
    event.says("Odo", 100, 35)
    assert event.match("Odo").status == "reported"
    event.says("Kira", 35, 100)
    assert event.match("Odo").status == "confirmed"


def test_13_4_a_delayed_game_may_turn_out_incomplete() -> None:
    event = delayed()
    event.post()
    match = event.match("Kira", 1)
    event.do(Incomplete(match.round, match.table, (event.id("Odo"),)))
    assert (event.card("Kira")[0], event.card("Odo")[0]) == ("BYE", "MG")


def test_13_4_only_an_open_match_is_delayed() -> None:
    event = delayed()
    event.refused(Delay(*event.at("Kira")))
    event.refused(Delay(*event.at("Quark")))


def test_13_4_a_bye_is_not_delayed() -> None:
    event = Event("star-trek-2e", *FOUR, "Garak")
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.refused(Delay(*event.at("Garak")))


@pytest.mark.parametrize("rulebook", ["star-trek-2e-2010", "transformers", "star-wars", "yomi"])
def test_13_4_is_a_rule_of_the_later_guide_alone(rulebook: str) -> None:
    event = posted(rulebook)
    event.refused(Delay(*event.at("Kira")))


def test_a_draft_drawn_with_a_delayed_result_is_posted() -> None:
    event = delayed()
    event.do(Draw())
    event.do(Post())


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
    event.refused(event.report("Kira", 100, 35))


def test_two_keys_are_two_acts() -> None:
    event = posted()
    event.do(event.report("Kira", 100, 35, by="Kira"), key="phone-1")
    event.do(event.report("Kira", 100, 35, by="Odo"), key="phone-2")
    assert event.match("Kira").status == "confirmed"


def test_a_refused_key_is_free_for_another_try() -> None:
    event = posted()
    event.refused(Report(*event.at("Kira"), Result(codes=("W", "L"))), key="phone-1")
    event.do(event.report("Kira", 100, 35), key="phone-1")
    assert event.points("Kira") == 4


def test_a_key_keeps_answering_when_the_event_has_gone_on() -> None:
    event = posted()
    first = event.do(event.report("Kira", 100, 35), key="phone-1")
    command = event.report("Kira", 100, 35)
    event.wins("Quark")
    event.post(("Kira", "Quark"), ("Odo", "Dax"))
    assert event.do(command, key="phone-1") == first
