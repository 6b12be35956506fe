"""Matches of several games as a director types them: agreed draws, sudden deaths, brackets, drops, old results."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from terminal import Topcut

from topcut.messages.message import message

FOUR = "Kira, Odo, Quark, Dax"


def event(topcut: Topcut, rulebook: str, *more: object, players: str = FOUR) -> Topcut:
    assert topcut("new", "Friday", "-r", rulebook, "--players", players, *more, "--file", "f.jsonl").code == 0
    return topcut


def bracket(topcut: Topcut, rulebook: str, *more: object) -> Topcut:
    event(topcut, rulebook, "--bracket", "single", "--best-of", 3, *more, players="High, Low")
    assert topcut("cut", "--seeds", "High, Low").code == 0
    assert topcut("pair", "--post", "--seed", 1).code == 0
    return topcut


# Agreed draws (002 2.4) ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("option", [(), ("-o", "tied_match=tiebreak")])
@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("1 id", "D/D by agreement"),
        ("1 1-0 id", "D/D 1–0 by agreement"),
        ("1 1-1-1 agreed draw", "D/D 1–1–1 by agreement"),
        ("1 intentional draw", "D/D by agreement"),
    ],
)
def test_2_4_an_agreed_draw_has_a_word_of_its_own(
    topcut: Topcut, option: tuple[str, ...], typed: str, shown: str
) -> None:
    event(topcut, "transformers", *option)
    topcut("pair", "--post", "--seed", 1)
    taken = topcut("report", typed)
    assert taken.code == 0 and f"{shown}, confirmed" in taken.out, taken.err
    assert "D/D" in topcut("pairings").out and topcut("verify").code == 0
    again = topcut("export").out
    Path("again.json").write_text(again)
    assert topcut("import", "again.json", "--file", "again.jsonl").code == 0
    assert '"how": "agreed"' in again or '"how":"agreed"' in again


def test_2_4_who_agrees_on_a_draw_has_not_won(topcut: Topcut) -> None:
    event(topcut, "transformers")
    topcut("pair", "--post", "--seed", 1)
    topcut("report", "1 id W L").refused("slip-no-tie", codes="W/L")
    topcut("report", "1 2-0 id").refused("score-agreed-after-the-end", games="2-0")


# Sirlin (004 Draws, R59) ---------------------------------------------------------------------------------------------


def test_r59_what_cannot_be_is_refused_and_writes_nothing(topcut: Topcut) -> None:
    event(topcut, "yomi")
    topcut("pair", "--post", "--seed", 1)
    before = Path("f.jsonl").read_bytes()
    for typed in ("1 2-0-5", "1 1-1-3 W L", "1 2-0-2", "1 1-0-3", "1 0-0-4 W L", "1 2-2", "1 3-0"):
        assert "is not possible: " in topcut("report", typed).refusal, typed
        assert Path("f.jsonl").read_bytes() == before
    taken = topcut("report", "1 1-0-2")
    assert taken.code == 0 and "Note" not in taken.err
    assert "W/L 1–1–2" in topcut("report", "2 1-1-2 W L").out


# Brackets ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("games", ["100-0 50-50 100-0", "100-0 50-50 50-50", "50-50 100-0 100-0", "50-50 100-0 50-50"])
def test_10_a_tied_game_leaves_an_event_that_answers(topcut: Topcut, games: str) -> None:
    bracket(topcut, "star-trek-1e")
    assert topcut("report", f"low {games}").code == 0
    winner = "low" if games.count("100-0") == 2 else "high"
    for command in ("pairings", "bracket", "status", "standings", "verify", "journal"):
        assert topcut(command).code == 0, command
    assert topcut("standings", "--json").data["standings"][0]["player"] == winner
    assert topcut("correct", "low 100-0 100-0", "--reason", "typed wrongly", "--yes").code == 0


def test_2_10_dropping_out_of_a_posted_match_is_asked_first(topcut: Topcut) -> None:
    bracket(topcut, "transformers")
    asked = topcut("drop", "low")
    asked.refused("entry-still-plays", game=1, opponent="High", player="Low")
    dropped = topcut("drop", "low", "--give-up")
    assert dropped.code == 0 and dropped.says("cli-entries-dropped", games=("Game 1 is given up: High goes on.",))
    assert topcut("pairings").says("outcome-ended", how="dropped")


# Published elsewhere (E1) --------------------------------------------------------------------------------------------


def test_e1_a_file_keeps_what_was_published_and_says_so(topcut: Topcut) -> None:
    lines = [{"players": ["kira", "odo"], "games": [3, 0, 0]}, {"players": ["quark", "dax"], "games": [2, 1, 0]}]
    document = {
        "topcut": "results/1",
        "rulebook": "magic",
        "players": [{"id": name.lower(), "name": name} for name in ("Kira", "Odo", "Quark", "Dax")],
        "rounds_planned": 1,
        "rounds": [lines],
    }
    Path("published.json").write_text(json.dumps(document))
    made = topcut("import", "published.json", "--file", "p.jsonl")
    assert made.code == 0
    assert made.says(
        "import-remark",
        place=message("place-round-table", round=1, table=1),
        what=message("score-too-many-wins", games="3-0", needed=2),
    ) and made.says("import-kept")
    assert made.says("cli-exchange-imported", file="p.jsonl", players=4, rounds=1, title="published")
    assert "W/L 3–0" in topcut("pairings", "p.jsonl", "--round", 1).out
    proof = topcut("verify", "p.jsonl")
    assert proof.code == 0 and "3–0 is not possible" in proof.out
    assert topcut("standings", "p.jsonl").code == 0
    exported = json.loads(topcut("export", "p.jsonl").out)
    assert exported["rounds"][0][0]["games"] == [3, 0, 0]
    Path("again.json").write_text(json.dumps(exported))
    assert topcut("import", "again.json", "--file", "q.jsonl").code == 0
    answer = topcut("correct", "q.jsonl", "1 0-3", "--round", 1, "--reason", "swapped", "--yes")
    answer.refused("score-too-many-wins", games="0-3", needed=2)  # at the table it is no result


def test_appendix_c_a_correction_is_reminded_of_the_unfinished_game_too(topcut: Topcut) -> None:
    event(topcut, "transformers")
    topcut("pair", "--post", "--seed", 1)
    assert topcut("report", "1 1-0 time").says("remark-unfinished-game")
    corrected = topcut("correct", "1 0-1 time", "--reason", "swapped", "--yes")
    assert corrected.code == 0 and corrected.says(
        "remark-unfinished-game", typed=message("remark-with-time", score="0-1-1")
    )
    assert "Note" not in topcut("correct", "1 0-1-1 time", "--reason", "it was not finished", "--yes").err


def test_2_5_2_time_in_a_bracket_without_a_limit_is_told_alone(topcut: Topcut) -> None:
    bracket(topcut, "transformers")
    topcut("report", "1 1-1 time").refused("score-no-time-limit")


# What is printed of a result -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rulebook", "options", "typed", "printed"),
    [
        ("yomi", (), "1 1-1 time W L", "W/L 1–1, sudden death"),
        ("yomi", (), "1 1-1-2 W L", "W/L 1–1–2, sudden death"),
        ("puzzle-strike", (), "1 1-1 time L W", "L/W 1–1, sudden death"),
        ("transformers", ("-o", "tied_match=tiebreak"), "1 1-1-1 time W L", "W/L 1–1–1, tie-break"),
        ("transformers", (), "1 1-1-1 time", "D/D 1–1–1, confirmed"),
        ("transformers", (), "1 1-0 time", "W/L 1–0, confirmed"),
        ("yomi", (), "1 1-0-2", "W/L 1–0–2, confirmed"),
    ],
)
def test_a_level_match_says_what_decided_it(
    topcut: Topcut, rulebook: str, options: tuple[str, ...], typed: str, printed: str
) -> None:
    topcut("new", "f", "-r", rulebook, *options, "--players", "Kira, Odo, Quark, Dax", "--file", "f.jsonl")
    topcut("pair", "--post", "--seed", 1)
    assert printed in topcut("report", typed).out
    assert printed.removesuffix(", confirmed") in topcut("pairings").out


def test_a_game_that_was_drawn_is_shown_in_a_bracket_too(topcut: Topcut) -> None:
    choice = ("-o", "bracket_time_limit=40", "--bracket", "single")
    topcut("new", "f", "-r", "transformers", *choice, "--players", "Kira, Odo", "--file", "f.jsonl")
    topcut("cut", "--seeds", "Kira, Odo")
    topcut("pair", "--post")
    assert "W/L 0–0–1, tie-break" in topcut("report", "1 0-0-1 time W L").out
    assert "0–0–1" in topcut("explain", "Kira").out


def test_a_correction_and_a_settlement_say_how_it_is_typed(topcut: Topcut) -> None:
    event(topcut, "yomi")
    topcut("pair", "--post", "--seed", 1)
    topcut("report", "1 2-0")
    topcut("correct", "1 1-1", "--reason", "the slip", "--yes").refused(
        "score-match-level",
        instead=message("slip-lines-instead", lines=(message("slip-typed", text="1 1-1 time W L"),)),
    )
    first = topcut("pairings", "--json").data["pairings"][0]["players"][0]
    topcut("dispute", first, "--reason", "it was level")
    topcut("settle", "1 1-1", "--reason", "a judge saw it").refused(
        "score-match-level",
        instead=message("slip-lines-instead", lines=(message("slip-typed", text="1 1-1 time W L"),)),
    )


@pytest.mark.parametrize(
    ("typed", "won"),
    [
        ("{} concede", False),
        ("{} 0-1 concede", False),
        ("{} 1-1 concede", False),
        ("{} 1-0 L W concede", False),  # ahead, and gave up all the same
        ("{} 2-0 concede", True),  # the whole match is entered: the other gave up (R35)
    ],
)
def test_2_4_who_is_named_gave_up_unless_the_whole_match_is_entered(topcut: Topcut, typed: str, won: bool) -> None:
    event(topcut, "transformers")
    topcut("pair", "--post", "--seed", 1)
    first = topcut("pairings", "--json").data["pairings"][0]["players"][0]
    assert ("W/L" if won else "L/W") in topcut("report", typed.format(first)).out


@pytest.mark.parametrize("rulebook", ["transformers", "yomi", "flash-duel"])
def test_2_4_who_is_ahead_and_named_is_asked_about(topcut: Topcut, rulebook: str) -> None:
    event(topcut, rulebook)
    topcut("pair", "--post", "--seed", 1)
    first = topcut("pairings", "--json").data["pairings"][0]["players"][0]
    before = Path("f.jsonl").read_bytes()
    answer = topcut("report", f"{first} 1-0 concede")
    answer.refused("slip-conceded-while-ahead")
    assert f"`{first} 1-0 L W concede`" in answer.refusal
    assert Path("f.jsonl").read_bytes() == before
