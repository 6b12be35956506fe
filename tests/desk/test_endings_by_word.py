"""No-shows, concessions, both lose, incomplete games and delayed results."""

from __future__ import annotations

import pytest

from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import Drop, ReEnter
from topcut.acts.entries.facts import Dropped
from topcut.acts.results.commands import BothLose, Concede, Correct, Delay, Incomplete, NoShow, Report, Settle
from topcut.acts.results.facts import Reported
from topcut.acts.rounds.commands import Draw, Post
from topcut.journal.fact import Result
from topcut.play.standings import standings
from topcut.refusal import Refused

from .table import FOUR, Event, absent, posted

# Not there -----------------------------------------------------------------------------------------------------------


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
    byes = [t.seats[0] for t in event.tournament.draw.tables if t.award == "BYE"]
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
    event.refused(NoShow(*event.at("Kira"), ()), "result-absent-unnamed")
    event.refused(NoShow(*event.at("Kira"), (event.id("Dax"),)), "result-stranger", player="Dax")
    event.refused(NoShow(*event.at("Kira"), ("p99",)), "result-stranger")


def test_a_name_said_twice_is_one_absent_player() -> None:
    event = posted()
    answer = event.submit(absent(event, "Odo", "Odo"))
    assert isinstance(answer, Refused) or event.card("Kira") == ["BYE"]


def test_a_table_with_a_result_has_no_no_show() -> None:
    event = posted()
    event.wins("Kira")
    event.refused(absent(event, "Odo"), "result-exists")


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
    event.refused(Concede(*event.at("Kira"), event.id("Dax")), "result-stranger", player="Dax")


def test_a_decided_match_is_not_conceded() -> None:
    event = posted()
    event.wins("Kira")
    event.refused(Concede(*event.at("Kira"), event.id("Kira")), "result-exists")


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
    event.refused(BothLose(*event.at("Kira")), "score-unknown-ending")


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
    event.refused(Incomplete(*event.at("Kira"), (event.id("Dax"),)), "result-stranger", player="Dax")


def test_13_5_nobody_is_dropped_for_it() -> None:
    event = posted()
    event.do(Incomplete(*event.at("Kira"), (event.id("Kira"),)))
    assert event.tournament.entrants[event.id("Kira")].active


@pytest.mark.parametrize("rulebook", ["star-trek-2e-2010", "transformers", "star-wars", "yomi"])
def test_13_5_is_a_rule_of_the_later_guide_alone(rulebook: str) -> None:
    event = posted(rulebook)
    event.refused(Incomplete(*event.at("Kira"), (event.id("Kira"),)), "score-unknown-ending")


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
    draft = event.tournament.draw
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
    event.refused(Finish(), "event-result-delayed")


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
    event.refused(Delay(*event.at("Kira")), "result-not-open-to-delay")
    event.refused(Delay(*event.at("Quark")), "result-not-open-to-delay")


def test_13_4_a_bye_is_not_delayed() -> None:
    event = Event("star-trek-2e", *FOUR, "Garak")
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.refused(Delay(*event.at("Garak")), "result-not-open-to-delay")


@pytest.mark.parametrize("rulebook", ["star-trek-2e-2010", "transformers", "star-wars", "yomi"])
def test_13_4_is_a_rule_of_the_later_guide_alone(rulebook: str) -> None:
    event = posted(rulebook)
    event.refused(Delay(*event.at("Kira")), "result-never-delayed")


def test_a_draft_drawn_with_a_delayed_result_is_posted() -> None:
    event = delayed()
    event.do(Draw())
    event.do(Post())
