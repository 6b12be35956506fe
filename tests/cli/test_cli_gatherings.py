"""An event without rounds, typed by hand: made, begun, checked in, finished, counted."""

from __future__ import annotations

import json
from pathlib import Path

from terminal import Topcut

CAST = "Kira, Odo, Quark, Dax, Garak"


def test_a_casual_night_from_new_to_its_points(topcut: Topcut) -> None:
    made = topcut("new", "Picnic", "-r", "yomi", "--casual", "--players", CAST)
    assert made.says("nextstep-begin") and made.says("stageplan-gathering")
    for refused in (("pair",), ("report", "1", "2-0"), ("standings",), ("explain", "kira"), ("rounds", "3")):
        topcut(*refused).refused("plan-no-rounds")
    assert topcut("start").says("cli-rounds-begun", players=5)
    for player in ("kira", "dax"):
        topcut("check-in", player)
    assert topcut("status", "--json").data["state"] == "gathering"
    final = topcut("finish", "--json").data
    assert final["gathering"]["there"] == ["kira", "dax"] and len(final["gathering"]["awaited"]) == 3
    points = topcut("season", "points", "sirlin", "picnic.jsonl", "--json").data["players"]
    assert {one["player"]: one["totals"]["lifetime"] for one in points} == {"kira": 1, "dax": 1}
    people = topcut("season", "people", "sirlin", "picnic.jsonl", "--json").data["people"]
    assert [one["places"][0]["place"] for one in people] == [None, None]
    assert topcut("season", "rate", "star-trek", "picnic.jsonl").code == 2  # another program's game
    assert topcut("verify", "--json").data["ok"]


def test_a_results_file_of_one_counts_as_its_journal_does(topcut: Topcut) -> None:
    topcut("new", "Picnic", "-r", "yomi", "--casual", "--players", CAST)
    topcut("finish")
    topcut("export", "picnic.jsonl", "--out", "again.json")
    assert topcut("pair", "again.json").refused("plan-no-rounds")
    told = [
        topcut("season", "points", "sirlin", file, "--json").data["players"] for file in ("picnic.jsonl", "again.json")
    ]
    assert told[0] == told[1] and len(told[0]) == 5
    topcut("import", "again.json", "--file", "again.jsonl")
    assert topcut("finish", "again.jsonl", "--json").data["gathering"]["awaited"] == []


def test_it_is_announced_with_the_plan_and_alone(topcut: Topcut) -> None:
    topcut("new", "Picnic", "-r", "yomi", "--casual", "--rounds", 3).refused("plan-gathering-alone")
    topcut("new", "Picnic", "-r", "yomi", "--casual", "--cut", 4).refused("plan-gathering-alone")
    topcut("new", "Picnic", "-r", "yomi", "--players", CAST)
    assert topcut("plan", "--casual").says("stageplan-gathering")
    assert topcut("plan", "--json").data["plan"][0]["kind"] == "gathering"


def test_results_of_rounds_that_cannot_be_are_refused(topcut: Topcut) -> None:
    document = {
        "topcut": "results/1",
        "rulebook": "yomi",
        "plan": [{"kind": "gathering"}],
        "players": [{"id": "kira"}, {"id": "odo"}],
        "rounds": [[{"players": ["kira", "odo"], "games": [2, 0]}]],
    }
    Path("wrong.json").write_text(json.dumps(document))
    topcut("status", "wrong.json").refused("plan-no-rounds")
