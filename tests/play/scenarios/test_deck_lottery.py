"""Deck Lottery (001 4.4.1): compared with trying every way to deal, and with a matching solved by other means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import permutations
from random import Random

import networkx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saying import refused
from topcut.play.scenarios import lottery as module
from topcut.play.scenarios.lottery import COUNTED, lottery, repeats

CAST = ("kira", "odo", "quark", "dax", "garak", "morn")
History = Mapping[str, Sequence[str]]


def every_best_way(players: Sequence[str], history: History, decks: Sequence[str]) -> set[tuple[str, ...]]:
    """All ways to deal in which nobody has his own deck and the fewest have one again."""
    ways = [way for way in permutations(decks, len(players)) if all(map(str.__ne__, players, way))]
    cost = {
        way: sum(deck in history.get(player, ()) for player, deck in zip(players, way, strict=True)) for way in ways
    }
    return {way for way, spent in cost.items() if spent == min(cost.values())}


@st.composite
def fields(draw: st.DrawFn) -> tuple[list[str], dict[str, list[str]], list[str]]:
    decks = list(CAST[: draw(st.integers(2, len(CAST)))])
    players = decks[draw(st.integers(0, len(decks) - 2)) :]
    history = {player: draw(st.lists(st.sampled_from(decks), max_size=5)) for player in players}
    return players, history, decks


@settings(deadline=None)
@given(fields(), st.integers(0, 99))
def test_nobody_has_his_own_and_the_fewest_have_one_again(
    field: tuple[list[str], dict[str, list[str]], list[str]], seed: int
) -> None:
    players, history, decks = field
    dealt = lottery(players, history, seed, decks)
    assert list(dealt) == players
    assert tuple(dealt.values()) in every_best_way(players, history, decks)


@pytest.mark.parametrize("counted", [COUNTED, 0], ids=["counted", "tried"])
@pytest.mark.parametrize(
    "history",
    [{}, {"kira": ["odo"], "odo": ["kira"]}, {player: ["kira", "odo"] for player in CAST[:4]}],
    ids=["first deal", "two have swapped", "repeats are forced"],
)
def test_every_best_way_is_equally_likely(history: History, counted: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "COUNTED", counted)
    players = CAST[:4]
    best = every_best_way(players, history, players)
    each = 300
    found = Counter(tuple(lottery(players, history, seed).values()) for seed in range(each * len(best)))
    assert set(found) == best
    assert all(abs(times - each) < 5 * each**0.5 for times in found.values())


def fewest_by_matching(players: Sequence[str], history: History) -> int:
    """The same number out of a matching of greatest weight."""
    graph = networkx.Graph()
    for player in players:
        for deck in players:
            if deck != player:
                graph.add_edge(("player", player), ("deck", deck), weight=int(deck not in history.get(player, ())))
    matched = networkx.max_weight_matching(graph, maxcardinality=True)
    return len(players) - sum(graph.edges[pair]["weight"] for pair in matched)


@pytest.mark.parametrize("size", [3, 5, 8, COUNTED, COUNTED + 2])
def test_a_whole_event_until_every_deck_was_played(size: int) -> None:
    players = [f"p{number}" for number in range(1, size + 1)]
    history: dict[str, list[str]] = {player: [] for player in players}
    for number in range(size + 1):
        dealt = lottery(players, history, f"round {number}")
        assert sorted(dealt.values()) == sorted(players)
        assert all(player != owner for player, owner in dealt.items())
        assert repeats(dealt, history) == fewest_by_matching(players, history)
        for player, owner in dealt.items():
            history[player].append(owner)


def test_when_trying_finds_nothing_a_best_way_is_dealt_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "TRIES", 0)
    players = [f"p{number}" for number in range(1, 31)]
    chance = Random(9)
    history = {player: chance.sample(players, 20) for player in players}
    dealt = lottery(players, history, "seed")
    assert repeats(dealt, history) == fewest_by_matching(players, history)
    assert dealt != lottery(players, history, "another seed")


def test_the_same_seed_deals_the_same() -> None:
    assert lottery(CAST, {}, "seed") == lottery(CAST, {}, "seed")


def test_two_players_can_only_swap() -> None:
    assert lottery(("kira", "odo"), {"kira": ["odo"]}, 1) == {"kira": "odo", "odo": "kira"}


def test_nobody_plays() -> None:
    assert lottery((), {}, 1) == {}


def test_one_deck_alone_is_refused() -> None:
    with refused("scenario-only-own-deck"):
        lottery(("kira",), {}, 1)


def test_fewer_decks_than_players_are_refused() -> None:
    with refused("scenario-too-few-decks", decks=2, players=3):
        lottery(CAST[:3], {}, 1, CAST[:2])
