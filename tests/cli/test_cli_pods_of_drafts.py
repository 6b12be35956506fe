"""Draft pods at the terminal: reasons, why, swaps, pins."""

from __future__ import annotations

import pytest
from terminal import Topcut

NINE = "Kira, Odo, Quark, Dax, Garak, Morn, Rom, Nog, Leeta"


@pytest.fixture
def pods(topcut: Topcut) -> Topcut:
    """A pod of five and one of four."""
    topcut("new", "Booster Friday", "-r", "transformers", "-o", "format=draft", "--players", NINE, "--rounds", 3)
    topcut("seat", "--seed", 1)
    return topcut


def seated(topcut: Topcut) -> list[list[str]]:
    return [group["players"] for group in topcut("seats", "--json").data["groups"]]


def test_7_6_a_round_in_pods_has_a_reason_for_every_table(pods: Topcut) -> None:
    data = pods("pair", "--seed", 3, "--json").data
    assert len(data["reasons"]) == len(data["pairings"]) == 5
    assert sum("has the bye" in reason for reason in data["reasons"]) == 1
    assert set(data["cost"].values()) == {0}


def test_7_6_why_answers_inside_a_pod_and_says_that_others_do_not_meet(pods: Topcut) -> None:
    first, second = seated(pods)
    pods("pair", "--post")
    inside = pods("why", second[0], second[1])
    assert inside.says("reason-can", players=2)
    pods("why", first[0], second[0]).refused("pairing-different-pods")
    assert "bye" in pods("why", first[0], "bye").out


def test_7_6_pairs_are_pinned_forbidden_and_swapped(pods: Topcut) -> None:
    first, second = seated(pods)
    pair = f"{second[0]}, {second[1]}"
    assert sorted(second[:2]) in [sorted(one) for one in pods("pair", "--pin", pair, "--json").data["pairings"]]
    data = pods("pair", "--forbid", pair, "--reason", "friends", "--json").data
    assert sorted(second[:2]) not in [sorted(one) for one in data["pairings"]]
    (table,) = [one for one in data["pairings"] if second[0] in one]
    other = next(name for name in second if name not in table)
    assert pods("swap", second[0], other).says("reason-best-by-hand")
    pods("swap", second[0], first[0]).refused("pairing-different-pods")
    assert pods("post").says("cli-rounds-posted")
    assert pods("verify").says("cli-exchange-verified", wrong=0)


def test_7_6_more_rounds_than_a_pod_has_opponents_are_told_of_when_they_are_asked_for(pods: Topcut) -> None:
    assert "Note" not in pods("rounds", 3, "--reason", "as it was").err
    told = pods("rounds", 4, "--reason", "the hall stays open")
    assert told.says("note-too-many-for-pods", least=4, most=3)


def test_2_10_who_drops_after_the_draw_can_be_drawn_without_by_typing_what_is_said(pods: Topcut) -> None:
    pods("pair")
    told = pods("drop", "Kira")
    assert told.says("cli-entries-dropped", player="Kira", round=1, when="now")
    assert told.says("cli-entries-still-plays", player="Kira")
