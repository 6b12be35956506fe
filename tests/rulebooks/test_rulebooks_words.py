"""A rulebook as readable rules, and what differs between two."""

import pytest

from saying import in_words
from topcut.messages.message import message
from topcut.rulebooks.describe import describe
from topcut.rulebooks.diff import diff
from topcut.rulebooks.load import load, names
from topcut.rulebooks.vocabulary import BETWEEN, CRITERIA, HOW, STEPS


def told(name: str) -> dict[str, list[str]]:
    return {
        in_words(section.heading): [in_words(line.text) for line in section.lines] for section in describe(load(name))
    }


def test_star_trek_in_words() -> None:
    rules = told("star-trek-2e")
    assert rules["Results"][0] == "FW Full Win: 4 points, the opponent has FL"
    assert rules["Results"][-1] == (
        "EBYE Earned Bye: 4 points, without an opponent, strength of schedule: the most there can be, not rated"
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
    assert (
        "How a game can end" in rules
        and "timeout (time ran out): the victory conditions decide, then the score, MW against ML, level: TT, "
        "differential: the scores' difference"
        in rules["How a game can end"]
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


def test_the_same_rulebook_does_not_differ() -> None:
    assert all(diff(load(name), load(name)) == [] for name in names())


def test_differences_of_slipstream() -> None:
    found = diff(load("star-trek-2e"), load("star-trek-2e", {"rules": "slipstream"}))
    assert [in_words(difference.told) for difference in found] == [
        "setting differential_cap, value: 100 → 50",
        "setting points_to_win, value: 100 → 50",
        'setting missions_to_win, value: "planet-and-space" → "one"',
        "setting time_limit, value: 60 → 30",
        "setting online_time_limit, value: 75 → 45",
        'setting rules, value: "standard" → "slipstream"',
    ]


def test_differences_between_the_guides() -> None:
    found = [in_words(difference.told) for difference in diff(load("star-trek-2e-2010"), load("star-trek-2e"))]
    assert "result FW, points: 3 → 4" in found
    assert "setting missed_game_after, value: 15 → 5" in found
    assert "ending both-lose: only in the second" in found
    assert "tie-break rating: only in the first" in found
    assert 'ending no-show, results: ["FW", "MG"] → ["BYE", "MG"]' in found


def test_another_order_of_the_same_links_is_a_difference() -> None:
    found = diff(load("magic"), load("magic", {"order": ["game_win", "opponents_match_win", "opponents_game_win"]}))
    assert in_words(found[-1].told) == (
        'standings, order: ["opponents_match_win", "game_win", "opponents_game_win"] '
        '→ ["game_win", "opponents_match_win", "opponents_game_win"]'
    )


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
