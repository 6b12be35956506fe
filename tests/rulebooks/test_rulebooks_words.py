"""A rulebook as readable rules, and what differs between two."""

import json

import pytest

from saying import fits, in_words
from topcut.messages.message import Message, message
from topcut.rulebooks.describe import describe
from topcut.rulebooks.diff import diff
from topcut.rulebooks.load import load, names
from topcut.rulebooks.vocabulary import BETWEEN, CRITERIA, HOW, STEPS


def told(name: str) -> dict[str, list[str]]:
    return {
        in_words(section.heading): [in_words(line.text) for line in section.lines] for section in describe(load(name))
    }


def test_an_observation_of_one_scenario_names_it_by_its_title() -> None:
    moves = told("star-trek-2e")["What else a slip records"][-1]
    assert moves.endswith("only with Standard Orbit")


def test_star_trek_in_words() -> None:
    rules = told("star-trek-2e")
    assert rules["Results"][0] == "FW Full Win: 4 points, the opponent has FL"
    assert rules["Results"][-1] == (
        "EBYE Earned Bye: 4 points, without an opponent, strength of schedule: the maximum, not rated"
    )
    assert rules["Standings"] == [
        "1. points: most points",
        "   while exactly 2 are tied, at once and after every later step: the game between the two",
        "2. strength of schedule: the sum of the opponents' points (drop lowest)",
        "3. differential: the sum of the differentials",
        "4. cumulative points: the sum of the totals after each round",
        "5. lot: a drawn lot",
    ]
    assert rules["Recommended rounds"][0] == "3 to 7 players: 3 rounds"
    assert rules["Recommended rounds"][-1] == "46 or more players: 8 rounds"
    assert (
        "Time limit of a round in minutes: 60 (time_limit); the director may change it until the start"
        in rules["Settings"]
    )
    timeout = next(line for line in rules["How a game can end"] if line.startswith("time ran out"))
    assert timeout.startswith(
        "time ran out (timeout): the victory conditions decide, then the score, MW against ML, tied: TT, "
        "differential: the difference of the scores"
    )


def test_lines_carry_their_clause() -> None:
    standings = next(
        section for section in describe(load("star-trek-2e")) if section.heading.id == "describe-standings"
    )
    assert [line.clause for line in standings.lines][1] == "7.7, R01, R49"


@pytest.mark.parametrize("name", names())
def test_every_rulebook_can_be_told(name: str) -> None:
    rules = told(name)
    assert len(rules["Settings"]) == len(load(name).settings)
    assert all(line for lines in rules.values() for line in lines)


def entry(where: str) -> Message:
    """ "result FW"."""
    table, _, name = where.partition(" ")
    return message("diff-entry", table=table, name=name)


def changed(where: str, before: str, after: str) -> Message:
    """ "result FW points", and what it was and is."""
    place, _, key = where.rpartition(" ")
    first, second = (message("describe-value", value=value) for value in (before, after))
    return message("diff-changed", entry=entry(place), key=key, before=first, after=second)


def test_the_same_rulebook_does_not_differ() -> None:
    assert all(diff(load(name), load(name)) == [] for name in names())


def test_differences_of_slipstream() -> None:
    found = [
        difference.told for difference in diff(load("star-trek-2e"), load("star-trek-2e", {"rules": "slipstream"}))
    ]
    expected = [
        changed("setting differential_cap value", "100", "50"),
        changed("setting points_to_win value", "100", "50"),
        changed("setting missions_to_win value", '"planet-and-space"', '"one"'),
        changed("setting time_limit value", "60", "30"),
        changed("setting online_time_limit value", "75", "45"),
        changed("setting rules value", '"standard"', '"slipstream"'),
    ]
    assert fits(found, expected), found


def test_differences_between_the_guides() -> None:
    found = [difference.told for difference in diff(load("star-trek-2e-2010"), load("star-trek-2e"))]
    for expected in (
        changed("result FW points", "3", "4"),
        changed("setting missed_game_after value", "15", "5"),
        message("diff-only-in", entry=entry("ending both-lose"), rulebook="second"),
        message("diff-only-in", entry=entry("tie-break rating"), rulebook="first"),
        changed("ending no-show results", '["FW", "MG"]', '["BYE", "MG"]'),
    ):
        assert any(fits(one, expected) for one in found), (expected, found)


def test_another_order_of_the_same_links_is_a_difference() -> None:
    found = diff(load("magic"), load("magic", {"order": ["game_win", "opponents_match_win", "opponents_game_win"]}))
    before, after = ["opponents_match_win", "game_win"], ["game_win", "opponents_match_win"]
    orders = [json.dumps([*order, "opponents_game_win"]) for order in (before, after)]
    assert fits(found[-1].told, changed("standings order", *orders)), found[-1].told


@pytest.mark.parametrize("first", names())
def test_any_two_can_be_compared(first: str) -> None:
    for second in names():
        assert all(in_words(difference.told) for difference in diff(load(first), load(second)))


def test_every_word_of_a_rulebook_is_told_in_words_of_its_own() -> None:
    told = [
        *((step, message("rulename-step", step=step)) for step in STEPS),
        *((between, message("rulename-between", between=between)) for between in BETWEEN),
        *((criterion, message("rulename-criterion", criterion=criterion)) for criterion in CRITERIA),
        *((how, message("rulename-ending", how=how)) for how in HOW),
    ]
    assert [word for word, said in told if in_words(said) == word] == []
