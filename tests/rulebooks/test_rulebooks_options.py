"""What an event may choose, and what follows from it."""

import json

import pytest

from saying import in_words
from topcut.refusal import Refused
from topcut.rulebooks.load import build, load
from topcut.rulebooks.model import Between, Setting, Step
from topcut.rulebooks.values import from_text


def refusals(name: str, **options: object) -> list[str]:
    with pytest.raises(Refused) as refused:
        load(name, options)
    return [in_words(refusal) for refusal in refused.value.refusals]


def steps(name: str, **options: object) -> list[str]:
    return [link.step if isinstance(link, Step) else link.between for link in load(name, options).chain]


def test_an_option_overrides_a_setting_and_stays_in_the_journal() -> None:
    book = load("magic", {"floor": "1/3", "own_game_win_floored": False, "drawn_game_points": 0})
    assert (book.text("floor"), book.flag("own_game_win_floored"), book.integer("drawn_game_points")) == (
        "1/3",
        False,
        0,
    )
    assert build(json.loads(json.dumps(book.source))) == book


def test_ratios_have_one_way_of_being_written() -> None:
    assert load("magic", {"floor": "0.33"}).text("floor") == "33/100"
    assert load("magic", {"floor": 0}).text("floor") == "0"


def test_every_refused_option_is_said_at_once() -> None:
    found = refusals(
        "magic", flor="1/3", games="three", floor=0.33, online=1, time_limit=-1, game_win_points=2, format="cube"
    )
    assert found == [
        "flor: is not a setting of magic; did you mean floor?",
        'games: must be a whole number, not "three"',
        'floor: must be a ratio from 0 to 1 written as text, such as "33/100", not 0.33',
        "online: must be true or false, not 1",
        "time_limit: must be at least 0, not -1",
        "game_win_points: the rules fix it at 3 (beyond the documents); leave it out",
        'format: "cube" is not one of constructed, sealed, draft',
    ]


ENDLESS = ["1e-9999999999", "1/" + "9" * 5000]  # that nobody can work out


@pytest.mark.parametrize("floor", ["1/0", "2/1", "-1/3", "a third", *ENDLESS, True, None, [1]])
def test_what_is_not_a_ratio(floor: object) -> None:
    assert refusals("magic", floor=floor)[0].startswith("floor: must be a ratio")


def test_a_rules_set_comes_before_what_the_director_says() -> None:
    assert load("star-trek-2e", {"rules": "slipstream"}).integer("time_limit") == 30
    book = load("star-trek-2e", {"time_limit": 35, "rules": "slipstream"})
    assert (book.integer("time_limit"), book.integer("differential_cap")) == (35, 50)


def test_what_the_rules_fix_is_not_changed() -> None:
    (refusal,) = refusals("star-trek-2e", differential_cap=120)
    assert refusal == "differential_cap: the rules fix it at 100 (7.4.1, R12); leave it out"


def test_order_replaces_the_chain() -> None:
    order = ["points", "rounds_played", "opponents_match_win"]
    assert steps("magic", order=order) == ["rounds_played", "opponents_match_win"]
    assert steps("magic", order=["game_win"]) == ["game_win"]
    assert steps("magic", order=[]) == ["opponents_match_win", "game_win", "opponents_game_win"]


def test_order_may_name_a_step_by_the_value_it_shows() -> None:
    order = ["points", "strength_of_schedule", "margin"]
    assert steps("x-wing", order=order) == ["mean_strength_of_schedule", "margin"]


def test_order_may_name_a_comparison() -> None:
    book = load("magic", {"order": ["opponents_match_win", "head_to_head", "game_win"]})
    assert [link.from_step for link in book.chain if isinstance(link, Between)] == [2]


def test_order_of_unknown_names_is_refused() -> None:
    (refusal,) = refusals("magic", order=["points", "game_wins"])
    assert refusal == "order: game_wins is not a tie-breaker that Topcut knows (did you mean game_win?)"
    assert refusals("magic", order="points")[0] == 'order: must be a list, not "points"'
    assert "order: is not a setting of star-trek-2e" in refusals("star-trek-2e", order=["lot"])[0]


def test_r51_star_wars_differential() -> None:
    book = load("star-wars", {"tie_breaker": "differential"})
    assert steps("star-wars", tie_breaker="differential") == ["differential", "pooled_strength_of_schedule"]
    assert book.text("pairing") == "differential"
    last = ["differential_floats", "differential_gaps", "future_rounds", "teammates"]  # R57
    assert [one.name for one in book.criteria][-4:] == last
    assert build(json.loads(json.dumps(book.source))) == book


def test_star_wars_sides_stay_sides_with_differential() -> None:
    assert load("star-wars", {"tie_breaker": "differential", "format": "cube"}).text("pairing") == "sides"


def test_star_wars_two_awarded_byes_make_strength_of_schedule_obligatory() -> None:
    assert load("star-wars", {"byes_awarded": 2}).text("tie_breaker") == "strength_of_schedule"
    assert load("star-wars", {"byes_awarded": 1, "tie_breaker": "differential"}).integer("byes_awarded") == 1
    (refusal,) = refusals("star-wars", byes_awarded=2, tie_breaker="differential")
    assert refusal.startswith('tie_breaker: must be "strength_of_schedule" where byes_awarded is 2, not "differential"')


def test_2_5_1_transformers_tiebreak_at_time() -> None:
    assert load("transformers").text("tied_match") == "draw"
    assert load("transformers", {"tied_match": "tiebreak"}).text("tied_match") == "tiebreak"


@pytest.mark.parametrize(
    ("name", "choice"),
    [("tied_match", "tiebreak"), ("limited_deck_changes", "between-games"), ("first_or_second", "after-sideboarding")],
)
def test_transformers_switches_are_announced(name: str, choice: str) -> None:
    setting = load("transformers", {name: choice}).settings[name]
    assert (setting.value, setting.may, setting.until) == (choice, "director", "announcement")


def test_appendix_b_a_transformers_round_has_forty_minutes_at_least() -> None:
    assert refusals("transformers", time_limit=39) == ["time_limit: must be at least 40, not 39"]


TYPED = [
    ("magic", "online", "yes", True),
    ("magic", "online", "perhaps", "perhaps"),
    ("magic", "time_limit", "45", 45),
    ("magic", "time_limit", "long", "long"),
    ("magic", "floor", " 1/3 ", "1/3"),
    ("magic", "warnings", "half, 10", ["half", 10]),
    ("magic", "order", "points,game_win", ["points", "game_win"]),
    ("magic", "format", "draft", "draft"),
]


@pytest.mark.parametrize(("book", "name", "text", "value"), TYPED)
def test_options_typed_as_text(book: str, name: str, text: str, value: object) -> None:
    setting: Setting = load(book).settings[name]
    assert from_text(setting, text) == value


@pytest.mark.parametrize("code", ["W", "D", "BYE"])
def test_a_late_entry_has_no_result_of_somebody_who_played(code: str) -> None:
    assert refusals("transformers", late_entry=code) == [
        f"late_entry: {code} is no result of somebody who did not play; choose L, or leave it empty"
    ]


def test_an_unplayed_match_gives_both_the_same_so_nobody_wins_it() -> None:
    assert refusals("magic", unplayed_match="W")[0].startswith("unplayed_match: W cannot be the result of both")
    assert load("magic", {"unplayed_match": "D"}).text("unplayed_match") == "D"


def test_a_group_has_at_most_as_many_players_as_at_least() -> None:
    assert refusals("transformers", group_least=8, group_most=4)[0].startswith("group_least: a group of at least 8")


def test_a_bracket_match_has_an_odd_number_of_games() -> None:
    assert refusals("star-trek-2e", bracket_games=2)[0].startswith("bracket_games: the best of 2")
    assert refusals("star-trek-2e", bracket_games=11)[0].startswith("bracket_games: the best of 11")


def test_002_appendix_b_a_match_has_forty_minutes_in_a_bracket_too() -> None:
    assert "at least 40 minutes, not 10 (Appendix B)" in refusals("transformers", bracket_time_limit=10)[0]
    assert load("transformers", {"bracket_time_limit": 40}).integer("bracket_time_limit") == 40


def test_001_4_3_6_infinite_diversity_is_drafted() -> None:
    assert load("star-trek-2e", {"rules": "infinite-diversity-draft"}).text("format") == "draft"
    assert "format: must be" in refusals("star-trek-2e", rules="infinite-diversity-draft", format="constructed")[0]


@pytest.mark.parametrize("name", ["star-trek-1e", "star-trek-2e", "tribbles"])
def test_001_4_2_2_sealed_is_played_with_the_limited_pool_unless_said_otherwise(name: str) -> None:
    assert load(name, {"format": "sealed"}).text("card_pool") == "limited"
    assert load(name, {"format": "sealed", "card_pool": "complete"}).text("card_pool") == "complete"
