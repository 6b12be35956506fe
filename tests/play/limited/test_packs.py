"""Packs: everybody gets the same product out of his own cube, and anybody can deal it again with SHA-256."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import count, permutations

import pytest
from msgspec.structs import replace

from saying import as_told, fits
from topcut.acts.limited.facts import Group, PacksDealt
from topcut.messages.message import Message, message
from topcut.play.chance import Chance
from topcut.play.limited import boosters, heaps
from topcut.play.limited.boosters import no_characters
from topcut.play.limited.cards import Card, digest
from topcut.play.limited.dealt import Dealt, dealt_digest
from topcut.play.limited.packs import METHODS, deal, verify
from topcut.refusal import Refused

SIDES = ("light", "dark")
CUBE = tuple(Card(f"{side} {n}", side, unlimited=n > 240) for side in SIDES for n in range(1, 253))  # 003 Cube
SET = tuple(
    Card(f"{rarity} {n}", rarity=rarity) for rarity, many in (("R", 9), ("U", 12), ("C", 20)) for n in range(many)
)
BOOSTER = {"R": 1, "U": 3, "C": 7}


def ids(first: int, many: int) -> tuple[str, ...]:
    return tuple(f"p{n}" for n in range(first, first + many))


def pods(*per_side: int) -> tuple[Group, ...]:
    """A light and a dark pod of so many players for each cube."""
    groups: list[Group] = []
    for cube, many in enumerate(per_side, start=1):
        for side in SIDES:
            groups.append(Group(ids(1 + sum(len(group.players) for group in groups), many), side, cube))
    return tuple(groups)


def names(dealt: Dealt, player: str) -> list[tuple[str, ...]]:
    hand = dealt.of(player)
    assert hand is not None
    return [dealt.named(pack) for pack in hand.packs]


def recorded(
    cards: Sequence[Card], groups: Sequence[Group], method: str, packs: int, size: int, **more: int
) -> PacksDealt:
    dealt = deal(cards, groups, method, packs, size, more, "Bajor")
    return PacksDealt("t", digest(cards), method, "Bajor", packs, size, more, dealt_digest(dealt))


def refused_with(expected: list[Message | str], *args: object) -> bool:
    """Whether this cannot be dealt for these reasons, and no others."""
    with pytest.raises(Refused) as caught:
        deal(*args)  # type: ignore[arg-type]
    assert all(as_told(refusal).do for refusal in caught.value.refusals)
    return fits(caught.value.refusals, expected)


def short_of(needs: int, has: int, players: int, **values: object) -> Message:
    return message("pack-list-too-short", needs=needs, has=has, players=players, **values)


# Every cube -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("per_side", [(3,), (4,), (5,), (4, 3), (5, 5, 4)])
def test_a_cube_gives_everybody_five_packs_of_nine_of_his_side_and_its_locations(per_side: tuple[int, ...]) -> None:
    groups = pods(*per_side)
    dealt = deal(CUBE, groups, "cube", 5, 9, {}, "Bajor")
    assert [hand.player for hand in dealt.hands] == [player for group in groups for player in group.players]
    for group in groups:
        for player in group.players:
            hand = dealt.of(player)
            assert hand is not None
            assert [len(pack) for pack in hand.packs] == [9] * 5
            assert {dealt.cards[card].side for pack in hand.packs for card in pack} == {group.side}
            assert len(hand.unlimited) == 12
            assert {(dealt.cards[card].side, dealt.cards[card].unlimited) for card in hand.unlimited} == {
                (group.side, True)
            }
    for cube in range(1, len(per_side) + 1):
        cards = Counter(
            card
            for group in groups
            if group.cube == cube
            for player in group.players
            for pack in names(dealt, player)
            for card in pack
        )
        assert set(cards.values()) == {1}


def test_a_card_is_dealt_at_most_as_often_as_the_list_has_it() -> None:
    listed = [Card("Odo", "light", count=3), Card("Kira", "light"), Card("Garak", "dark", count=4)]
    groups = (Group(("p1", "p2"), "light"), Group(("p3", "p4"), "dark"))
    for seed in range(20):
        dealt = deal(listed, groups, "cube", 2, 1, {}, str(seed))
        cards = Counter(card for player in ids(1, 4) for pack in names(dealt, player) for card in pack)
        assert cards == {"Odo": 3, "Kira": 1, "Garak": 4}


def test_four_players_draft_both_sides() -> None:
    dealt = deal(CUBE, (Group(ids(1, 4), cube=1),), "both-sides", 5, 9, {}, "Bajor")
    for hand in dealt.hands:
        sides = [{dealt.cards[card].side for card in pack} for pack in hand.packs]
        assert sides == [{"dark"}] * 5 + [{"light"}] * 5
        assert len(hand.unlimited) == 24
    cards = Counter(card for hand in dealt.hands for pack in hand.packs for card in pack)
    assert len(cards) == sum(cards.values()) == 360


def test_squirrel_mixes_the_sides() -> None:
    dealt = deal(CUBE, (Group(ids(1, 10), cube=1),), "squirrel", 5, 9, {}, "Bajor")
    cards = [card for hand in dealt.hands for pack in hand.packs for card in pack]
    assert len(cards) == len(set(cards)) == 450
    assert any({dealt.cards[card].side for card in pack} == set(SIDES) for hand in dealt.hands for pack in hand.packs)
    assert not any(dealt.cards[card].unlimited for card in cards)


def test_a_sealed_cube_is_45_cards_of_ones_side() -> None:
    dealt = deal(CUBE, pods(5), "cube-sealed", 1, 45, {}, "Bajor")
    assert [[len(pack) for pack in hand.packs] for hand in dealt.hands] == [[45]] * 10


def test_winston_groups_of_a_side_share_its_heap_in_its_drawn_order() -> None:
    groups = (Group(ids(1, 3), "light", 1), Group(ids(4, 2), "light", 1), Group(ids(6, 2), "dark", 1))
    dealt = deal(CUBE, groups, "winston", 5, 9, {}, "Bajor")
    assert [len(heap.cards) for heap in dealt.heaps] == [135, 90, 90]
    light = dealt.heaps[0].cards + dealt.heaps[1].cards
    assert len(set(light)) == 225 and {dealt.cards[card].side for card in light} == {"light"}
    whole = deal(CUBE, groups[::2], "winston", 0, 0, {}, "Bajor")
    assert [len(heap.cards) for heap in whole.heaps] == [240, 240]
    assert whole.heaps[0].cards[:225] == light
    assert all(hand.packs == () and len(hand.unlimited) == 12 for hand in whole.hands)


# Boosters -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("method", ["boosters", "sealed"])
def test_every_booster_has_its_rarities_and_no_card_twice(method: str) -> None:
    dealt = deal(SET, (Group(ids(1, 4)), Group(ids(5, 3))), method, 6, 11, BOOSTER, "Bajor")
    assert len(dealt.hands) == 7
    for hand in dealt.hands:
        assert len(hand.packs) == 6
        for pack in hand.packs:
            assert len(set(pack)) == 11
            assert Counter(dealt.cards[card].rarity for card in pack) == BOOSTER


def test_too_few_of_a_rarity_come_again_only_after_each_came_once() -> None:
    few = [Card("Odo", rarity="R"), Card("Kira", rarity="r"), Card("Rom", rarity="C")]
    for seed in range(20):
        dealt = deal(few, (Group(("p1",)),), "sealed", 3, 6, {"R": 5, "C": 1}, str(seed))
        for pack in names(dealt, "p1"):
            cards = Counter(pack)
            assert cards["Rom"] == 1 and sorted((cards["Odo"], cards["Kira"])) == [2, 3]


def test_without_rarities_a_booster_is_drawn_from_all_cards() -> None:
    dealt = deal([*SET, Card("Mission", unlimited=True)], (Group(ids(1, 2)),), "boosters", 4, 15, {}, "Bajor")
    assert all(len(set(pack)) == 15 for hand in dealt.hands for pack in hand.packs)
    assert all(dealt.named(hand.unlimited) == ("Mission",) for hand in dealt.hands)
    assert not any("Mission" in dealt.named(pack) for hand in dealt.hands for pack in hand.packs)


# Characters apart (002 7.7) -------------------------------------------------------------------------------------------

ROBOTS = [
    *(Card(f"Robot {number}", type="Character") for number in range(10)),
    *(Card(f"Weaponizer {number}", type="small character") for number in range(10)),
    *(Card(f"Battle card {number}", type="Battle", rarity="R" if number < 5 else "C") for number in range(30)),
]


def test_7_7_characters_lie_open_and_packs_hold_seven_battle_cards_or_six() -> None:
    sizes = set()
    for hand in (dealt := deal(ROBOTS, pods(3, 3), "open-boosters", 5, 7, {}, "Bajor")).hands:
        opened = dealt.named(hand.open)
        assert sum(name.startswith("Robot") for name in opened) == len(hand.packs) == 5
        for pack in hand.packs:
            assert all(name.startswith("Battle card") for name in dealt.named(pack))
        small = sum(name.startswith("Weaponizer") for name in opened)
        assert small == sum(len(pack) == 6 for pack in hand.packs)  # one at most in a booster, in a card's place
        sizes |= {len(pack) for pack in hand.packs}
    assert sizes == {6, 7}


def test_7_7_rarities_are_those_of_the_battle_cards() -> None:
    dealt = deal(ROBOTS[:10] + ROBOTS[20:], pods(2, 2), "open-boosters", 5, 7, {"R": 2, "C": 5}, "Bajor")
    rare = {f"Battle card {number}" for number in range(5)}
    assert all(len(rare & set(dealt.named(pack))) == 2 for hand in dealt.hands for pack in hand.packs)
    assert all(len(hand.open) == 5 for hand in dealt.hands)


def test_7_7_a_list_of_battle_cards_alone_has_nothing_open() -> None:
    dealt = deal(ROBOTS[20:], pods(2, 2), "open-boosters", 5, 7, {}, "Bajor")
    assert all(hand.open == () and [len(pack) for pack in hand.packs] == [7] * 5 for hand in dealt.hands)
    (told,) = no_characters(ROBOTS[20:], "open-boosters")
    assert told == message("draftnote-no-characters", column=message("draftnote-column-of-types"))
    assert list(no_characters(ROBOTS, "open-boosters")) == []


def test_7_7_a_list_of_small_characters_alone_is_dealt_all_the_same() -> None:
    dealt = deal(ROBOTS[10:20], pods(1, 1), "open-boosters", 1, 7, {}, "Bajor")
    assert all(len(hand.open) == 7 for hand in dealt.hands)


# The same for the same seed -------------------------------------------------------------------------------------------

WAYS = [
    (CUBE, pods(3, 3), "cube", 5, 9, {}),
    (CUBE, (Group(ids(1, 4)),), "both-sides", 5, 9, {}),
    (CUBE, (Group(ids(1, 10)),), "squirrel", 5, 9, {}),
    (CUBE, pods(5), "cube-sealed", 1, 45, {}),
    (CUBE, pods(2), "winston", 5, 9, {}),
    (SET, pods(3, 3), "boosters", 4, 11, BOOSTER),
    (SET, pods(3, 3), "sealed", 6, 11, BOOSTER),
    (ROBOTS, pods(3, 3), "open-boosters", 5, 7, {}),
]
each_way = pytest.mark.parametrize("way", WAYS, ids=lambda way: way[2])


def test_all_methods_are_tried() -> None:
    assert {way[2] for way in WAYS} == set(METHODS)


@each_way
def test_a_seed_gives_one_deal_and_another_seed_another(way: tuple) -> None:
    listed, groups, *numbers = way
    dealt = deal(listed, groups, *numbers, "Bajor")
    assert deal(listed[::-1], groups, *numbers, "Bajor") == dealt
    digests = {dealt_digest(deal(listed, groups, *numbers, str(seed))) for seed in range(20)}
    assert len(digests) == 20


@each_way
def test_packs_go_to_seats_whoever_sits_there(way: tuple) -> None:
    listed, groups, *numbers = way
    renamed = tuple(replace(group, players=tuple(f"p9{player[1:]}" for player in group.players)) for group in groups)
    dealt, other = deal(listed, groups, *numbers, "Bajor"), deal(listed, renamed, *numbers, "Bajor")
    assert [hand.packs for hand in dealt.hands] == [hand.packs for hand in other.hands]
    assert [heap.cards for heap in dealt.heaps] == [heap.cards for heap in other.heaps]


@each_way
def test_verify_deals_again_and_notices_any_change(way: tuple) -> None:
    listed, groups, method, packs, size, rarities = way
    fact = recorded(listed, groups, method, packs, size, **rarities)
    assert verify(fact, listed, groups)
    assert not verify(fact, listed[1:], groups)
    assert not verify(fact, listed, groups[::-1] if len(groups) > 1 else (Group(groups[0].players[::-1]),))
    assert not verify(replace(fact, seed="Cardassia"), listed, groups)
    assert not verify(replace(fact, dealt=fact.digest), listed, groups)
    assert not verify(replace(fact, packs=101), listed, groups)


# A second dealer: the documented stream by hand, the list sorted by hand ---------------------------------------------


def words(seed: str) -> Iterator[int]:
    for counter in count():
        block = hashlib.sha256(f"{seed}/{counter}".encode()).digest()
        yield from (int.from_bytes(block[start : start + 4], "big") for start in range(0, 32, 4))


def below(stream: Iterator[int], n: int) -> int:
    return next(word % n for word in stream if word < 2**32 // n * n)


def shuffled(seed: str, heap: list[str]) -> list[str]:
    stream = words(seed)
    for last in range(len(heap) - 1, 0, -1):
        other = below(stream, last + 1)
        heap[last], heap[other] = heap[other], heap[last]
    return heap


def test_a_small_cube_dealt_by_hand() -> None:
    listed = [Card(name, "light") for name in ("Kira", "Odo", "Dax", "Rom", "Nog", "Leeta", "Morn")]
    listed += [Card("Garak", "dark", count=5), Card("Dukat", "dark", count=3), Card("Bar", "dark", unlimited=True)]
    groups = (Group(("p3", "p1"), "light", 2), Group(("p2", "p4"), "dark", 2))
    dealt = deal(listed, groups, "cube", 1, 3, {}, "f00d")
    light = shuffled("f00d/2/light", sorted(["Kira", "Odo", "Dax", "Rom", "Nog", "Leeta", "Morn"]))
    dark = shuffled("f00d/2/dark", ["Dukat"] * 3 + ["Garak"] * 5)
    assert names(dealt, "p3") == [tuple(light[:3])] and names(dealt, "p1") == [tuple(light[3:6])]
    assert names(dealt, "p2") == [tuple(dark[:3])] and names(dealt, "p4") == [tuple(dark[3:6])]
    line = {
        name: n
        for n, name in enumerate(["Bar", "Dax", "Dukat", "Garak", "Kira", "Leeta", "Morn", "Nog", "Odo", "Rom"], 1)
    }
    text = []
    for player, free, pack in (
        ("p3", "", light[:3]),
        ("p1", "", light[3:6]),
        ("p2", "1", dark[:3]),
        ("p4", "1", dark[3:6]),
    ):
        text += [f"{player}\t0\t{free}", f"{player}\t1\t{' '.join(str(line[name]) for name in pack)}"]
    assert dealt_digest(dealt) == hashlib.sha256("\n".join(text).encode()).hexdigest()


def test_boosters_dealt_by_hand() -> None:
    listed = [
        Card("Odo", rarity="R", count=2),
        Card("Kira", rarity="R"),
        Card("Rom", rarity="C"),
        Card("Nog", rarity="C"),
    ]
    groups = (Group(("p1",)), Group(("p3", "p2")))
    dealt = deal(listed, groups, "boosters", 2, 3, {"R": 1, "C": 2}, "f00d")
    for number, group in enumerate(groups, start=1):
        stream = words(f"f00d/{number}")
        for player in group.players:
            for pack in names(dealt, player):
                commons = [["Nog", "Rom"][below(stream, 2)]]
                while len(set(commons)) < 2:
                    commons.append(["Nog", "Rom"][below(stream, 2)])
                assert pack == (commons[0], commons[-1], ["Kira", "Odo", "Odo"][below(stream, 3)])


# Uniform, by going through everything that chance can say ----------------------------------------------------------


class Unfinished(Exception):
    """Chance is asked for more than the script says: for a number below this."""

    def __init__(self, among: int) -> None:
        self.among = among


class Scripted(Chance):
    """Says what a script says."""

    script: tuple[int, ...] = ()

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._rest = iter(self.script)

    def below(self, n: int) -> int:
        for said in self._rest:
            return said
        raise Unfinished(n)


Deals = Mapping[tuple[str, ...], Fraction]


def outcomes(deal_once: Callable[[], tuple[str, ...]], depth: int) -> tuple[Deals, Fraction]:
    """How likely every deal is, exactly, and how likely it is that so many draws are not enough."""
    found: dict[tuple[str, ...], Fraction] = {}
    left = Fraction(0)
    waiting: list[tuple[tuple[int, ...], Fraction]] = [((), Fraction(1))]
    while waiting:
        Scripted.script, likely = script, _ = waiting.pop()
        try:
            dealt = deal_once()
            found[dealt] = found.get(dealt, Fraction(0)) + likely
        except Unfinished as asked:
            if len(script) == depth:
                left += likely
            else:
                waiting += [((*script, said), likely / asked.among) for said in range(asked.among)]
    return found, left


def test_every_order_of_a_heap_is_equally_likely(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(heaps, "Chance", Scripted)
    listed = [Card(name) for name in ("Dax", "Kira", "Nog", "Odo")]

    def once() -> tuple[str, ...]:
        dealt = deal(listed, (Group(("p1", "p2")),), "squirrel", 1, 2, {}, "")
        return tuple(name for player in ("p1", "p2") for pack in names(dealt, player) for name in pack)

    found, left = outcomes(once, depth=9)
    assert left == 0
    assert found == dict.fromkeys(permutations(("Dax", "Kira", "Nog", "Odo")), Fraction(1, 24))


def test_every_booster_is_as_likely_as_the_print_sheet_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(boosters, "Chance", Scripted)
    listed = [Card("Dax", count=2), Card("Kira"), Card("Odo")]

    def once() -> tuple[str, ...]:
        return names(deal(listed, (Group(("p1",)),), "boosters", 1, 2, {}, ""), "p1")[0]

    found, left = outcomes(once, depth=7)
    weight = {"Dax": Fraction(2, 4), "Kira": Fraction(1, 4), "Odo": Fraction(1, 4)}
    assert 0 < left < Fraction(1, 50)
    for first, second in permutations(weight, 2):
        exact = weight[first] * weight[second] / (1 - weight[first])
        assert exact - left <= found[first, second] <= exact
    assert found["Kira", "Odo"] == found["Odo", "Kira"] and found["Kira", "Dax"] == found["Odo", "Dax"]


# What cannot be dealt -------------------------------------------------------------------------------------------------


def test_too_few_cards_are_refused_with_the_arithmetic() -> None:
    short = [card for card in CUBE if int(card.name.split()[1]) <= 150 or card.unlimited]
    sides = ("light", "dark")
    of_one_cube = [short_of(180, 150, 4, packs=5, size=9, where="side", side=side) for side in sides]
    assert refused_with(of_one_cube, short, pods(4), "cube", 5, 9, {}, "")
    of_the_second = [short_of(270, 240, 6, where="side-of-cube", cube=2, side=side) for side in sides]
    assert refused_with(of_the_second, CUBE, pods(4, 6), "cube", 5, 9, {}, "")
    of_everybody = [short_of(495, 480, 11, where="anywhere")]
    assert refused_with(of_everybody, CUBE, (Group(ids(1, 11)),), "squirrel", 5, 9, {}, "")
    of_one = [short_of(151, 150, 1, packs=1, size=151, side="dark")]
    assert refused_with(of_one, short, (Group(ids(1, 1), "dark"),), "winston", 1, 151, {}, "")
    assert deal(short, pods(3), "cube", 5, 9, {}, "").hands


def test_a_card_of_no_side_would_never_be_dealt() -> None:
    listed = [*CUBE, Card("Spoon"), Card("Fork", "lihgt")]
    for groups, method in ((pods(3), "cube"), (pods(3), "cube-sealed")):
        without = message("pack-cards-without-side", strange=2, all=506, cards=("Fork", "Spoon"))
        assert refused_with([without], listed, groups, method, 1, 9, {}, "")
    without = message("pack-cards-without-side", strange=1, all=505)
    assert refused_with([without], [*CUBE, Card("Spoon")], (Group(ids(1, 4)),), "both-sides", 5, 9, {}, "")
    assert deal([*CUBE, Card("Force", unlimited=True)], pods(3), "cube", 5, 9, {}, "").hands[0].unlimited != ()
    assert refused_with(["pack-groups-without-side"], CUBE, (Group(ids(1, 6)),), "cube", 5, 9, {}, "")


def test_rarities_must_be_the_lists_and_add_up() -> None:
    one = (Group(("p1",)),)
    unknown = [message("pack-no-rarity", rarity=rarity) for rarity in ("X", "Y")]
    assert refused_with(unknown, SET, one, "sealed", 1, 3, {"R": 1, "X": 1, "Y": 1}, "")
    others = message("pack-rarities-are-not-size", rarities="1 R + 3 U", cards=4, size=9)
    assert refused_with([others], SET, one, "sealed", 1, 9, {"R": 1, "U": 3}, "")
    no_card = message("pack-rarity-impossible", count=0, rarity="U")
    assert refused_with([no_card], SET, one, "sealed", 1, 1, {"R": 1, "U": 0}, "")
    assert refused_with(["pack-without-rarities"], CUBE, pods(3), "cube", 5, 9, {"R": 1}, "")
    assert refused_with(["pack-nothing-to-draw"], [Card("Bar", unlimited=True)], one, "sealed", 1, 9, {}, "")


@pytest.mark.parametrize(("packs", "size"), [(0, 9), (101, 9), (-1, 9), (5, 0), (5, 1001), (5, -9)])
def test_packs_that_cannot_be(packs: int, size: int) -> None:
    too_many = message("pack-number-impossible", packs=packs, most=100)
    why = message("pack-size-impossible", size=size, most=1000) if packs == 5 else too_many
    assert refused_with([why], SET, (Group(("p1",)),), "sealed", packs, size, {}, "")


def test_other_ways_and_nobody() -> None:
    no_method = message("pack-no-method", method="rochester")
    assert refused_with([no_method], SET, (Group(("p1",)),), "rochester", 1, 9, {}, "")
    assert refused_with(["pack-nobody"], SET, (Group(()),), "sealed", 1, 9, {}, "")
