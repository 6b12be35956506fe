"""Draft and sealed at the desk: periods, seats, times, suspended drafters, swapped pools, packs."""

from __future__ import annotations

from typing import Any

import pytest

from topcut.acts.clock.facts import ClockStarted
from topcut.acts.limited.commands import DealPacks, SeatGroups, Suspend
from topcut.acts.limited.facts import PacksDealt, PickDrawn, PoolsSwapped, Suspended
from topcut.acts.stages.commands import OpenStage
from topcut.files.card_list import read_cards
from topcut.journal.fact import Result
from topcut.journal.plan import Stage
from topcut.journal.records import AnyFact
from topcut.play.games import games_of
from topcut.play.limited.cards import plain
from topcut.play.limited.groups import pools_of
from topcut.web.site import live
from topcut.web.store.models import Event
from web.console import Desk
from web.phones import Phone
from web.site import CAST, Site

FIVE = ("Kira", "Odo", "Quark", "Dax", "Garak")
LIST = (
    "name,rarity,unlimited\n" + "".join(f"Card {n},{'R' if n < 4 else 'C'},\n" for n in range(1, 13)) + "Bajor,,yes\n"
)


def _event(site: Site, format: str, rulebook: str = "transformers", **options: Any) -> tuple[Event, Desk]:
    row = site.event(rulebook, FIVE, format=format, **options)
    return row, Desk(site.browser(row, "director"), row.slug)


def _last(row: Event) -> AnyFact:
    return live.journal_of(row.pk).read().history[-1].fact


def _plain_list() -> str:
    return plain(read_cards(LIST.encode()).cards)


# Where it is ---------------------------------------------------------------------------------------------------------


def test_a_constructed_event_has_no_such_page_and_no_tab(site: Site) -> None:
    row = site.event()
    desk = Desk(site.browser(row, "director"), row.slug).look()
    tabs = [link.get("href", "") for link in desk.all("a")]
    assert not any("limited" in address for address in tabs)
    assert desk.client.get(f"/e/{row.slug}/desk/limited").status_code == 404


def test_a_constructed_event_with_a_drafted_play_off_has_the_page_of_that_draft(site: Site) -> None:
    """002 8.2: the eight draft whatever was played before."""
    plan = (Stage("swiss", rounds=1), Stage("bracket", take=8, bracket="seats"))
    row = site.event("transformers", CAST[:8], plan, format="constructed")
    desk = Desk(site.browser(row, "director"), row.slug).look()
    assert f"/e/{row.slug}/desk/limited" in [link.get("href", "") for link in desk.all("a")]
    assert desk.look("/limited").status == 200
    site.post_round(row)
    site.report_all(row, Result(games=games_of(2, 0, 0)))
    site.do(row, OpenStage(2))
    site.do(row, SeatGroups())
    desk.look("/limited").press("Suspend the drafter", player="Kira")
    assert isinstance(_last(row), Suspended)
    desk.press("Draw the pick", pack=1, left=3)
    assert isinstance(_last(row), PickDrawn)


def test_the_page_of_the_next_step_says_what_that_is(site: Site) -> None:
    """Elsewhere it is the button; here the form stands further below."""
    row, desk = _event(site, "draft")
    site.do(row, SeatGroups(seed="Bajor"))
    assert "5 players have entered: draft, then start deck building" in desk.look("/limited").text


@pytest.mark.parametrize("role", ["visitor", "player"])
def test_others_are_turned_away(site: Site, role: str) -> None:
    row, _ = _event(site, "sealed")
    client = site.browser(row, "player", "Kira") if role == "player" else site.browser()
    head = site.snapshot(row).head
    for page in ("", "/packs?player=Kira", "/packs.zip"):
        assert client.get(f"/e/{row.slug}/desk/limited{page}").status_code == 403
    for act in ("deal", "suspend", "pick", "pools"):
        assert client.post(f"/e/{row.slug}/desk/limited/{act}", {"cards": LIST}).status_code == 403
    assert site.snapshot(row).head == head


def test_a_judge_looks_and_does_not_act(site: Site) -> None:
    row, _ = _event(site, "sealed")
    head = site.snapshot(row).head
    judge = Desk(site.browser(row, "judge"), row.slug).look("/limited")
    assert judge.status == 200 and "Deal the packs" not in judge.buttons()
    answer = judge.client.post(f"/e/{row.slug}/desk/limited/deal", {"cards": LIST, "packs": "2", "size": "3"})
    assert answer.status_code == 403 and site.snapshot(row).head == head


@pytest.mark.parametrize(
    ("rulebook", "format"),
    [
        ("star-trek-2e", "draft"),
        ("star-trek-2e", "sealed"),
        ("star-wars", "cube-winston"),
        ("star-wars", "cube-sealed"),
    ],
)
def test_every_kind_of_limited_event_is_shown_before_and_after_it_is_seated(
    site: Site, rulebook: str, format: str
) -> None:
    row, desk = _event(site, format, rulebook)
    assert desk.look("/limited").status == 200
    if (rulebook, format) != ("star-trek-2e", "sealed"):
        site.do(row, SeatGroups())
        assert "Kira" in " ".join(desk.look("/limited").rows())
    assert Phone(site, row, "Kira").words()


# Drafts --------------------------------------------------------------------------------------------------------------


def test_a_draft_has_its_product_periods_seats_and_times(site: Site) -> None:
    row, desk = _event(site, "draft")
    desk.look("/limited")
    assert (
        "5 boosters" in desk.text and "Deck building: 30 minutes" in desk.text and "The seats will be here" in desk.text
    )
    site.do(row, SeatGroups(seed="7"))
    desk.look("/limited")
    assert "Packs 1, 3 and 5 left to" in desk.text and "(picks first)" in desk.text
    seats = [line for line in desk.rows() if line[0] in "12345" and " pack " not in line and "review" not in line]
    assert len(seats) == 5
    desk.look("/limited?packs=2&size=3")
    assert "1:40 in all" in desk.text and "1:05 pack 2, 3 cards left 20 right" in desk.rows()
    desk.look("/limited?packs=2&size=9999")
    assert "cannot be drafted" in desk.refusals()[0]
    desk.press("Start the period", period="Draft", minutes="18")
    assert _last(row) == ClockStarted(0, 18, "Draft")
    assert "Draft: " in desk.look("/limited").text


def test_a_drafter_is_suspended_and_chance_picks_for_him(site: Site) -> None:
    row, desk = _event(site, "draft")
    site.do(row, SeatGroups())
    desk.look("/limited").press("Suspend the drafter", player="Sisko")
    assert desk.status == 422 and desk.value("player") == "Sisko"
    desk.press("Suspend the drafter", player="quark")
    quark = site.player(row, "Quark")
    assert _last(row) == Suspended(quark) and "(suspended)" in desk.text
    assert "an official picks at random" in Phone(site, row, "Quark").words()
    desk.press("Draw the pick", player=quark, pack="9", left="5")
    assert desk.status == 422 and "this draft has no pack 9" in desk.refusals()[0].lower() and desk.value("left") == "5"
    desk.press("Draw the pick", player=quark, pack="2", left="5")
    fact = _last(row)
    assert isinstance(fact, PickDrawn) and (fact.player, fact.pack, fact.left) == (quark, 2, 5)
    assert f"gets card {fact.card} of 5" in desk.said()[0] and f"Quark 2 card {fact.card} of 5" in " ".join(desk.rows())
    head = site.snapshot(row).head
    desk.press("Draw the pick", player=quark, pack="2", left="5")
    assert desk.status == 422 and "already been drawn" in desk.refusals()[0] and site.snapshot(row).head == head


def test_a_button_pressed_twice_draws_once(site: Site) -> None:
    row, desk = _event(site, "draft")
    site.do(row, SeatGroups())
    site.do(row, Suspend(site.player(row, "Quark")))
    sent = {"player": "quark", "pack": "2", "left": "5", "key": "once"}
    answers = [desk.client.post(f"/e/{row.slug}/desk/limited/pick", sent) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [302, 302]
    history = live.journal_of(row.pk).read().history
    assert sum(isinstance(record.fact, PickDrawn) for record in history) == 1


def test_packs_of_a_draft_are_not_shown_before_it(site: Site) -> None:
    row, desk = _event(site, "draft")
    desk.look("/limited").press("Deal the packs", cards=LIST)
    assert desk.status == 422 and "nobody is seated" in desk.refusals()[0].lower()
    site.do(row, SeatGroups())
    desk.look("/limited").press("Deal the packs", cards=LIST)
    assert isinstance(_last(row), PacksDealt) and "Card 1" not in desk.text
    words = Phone(site, row, "Kira").words()
    assert "handed out at the table" in words and "Card 1" not in words


def test_a_play_off_is_drafted_and_dealt_again(site: Site) -> None:
    plan = (Stage("swiss", rounds=1), Stage("bracket", take=4))
    row, desk = _event(site, "draft", plan=plan)
    site.do(row, SeatGroups())
    site.do(row, DealPacks(_plain_list()))
    site.post_round(row)
    assert "Deal the packs" not in desk.look("/limited").buttons()
    site.report_all(row, Result(games=games_of(2, 0, 0)))
    site.do(row, OpenStage(2))
    site.do(row, SeatGroups())
    desk.look("/limited").press("Deal the packs again", cards=LIST)
    fact = _last(row)
    assert isinstance(fact, PacksDealt) and fact.stage == 2


# Sealed --------------------------------------------------------------------------------------------------------------


def test_pools_are_swapped_and_a_second_time_says_why(site: Site) -> None:
    row, desk = _event(site, "sealed", pool_swap=True)
    desk.look("/limited").press("Swap the pools")
    first = _last(row)
    assert isinstance(first, PoolsSwapped)
    desk.press("Swap the pools again", reason="")
    assert desk.status == 422 and "already been swapped" in desk.refusals()[0] and _last(row) == first
    desk.press("Swap the pools again", reason="a pool was wrong")
    snapshot = site.snapshot(row)
    owner = snapshot.names[pools_of(snapshot.tournament)[site.player(row, "Kira")]]
    assert _last(row) != first and f"Kira {'themselves' if owner == 'Kira' else owner}" in desk.rows()
    mine = "your own pool back" if owner == "Kira" else f"the pool that {owner} registered"
    assert f"You have {mine}." in Phone(site, row, "Kira").words()


def test_no_swap_where_none_was_announced(site: Site) -> None:
    row, desk = _event(site, "sealed")
    assert "Swap the pools" not in desk.look("/limited").buttons()
    head = site.snapshot(row).head
    answer = desk.client.post(f"/e/{row.slug}/desk/limited/pools")
    assert answer.status_code == 422 and b"was not announced" in answer.content.lower()
    assert site.snapshot(row).head == head
