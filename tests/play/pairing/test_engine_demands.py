"""What a director asks for, what cannot be had, and the smallest fields."""

from __future__ import annotations

from typing import Any

import pytest
from test_engine_exact import STAR_TREK

from saying import as_told, in_words, refused_in_words
from topcut.play.pairing.criteria import cost
from topcut.play.pairing.problem import Candidate, Problem
from topcut.play.pairing.solve import pair
from topcut.refusal import Refused

CAST = ("kira", "odo", "quark", "dax", "garak", "morn", "rom", "nog")


def cast(n: int, met: str = "", **more: Any) -> Problem:
    """The first n of the cast, all on nothing; `met` like "kira-odo quark-dax"."""
    games = [game.split("-") for game in met.split()]
    opponents = {a: frozenset(b for game in games for b in game if a in game and b != a) for a in CAST}
    players = tuple(Candidate(name, 0, opponents[name]) for name in CAST[:n])
    return Problem(players, **{"criteria": STAR_TREK, "forced_rematch": "byes", **more})


@pytest.mark.parametrize("style", ["byes", "play"])
@pytest.mark.parametrize("n", range(4))
def test_the_smallest_fields(n: int, style: Any) -> None:
    pairing = pair(cast(n, forced_rematch=style), "small")
    assert (len(pairing.pairs), len(pairing.byes)) == (n // 2, n % 2)


def test_two_who_have_met_both_rest_or_play_again() -> None:
    assert len(pair(cast(2, "kira-odo"), 1).byes) == 2
    again = pair(cast(2, "kira-odo", forced_rematch="play"), 1)
    assert (len(again.pairs), again.cost["rematches"]) == (1, 1)


def test_r18_three_players_meet_in_three_rounds_with_one_bye_each() -> None:
    met: set[frozenset[str]] = set()
    byes: list[str] = []
    for number in range(3):
        games = " ".join("-".join(sorted(pair)) for pair in sorted(met, key=sorted))
        problem = cast(3, games, rounds_after=2 - number)
        players = tuple(Candidate(p.id, number, p.met, byes.count(p.id)) for p in problem.players)
        pairing = pair(Problem(players, STAR_TREK, "byes", rounds_after=2 - number), number)
        met |= {frozenset(seats) for seats in pairing.pairs}
        byes += pairing.byes
    assert (len(met), sorted(byes)) == (3, ["kira", "odo", "quark"])


def test_a_pinned_rematch_is_played() -> None:
    pairing = pair(cast(4, "kira-odo", pinned=(("odo", "kira"),)), 1)
    assert {"kira", "odo"} in [set(seats) for seats in pairing.pairs]
    assert pairing.cost["rematches"] == 1


def test_the_same_pair_pinned_twice_is_one_demand() -> None:
    pairing = pair(cast(4, pinned=(("kira", "odo"), ("odo", "kira"))), 1)
    assert len(pairing.pairs) == 2


def test_a_bye_can_be_given_and_kept_from_somebody() -> None:
    assert pair(cast(5, pinned_byes=("dax",)), 1).byes == ("dax",)
    for seed in range(20):
        assert pair(cast(5, forbidden_byes=("dax",)), seed).byes != ("dax",)
    both = pair(cast(6, pinned_byes=("dax",)), 1)  # an even field: somebody else rests too
    assert (len(both.byes), both.cost["surplus_byes"]) == (2, 2)


REFUSED = {
    "kira cannot have the pair kira v odo and the pair kira v quark": {"pinned": (("kira", "odo"), ("quark", "kira"))},
    "odo cannot be pinned with themselves": {"pinned": (("odo", "odo"),)},
    "worf cannot be pinned: not among the players": {"pinned": (("kira", "worf"),)},
    "worf cannot be forbidden: not among the players": {"forbidden": (("kira", "worf"),)},
    "kira v odo is both pinned and forbidden": {"pinned": (("kira", "odo"),), "forbidden": (("odo", "kira"),)},
    "dax cannot have the pair quark v dax and the bye": {"pinned": (("quark", "dax"),), "pinned_byes": ("dax",)},
    "dax is both given the bye and kept from it": {"pinned_byes": ("dax",), "forbidden_byes": ("dax",)},
    "2 byes are asked for, but this field has 1": {"pinned_byes": ("dax", "odo"), "forced_rematch": "play"},
    "no way to pair all 5 players": {"forbidden_byes": CAST[:5]},
    "kira has no side": {"order": "sides"},
    "there is no pairing criterion luck": {"criteria": ("rematches", "luck")},
}


@pytest.mark.parametrize("said", REFUSED)
def test_demands_that_contradict_each_other_are_refused_in_words(said: str) -> None:
    with pytest.raises(Refused) as refused:
        pair(cast(5, **REFUSED[said]), 1)
    assert said in in_words(refused.value).replace("dax v quark", "quark v dax")
    assert all(as_told(refusal).do for refusal in refused.value.refusals)


def test_everything_that_is_wrong_is_said_at_once() -> None:
    demands = {"pinned": (("kira", "odo"), ("kira", "dax")), "forbidden": (("kira", "odo"),)}
    with pytest.raises(Refused) as refused:
        pair(cast(6, **demands), 1)
    assert len(refused.value.refusals) == 2


def test_a_player_listed_twice_is_refused() -> None:
    with refused_in_words("kira is in the field twice"):
        pair(Problem((Candidate("kira", 0), Candidate("kira", 3)), STAR_TREK), 1)


def test_three_sides_are_refused() -> None:
    players = tuple(Candidate(name, 0, side=name) for name in CAST[:3])
    with refused_in_words("3 sides"):
        pair(Problem(players, STAR_TREK, order="sides"), 1)


def test_one_side_only_rests() -> None:
    players = tuple(Candidate(name, 0, side="light") for name in CAST[:4])
    pairing = pair(Problem(players, STAR_TREK, order="sides"), 1)
    assert (len(pairing.byes), pairing.cost["surplus_byes"]) == (4, 0)


def test_criteria_that_are_not_listed_do_not_count() -> None:
    pairing = pair(cast(4, "kira-odo quark-dax", criteria=("unequal_totals",), forced_rematch="play"), 1)
    assert list(pairing.cost) == ["unequal_totals"]
    assert pair(cast(5, criteria=()), 1).cost == {}


def test_the_cost_of_a_round_made_by_hand() -> None:
    players = tuple(Candidate(name, total) for name, total in zip(CAST, (9, 8, 8, 7), strict=False))
    problem = Problem(players, STAR_TREK, "byes")
    spent = cost(problem, [("kira", "dax")], ["odo", "quark"])
    assert spent == {
        "rematches": 0,
        "surplus_byes": 2,
        "repeated_byes": 0,
        "byes_above_lowest": 2,
        "paired_down_again": 1,
        "unequal_totals": 1,
        "total_gaps": 2,
        "future_rounds": 0,
        "teammates": 0,
    }
    with refused_in_words("worf"):
        cost(problem, [("kira", "worf")], [])


def test_nobody_is_paired_who_is_not_in_the_field() -> None:
    """Peers have paired the dropped, left players out, and paired a player with himself."""
    players = tuple(Candidate(name, 3 * (k % 2), frozenset({"vash"})) for k, name in enumerate(CAST[:7]))
    pairing = pair(Problem(players, STAR_TREK, "byes"), 1)
    assert sorted([*pairing.byes, *(p for seats in pairing.pairs for p in seats)]) == sorted(CAST[:7])
