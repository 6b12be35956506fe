"""What a director asks for, what cannot be had, and the smallest fields."""

from __future__ import annotations

from typing import Any

import pytest
from test_engine_exact import STAR_TREK

from saying import as_told, fits, refused
from topcut.messages.message import Message, message
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


def the_pair(one: str, other: str) -> Message:
    return message("pairing-the-pair", one=one, other=other)


TWO = "pairing-two-demands"
REFUSED: list[tuple[dict[str, Any], list[Message]]] = [
    (
        {"pinned": (("kira", "odo"), ("quark", "kira"))},
        [message(TWO, player="kira", one=the_pair("kira", "odo"), other=the_pair("kira", "quark"))],
    ),
    (
        {"pinned": (("quark", "dax"),), "pinned_byes": ("dax",)},
        [message(TWO, player="dax", one=the_pair("dax", "quark"), other="pairing-the-bye")],
    ),
    ({"pinned": (("odo", "odo"),)}, [message("pairing-with-themselves", how="pinned", player="odo")]),
    ({"pinned": (("kira", "worf"),)}, [message("pairing-not-here", how="pinned", player="worf")]),
    ({"forbidden": (("kira", "worf"),)}, [message("pairing-not-here", how="forbidden", player="worf")]),
    (
        {"pinned": (("kira", "odo"),), "forbidden": (("odo", "kira"),)},
        [message("pairing-pinned-and-forbidden", one="kira", other="odo")],
    ),
    ({"pinned_byes": ("dax",), "forbidden_byes": ("dax",)}, [message("pairing-bye-and-no-bye", player="dax")]),
    (
        {"pinned_byes": ("dax", "odo"), "forced_rematch": "play"},
        [message("pairing-too-many-byes", asked=2, byes=1)],
    ),
    ({"forbidden_byes": CAST[:5]}, [message("pairing-impossible", players=5)]),
    ({"order": "sides"}, [message("pairing-no-side", player=name) for name in sorted(CAST[:5])]),
    ({"criteria": ("rematches", "luck")}, [message("pairing-unknown-criterion", name="luck")]),
]


@pytest.mark.parametrize(("demands", "why"), REFUSED)
def test_demands_that_contradict_each_other_are_refused(demands: dict[str, Any], why: list[Message]) -> None:
    with pytest.raises(Refused) as caught:
        pair(cast(5, **demands), 1)
    assert fits(caught.value.refusals, why), caught.value
    assert all(as_told(refusal).do for refusal in caught.value.refusals)


def test_everything_that_is_wrong_is_said_at_once() -> None:
    demands = {"pinned": (("kira", "odo"), ("kira", "dax")), "forbidden": (("kira", "odo"),)}
    with refused("pairing-two-demands", "pairing-pinned-and-forbidden"):
        pair(cast(6, **demands), 1)


def test_a_player_listed_twice_is_refused() -> None:
    with refused("pairing-player-twice", player="kira"):
        pair(Problem((Candidate("kira", 0), Candidate("kira", 3)), STAR_TREK), 1)


def test_three_sides_are_refused() -> None:
    players = tuple(Candidate(name, 0, side=name) for name in CAST[:3])
    with refused("pairing-too-many-sides", many=3):
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
    with refused("pairing-not-here", player="worf"):
        cost(problem, [("kira", "worf")], [])


def test_nobody_is_paired_who_is_not_in_the_field() -> None:
    """Peers have paired the dropped, left players out, and paired a player with himself."""
    players = tuple(Candidate(name, 3 * (k % 2), frozenset({"vash"})) for k, name in enumerate(CAST[:7]))
    pairing = pair(Problem(players, STAR_TREK, "byes"), 1)
    assert sorted([*pairing.byes, *(p for seats in pairing.pairs for p in seats)]) == sorted(CAST[:7])
