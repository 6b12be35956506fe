"""Draft and sealed as a director types it."""

from __future__ import annotations

import pytest
from terminal import Topcut

from topcut.messages.message import message

PLAYERS = "Kira Nerys, Odo, Quark, Jadzia Dax, Elim Garak, Morn"


@pytest.fixture
def cube(topcut: Topcut) -> Topcut:
    made = topcut("new", "Cube", "-r", "star-wars", "--option", "format=cube", "--players", PLAYERS, "--rounds", "3")
    assert made.code == 0, made.err
    return topcut


@pytest.fixture
def boosters(topcut: Topcut) -> Topcut:
    topcut("new", "Friday", "-r", "transformers", "--option", "format=draft", "--players", PLAYERS)
    return topcut


def test_the_seating_plan_says_who_passes_to_whom(boosters: Topcut) -> None:
    shown = boosters("seat", "--seed", "7").out
    assert "packs 1, 3 and 5 left" in shown and "packs 2 and 4 right" in shown
    assert shown.count("(picks first)") == 1
    data = boosters("seats", "--json").data
    (group,) = data["groups"]
    assert data["seed"] == "7" and data["method"] == "packs"
    for seat, player in enumerate(group["players"]):
        to_left, to_right = group["passes"][player]
        assert to_left["to"] == group["players"][(seat + 1) % 6] and to_left["packs"] == [1, 3, 5]
        assert to_right["to"] == group["players"][seat - 1] and to_right["packs"] == [2, 4]


def test_a_player_asks_for_his_own_place(boosters: Topcut) -> None:
    boosters("seats", "kira").refused("command-no-groups")
    players = boosters("seat", "--json").data["groups"][0]["players"]
    shown = boosters("seats", "kira").out
    seat = players.index("kira-nerys")
    assert f"group 1, seat {seat + 1} of 6." in shown
    assert "Pass packs 1, 3 and 5 to the left, to " in shown
    assert boosters("seats", "kira", "--json").data["seat"] == seat + 1


def test_where_the_director_says_how_many_packs_the_plan_leaves_it_open(topcut: Topcut) -> None:
    topcut("new", "Draft", "-r", "star-trek-2e", "--option", "format=draft", "--players", PLAYERS)
    assert "packs 1, 3 … left" in topcut("seat").out


def test_a_cube_shows_its_sides(cube: Topcut) -> None:
    shown = cube("seat").out
    assert "Group 1 – light, cube 1" in shown and "Group 2 – dark, cube 1" in shown
    assert "side" in cube("players").out and "light" in cube("players").out


def test_winston_shows_turns_and_a_sealed_cube_sides(topcut: Topcut) -> None:
    topcut("new", "W", "-r", "star-wars", "--option", "format=cube-winston", "--players", PLAYERS, "--file", "w.jsonl")
    topcut("seat", "w.jsonl")
    assert "Turns: " in topcut("seats", "w.jsonl", "kira").out
    assert topcut("seats", "w.jsonl", "kira", "--json").data["passes"] == []
    topcut("new", "S", "-r", "star-wars", "--option", "format=cube-sealed", "--players", PLAYERS, "--file", "s.jsonl")
    topcut("seat", "s.jsonl")
    assert topcut("seats", "s.jsonl", "kira").says("cli-limited-plays-side", player="Kira Nerys")


def test_seating_again_asks_for_a_reason_and_verify_derives_it(boosters: Topcut) -> None:
    boosters("seat")
    boosters("seat").refused("limited-seated-already")
    assert boosters("seat", "--reason", "Rom came late").code == 0
    assert "because: Rom came late" in boosters("journal", "--json").data["records"][-1]["text"]
    assert boosters("verify").code == 0


def test_a_suspended_drafter_gets_random_picks(boosters: Topcut) -> None:
    boosters("seat")
    boosters("pick", "quark", 1, 7).refused("limited-not-suspended")
    assert boosters("suspend", "quark").says("cli-limited-suspended", player="Quark")
    assert "(suspended)" in boosters("seats").out
    picked = boosters("pick", "quark", 1, 7, "--json").data
    assert picked["player"] == "quark" and 1 <= picked["card"] <= 7
    assert boosters("pick", "quark", 1, 6).says("cli-limited-picked")
    assert boosters("journal").says("fact-suspended", player="Quark")


def test_pools_are_swapped(topcut: Topcut) -> None:
    choices = ("--option", "format=sealed", "--option", "pool_swap=true")
    topcut("new", "Sealed", "-r", "transformers", *choices, "--players", PLAYERS)
    assert topcut("clock", "show").says(
        "cli-clock-period", minutes=20, period=message("clockname-period", period="registration")
    )
    pools = topcut("swap-pools", "--seed", "3", "--json").data["pools"]
    assert sorted(pools) == sorted(pools.values())
    assert topcut("seats", "kira").says("pack-pool", player="Kira Nerys")
    assert topcut("seats", "kira", "--json").data["pool"] == pools["kira-nerys"]
    assert topcut("swap-pools", "--reason", "a card was missing").says("limited-column", column="builds-from")


def test_the_times_of_a_draft(boosters: Topcut) -> None:
    assert boosters("draft-times").says("limited-in-all", time="17:15")
    data = boosters("draft-times", "--packs", 1, "--size", 6, "--json").data
    assert data["seconds"] == 125 and len(data["steps"]) == 6


def test_the_clock_of_deck_building(boosters: Topcut) -> None:
    assert boosters("clock", "start", "--period", "building").says(
        "cli-clock-started", minutes=30, of=message("clockname-period", period="building"), until=""
    )
    assert boosters("clock", "show").says(
        "cli-clock-left", what="period", of=message("clockname-period", period="building"), paused=""
    )
    assert boosters("status").says(
        "cli-clock-left", what="period", of=message("clockname-period", period="building"), paused=""
    )
    assert "paused" in boosters("clock", "pause").out
    data = boosters("clock", "show", "--json").data
    assert data["period"] == "Deck building" and data["paused"] and 1700 < data["seconds_left"] <= 1800
    assert boosters("clock", "resume").code == 0
    assert boosters("clock", "add", 5).says("cli-clock-added", change="more", minutes=5, table=0)
    assert 2000 < boosters("clock", "show", "--json").data["seconds_left"] <= 2100
    written = [record["text"] for record in boosters("journal", "--json").data["records"]]
    assert "clock for Deck building started, 30 minutes" in written
    assert "clock before the round paused" in written and "+5 minutes for everybody" in written
    boosters("seat")
    boosters("pair", "--post")
    boosters("clock", "show").refused("command-clock-not-started", round=1)


@pytest.mark.parametrize("words", [("seat",), ("swap-pools",), ("draft-times",)])
def test_a_constructed_event_is_not_drafted(topcut: Topcut, words: tuple[str, ...]) -> None:
    topcut("new", "Friday", "-r", "transformers", "--players", PLAYERS)
    topcut(*words).refused("limited-constructed")


def test_003_pairings_tell_sides(cube: Topcut) -> None:
    cube("seat", "--seed", 3)
    cube("pair", "--post")
    sides = {side for table in cube("pairings", "--json").data["pairings"] for side in table["sides"]}
    assert sides == {"light", "dark"}
    assert "(light)" in cube("pairings").out and "(dark)" in cube("pairings", "--by-name").out


def test_8_2_the_seats_of_a_drafted_play_off_after_constructed_rounds(topcut: Topcut) -> None:
    eight = f"{PLAYERS}, Rom, Nog"
    topcut("new", "Top", "-r", "transformers", "--players", eight, "--rounds", 1, "--cut", 8, "--bracket", "seats")
    topcut("pair", "--post")
    topcut("report", "1 2-0", "2 2-0", "3 2-0", "4 2-0")
    assert topcut("cut").code == 0
    seated = topcut("seat")
    assert seated.code == 0 and "packs 1, 3 and 5 left" in seated.out
    assert "seat " in topcut("seats", "kira").out
    assert len(topcut("seats", "--json").data["groups"][0]["passes"]) == 8
