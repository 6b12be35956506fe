"""What was dealt: the deal, the packs of everybody against the deal itself, and whose pool somebody has."""

from __future__ import annotations

from collections import Counter

import pytest

from answers.viewed import viewed
from desk.table import Event
from saying import VOICE, in_words
from topcut.acts.entries.commands import Drop, Enter, Person
from topcut.acts.limited.commands import DealPacks, SeatGroups, SwapPools
from topcut.acts.limited.facts import PacksDealt
from topcut.answers.encoding import encoded
from topcut.answers.event_view import EventView
from topcut.answers.packs import (
    deal_answer,
    is_to_come,
    own_pool,
    packs_answer,
    pools_answer,
    swapped_pool,
)
from topcut.journal.texts import Texts
from topcut.messages.message import message
from topcut.play.limited.cards import Card, plain
from topcut.play.limited.deals import dealt_again, standing_deal
from topcut.refusal import Refused

SIX = ("Kira", "Odo", "Quark", "Dax", "Garak", "Morn")
SET = [Card(f"{rarity} {n}", rarity=rarity) for rarity in "RUC" for n in range(20)]
CUBE = [Card(f"{side} {n}", side, unlimited=n > 240) for side in ("light", "dark") for n in range(1, 253)]


def sealed(cards: list[Card] = SET, **more: object) -> Event:
    event = Event("transformers", *SIX, format="sealed", pool_swap=True, **more)
    event.do(DealPacks(plain(cards), packs=2, size=5))
    return event


def test_the_packs_of_everybody_are_those_of_the_deal() -> None:
    event = sealed()
    standing = standing_deal(event.history, event.book)
    assert standing is not None
    dealt = dealt_again(standing, event.known.words)
    for name in SIX:
        (packs,) = packs_answer(viewed(event), event.id(name)).packs
        hand = dealt.of(event.id(name))
        assert hand is not None and [one.name for one in packs.players] == [name]
        shown = [tuple(card.name for card in part.cards) for part in packs.parts]
        assert shown == [dealt.named(pack) for pack in hand.packs]
    everybody = packs_answer(viewed(event)).packs
    assert [one.file for one in everybody] == [name.lower() for name in SIX]


def test_a_deal_is_told_without_a_card() -> None:
    event = sealed()
    assert deal_answer(viewed(Event("transformers", *SIX, format="sealed"))) is None
    answer = deal_answer(viewed(event))
    (fact,) = (record.fact for record in event.history if isinstance(record.fact, PacksDealt))
    assert answer is not None
    assert in_words(answer.told) == "2 packs of 5 cards for each of 6 players"
    told = encoded(answer, in_words)
    assert (told["seed"], told["digest"], told["dealt"]) == (fact.seed, fact.digest, fact.dealt)
    assert not any(card.name in str(told) for card in SET)


def test_003_a_heap_is_shared_by_its_group() -> None:
    event = Event("star-wars", *SIX[:5], format="cube-winston")
    event.do(SeatGroups())
    event.do(DealPacks(plain(CUBE)))
    view = viewed(event)
    answer = deal_answer(view)
    assert answer and answer.told == message("pack-dealt-heap", cards=answer.packs * answer.size, players=5)
    heaps = packs_answer(view).packs
    assert [one.file for one in heaps] == [f"heap-{n}" for n in range(1, len(heaps) + 1)]
    assert sorted(one.name for heap in heaps for one in heap.players) == sorted(SIX[:5])


def test_cards_of_one_name_are_told_apart() -> None:
    event = sealed([Card("Odo", set="Premiere"), Card("Odo", set="Deep Space 9"), *SET])
    cards = [card for one in packs_answer(viewed(event)).packs for part in one.parts for card in part.cards]
    for card in cards:
        assert card.words == (f"Odo ({card.set})" if card.name == "Odo" else card.name)


def test_a_text_to_hand_out_holds_every_card_once() -> None:
    event = sealed()
    (packs,) = packs_answer(viewed(event), event.id("Kira")).packs
    text = packs.text(VOICE.knowing(viewed(event).player).say)
    title, *lines = text.splitlines()
    assert title == "Kira" and text.endswith("\n")
    cards = [card.words for part in packs.parts for card in part.cards]
    assert Counter(line.strip() for line in lines if line.startswith("  ")) == Counter(cards)


def test_packs_that_cannot_be_shown_are_refused_each_time_anew() -> None:
    view = viewed(Event("transformers", *SIX, format="sealed"))
    caught = []
    for _ in range(2):
        with pytest.raises(Refused) as refused:
            packs_answer(view)
        caught.append(refused.value)
    assert caught[0] is not caught[1] and caught[0].refusals == caught[1].refusals
    event = sealed()
    event.do(Enter((Person("Worf"),)))
    with pytest.raises(Refused):
        packs_answer(viewed(event), event.tournament.entrants and list(event.tournament.entrants)[-1])
    erased = EventView(event.tournament, event.book, Texts(()), event.history)
    with pytest.raises(Refused):
        packs_answer(erased)


def test_packs_are_dealt_again_once_for_all_moments_until_the_next_deal() -> None:
    event = sealed()
    first = viewed(event)
    pages = first.pack_pages
    event.do(Drop(event.id("Morn")))
    second = viewed(event)
    second.knows_the_packs_of(first)
    assert second.pack_pages is pages
    event.do(DealPacks(plain(SET), packs=2, size=5, reason="a card was missing"))
    third = viewed(event)
    third.knows_the_packs_of(second)
    assert third.pack_pages != pages


# Pools ---------------------------------------------------------------------------------------------------------------


def test_7_5_everybody_builds_from_the_pool_that_they_were_handed() -> None:
    event = sealed()
    own = {name: own_pool(viewed(event), event.id(name)) for name in SIX}
    before = {name: pool.packs for name, pool in own.items() if pool}
    assert len(before) == 6 and all(pool.says == () for pool in own.values() if pool)
    pools = event.do(SwapPools())[0].fact.pools  # type: ignore[union-attr]
    view = viewed(event)
    assert encoded(pools_answer(view), in_words) == {
        "pools": {event.name(one).lower(): event.name(other).lower() for one, other in pools.items()}
    }
    for name in SIX:
        owner = event.name(pools[event.id(name)])
        pool, swapped = own_pool(view, event.id(name)), swapped_pool(view, event.id(name))
        assert pool and swapped and pool.packs == before[owner] and pool.says == (swapped.told,)
        assert swapped.told["owner"] == ("" if owner == name else view.player(event.id(owner)))
    assert [row[0].name for row in pools_answer(view).grid.rows] == sorted(SIX)  # type: ignore[union-attr]


def test_packs_of_a_draft_are_opened_at_the_table() -> None:
    event = Event("transformers", *SIX, format="draft")
    event.do(SeatGroups())
    assert own_pool(viewed(event), event.id("Kira")) is None
    event.do(DealPacks(plain([Card(f"Bolt {n}") for n in range(40)])))
    pool = own_pool(viewed(event), event.id("Kira"))
    assert pool and pool.packs == () and [one.id for one in pool.says] == ["pack-handed-out"]


def test_nothing_is_dealt_any_more_once_a_round_is_posted() -> None:
    event = sealed()
    assert is_to_come(viewed(event))
    event.post()
    assert not is_to_come(viewed(event)) and own_pool(viewed(event), event.id("Kira")) is None
