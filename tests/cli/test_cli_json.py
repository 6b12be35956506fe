"""The shapes that are promised to programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from terminal import Topcut

from topcut.messages.message import message

RESULTS = {
    "topcut": "results/1",
    "rulebook": "star-trek-2e",
    "title": "Regional",
    "date": "2026-11-15",
    "rounds_planned": 4,
    "players": [
        {"id": "kira", "name": "Kira Nerys", "rating": 1500},
        {"id": "odo"},
        {"id": "dax"},
        {"id": "quark"},
        {"id": "garak"},
        {"id": "morn"},
        {"id": "rom"},
    ],
    "rounds": [
        [
            {"table": 1, "players": ["kira", "odo"], "result": ["FW", "FL"], "score": [100, 35]},
            {"table": 2, "players": ["dax", "quark"], "score": [65, 40], "how": "timeout"},
            {"table": 3, "players": ["morn", "rom"], "score": [100, 0]},
            {"players": ["garak"], "result": ["BYE"]},
        ],
        [
            {"table": 1, "players": ["kira", "garak"], "score": [100, 65]},
            {"table": 2, "players": ["odo", "rom"], "score": [100, 95]},
            {"players": ["quark"], "result": ["BYE"]},
        ],
    ],
    "dropped": {"morn": 1},
}


@pytest.fixture
def results(topcut: Topcut) -> Path:
    path = Path("results.json")
    path.write_text(json.dumps(RESULTS))
    return path


def test_standings(topcut: Topcut, results: Path) -> None:
    answer = topcut("standings", results, "--json").data
    first = answer["standings"][0]
    assert {"rank", "player", "name", "points", "record", "values", "reasons"} == set(first)
    assert (first["rank"], first["player"], first["name"], first["points"]) == (1, "kira", "Kira Nerys", 8)
    assert first["record"] == [2, 0, 0]
    assert list(first["values"]) == ["strength_of_schedule", "differential", "cumulative_points"]
    assert all(isinstance(value, str) for value in first["values"].values())
    assert first["reasons"][0].startswith("8 points")


def test_ratios_are_exact_and_none_is_null(topcut: Topcut) -> None:
    document = {
        "rulebook": "transformers",
        "players": [{"id": "kira"}, {"id": "odo"}, {"id": "dax"}],
        "rounds": [[{"players": ["kira", "odo"], "games": [2, 1]}, {"players": ["dax"], "result": ["BYE"]}]],
    }
    Path("bots.json").write_text(json.dumps(document))
    rows = {row["player"]: row for row in topcut("standings", "bots.json", "--json").data["standings"]}
    assert rows["kira"]["values"]["game_win"] == "2/3"
    assert rows["dax"]["values"]["opponents_match_win"] is None


def test_pair(topcut: Topcut, results: Path) -> None:
    before = results.read_bytes()
    answer = topcut("pair", results, "--seed", 7, "--json").data
    assert {"round", "seed", "pairings", "cost", "reasons", "notes"} <= set(answer)
    assert (answer["round"], answer["seed"]) == (3, "7")
    assert sorted(seat for table in answer["pairings"] for seat in table) == sorted(
        ["kira", "odo", "dax", "quark", "garak", "rom"]
    )
    assert answer["cost"]["rematches"] == 0
    assert topcut("pair", results, "--seed", 7, "--json").data == answer
    assert results.read_bytes() == before


def test_pair_on_a_journal_appends_a_draw_by_the_same_rules(topcut: Topcut, results: Path) -> None:
    assert topcut("import", results).code == 0
    answer = topcut("pair", "results.jsonl", "--seed", 7, "--json").data
    assert topcut("pairings", "results.jsonl", "--json").data["title"].startswith("Round 3 of 4 (drawn")
    assert answer["round"] == 3 and answer["cost"]["rematches"] == 0


def test_explain_and_why(topcut: Topcut, results: Path) -> None:
    answer = topcut("explain", results, "kira", "--json").data
    assert answer["rank"] == 1 and answer["reasons"]
    answer = topcut("why", results, "kira", "dax", "--json").data
    assert answer["players"] == ["kira", "dax"] and answer["reasons"]


def test_import_and_export_keep_the_standings(topcut: Topcut, results: Path) -> None:
    wanted = topcut("standings", results, "--json").data
    assert topcut("import", results, "--file", "regional.jsonl").code == 0
    assert topcut("standings", "regional.jsonl", "--json").data == wanted
    assert topcut("verify", "regional.jsonl", "--json").data["ok"]
    assert topcut("export", "regional.jsonl", "--out", "again.json").code == 0
    assert topcut("standings", "again.json", "--json").data["standings"] == wanted["standings"]
    topcut("import", results, "--file", "regional.jsonl").refused("file-exists")
    topcut("export", "regional.jsonl", "--out", "again.json").refused("file-exists")


def test_export_csv(topcut: Topcut, results: Path) -> None:
    lines = topcut("export", results, "--csv").out.splitlines()
    assert lines[0].startswith("rank,handle,name,points,wins,losses,draws,strength_of_schedule")
    assert lines[1].startswith("1,kira,Kira Nerys,8,2,0,0,")
    assert len(lines) == 8
    assert topcut("export", "--csv", results).out.splitlines() == lines
    assert topcut("export", results, "--csv", "standings").out.splitlines() == lines


def test_export_csv_of_something_else(topcut: Topcut, results: Path) -> None:
    players = topcut("export", results, "--csv", "players").out.splitlines()
    assert players[0] == "number,handle,name,rating,side,team,state" and players[1].startswith("1,kira,Kira Nerys,")
    assert topcut("export", "--csv", "results", results).out.startswith("round,table,seat,handle,name,score,")
    assert "players, pairings, results or standings" in topcut("export", results, "--csv", "winners").refusal


def test_import_names(topcut: Topcut) -> None:
    Path("entries.csv").write_text("name,rating\nKira Nerys,1500\nOdo,1400\n")
    made = topcut("import", "entries.csv", "-r", "yomi", "--json").data
    assert made == {"file": "entries.jsonl", "players": 2, "rounds": 0}


def test_a_journal_is_known_by_what_is_in_it(topcut: Topcut, event: Path) -> None:
    event.rename("event.json")
    assert topcut("report", "event.json", "1", "100-35").code == 0
    topcut("export", "event.json", "--out", "event.jsonl")
    topcut("report", "event.jsonl", "2", "100-35").refused("command-results-not-written")


def test_simulate(topcut: Topcut) -> None:
    answer = topcut("simulate", "-r", "star-trek-2e", "--players", 8, "--seed", 3, "--out", "s.jsonl", "--json").data
    assert answer["rounds"] >= 3 and len(answer["standings"]) >= 8
    assert topcut("verify", "s.jsonl").code == 0
    assert topcut("simulate", "-r", "yomi", "--players", 5, "--times", 3, "--json").data["ok"]


def test_verify_says_what_differs(topcut: Topcut, event: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from topcut.cli.files import exchange
    from topcut.play.check import Finding

    wrong = Finding(8, message("finding-follows", round=1, came="other"), False)
    monkeypatch.setattr(exchange, "check", lambda records, progress: [wrong])
    answer = topcut("verify", event)
    assert answer.code == 2 and "record 8: round 1: it should be different" in answer.err
    told = topcut("verify", event, "--json")
    assert told.code == 2
    assert told.data["findings"] == [{"seq": 8, "what": "round 1: it should be different", "ok": False}]


def test_the_demo_answers_with_its_standings(topcut: Topcut) -> None:
    rows = topcut("demo", "--json").data["standings"]
    assert [row["rank"] for row in rows] == list(range(1, 10))
    assert rows[0]["points"] == 16
