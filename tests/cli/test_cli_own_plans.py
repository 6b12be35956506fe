"""Plans and brackets of one's own, out of files: played, or refused with every fault and its line."""

from __future__ import annotations

from pathlib import Path

import pytest
from staged import FOUR, made, places, play_round
from terminal import Topcut

from topcut.messages.message import message

LADDER = """topcut = "bracket/1"
title = "Ladder"
players = 4

[[game]]
number = 1
round = 1
seats = ["seed 4", "seed 3"]

[[game]]
number = 2
round = 2
seats = ["winner 1", "seed 2"]

[[game]]
number = 3
round = 3
seats = ["winner 2", "seed 1"]
name = "Final"
"""

PLAN = """topcut = "plan/1"

[[stage]]
kind = "swiss"
rounds = 3

[[stage]]
kind = "bracket"
name = "Ladder"
take = 4
bracket = "ladder.toml"
best_of = 3
"""


def test_a_bracket_of_ones_own_is_played(topcut: Topcut) -> None:
    Path("ladder.toml").write_text(LADDER, encoding="utf-8")
    Path("plan.toml").write_text(PLAN, encoding="utf-8")
    made(topcut, "-r", "transformers", "--players", FOUR, "--plan", "plan.toml")
    ladder = (
        message("stageplan-taken", how="ranked", take=4, where="stagename-swiss"),
        message("stageplan-bracket", bracket=message("stagename-table", table="own")),
        message("stageplan-games", games=3),
        message("stageplan-seeds", seeds="ranks"),
    )
    name = message("stagename-own", name="Ladder")
    assert topcut("plan").says(
        "stageplan-numbered", number=2, stage=message("stageplan-stage", stage=name, parts=ladder)
    )
    for _ in range(3):
        play_round(topcut, "2-0")
    topcut("cut")
    for _ in range(3):
        play_round(topcut, "2-0")
    assert places(topcut) == [("kira", 1, 1), ("odo", 2, 2), ("quark", 3, 3), ("dax", 4, 4)]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('"seed 4"', '"winner 3"', "games 1, 2 and 3 wait for each other"),
        ('"seed 1"', '"seed 2"', "seed 1 has no first game"),
        ('"winner 1"', '"winer 1"', 'did you mean "winner 1"?'),
        ("round = 3", "rond = 3", "did you mean round?"),
    ],
)
def test_a_bracket_with_a_fault_is_refused_with_its_line(topcut: Topcut, old: str, new: str, told: str) -> None:
    Path("ladder.toml").write_text(LADDER.replace(old, new), encoding="utf-8")
    answer = topcut("new", "L", "-r", "transformers", "--players", FOUR, "--cut", 4, "--bracket", "ladder.toml")
    assert answer.code == 2 and told in answer.err and answer.says("place-line", file="ladder.toml")
    assert not list(Path().glob("*.jsonl"))


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("best_of", "bestof", "bestof is not a key of a stage; did you mean best_of?"),
        ("rounds = 3", 'rounds = "three"', "rounds = 'three' is not a whole number; write it like `rounds = 4`"),
        ('kind = "swiss"', 'kind = "swis"', "kind = 'swis'; did you mean swiss?"),
        ('kind = "swiss"\n', "", "kind is missing; add one of swiss, bracket, pods"),
        ("take = 4", "take = 3", "stage 2 (Ladder), game 1: there is no seed 4 among 3 players"),
        ('topcut = "plan/1"', 'topcut = "plan/2"', 'a plan begins with `topcut = "plan/1"`'),
        ("[[stage]]", "[[stages]]", "plan.toml has no stages"),
        ('"ladder.toml"', '"laddr.toml"', "laddr.toml cannot be read"),
    ],
)
def test_a_plan_with_a_fault_is_refused(topcut: Topcut, old: str, new: str, told: str) -> None:
    Path("ladder.toml").write_text(LADDER, encoding="utf-8")
    Path("plan.toml").write_text(PLAN.replace(old, new), encoding="utf-8")
    answer = topcut("new", "L", "-r", "transformers", "--players", FOUR, "--plan", "plan.toml")
    assert answer.code == 2 and told.lower() in answer.err.lower()
    assert not list(Path().glob("*.jsonl"))


def test_a_plan_file_and_options_do_not_contradict_each_other(topcut: Topcut) -> None:
    Path("ladder.toml").write_text(LADDER, encoding="utf-8")
    Path("plan.toml").write_text(PLAN, encoding="utf-8")
    words = ("new", "L", "-r", "transformers", "--players", FOUR, "--plan", "plan.toml")
    assert "leave the other options out" in topcut(*words, "--cut", 4).refusal
    assert topcut(*words, "--rounds", 5).refusal.startswith("the file plans 3 rounds, not 5;")
    assert topcut(*words, "--rounds", 3).code == 0
