"""Questions about a program at the terminal: the shapes that are promised to programs, and refusals."""

from __future__ import annotations

from pathlib import Path

import pytest
from terminal import Topcut

OURS = Path(__file__).parent.parent / "programs" / "files" / "our-club.toml"


def test_points(topcut: Topcut) -> None:
    asked = ("program", "points", "sirlin", "fantasy", "--players", 16, "--place", 2, "--wins", 3)
    assert topcut(*asked, "--json").data == {
        "program": "sirlin",
        "table": "fantasy",
        "points": 20,
        "parts": {"participation": 3, "match_wins": 9, "top_8": 8},
        "clause": "Fantasy Points",
        "why": None,
    }
    assert topcut(*asked).says("cli-questions-points", points=20)
    nothing = topcut("program", "points", "star-trek-2010", "league", "--players", 17, "--place", 1, "--json")
    assert nothing.code == 0 and nothing.data["points"] is None and "League Coordinator" in nothing.data["why"]


def test_earns(topcut: Topcut) -> None:
    asked = ("program", "earns", "star-trek", "continental", "--game", "1e", "--players", 12, "--place", 1)
    data = topcut(*asked, "--date", "2026-07-18", "--json").data
    [bye] = data["earns"]
    assert {name: bye[name] for name in ("kind", "rounds", "into", "until")} == {
        "kind": "bye",
        "rounds": [1, 2],
        "into": "world",
        "until": "2026-10-31",
    }
    assert data["clause"] == bye["clause"] == "11.1.2" and "points" not in bye
    head_start = topcut(*asked[:5], "tribbles", *asked[6:], "--json").data["earns"][0]
    assert (head_start["kind"], head_start["points"], head_start["until"]) == ("head_start", 200000, None)
    assert "rounds" not in head_start
    nothing = topcut("program", "earns", "sirlin", "world", "--game", "yomi", "--players", 9, "--place", 1, "--json")
    assert nothing.code == 0 and nothing.data["earns"] == [] and nothing.data["why"]


def test_level(topcut: Topcut) -> None:
    data = topcut("program", "level", "star-trek", "regional", "--json").data
    assert (data["level"], data["k"], data["seasons"]) == (2, 28, [{"first": 3, "last": 6}])
    assert (data["granted"], data["by"], data["clause"]) == ("by-application", "coordinator", "11.1.1, 11.4")
    data = topcut("program", "level", "star-wars", "local", "--json").data
    assert data["level"] is None and data["k"] is None and data["why"]


def test_apply(topcut: Topcut) -> None:
    asked = ("program", "apply", "star-trek", "national", "--game", "2e", "--date", "2027-07-03", "--on", "2027-03-01")
    data = topcut(*asked, "--country", "Bajor", "--json").data
    assert (data["may"], data["how"], data["by"], data["approval"]) == (True, "application", "coordinator", True)
    assert topcut(*asked, "--country", "Bajor").says("cli-questions-applying", may="yes", approval="yes")
    again = topcut(*asked, "--country", "Bajor", "--granted", "bajor", "--json").data
    assert again["may"] is False and "Bajor" in again["why"] and again["clause"] == "11.2.1, 11.4"
    bid = ("program", "apply", "star-trek", "world", "--game", "1e", "--date", "2027-09-04", "--on", "2027-03-01")
    assert topcut(*bid, "--json").data["may"] is False
    assert topcut(*bid, "--bids", "2027-02-01", "2027-03-01", "--json").data["closes"] == "2027-03-01"


def test_sanction(topcut: Topcut) -> None:
    asked = ("program", "sanction", "star-trek", "--game", "2e", "--players", 2, "--rounds", 3, "--notice", 24)
    data = topcut(*asked, "--json").data
    assert (data["sanctioned"], data["missing"]) == (False, ["players"])
    assert data["conditions"][0] == {
        "condition": "players",
        "least": 3,
        "given": 2,
        "met": False,
        "otherwise": "non-sanctioned",
        "clause": "2",
    }
    assert topcut(*asked).says("cli-questions-sanctioned", sanctioned="no")
    assert topcut(*asked, "--format", "draft", "--format", "nonsense", "--json").data["missing"] == [
        "players",
        "format",
    ]


def test_bonus(topcut: Topcut) -> None:
    asked = ("program", "bonus", "star-trek", "--new-headquarters", "--unused-last-event", "--first-event")
    data = topcut(*asked, "--json").data
    assert data["points"] == 7 and data["clause"] == "12.5.1, 12.5.2"
    assert data["parts"] == {
        "new_headquarters": 1,
        "unused_last_event": 2,
        "first_event": 4,
        "missed": 0,
        "new_missions": 0,
    }


def test_list_show_and_check(topcut: Topcut) -> None:
    listed = topcut("program", "list", "--json").data["programs"]
    assert [one["name"] for one in listed] == ["sirlin", "star-trek", "star-trek-2010", "star-wars"]
    shown = topcut("program", "show", "star-trek", "--json").data
    assert {line["clause"] for section in shown["sections"] for line in section["lines"]} >= {"11.1.1", "12.4.1"}
    assert "byes or more" in " ".join(topcut("program", "show", "star-wars").out.split())
    checked = topcut("program", "check", "--json")
    assert checked.code == 0 and len(checked.data["good"]) == 4 and checked.data["problems"] == []


def test_a_program_of_ones_own_stands_in_a_file(topcut: Topcut) -> None:
    data = topcut("program", "points", OURS, "bar", "--players", 4, "--place", 2, "--json").data
    assert (data["points"], data["clause"]) == (1, "§ 5")
    assert topcut("program", "check", OURS).says("cli-program-good", program="Our club")
    Path("bad.toml").write_text(OURS.read_text("utf-8").replace("players = 5", "players = 9"), "utf-8")
    topcut("program", "check", "bad.toml").refused("program-row-gap", "program-row-gap", first=5, last=8)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ("points star-treck league --players 8 --place 1", "program-unknown"),
        ("points star-trek laegue --players 8 --place 1", "program-no-table"),
        ("points star-trek league --players 8 --place 9", "program-place-of-nobody"),
        ("points star-trek league --players 0 --place 1", "program-number"),
        ("points star-trek league --players 99999999999999999999 --place 1", "program-number"),
        ("points star-trek league --players 8", "program-no-place"),
        ("points sirlin fantasy --players 8 --place 1 --wins=-1", "program-number"),
        ("earns star-trek galactic --game 1e --players 8 --place 1", "program-level-unknown"),
        ("earns star-trek world --game dabo --players 8 --place 1", "program-no-game"),
        ("earns star-trek world --game 1e --players 8 --place 1 --date 31.12.2026", "program-no-day"),
        ("level star-trek galactic", "program-level-unknown"),
        ("sanction star-trek --game 1e --players 8 --rounds 3 --notice=-1", "program-number"),
        ("bonus star-trek --missed=-3", "program-number"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(topcut: Topcut, words: str, why: str) -> None:
    answer = topcut("program", *words.split())
    answer.refused(why)
    assert answer.refusal and not answer.out
