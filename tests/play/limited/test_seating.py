"""Seating by chance: everybody once, groups as the method asks, the same seed the same seats, nobody preferred."""

from __future__ import annotations

from collections import Counter

import pytest

from saying import as_told, fits
from topcut.acts.limited.facts import Group
from topcut.messages.message import Message, message
from topcut.play.limited.drafting import drafting_of, drawn_card
from topcut.play.limited.seating import seat, seat_in_order
from topcut.refusal import Refused
from topcut.rulebooks.load import load
from topcut.rulebooks.model import Drafting

METHODS = [
    ("star-trek-2e", "draft", range(3, 30)),
    ("transformers", "draft", range(4, 40)),
    ("star-wars", "cube", range(6, 42, 2)),
    ("star-wars", "cube-both-sides", [4]),
    ("star-wars", "cube-squirrel", range(3, 30)),
    ("star-wars", "cube-winston", range(4, 42)),
    ("star-wars", "cube-sealed", range(2, 42)),
]


def drafting(rulebook: str, chosen: str) -> Drafting:
    found = drafting_of(load(rulebook, {"format": chosen}))
    assert found is not None
    return found


def players(number: int) -> list[str]:
    return [f"p{n}" for n in range(1, number + 1)]


@pytest.mark.parametrize(("rulebook", "chosen", "fields"), METHODS)
def test_everybody_sits_once_and_the_seed_says_where(rulebook: str, chosen: str, fields: range) -> None:
    rules = drafting(rulebook, chosen)
    for number in fields:
        groups = seat(players(number), rules, f"seed {number}")
        assert sorted(one for group in groups for one in group.players) == sorted(players(number))
        assert all(0 <= group.first < len(group.players) for group in groups)
        assert groups == seat(players(number), rules, f"seed {number}")


def test_another_seed_gives_other_seats() -> None:
    rules = drafting("star-trek-2e", "draft")
    assert len({seat(players(6), rules, str(seed)) for seed in range(50)}) > 40


def test_7_6_pods_of_a_booster_draft_are_about_equal() -> None:
    rules = drafting("transformers", "draft")
    assert [len(group.players) for group in seat(players(17), rules, "x")] == [6, 6, 5]


def test_7_6_the_head_judge_may_choose_other_pods() -> None:
    rules = drafting_of(load("transformers", {"format": "draft", "group_least": 6, "group_most": 10}))
    assert rules is not None
    assert [len(group.players) for group in seat(players(17), rules, "x")] == [9, 8]


def test_7_7_the_first_picker_is_drawn_among_all_seats() -> None:
    rules = drafting("transformers", "draft")
    firsts = Counter(seat(players(5), rules, str(seed))[0].first for seed in range(2000))
    assert set(firsts) == set(range(5)) and all(320 < count < 480 for count in firsts.values())


def test_nobody_picks_first_where_all_pick_at_once() -> None:
    rules = drafting("star-trek-2e", "draft")
    assert all(group.first == 0 for seed in range(20) for group in seat(players(9), rules, str(seed)))


@pytest.mark.parametrize("number", range(6, 42, 2))
def test_a_cube_has_as_many_light_as_dark_players(number: int) -> None:
    groups = seat(players(number), drafting("star-wars", "cube"), "x")
    for light, dark in zip(groups[::2], groups[1::2], strict=True):
        assert (light.side, dark.side) == ("light", "dark")
        assert light.cube == dark.cube
        assert len(light.players) == len(dark.players) in (3, 4, 5)
    assert sorted({group.cube for group in groups}) == list(range(1, len(groups) // 2 + 1))


def test_everybody_plays_either_side_equally_often() -> None:
    rules = drafting("star-wars", "cube")
    light = Counter(p for seed in range(2000) for p in seat(players(6), rules, str(seed))[0].players)
    assert all(900 < light[player] < 1100 for player in players(6))


@pytest.mark.parametrize("number", range(2, 42))
def test_a_sealed_cube_halves_the_field_and_no_cube_serves_more_than_five_of_a_side(number: int) -> None:
    groups = seat(players(number), drafting("star-wars", "cube-sealed"), "x")
    sides = Counter({side: sum(len(g.players) for g in groups if g.side == side) for side in ("light", "dark")})
    assert abs(sides["light"] - sides["dark"]) == number % 2
    assert all(len(group.players) <= 5 for group in groups)
    assert max(group.cube for group in groups) == -(-max(sides.values()) // 5)


def test_the_odd_one_out_joins_either_side() -> None:
    rules = drafting("star-wars", "cube-sealed")
    larger = {max(seat(players(5), rules, str(seed)), key=lambda g: len(g.players)).side for seed in range(40)}
    assert larger == {"light", "dark"}


@pytest.mark.parametrize("number", range(4, 42))
def test_winston_seats_twos_and_threes_of_one_side(number: int) -> None:
    groups = seat(players(number), drafting("star-wars", "cube-winston"), "x")
    assert {len(group.players) for group in groups} <= {2, 3}
    sides = [sum(len(g.players) for g in groups if g.side == side) for side in ("light", "dark")]
    assert abs(sides[0] - sides[1]) == number % 2
    for cube in {group.cube for group in groups}:
        for side in ("light", "dark"):
            assert sum(len(g.players) for g in groups if (g.cube, g.side) == (cube, side)) <= 5


def test_squirrels_are_one_big_pod_while_one_cube_has_cards_for_them() -> None:
    rules = drafting("star-wars", "cube-squirrel")
    assert [len(group.players) for group in seat(players(10), rules, "x")] == [10]
    assert [(len(group.players), group.cube) for group in seat(players(11), rules, "x")] == [(6, 1), (5, 2)]


@pytest.mark.parametrize(
    ("rulebook", "chosen", "number", "why"),
    [
        (
            "star-trek-1e",
            "draft",
            2,
            message("limited-too-few", players=2, size=message("limited-sizes", least=3, most=6)),
        ),
        (
            "transformers",
            "draft",
            3,
            message("limited-too-few", players=3, size=message("limited-sizes", least=4, most=8)),
        ),
        ("star-wars", "cube", 7, "limited-cube-odd"),
        ("star-wars", "cube-both-sides", 5, message("limited-not-four", players=5)),
        ("star-wars", "cube-winston", 3, message("limited-winston-too-few", players=3)),
        ("star-wars", "cube-squirrel", 2, message("limited-too-few", players=2)),
        ("star-wars", "cube-sealed", 1, "limited-sides-too-few"),
        ("star-trek-2e", "sealed", 8, "limited-sealed-without-groups"),
    ],
)
def test_what_cannot_be_seated_is_refused(rulebook: str, chosen: str, number: int, why: Message | str) -> None:
    with pytest.raises(Refused) as caught:
        seat(players(number), drafting(rulebook, chosen), "x")
    assert fits(caught.value.refusals, [why])
    assert all(as_told(one).do for one in caught.value.refusals)


def test_8_2_the_seats_of_a_play_off_are_kept() -> None:
    (group,) = seat_in_order(players(8), drafting("transformers", "draft"), "x")
    assert group == Group(tuple(players(8)), first=group.first)


def test_7_7_the_random_pick_is_any_card_equally_often() -> None:
    drawn = Counter(drawn_card(7, str(seed)) for seed in range(3500))
    assert set(drawn) == set(range(1, 8)) and all(400 < count < 600 for count in drawn.values())
