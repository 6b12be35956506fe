"""Simulated events with a plan at the command line."""

from __future__ import annotations

import pytest
from terminal import Topcut


@pytest.mark.parametrize(
    "options",
    [
        ("-r", "transformers", "--players", 14, "--cut", 8, "--best-of", 1),
        ("-r", "star-trek-2e", "--players", 14, "--heats", 2, "--cut", 4, "--bracket", "mcintyre"),
        ("-r", "yomi", "--players", 6, "--bracket", "double", "--seeds", "drawn"),
        ("-r", "magic", "--players", 5, "--bracket", "single"),
        ("-r", "star-wars", "--players", 9, "--rounds", 5, "--unless-unbeaten", 2, "--cut", 4),
        ("-r", "tribbles", "--players", 20),
    ],
)
def test_a_simulated_plan_ends_with_places_and_is_verified(topcut: Topcut, options: tuple[str | int, ...]) -> None:
    answer = topcut("simulate", *options, "--seed", 3, "--out", "trial.jsonl", "--json").data
    first, *others = answer["standings"]
    assert (first["rank"], first["to"]) == (1, 1)
    assert all(other["rank"] > 1 for other in others)
    assert topcut("verify", "trial.jsonl").code == 0


def test_many_simulated_plans_hold(topcut: Topcut) -> None:
    answer = topcut(
        "simulate", "-r", "puzzle-strike", "--players", 9, "--rounds", 3, "--cut", 4, "--times", 4, "--json"
    )
    assert answer.data["ok"]


def test_a_plan_that_cannot_be_is_refused(topcut: Topcut) -> None:
    topcut("simulate", "-r", "yomi", "--heats", 2).refused("plan-heats-without-cut")
    topcut("simulate", "-r", "yomi", "--cut", 9, "--bracket", "mcintyre").refused(
        "bracket-not-one-of-its-sizes",
        players=9,
        sizes=(
            "8",
            "16",
        ),
    )
