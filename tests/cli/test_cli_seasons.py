"""`topcut season rate`: ratings out of files, and what is wrong with them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from terminal import Topcut

THREE = ("kira", "odo", "quark")
FOUR = (*THREE, "dax")


def duel(winner: str, loser: str, **more: Any) -> dict[str, Any]:
    return {"players": [winner, loser], "score": [100, 35], **more}


def bye(player: str) -> dict[str, Any]:
    return {"players": [player], "result": ["BYE"]}


KIRA_WINS = [
    [duel("kira", "odo"), bye("quark")],
    [duel("kira", "quark"), bye("odo")],
    [duel("odo", "quark"), bye("kira")],
]


def event(name: str, rounds: list[Any] = KIRA_WINS, players: Any = THREE, **more: Any) -> str:
    """A results file; its name."""
    document = {
        "topcut": "results/1",
        "rulebook": "star-trek-2e",
        "date": "2026-11-15",
        "players": [one if isinstance(one, dict) else {"id": one} for one in players],
        "rounds": rounds,
        **more,
    }
    Path(f"{name}.json").write_text(json.dumps(document))
    return f"{name}.json"


def rated(topcut: Topcut, *words: str) -> dict[str, Any]:
    return topcut("season", "rate", "star-trek", *words, "--json").data  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("level", "rating"),
    [
        ("local", "1516.000000"),
        ("regional", "1528.000000"),
        ("national", "1540.000000"),
        ("masters", "1540.000000"),
        ("continental", "1552.000000"),
        ("world", "1564.000000"),
        ("champions-league", "1516.000000"),
    ],
)
def test_8_11_two_wins_of_three_players_at_each_level(topcut: Topcut, level: str, rating: str) -> None:
    told = rated(topcut, event("ds9", level=level))
    assert told["ratings"]["kira"] == {"overall": rating, "constructed": rating}
    assert told["ratings"]["odo"]["overall"] == "1500.000000"
    assert told["events"][0]["event"] == "ds9"
    assert told["events"][0]["changes"]["kira"] == {
        "before": "1500.000000",
        "after": rating,
        "constructed": {"before": "1500.000000", "after": rating},
    }


def test_events_count_by_their_days_in_whatever_order_they_are_named(topcut: Topcut) -> None:
    early = event("b", date="2026-01-10", level="world")
    late = event("a", date="2026-02-10", level="local")
    told = rated(topcut, late, early)
    assert told == rated(topcut, early, late)
    assert [one["event"] for one in told["events"]] == ["b", "a"]
    first, second = (one["changes"]["kira"] for one in told["events"])
    assert first["after"] == second["before"] == "1564.000000"


def test_the_second_event_of_a_day_is_the_one_that_started_later(topcut: Topcut) -> None:
    files = event("a", date="2026-01-10T18:00", level="world"), event("b", date="2026-01-10T10:00")
    assert [one["event"] for one in rated(topcut, *files)["events"]] == ["b", "a"]


def test_limited_and_constructed_are_apart_and_both_count_overall(topcut: Topcut) -> None:
    files = event("a"), event("b", date="2026-11-16", format_kind="limited")
    told = rated(topcut, *files)["ratings"]["kira"]
    assert told["constructed"] == told["limited"] == "1516.000000"
    expected = [1 / (1 + 10 ** (-lead / 400)) for lead in (16, 32)]  # of Odo at 1500, of Quark at 1484
    assert abs(float(told["overall"]) - (1516 + 16 * (2 - sum(expected)))) < 0.000_001


def test_a_draft_is_limited_without_being_said_so(topcut: Topcut) -> None:
    told = rated(topcut, event("a", options={"format": "draft", "card_pool": "limited"}))
    assert told["events"][0]["kind"] == "limited"


def test_000_the_2010_guide_has_no_overall_rating(topcut: Topcut) -> None:
    rounds = [[duel("kira", "odo"), duel("dax", "quark")], [duel("kira", "quark"), duel("dax", "odo")]]
    rounds += [[duel("kira", "dax"), duel("odo", "quark")]]
    name = event("a", rounds, FOUR, rulebook="star-trek-2e-2010")
    told = topcut("season", "rate", "star-trek-2010", name, "--json").data
    assert told["ratings"]["kira"] == {"constructed": "1524.000000"}
    assert told["events"][0]["changes"]["kira"] == {"before": "1500.000000", "after": "1524.000000"}


def test_somebody_is_known_by_their_handle_whatever_their_id(topcut: Topcut) -> None:
    people = [{"id": "kira", "handle": "major"}, "odo", "quark"]  # another Kira
    told = rated(topcut, event("a"), event("b", players=people, date="2026-11-16"))
    assert told["ratings"]["kira"]["overall"] == "1516.000000"
    assert [sorted(one["changes"]) for one in told["events"]] == [sorted(THREE), ["major", "odo", "quark"]]


def test_games_have_ratings_apart(topcut: Topcut) -> None:
    files = event("a"), event("b", rulebook="star-trek-1e")
    assert rated(topcut, *files)["ratings"]["kira"]["1e"]["overall"] == "1516.000000"
    assert rated(topcut, *files, "--game", "2e") == rated(topcut, files[0])


def test_a_journal_counts_when_it_is_finished_as_its_results_do(topcut: Topcut) -> None:
    results = event("a")
    topcut("import", results, "--file", "b.jsonl")
    told = rated(topcut, "b.jsonl")
    assert told["events"][0]["changes"] == {}
    topcut("finish", "b.jsonl")
    assert rated(topcut, "b.jsonl")["ratings"] == rated(topcut, results)["ratings"]
    assert rated(topcut, "b.jsonl", "--level", "world")["ratings"]["kira"]["overall"] == "1564.000000"


def test_people_read_a_table_and_why_an_event_is_not_rated(topcut: Topcut) -> None:
    answer = topcut("season", "rate", "star-trek", event("a"), event("b", KIRA_WINS[:2]))
    assert "1516.00" in answer.out
    assert answer.says("cli-season-not-rated", event="b")


# What does not count --------------------------------------------------------------------------------------------------


def why(told: dict[str, Any]) -> str:
    assert told["events"][0]["changes"] == {}
    assert {one["overall"] for one in told["ratings"].values()} == {"1500.000000"}
    return str(told["events"][0]["why"])


def test_2_fewer_than_three_rounds_are_not_sanctioned(topcut: Topcut) -> None:
    assert why(rated(topcut, event("a", KIRA_WINS[:2]))).endswith("3 rounds are needed, not 2")


def test_2_fewer_than_three_players_are_not_sanctioned(topcut: Topcut) -> None:
    assert why(rated(topcut, event("a", [[duel("kira", "odo")]] * 3, THREE[:2]))).endswith(
        "3 players are needed, not 2"
    )


def test_4_4_a_scenario_is_not_rated(topcut: Topcut) -> None:
    assert "Cool" in why(rated(topcut, event("a", options={"scenario": "cool"})))


def test_7_5_1_missed_games_do_not_count_and_neither_do_those_after_a_drop(topcut: Topcut) -> None:
    missed = {"players": ["kira", "odo"], "result": ["BYE", "MG"], "how": "no-show"}
    rounds = [[duel("kira", "quark"), bye("odo")], [missed, bye("quark")], [duel("kira", "quark")]]
    told = rated(topcut, event("a", rounds, dropped={"odo": 2}))
    assert told["events"][0]["games"] == 2
    assert told["ratings"]["odo"]["overall"] == "1500.000000"


def test_a_true_tie_is_half_a_win(topcut: Topcut) -> None:
    tie = {"players": ["kira", "odo"], "score": [50, 50], "how": "timeout"}
    told = rated(topcut, event("a", [[tie, bye("quark")], *KIRA_WINS[1:]]))
    assert told["ratings"]["kira"]["overall"] == "1508.000000"
    assert told["ratings"]["odo"]["overall"] == "1508.000000"


def test_r68_tribbles_pairs_of_a_pod_are_a_part_of_a_game(topcut: Topcut) -> None:
    pod = {"players": list(FOUR), "games": [[100, 60, 60, 0]] + [[0, 0, 0, 0]] * 4}
    told = rated(topcut, event("a", [[pod]], FOUR, rulebook="tribbles"))
    found = {player: one["overall"] for player, one in told["ratings"].items()}
    assert found == {"kira": "1508.000000", "odo": "1500.000000", "quark": "1500.000000", "dax": "1492.000000"}


# Bad input ------------------------------------------------------------------------------------------------------------


def test_what_is_wrong_with_the_files_is_said_of_each(topcut: Topcut) -> None:
    files = (
        event("a", level="galactic"),
        event("b", date=""),
        event("c", date="Friday"),
        event("d", rulebook="star-trek-1e-2010"),
    )
    answer = topcut("season", "rate", "star-trek", *files, "nowhere.json")
    others = ("rating-without-date", "rating-no-day", "rating-other-game", "command-no-file")
    answer.refused("rating-no-level", *others, level="galactic")
    assert answer.out == ""


def test_a_file_without_a_date_can_be_given_one(topcut: Topcut) -> None:
    assert rated(topcut, event("a", date=""), "--date", "2026-01-01")["events"][0]["date"] == "2026-01-01"


def test_two_events_of_one_name_are_refused(topcut: Topcut) -> None:
    name = event("a")
    topcut("season", "rate", "star-trek", name, name).refused("rating-event-twice", event="a")


def test_two_players_of_one_handle_are_refused(topcut: Topcut) -> None:
    name = event("a", players=[{"id": "kira", "handle": "odo"}, "odo", "quark"])
    topcut("season", "rate", "star-trek", name).refused("import-handle-twice", handle="odo")


@pytest.mark.parametrize(
    ("words", "refusal"),
    [
        (("sirlin",), "rating-none-in-program"),
        (("star-treck",), "program-unknown"),
        (("star-trek", "--level", "big"), "rating-no-level"),
        (("star-trek", "--game", "3e"), "rating-no-game"),
        (("star-trek", "--date", "soon"), "rating-no-day"),
    ],
)
def test_what_was_typed_wrongly_is_refused(topcut: Topcut, words: tuple[str, ...], refusal: str) -> None:
    program, *options = words
    topcut("season", "rate", program, event("a"), *options).refused(refusal)


OWN = """
topcut = "program/1"
name = "ds9"
title = "Deep Space Nine"
community = "Quark's"
document = "House rules of the bar"
edition = "1"

[[game]]
name = "2e"
title = "Second Edition"
rulebooks = ["star-trek-2e"]

[[level]]
name = "local"
level = 1
k = 100

[rating]
system = "SYSTEM"
start = 1000
least = 0
most = 2000
kinds = ["constructed", "limited"]
overall = true
"""


@pytest.mark.parametrize(("system", "rating"), [("elo", 1050), ("glicko2", 1100), ("openskill", 1100)])
def test_a_program_of_ones_own_rates_by_its_own_rules(topcut: Topcut, system: str, rating: int) -> None:
    Path("ds9.toml").write_text(OWN.replace("SYSTEM", system))
    told = topcut("season", "rate", "ds9.toml", event("a", [[duel("kira", "odo")]], THREE[:2]), "--json").data
    found = float(told["ratings"]["kira"]["overall"])
    assert found == rating if system == "elo" else found > rating
    assert told["events"][0]["k"] == 100
