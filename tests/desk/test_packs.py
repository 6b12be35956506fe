"""Dealing packs at the desk: the format says how, the record says what, nobody chooses the seed."""

from __future__ import annotations

from copy import deepcopy

import pytest

from topcut.acts.entries.commands import Drop
from topcut.acts.event.commands import Undo
from topcut.acts.limited.commands import DealPacks, SeatGroups
from topcut.acts.limited.facts import PacksDealt
from topcut.messages.message import message
from topcut.play.limited.cards import Card, digest, plain, read_plain
from topcut.play.limited.deals import dealt_again, proofs, seated_since, standing_deal
from topcut.play.limited.drafting import drafting_of
from topcut.play.limited.groups import groups_of
from topcut.play.limited.packs import verify
from topcut.play.limited.product import product_of
from topcut.rulebooks.load import build, load

from .table import Event

SIX = ("Kira", "Odo", "Quark", "Dax", "Garak", "Morn")
CUBE = [Card(f"{side} {n}", side, unlimited=n > 240) for side in ("light", "dark") for n in range(1, 253)]
SET = [Card(f"{rarity} {n}", rarity=rarity) for rarity in "RUC" for n in range(20)]
BOOSTER = {"R": 1, "U": 3, "C": 7}


def cube(*, seated: bool = True, people: tuple[str, ...] = SIX, format: str = "cube") -> Event:
    event = Event("star-wars", *people, rounds=3, format=format)
    if seated:
        event.do(SeatGroups())
    return event


def sealed() -> Event:
    return Event("star-trek-2e", "Kira", "Odo", "Quark", "Dax", rounds=3, format="sealed")


def dealt(event: Event, command: DealPacks) -> PacksDealt:
    (record,) = event.do(command)
    assert isinstance(record.fact, PacksDealt)
    return record.fact


def packs_of(event: Event, name: str) -> list[tuple[str, ...]]:
    standing = standing_deal(event.history, event.book)
    assert standing is not None
    again = dealt_again(standing, event.known.words)
    hand = again.of(event.id(name))
    assert hand is not None
    return [again.named(pack) for pack in hand.packs]


# What is recorded -----------------------------------------------------------------------------------------------------


def test_the_record_says_which_cards_by_which_seed_and_what_came_out() -> None:
    event = cube()
    fact = dealt(event, DealPacks(plain(CUBE)))
    assert (fact.method, fact.packs, fact.size, fact.rarities) == ("cube", 5, 9, {})
    assert event.words(fact.cards) == plain(CUBE)
    assert fact.digest == digest(CUBE)
    assert verify(fact, CUBE, groups_of(event.tournament))
    assert all(len(packs_of(event, name)) == 5 for name in SIX)


def test_another_order_of_the_list_is_the_same_list() -> None:
    event = cube()
    header, *lines = plain(CUBE).split("\n")
    fact = dealt(event, DealPacks("\n".join([header, *reversed(lines)])))
    assert fact.digest == digest(CUBE) and event.words(fact.cards) == plain(CUBE)


@pytest.mark.parametrize(
    ("format", "people", "numbers"),
    [
        ("cube-both-sides", SIX[:4], ("both-sides", 5, 9)),
        ("cube-squirrel", SIX, ("squirrel", 5, 9)),
        ("cube-sealed", SIX, ("cube-sealed", 1, 45)),
        ("cube-winston", SIX[:5], ("winston", 5, 9)),
    ],
)
def test_003_each_kind_of_cube_has_its_way(format: str, people: tuple[str, ...], numbers: tuple[str, int, int]) -> None:
    event = cube(people=people, format=format)
    fact = dealt(event, DealPacks(plain(CUBE)))
    assert (fact.method, fact.packs, fact.size) == numbers
    assert all(ok for _, _, ok in proofs(event.history, event.book, event.known.words))


def test_001_4_1_3_sealed_needs_no_seats_and_the_director_says_what_is_in_it() -> None:
    event = sealed()
    event.refused(DealPacks(plain(SET)), "pack-number-unsaid")
    event.refused(DealPacks(plain(SET), packs=6), "pack-size-unsaid")
    fact = dealt(event, DealPacks(plain(SET), packs=6, rarities=BOOSTER))
    assert (fact.method, fact.packs, fact.size, fact.rarities) == ("sealed", 6, 11, BOOSTER)
    assert all(len(packs_of(event, name)) == 6 for name in event.ids)


def test_002_appendix_d_six_boosters_sealed_and_five_to_draft() -> None:
    event = Event("transformers", *SIX, rounds=3, format="sealed")
    assert dealt(event, DealPacks(plain(SET), size=8)).packs == 6
    event = Event("transformers", *SIX, rounds=3, format="draft")
    event.do(SeatGroups())
    fact = dealt(event, DealPacks(plain(SET)))
    assert (fact.method, fact.packs) == ("open-boosters", 5)


def test_r62_and_7_7_hold_where_the_rulebook_of_the_event_says_so() -> None:
    book = load("transformers", {"format": "draft"})
    source = deepcopy(dict(book.source))
    for feature in source["format"]:
        feature.get("draft", {}).pop("apart", None)
    older, newer = drafting_of(build(source)), drafting_of(book)
    assert older is not None and product_of(older).method == "boosters"
    assert newer is not None and product_of(newer).method == "open-boosters"
    cubes = [feature.draft for feature in load("star-wars").features if feature.draft]
    assert len(cubes) == 5 and all(draft.sets == 1 for draft in cubes)


def test_numbers_that_are_given_go_before_the_formats() -> None:
    event = cube()
    fact = dealt(event, DealPacks(plain(CUBE), packs=4, size=8))
    assert (fact.method, fact.packs, fact.size) == ("cube", 4, 8)
    fact = dealt(event, DealPacks(plain(CUBE), method="squirrel", reason="for fun"))
    assert (fact.method, fact.packs, fact.size) == ("squirrel", 5, 9)


# Who chooses nothing --------------------------------------------------------------------------------------------------


def test_the_seed_comes_from_outside_at_that_moment() -> None:
    event = cube()
    event.refused(DealPacks(plain(CUBE), seed="1"), "pack-seed-chosen")
    first = dealt(event, DealPacks(plain(CUBE)))
    second = dealt(event, DealPacks(plain(CUBE), reason="a pack fell down"))
    assert first.seed != second.seed and first.dealt != second.dealt
    assert event.words(second.reason) == "a pack fell down"


def test_a_second_deal_says_why_even_when_the_first_was_undone() -> None:
    event = cube()
    dealt(event, DealPacks(plain(CUBE)))
    event.refused(DealPacks(plain(CUBE), reason="  "), "pack-dealt-already", times=1)
    event.do(Undo(event.head))
    assert standing_deal(event.history, event.book) is None
    event.refused(DealPacks(plain(CUBE)), "pack-dealt-already", times=1)
    dealt(event, DealPacks(plain(CUBE), reason="wrong list"))
    event.refused(DealPacks(plain(CUBE)), "pack-dealt-already", times=2)
    assert [ok for _, _, ok in proofs(event.history, event.book, event.known.words)] == [True, True]


def test_a_player_cannot_deal() -> None:
    event = cube()
    event.refused(DealPacks(plain(CUBE)), "desk-officials-only", by=event.id("Quark"))


# When it is refused ---------------------------------------------------------------------------------------------------


def test_a_draft_needs_seats() -> None:
    cube(seated=False).refused(DealPacks(plain(CUBE)), "pack-nobody-seated")


def test_after_round_one_is_posted_nothing_is_dealt() -> None:
    event = sealed()
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.refused(DealPacks(plain(SET), packs=6, size=11), "limited-round-posted", round=1)


def test_the_players_must_be_those_who_were_seated() -> None:
    event = cube()
    event.enter("Rom")
    event.refused(DealPacks(plain(CUBE)), "pack-field-changed", players=("Rom",))
    event = cube()
    event.do(Drop(event.id("Odo")))
    event.refused(DealPacks(plain(CUBE)), "pack-field-changed", players=("Odo",))


def test_a_short_list_is_refused_with_the_arithmetic() -> None:
    event = cube()
    short = [card for card in CUBE if card.side == "dark" or card.unlimited or card.name < "light 2"]
    event.refused(DealPacks(plain(short)), "pack-list-too-short", needs=135, players=3, side="light", where="side")


def test_an_event_with_decks_from_home_deals_only_when_it_is_told_how() -> None:
    event = Event("star-trek-2e", *SIX, rounds=3)
    event.refused(DealPacks(plain(SET)), "pack-format-without")
    event.refused(DealPacks(plain(SET), method="rochester"), "pack-no-method")
    assert dealt(event, DealPacks(plain(SET), method="sealed", packs=6, size=10)).packs == 6


def test_a_list_that_is_not_in_its_plain_form() -> None:
    cube().refused(DealPacks("Kira\nOdo"), "pack-list-not-plain")


# Afterwards -----------------------------------------------------------------------------------------------------------


def test_who_leaves_later_changes_nobodys_packs() -> None:
    event = sealed()
    dealt(event, DealPacks(plain(SET), packs=6, rarities=BOOSTER))
    before = {name: packs_of(event, name) for name in event.ids}
    event.do(Drop(event.id("Kira")))
    assert {name: packs_of(event, name) for name in event.ids} == before


def test_seating_again_makes_the_deal_stale() -> None:
    event = cube()
    dealt(event, DealPacks(plain(CUBE)))
    event.do(SeatGroups(reason="Odo sat on the wrong side"))
    standing = standing_deal(event.history, event.book)
    assert standing is not None and seated_since(event.tournament, standing)
    dealt(event, DealPacks(plain(CUBE), reason="new seats"))
    standing = standing_deal(event.history, event.book)
    assert standing is not None and not seated_since(event.tournament, standing)


def test_a_list_that_was_erased_is_not_dealt_again() -> None:
    event = cube()
    fact = dealt(event, DealPacks(plain(CUBE)))
    assert read_plain(event.words(fact.cards))
    event.journal.erase(fact.cards)
    ((_, what, ok),) = proofs(event.history, event.book, event.known.words)
    assert ok and what == message("finding-packs-erased")
