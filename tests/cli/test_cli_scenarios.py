"""Optional scenarios as they are typed (001 4.4)."""

from __future__ import annotations

from pathlib import Path

import pytest
from terminal import Topcut

from topcut.messages.message import message

CAST = "Kira Nerys, Odo, Quark, Jadzia Dax"
RULES = ("Ancient Artifact", "Badlands", "Cloaked", "Distress Call")
PAIRS = ("--pin", "kira, odo", "--pin", "quark, dax")


def made(topcut: Topcut, scenario: str, rounds: int = 3) -> Path:
    path = Path(f"{scenario}.jsonl")
    made = topcut(
        "new", "Friday", "-r", "star-trek-2e", "--players", CAST, "--option", f"scenario={scenario}",
        "--rounds", rounds, "--file", path,
    )  # fmt: skip
    assert made.code == 0, made.err
    return path


def posted(topcut: Topcut, scenario: str, rounds: int = 3) -> Path:
    path = made(topcut, scenario, rounds)
    answer = topcut("pair", path, "--post", "--seed", "5", *PAIRS)
    assert answer.code == 0, answer.err
    return path


def report(topcut: Topcut, path: Path, *more: str) -> None:
    assert topcut("report", path, "1 100-35", "2 100-35", *more).code == 0


def test_a_lottery_shows_the_decks_of_the_round_and_where_they_are_at_the_end(topcut: Topcut) -> None:
    path = posted(topcut, "deck-lottery", rounds=2)
    assert topcut("scenario", path).says("scenario-own-deck")
    report(topcut, path)
    assert topcut("pair", path, "--post").code == 0
    shown = topcut("scenario", path)
    assert shown.says("scenario-means", rated="no") and shown.says("scenario-decks-of-round", round=2)
    data = topcut("scenario", path, "--json").data
    assert sorted(data["decks"]) == sorted(data["decks"].values()) == ["jadzia-dax", "kira-nerys", "odo", "quark"]
    assert "last_with" not in data
    report(topcut, path)
    data = topcut("scenario", path, "--json").data
    assert data["last_with"] == {owner: player for player, owner in data["decks"].items()}
    assert topcut("scenario", path).says("scenario-decks-go-back", decks=4)
    assert topcut("scenario", path, "--round", 1, "--json").data["decks"]["odo"] == "odo"
    assert topcut("verify", path).code == 0


def test_the_special_rules_of_a_race(topcut: Topcut) -> None:
    path = made(topcut, "race-to-the-alpha-quadrant")
    assert topcut("scenario", path).says("scenario-list-rules")
    Path("rules.txt").write_text("\n".join(RULES[:2]))
    assert topcut("special-rules", path, "--file", "rules.txt", "--json").data["rules"] == list(RULES[:2])
    added = topcut("special-rules", path, "--add", *RULES[2:])
    assert added.says("cli-scenario-listed", rules=4)
    assert topcut("pair", path, "--post", *PAIRS).code == 0
    before = topcut("scenario", path, "--json").data
    assert before["rules"] == list(RULES)
    drawn = next(one for one in before["players"] if one["player"] == "kira-nerys")
    rejecting = topcut("reject-rule", path, "kira", "--json").data
    assert rejecting["rule"] != drawn["rules"]["1"]
    assert rejecting["name"] == RULES[rejecting["rule"] - 1]
    after = next(one for one in topcut("scenario", path, "--json").data["players"] if one["player"] == "kira-nerys")
    assert after["rules"] == {"1": rejecting["rule"]}
    assert after["rejected"] == [1, drawn["rules"]["1"]]
    assert "(round 1)" in topcut("scenario", path).out
    topcut("reject-rule", path, "kira").refused("scenario-rejected-already")


def test_too_few_rules_are_noted_when_they_are_listed(topcut: Topcut) -> None:
    path = made(topcut, "race-to-the-alpha-quadrant")
    answer = topcut("special-rules", path, *RULES[:3])
    assert answer.says("scenario-rules-too-few", listed=3, needed=4, rounds=3)


def test_an_orbit_round(topcut: Topcut) -> None:
    """Kira and Quark sit first, Odo and Dax second; after one move Odo sits where Kira was, or the other way round."""
    path = posted(topcut, "standard-orbit")
    first = {(row["table"], row["seat"]): row for row in topcut("orbit", path, "--json").data["seats"]}
    moved = {(row["table"], row["seat"]): row for row in topcut("orbit", path, "--rotation", 1, "--json").data["seats"]}
    assert all(row["player"] == row["deck"] for row in first.values())
    for place, row in first.items():
        assert moved[tuple(row["next"])]["player"] == row["player"]
        assert moved[place]["deck"] == row["deck"]
    assert "after 1 move" in topcut("orbit", path, "--rotation", 1).out
    assert topcut("end-game", path, "1", "100-35", "--rotation", 1, "--json").data["rotation"] == 1
    assert topcut("report", path, "kira 100-35", "--rotation", 2).says("slip-moved-on", typed="kira")
    assert topcut("report", path, "1 100-35").says("slip-moves-unsaid")
    report(topcut, path, "--rotation", "2")
    points = {row["player"]: row for row in topcut("scenario", path, "--json").data["points"]}
    assert sum(row["individual"] for row in points.values()) == sum(row["deck"] for row in points.values()) == 15
    assert points[moved[1, 1]["player"]]["individual"] >= 4
    assert topcut("correct", path, "1", "35-100", "--reason", "swapped", "--yes").code == 0
    assert topcut("verify", path).code == 0


def test_the_clock_tells_the_moves(topcut: Topcut) -> None:
    path = posted(topcut, "standard-orbit")
    assert topcut("clock", "start", path).code == 0
    assert topcut("orbit", path, "--json").data["rotation"] == 0
    assert topcut("report", path, "1 100-35", "2 100-35").code == 0


def test_items_drinks_feedback_and_prizes(topcut: Topcut) -> None:
    path = posted(topcut, "bend-the-rules")
    assert topcut("donate", path, "kira", "kira", 2, "--json").data["items"] == 2
    topcut("donate", path, "kira", "quark", 2).refused("scenario-no-game-there", match=message("place-match", round=1))
    assert topcut("scenario", path).says("scenario-items-wait", items=2)
    assert topcut("report", path, "kira 35-100").code == 0
    data = topcut("scenario", path, "--json").data
    assert data["proposed"] == ["odo"] and data["fees"] == 12
    assert topcut("scenario", path).says("scenario-collector", players=("Odo",))
    assert topcut("award", path, "odo", "most", "items").code == 0
    assert topcut("scenario", path, "--json").data["awards"] == [{"player": "odo", "prize": "most items"}]


def test_drinks(topcut: Topcut) -> None:
    path = posted(topcut, "biermeister")
    assert topcut("report", path, "kira 100-35").code == 0
    assert topcut("drinks", path, "kira", 1, "--json").data["owed"] == 1
    shown = topcut("scenario", path)
    assert (
        shown.says("scenario-means", sanctioned="no")
        and shown.says("scenario-means", who="adults")
        and shown.says("scenario-still-owe", count=1, players=("Kira Nerys",))
    )


def test_feedback_is_listed_and_exported(topcut: Topcut) -> None:
    path = made(topcut, "public-play-testing")
    assert topcut("feedback", path).says("scenario-nothing-said")
    assert topcut("feedback", path, "kira", "Too strong, by far").code == 0
    assert topcut("feedback", path, "odo", "=1+1").code == 0
    assert topcut("feedback", path).says("cli-scenario-says", player="Kira Nerys", words="Too strong, by far")
    assert topcut("feedback", path, "--json").data["feedback"][0]["text"] == "Too strong, by far"
    assert topcut("feedback", path, "--out", "said.csv").code == 0
    lines = Path("said.csv").read_text().splitlines()
    assert lines == ["player,name,text", 'kira-nerys,Kira Nerys,"Too strong, by far"', "odo,Odo,'=1+1"]
    topcut("feedback", path, "--out", "said.csv").refused("file-exists")


@pytest.mark.parametrize(
    "typed",
    [
        ("special-rules", "Cloaked"),
        ("reject-rule", "kira"),
        ("orbit",),
        ("end-game", "1", "100-35", "--rotation", "1"),
        ("report", "1", "100-35", "--rotation", "1"),
        ("donate", "1", "kira", "1"),
        ("drinks", "kira", "1"),
        ("feedback", "kira", "strong"),
        ("feedback",),
    ],
    ids=" ".join,
)
def test_what_belongs_to_another_scenario_is_refused(topcut: Topcut, typed: tuple[str, ...]) -> None:
    path = posted(topcut, "cool")
    answer = topcut(typed[0], path, *typed[1:])
    answer.refused("scenario-another", played="The “Cool” Tournament")


def test_an_ordinary_event_plays_no_scenario(topcut: Topcut, event: Path) -> None:
    topcut("scenario", event).refused("scenario-none")
    topcut("award", event, "kira", "style").refused("scenario-another", what="scenario-prizes")


def test_the_journal_tells_it_in_words(topcut: Topcut) -> None:
    path = posted(topcut, "cool")
    assert topcut("award", path, "kira", "coolest deck").code == 0
    assert topcut("journal", path).says("fact-awarded", player="Kira Nerys", prize="coolest deck")
    undone = topcut("undo", path)
    assert undone.says("cli-endings-undone") and undone.says("fact-awarded", player="Kira Nerys", prize="coolest deck")


def test_4_4_2_odd_rounds_of_an_event_that_is_not_made_yet_are_given_with_it(topcut: Topcut) -> None:
    asked = ("new", "Luck", "-r", "star-trek-2e", "-o", "scenario=no-such-thing-as-luck")
    answer = topcut(*asked, "--players", "Kira, Odo, Quark, Dax", "--pair")
    answer.refused("scenario-odd-rounds")
    assert "--rounds" in answer.err and "topcut rounds" not in answer.err
    assert not Path("luck.jsonl").exists()
