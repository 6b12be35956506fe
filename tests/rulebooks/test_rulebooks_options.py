"""What an event may choose, and what follows from it."""

import json

import pytest

from saying import fits
from topcut.messages.message import Message, message
from topcut.refusal import Refused
from topcut.rulebooks.load import build, load
from topcut.rulebooks.model import Between, Setting, Step
from topcut.rulebooks.values import from_text
from wrong_lines import wrong_lines


def refused_option(name: str, option: str, why: Message | str, **options: object) -> bool:
    """Whether this option is what is wrong, for this reason, and nothing else."""
    with pytest.raises(Refused) as caught:
        load(name, options)
    return fits([(place, refusal) for _, place, refusal in wrong_lines(caught.value.refusals)], [(option, why)])


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
    options = {
        "flor": "1/3",
        "games": "three",
        "floor": 0.33,
        "online": 1,
        "time_limit": -1,
        "game_win_points": 2,
        "format": "cube",
    }
    with pytest.raises(Refused) as caught:
        load("magic", options)
    expected = [
        message("option-unknown", rulebook="magic", way=message("file-meant", word="floor")),
        message("option-not-of-kind", kind="integer", given='"three"'),
        message("option-not-of-kind", kind="ratio", given="0.33"),
        message("option-not-of-kind", kind="flag", given="1"),
        message("option-too-small", least=0, given=-1),
        message("option-fixed", value="3", clause="beyond the documents"),
        message("option-not-a-choice", given='"cube"', choices=("constructed", "sealed", "draft")),
    ]
    found = wrong_lines(caught.value.refusals)
    assert [place for _, place, _ in found] == list(options)
    assert fits([refusal for _, _, refusal in found], expected), found


ENDLESS = ["1e-9999999999", "1/" + "9" * 5000]  # that nobody can work out


@pytest.mark.parametrize("floor", ["1/0", "2/1", "-1/3", "a third", *ENDLESS, True, None, [1]])
def test_what_is_not_a_ratio(floor: object) -> None:
    assert refused_option("magic", "floor", message("option-not-of-kind", kind="ratio"), floor=floor)


def test_a_rules_set_comes_before_what_the_director_says() -> None:
    assert load("star-trek-2e", {"rules": "slipstream"}).integer("time_limit") == 30
    book = load("star-trek-2e", {"time_limit": 35, "rules": "slipstream"})
    assert (book.integer("time_limit"), book.integer("differential_cap")) == (35, 50)


def test_what_the_rules_fix_is_not_changed() -> None:
    fixed = message("option-fixed", value="100", clause="7.4.1, R12")
    assert refused_option("star-trek-2e", "differential_cap", fixed, differential_cap=120)


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
    unknown = message("option-unknown-tie-breaker", name="game_wins", hint=message("file-meant", word="game_win"))
    assert refused_option("magic", "order", unknown, order=["points", "game_wins"])
    assert refused_option("magic", "order", message("option-not-of-kind", kind="list"), order="points")
    assert refused_option("star-trek-2e", "order", message("option-unknown", rulebook="star-trek-2e"), order=["lot"])


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
    demanded = message("option-demanded", wanted='"strength_of_schedule"', other="byes_awarded", value="2")
    assert refused_option("star-wars", "tie_breaker", demanded, byes_awarded=2, tie_breaker="differential")


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
    too_small = message("option-too-small", least=40, given=39)
    assert refused_option("transformers", "time_limit", too_small, time_limit=39)


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
    losses = message("option-fitting", codes=("L",))
    of_a_player = message("option-result-of-a-player", code=code, fitting=losses)
    assert refused_option("transformers", "late_entry", of_a_player, late_entry=code)


def test_an_unplayed_match_gives_both_the_same_so_nobody_wins_it() -> None:
    not_of_both = message("option-result-not-of-both", code="W")
    assert refused_option("magic", "unplayed_match", not_of_both, unplayed_match="W")
    assert load("magic", {"unplayed_match": "D"}).text("unplayed_match") == "D"


def test_a_group_has_at_most_as_many_players_as_at_least() -> None:
    no_group = message("option-no-group", least=8, most=4)
    assert refused_option("transformers", "group_least", no_group, group_least=8, group_most=4)


def test_a_bracket_match_has_an_odd_number_of_games() -> None:
    assert refused_option("star-trek-2e", "bracket_games", "option-even-games", bracket_games=2)
    assert refused_option("star-trek-2e", "bracket_games", "option-too-many-games", bracket_games=11)


def test_002_appendix_b_a_match_has_forty_minutes_in_a_bracket_too() -> None:
    too_few = message("option-too-few-minutes", least=40, minutes=10, clause="Appendix B")
    assert refused_option("transformers", "bracket_time_limit", too_few, bracket_time_limit=10)
    assert load("transformers", {"bracket_time_limit": 40}).integer("bracket_time_limit") == 40


def test_001_4_3_6_infinite_diversity_is_drafted() -> None:
    assert load("star-trek-2e", {"rules": "infinite-diversity-draft"}).text("format") == "draft"
    chosen = {"rules": "infinite-diversity-draft", "format": "constructed"}
    assert refused_option("star-trek-2e", "format", message("option-demanded", wanted='"draft"'), **chosen)


@pytest.mark.parametrize("name", ["star-trek-1e", "star-trek-2e", "tribbles"])
def test_001_4_2_2_sealed_is_played_with_the_limited_pool_unless_said_otherwise(name: str) -> None:
    assert load(name, {"format": "sealed"}).text("card_pool") == "limited"
    assert load(name, {"format": "sealed", "card_pool": "complete"}).text("card_pool") == "complete"
