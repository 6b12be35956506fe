"""Whole events of several stages as a director types them; expected answers follow by hand from who is stronger."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from staged import EIGHT, FOUR, NINE, made, places, play_round, post_bracket_round, stronger
from terminal import Topcut

from topcut.messages.message import message

# Swiss rounds, then a bracket ----------------------------------------------------------------------------------------


def test_nine_players_swiss_then_top_four(topcut: Topcut) -> None:
    made(topcut, "-r", "transformers", "--players", NINE, "--cut", 4)
    assert topcut("status").says("nextstep-pair", round=message("roundname-number", round=1))
    for _ in range(4):
        play_round(topcut, "2-0")
    ranks = [row["player"] for row in topcut("standings", "--json").data["standings"]]
    cut = topcut("cut", "--json").data
    assert cut["stage"] == 2 and cut["seeds"] == ranks[:4]
    first, second, third, fourth = cut["seeds"]
    play_round(topcut, "2-1")
    one, other = stronger(first, fourth), stronger(second, third)
    assert topcut("standings").says("placing-lost", game=message("placing-the-game", kind="semi-final"))
    play_round(topcut, "2-0")
    winner = stronger(one, other)
    (runner_up,) = {one, other} - {winner}
    found = places(topcut)
    assert found[:2] == [(winner, 1, 1), (runner_up, 2, 2)]
    assert set(found[2:4]) == {(p, 3, 4) for p in cut["seeds"] if p not in (winner, runner_up)}
    assert [player for player, _, _ in found[4:]] == ranks[4:]
    lines = topcut("export", "--csv").out.splitlines()
    assert lines[0] == "place,to,handle,name,why" and lines[1].startswith(f"1,1,{winner},") and len(lines) == 10
    finished = topcut("finish")
    assert finished.says("placing-title", state="final") and finished.says(
        "placing-won", game=message("placing-the-game", kind="final")
    )
    assert topcut("verify").code == 0


def test_the_stage_is_named_wherever_the_director_looks(topcut: Topcut) -> None:
    made(topcut, "-r", "transformers", "--players", FOUR, "--rounds", 3, "--cut", 2)
    assert topcut("status").says("cli-look-stage", last=2, number=1, stage="Swiss rounds: 3 rounds")
    for _ in range(3):
        play_round(topcut, "2-0")
    assert topcut("status").says("nextstep-cut", stage=message("stagename-bracket", players=2))
    topcut("cut")
    assert "The cut to Top 2 is made." in topcut("status").out
    topcut("pair")
    assert "Final (drawn, not posted)" in topcut("pairings").out
    final = message("roundname-called", name=message("bracketname-kind", kind="final", of=0, games="one"))
    assert topcut("status").says("nextstep-drawn", round=final)
    topcut("post")
    status = topcut("status")
    assert status.says(
        "nextstep-results-in",
        done=0,
        of=1,
        round=message("roundname-numbered", name=final, round=4),
    )  # `--round` counts through all stages
    data = topcut("status", "--json").data
    assert (data["stage"], data["stages"], data["stage_name"]) == (2, 2, "Top 2")


def test_explain_tells_the_place_out_of_the_bracket_above_the_swiss_reasons(topcut: Topcut) -> None:
    made(topcut, "-r", "transformers", "--players", FOUR, "--rounds", 3, "--cut", 4)
    for _ in range(3):
        play_round(topcut, "2-0")
    topcut("cut")
    post_bracket_round(topcut)
    topcut("report", "dax", "2-1")  # the last seed beats the first
    lines = topcut("explain", "kira").out.splitlines()
    assert lines[0] == "3rd–4th  Kira  lost in the semi-final to Dax"  # whoever loses the other one shares it
    assert "  → seed 1 of Top 4" in lines and "  → semi-final: lost to Dax 1–2" in lines
    swiss = lines.index("Swiss rounds: 1  3–0–0  9 points")
    assert swiss > lines.index("  → seed 1 of Top 4")
    assert "→ final: to play" not in topcut("explain", "dax").out
    topcut("report", "odo", "2-0")
    assert "  → final: to play against Odo" in topcut("explain", "dax").out
    data = topcut("explain", "kira", "--json").data
    assert (data["place"], data["to"], data["rank"], data["points"]) == (3, 4, 1, 9)
    assert data["why"] == "lost in the semi-final to Dax"
    assert data["bracket"] == ["seed 1 of Top 4", "semi-final: lost to Dax 1–2"]


def test_of_equal_players_the_cut_says_whose_seeds_were_drawn(topcut: Topcut) -> None:
    made(topcut, "-r", "transformers", "--players", FOUR, "--rounds", 1, "--cut", 4)
    play_round(topcut, "2-0")
    shown = topcut("cut").out
    assert shown.count("Drawn by lot, because nothing separates them: ") == 2  # the winners, and the losers
    seeds = topcut("bracket", "--json").data["seeds"]
    assert f": {seeds[0]} before {seeds[1]}." in shown.lower() and f": {seeds[2]} before {seeds[3]}." in shown.lower()


def test_of_equal_players_the_cut_says_who_is_not_in(topcut: Topcut) -> None:
    made(topcut, "-r", "transformers", "--players", FOUR, "--rounds", 1, "--cut", 3, "--bracket", "play-in")
    play_round(topcut, "2-0")
    assert topcut("cut").says("seed-drawn", left=1)


# Star Trek: Modified McIntyre ----------------------------------------------------------------------------------------


@pytest.fixture
def mcintyre(topcut: Topcut) -> Topcut:
    made(topcut, "-r", "star-trek-2e", "--players", EIGHT, "--bracket", "mcintyre", "--best-of", 3)
    assert topcut("cut", "--seeds", EIGHT).code == 0
    post_bracket_round(topcut)
    return topcut


def test_mcintyre_with_a_drop_a_correction_a_tie_and_both_losing(mcintyre: Topcut) -> None:
    topcut = mcintyre
    topcut("report", "kira", "2-0")  # seeds 1 and 4
    assert topcut("report", "garak", "1-1", "time").says("outcome-for-the-higher-seed")  # 5 and 8: the tie is Garak's
    topcut("report", "rom", "2-1")  # 7 beats 6
    topcut("report", "quark", "2-0")  # 3 beats 2
    assert topcut("drop", "dax").says(
        "cli-entries-dropped", when="before"
    )  # seed 4 lost, and would play on against Garak
    fixed = topcut("correct", "odo", "2-0", "--reason", "the slip was swapped", "--yes")
    assert fixed.says("correction-goes-on", now="Odo", then="Quark")
    post_bracket_round(topcut)
    seats = {m["table"]: set(m["players"]) for m in topcut("pairings", "--json").data["pairings"]}
    assert seats == {1: {"rom", "quark"}, 2: {"garak"}}  # Garak has a walkover
    answer = topcut("correct", "quark", "2-0", "--round", 1, "--reason", "no", "--yes")
    answer.refused("result-changes-later-games", latest=2, round=2)
    both = topcut("both-lose", 1)
    assert both.says("outcome-for-the-higher-seed")  # a True Tie (R47), and a tie is the higher seed's (R24): Quark
    post_bracket_round(topcut)
    seats = {m["table"]: set(m["players"]) for m in topcut("pairings", "--json").data["pairings"]}
    assert seats == {1: {"kira", "quark"}, 2: {"garak", "odo"}}
    topcut("report", "kira", "2-1")
    topcut("report", "odo", "2-0")
    play_round(topcut, "2-0")
    assert places(topcut) == [
        ("kira", 1, 1),
        ("odo", 2, 2),
        ("quark", 3, 4),
        ("garak", 3, 4),
        ("dax", 5, 6),
        ("rom", 5, 6),
        ("morn", 7, 8),
        ("nog", 7, 8),
    ]
    assert topcut("finish").code == 0 and topcut("verify").code == 0


def test_a_withdrawn_round_keeps_its_words_in_the_journal(mcintyre: Topcut) -> None:
    mcintyre("report", "kira", "2-1")
    mcintyre("withdraw-round", "--reason", "wrong table numbers")
    assert "2–1" in mcintyre("journal").out or "1–2" in mcintyre("journal").out
    assert "do not know" not in mcintyre("journal").out


# Sirlin: double elimination ------------------------------------------------------------------------------------------


def test_double_elimination_with_a_reset(topcut: Topcut) -> None:
    made(topcut, "-r", "yomi", "--players", FOUR, "--bracket", "double")
    topcut("cut", "--seeds", FOUR)
    for winners in (("kira", "odo"), ("kira", "quark"), ("odo",), ("odo",), ("kira",)):
        post_bracket_round(topcut)  # upper; upper final and lower; lower final; grand final; reset
        for name in winners:
            assert topcut("report", name, "2-0").code == 0
    assert places(topcut) == [("kira", 1, 1), ("odo", 2, 2), ("quark", 3, 3), ("dax", 4, 4)]
    assert "The bracket is over." in topcut("status").out


def test_where_both_lose_neither_goes_on(topcut: Topcut) -> None:
    made(topcut, "-r", "yomi", "--players", FOUR, "--bracket", "single")
    topcut("cut", "--seeds", FOUR)
    post_bracket_round(topcut)
    assert topcut("both-lose", "kira").says("outcome-neither-goes-on")
    topcut("report", "odo", "2-0")
    assert topcut("standings").says("placing-won-without-play", game=message("placing-the-game", kind="final"))
    topcut("pair").refused("round-bracket-over", stage=message("stagename-bracket", players=0), why="played")


# A bracket alone -----------------------------------------------------------------------------------------------------


def test_typed_seeds_say_that_nobody_registers_before(topcut: Topcut) -> None:
    made(topcut, "-r", "star-trek-2e", "--players", FOUR, "--bracket", "play-in", "--seeds", "typed")
    assert topcut("plan").says(
        "stageplan-stage",
        parts=(
            "stageplan-bracket",
            "stageplan-games",
            message("stageplan-seeds", seeds="typed"),
            "stageplan-no-pre-registration",
        ),
    )
    for typed in ("pair", "cut"):
        asked = topcut(typed)
        asked.refused("seed-not-typed")
        assert '`topcut cut --seeds "A, B, …"`' in asked.refusal
    topcut("cut", "--seeds", "Kira, Odo").refused(
        "seed-missing",
        first=(
            "Quark",
            "Dax",
        ),
        more=0,
        without=2,
    )
    topcut("cut", "--seeds", "Kira, Odo, Quark, Dux").refused(
        "slip-no-player", typed="Dux", where="event", way=message("slip-way-did-you-mean", names=("Dax",))
    )
    assert topcut("cut", "--seeds", "dax, quark, odo, kira", "--json").data["seeds"] == ["dax", "quark", "odo", "kira"]
    games = topcut("bracket", "--json").data["games"]
    assert [[seat["player"] for seat in game["seats"]] for game in games[:2]] == [["dax", "kira"], ["odo", "quark"]]
    assert "recommended" not in topcut("pair").err  # a table of Swiss rounds has nothing to say here


# Early end -----------------------------------------------------------------------------------------------------------


def test_rounds_end_early_when_one_player_is_unbeaten(topcut: Topcut) -> None:
    made(topcut, "-r", "transformers", "--players", FOUR, "--rounds", 3, "--unless-unbeaten", 2)
    play_round(topcut, "2-0")
    assert topcut("status").says("nextstep-pair", round=message("roundname-number", round=2))  # two have won
    play_round(topcut, "2-0")  # they meet: one is left
    assert "Only Kira is unbeaten after 2 of 3 rounds, so the rounds end here." in topcut("status").out
    topcut("pair").refused("round-one-unbeaten", played=2)
    assert topcut("finish").code == 0


# Prizes --------------------------------------------------------------------------------------------------------------


def test_the_semi_finalists_split_the_prizes_and_play_no_further(topcut: Topcut) -> None:
    made(topcut, "-r", "transformers", "--players", EIGHT, "--rounds", 3, "--cut", 4)
    for _ in range(3):
        play_round(topcut, "2-0")
    topcut("split", "--consent", "all").refused("stage-split-without-bracket")
    topcut("cut")
    topcut("split").refused("stage-split-without-consent", who=message("stage-all-of-them", players=4))
    assert topcut("split", "--consent", "all four", "--end").says("cli-stages-split", then="end")
    assert topcut("standings").says("placing-split")
    assert "nobody plays on" in topcut("status").out and topcut("bracket").says("bracket-split")
    topcut("pair").refused("round-bracket-over", stage=message("stagename-bracket", players=4), why="split")
    (share,) = topcut("prizes", "1=12", "2=8", "3-4=5", "--json").data["prizes"]
    assert (share["places"], share["each"], share["left"]) == ([1, 4], 7, 2)  # 30 boosters among four
    assert topcut("finish").code == 0


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (["1"], "'1' is not a prize"),
        (["4-2=5"], "'4-2=5' is not a prize"),
        (["0=5"], "'0=5' is not a prize"),
        (["1=x"], "'1=x' is not a prize"),
        (["1=12", "1-2=3"], "place 1 has two prizes"),
    ],
)
def test_prizes_that_make_no_sense(topcut: Topcut, given: list[str], told: str) -> None:
    made(topcut, "-r", "transformers", "--players", FOUR)
    assert told in topcut("prizes", *given).refusal


# Refusals ------------------------------------------------------------------------------------------------------------


def test_a_cut_of_eight_from_seven_is_told_early_and_refused_late(topcut: Topcut) -> None:
    answer = topcut("new", "F", "-r", "transformers", "--players", EIGHT.replace(", Nog", ""), "--cut", 8)
    assert answer.says("advice-cut-too-large", cut=8, players=7)
    for _ in range(3):
        play_round(topcut, "2-0")
    topcut("cut").refused("seed-cut-too-large", cut=8, heats=0, left=7, stage=message("stagename-swiss", which="first"))
    topcut("plan", "--cut", 4).refused("plan-announced")
    assert topcut("plan", "--cut", 4, "--consent", "all", "--reason", "seven came").code == 0
    assert len(topcut("cut", "--json").data["seeds"]) == 4


def test_a_changed_cut_keeps_the_rounds_that_were_announced(topcut: Topcut) -> None:
    made(topcut, "-r", "transformers", "--players", FOUR, "--rounds", 3, "--unless-unbeaten", 2, "--cut", 4)
    play_round(topcut, "2-0")
    changed = topcut("plan", "--cut", 2, "--consent", "all", "--reason", "it is late", "--json").data["plan"]
    assert [(s["kind"], s.get("unless_unbeaten"), s.get("take")) for s in changed] == [
        ("swiss", 2, None),
        ("bracket", None, 2),
    ]


def test_out_of_turn(topcut: Topcut) -> None:
    made(topcut, "-r", "transformers", "--players", FOUR, "--rounds", 2, "--cut", 4)
    topcut("bracket").refused("command-bracket-not-made")
    topcut("cut").refused(
        "stage-comes-later",
        left="stage-left-to-begin",
        source=message("stagename-swiss", which="first"),
        stage=message("stagename-bracket", players=4),
        way="stage-way-first-round",
    )
    play_round(topcut, "2-0")
    topcut("cut").refused(
        "stage-comes-later", left=message("stage-left-rounds", planned=2, played=1), way="stage-way-next-round"
    )
    topcut("pair", "--post")
    topcut("cut").refused("stage-comes-later", left=message("stage-left-to-report", more=1), way="stage-way-results")
    for match in topcut("pairings", "--json").data["pairings"]:
        topcut("report", match["table"], "2-0")
    topcut("pair").refused("stage-cut-not-made", stage=message("stagename-bracket", players=4))
    topcut("cut")
    topcut("report", 1, "2-0").refused(
        "result-exists", way=message("result-way-correct-or-pair", stage=message("stagename-bracket", players=4))
    )
    topcut("cut").refused("stage-begun", stage=message("stagename-bracket", players=4))
    topcut("enter", "Worf").refused("entry-after-the-cut", act="enter")
    post_bracket_round(topcut)
    topcut("report", 3, "2-0").refused("slip-game-not-known", game=3)
    topcut("report", 1, "1-0").refused("score-unfinished", needed=2)
    topcut("report", 1, "2-0")
    topcut("report", 2, "2-0")
    topcut("report", 3, "2-0").refused("slip-game-not-posted", game=3)
    assert "is over" not in topcut("finish").out and topcut("finish").code == 2


def test_taking_back_a_round_of_the_bracket_and_the_cut(topcut: Topcut) -> None:
    made(topcut, "-r", "transformers", "--players", FOUR, "--rounds", 1, "--cut", 4)
    play_round(topcut, "2-0")
    topcut("cut")
    post_bracket_round(topcut)
    topcut("report", 1, "2-0")
    topcut("withdraw-round").refused("round-has-results")
    assert topcut("withdraw-round", "--reason", "wrong table").code == 0
    topcut("withdraw-round", "--reason", "again").refused("round-before-the-cut")


def test_undoing_the_cut_makes_it_possible_again(topcut: Topcut) -> None:
    made(topcut, "-r", "transformers", "--players", FOUR, "--rounds", 3, "--cut", 2)
    for _ in range(3):
        play_round(topcut, "2-0")
    topcut("cut")
    assert "Top 2 opened: 1 Kira, 2 Odo" in topcut("undo").out
    assert topcut("status").says("nextstep-cut", stage=message("stagename-bracket", players=2))
    assert topcut("cut", "--json").data["seeds"] == ["kira", "odo"]


def test_a_correction_before_the_cut_was_made_does_not_move_the_cut(topcut: Topcut) -> None:
    made(topcut, "-r", "transformers", "--players", FOUR, "--rounds", 3, "--cut", 2)
    for _ in range(3):
        play_round(topcut, "2-0")
    topcut("cut")  # Kira 3-0, Odo 2-1, Quark 1-2, Dax 0-3
    met = {frozenset(m["players"]): n for n in (1, 2, 3) for m in topcut("pairings", n, "--json").data["pairings"]}
    number = met[frozenset(("odo", "quark"))]
    answer = topcut("correct", "quark", "2-0", "--round", number, "--reason", "swapped", "--yes")
    assert answer.says("correction-cut-stays", stage=message("stagename-bracket", players=2))
    assert topcut("bracket", "--json").data["seeds"] == ["kira", "odo"]


def test_an_event_without_a_bracket_says_so(topcut: Topcut) -> None:
    made(topcut, "-r", "transformers", "--players", FOUR)
    topcut("bracket").refused("stage-no-bracket-planned", way="stage-way-announce")
    play_round(topcut, "2-0")
    topcut("cut").refused("stage-no-cut-planned", way="stage-way-announce-late")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--bracket", "singel"], "there is no bracket 'singel'"),
        (["--cut", 4, "--seeds", "rank"], "'rank' is not a way to seed; use ranks, twos, turns, drawn or typed"),
        (["--cut", 4, "--best-of", 2], "best of 2 is not possible; choose 1, 3, 5, 7 or 9 games"),
        (["--cut", 6, "--bracket", "mcintyre"], "the bracket mcintyre has 8 or 16 players, not 6"),
        (["--heats", 2], "add --cut N"),
        (["--cut", 4, "--bracket", "none.toml"], "none.toml cannot be read"),
        (["--rounds", 4, "--unless-unbeaten", 4], "must be planned for more"),
        (["--unless-unbeaten", 4], "must be planned for more; say how many rounds there are otherwise (--rounds)"),
        (["--heats", 25, "--cut", 2], "the number of heats cannot be 25; choose a number between 0 and 19"),
        (["--heats", -1, "--cut", 2], "the number of heats cannot be −1"),
        (["--confrontation", "--best-of", 3], "a final confrontation follows Swiss rounds, without a cut"),
    ],
)
def test_a_plan_that_cannot_be_makes_no_event(topcut: Topcut, words: list[Any], told: str) -> None:
    assert told in topcut("new", "F", "-r", "star-trek-2e", "--players", FOUR, *words).refusal
    assert not list(Path().glob("*.jsonl"))


# Drawings ------------------------------------------------------------------------------------------------------------


def test_the_drawing_is_made_anew_and_never_over_another_file(mcintyre: Topcut) -> None:
    assert mcintyre("bracket", "--svg", "b.svg").out == "Drawn: b.svg\n"
    before = Path("b.svg").read_text(encoding="utf-8")
    assert ElementTree.fromstring(before).tag.endswith("svg")
    mcintyre("report", "kira", "2-0")
    assert mcintyre("bracket", "--svg", "b.svg").code == 0
    assert Path("b.svg").read_text(encoding="utf-8") != before
    Path("notes.svg").write_text("my notes", encoding="utf-8")
    mcintyre("bracket", "--svg", "notes.svg").refused("command-file-of-no-bracket", file="notes.svg")
    assert Path("notes.svg").read_text(encoding="utf-8") == "my notes"
    mcintyre("bracket", "--svg", "nowhere/b.svg").refused("file-failed", done="written")


@pytest.mark.parametrize("columns", [80, 120])
def test_a_bracket_of_sixteen_keeps_to_the_width(topcut: Topcut, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    names = ", ".join(f"{name} {house}" for house in ("Nerys", "Soong") for name in EIGHT.split(", "))
    made(topcut, "-r", "transformers", "--players", names, "--bracket", "single", "--seeds", "drawn")
    post_bracket_round(topcut)
    lines = topcut("bracket").out.splitlines()
    drawn = [line for line in lines if not line.startswith(("Goes first", "Chooses"))]
    assert max(map(len, drawn)) <= columns
    assert sum("Nerys" in line or "Soong" in line for line in drawn) >= 8


def test_5_2_the_finalists_are_asked_as_two(topcut: Topcut) -> None:
    made(topcut, "-r", "transformers", "--players", "Kira, Odo", "--bracket", "single")
    topcut("cut", "--seeds", "Kira, Odo")
    topcut("split").refused("stage-split-without-consent", who=message("stage-all-of-them", players=2))


def test_10_a_bracket_result_is_typed_as_it_is_shown(topcut: Topcut) -> None:
    assert topcut("new", "Finals", "-r", "star-trek-2e", "--players", "Kira, Odo", "--bracket", "single").code == 0
    assert topcut("cut", "--seeds", "Kira, Odo").code == 0
    assert topcut("pair", "--post").code == 0
    assert ": W/L, confirmed" in topcut("report", "1 W L").out
    assert "W/L → L/W" in topcut("correct", "1 L W", "--reason", "swapped", "--yes").out
