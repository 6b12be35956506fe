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
from topcut.messages.message import message
from topcut.play.games import games_of
from topcut.play.limited.cards import plain
from topcut.play.limited.groups import pools_of
from topcut.web.site import live
from topcut.web.store.models import Event
from web.console import Desk
from web.phones import Phone
from web.saying import refused, says, words_of
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
    now, step = message("nextstep-entered", players=5), message("nextstep-build", cards="drafted")
    assert says(desk.look("/limited"), "web-desk-goes-on-here", now=now, step=step)


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
    assert judge.status == 200 and words_of("web-packs-deal") not in judge.buttons()
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
    building = message("clockname-period", period="building")
    assert "5 boosters" in desk.text and says(desk, "web-limited-period-lasts", name=building, minutes=30)
    assert says(desk, "web-limited-no-seats-yet")
    site.do(row, SeatGroups(seed="7"))
    desk.look("/limited")
    odd = message("limited-packs-numbered", packs=("1", "3", "5"), count=3)
    assert says(desk, "limited-passed-to", packs=odd, direction="left") and not says(desk, "web-limited-no-seats-yet")
    assert says(desk, "limited-drafter", first="yes")
    times = [line for line in desk.rows() if says(line, "limited-pick") or says(line, "limited-review")]
    assert len([line for line in desk.rows() if line[0] in "12345" and line not in times]) == 5
    desk.look("/limited?packs=2&size=3")
    right = words_of("limited-direction", direction="right")
    assert says(desk, "limited-in-all", time="1:40")
    assert f"1:05 {words_of('limited-pick', pack=2, left=3)} 20 {right}" in desk.rows()
    desk.look("/limited?packs=2&size=9999")
    assert refused(desk, "limited-packs-impossible", packs=2, sizes=("9999",))
    desk.press("Start the period", period="Draft", minutes="18")
    assert _last(row) == ClockStarted(0, 18, "Draft")
    assert says(desk.look("/limited"), "web-limited-clock-html", what="Draft")


def test_a_drafter_is_suspended_and_chance_picks_for_him(site: Site) -> None:
    row, desk = _event(site, "draft")
    site.do(row, SeatGroups())
    desk.look("/limited").press("Suspend the drafter", player="Sisko")
    assert desk.status == 422 and desk.value("player") == "Sisko"
    desk.press("Suspend the drafter", player="quark")
    quark = site.player(row, "Quark")
    assert _last(row) == Suspended(quark) and says(desk, "limited-drafter", player="Quark", suspended="yes")
    assert says(Phone(site, row, "Quark").page(), "limited-suspended")
    desk.press("Draw the pick", player=quark, pack="9", left="5")
    assert desk.status == 422 and refused(desk, "limited-no-pack", pack=9) and desk.value("left") == "5"
    desk.press("Draw the pick", player=quark, pack="2", left="5")
    fact = _last(row)
    assert isinstance(fact, PickDrawn) and (fact.player, fact.pack, fact.left) == (quark, 2, 5)
    assert says(desk.said()[0], "web-limited-picked", player="Quark", card=fact.card, left=5)
    assert f"Quark 2 {words_of('limited-card-from-the-top', card=fact.card, left=5)}" in " ".join(desk.rows())
    head = site.snapshot(row).head
    desk.press("Draw the pick", player=quark, pack="2", left="5")
    assert desk.status == 422 and site.snapshot(row).head == head
    assert refused(desk, "limited-pick-drawn", card=fact.card, left=5)


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
    desk.look("/limited").press(words_of("web-packs-deal"), cards=LIST)
    assert desk.status == 422 and refused(desk, "pack-nobody-seated")
    site.do(row, SeatGroups())
    desk.look("/limited").press(words_of("web-packs-deal"), cards=LIST)
    assert isinstance(_last(row), PacksDealt) and "Card 1" not in desk.text
    phone = Phone(site, row, "Kira").page()
    assert says(phone, "pack-handed-out") and "Card 1" not in phone


def test_a_play_off_is_drafted_and_dealt_again(site: Site) -> None:
    plan = (Stage("swiss", rounds=1), Stage("bracket", take=4))
    row, desk = _event(site, "draft", plan=plan)
    site.do(row, SeatGroups())
    site.do(row, DealPacks(_plain_list()))
    site.post_round(row)
    assert words_of("web-packs-deal") not in desk.look("/limited").buttons()
    site.report_all(row, Result(games=games_of(2, 0, 0)))
    site.do(row, OpenStage(2))
    site.do(row, SeatGroups())
    desk.look("/limited").press(words_of("web-packs-deal-again"), cards=LIST)
    fact = _last(row)
    assert isinstance(fact, PacksDealt) and fact.stage == 2


# Sealed --------------------------------------------------------------------------------------------------------------


def test_pools_are_swapped_and_a_second_time_says_why(site: Site) -> None:
    row, desk = _event(site, "sealed", pool_swap=True)
    desk.look("/limited").press(words_of("web-limited-swap"))
    first = _last(row)
    assert isinstance(first, PoolsSwapped)
    desk.press("Swap the pools again", reason="")
    assert desk.status == 422 and refused(desk, "limited-swapped-already") and _last(row) == first
    desk.press("Swap the pools again", reason="a pool was wrong")
    snapshot = site.snapshot(row)
    owner = snapshot.names[pools_of(snapshot.tournament)[site.player(row, "Kira")]]
    theirs = owner == "Kira"
    assert _last(row) != first and f"Kira {words_of('pack-pool-themselves') if theirs else owner}" in desk.rows()
    assert says(Phone(site, row, "Kira").page(), "pack-pool", owner="" if theirs else owner)


def test_no_swap_where_none_was_announced(site: Site) -> None:
    row, desk = _event(site, "sealed")
    assert words_of("web-limited-swap") not in desk.look("/limited").buttons()
    head = site.snapshot(row).head
    answer = desk.client.post(f"/e/{row.slug}/desk/limited/pools")
    assert answer.status_code == 422 and refused(answer, "limited-swap-unannounced")
    assert site.snapshot(row).head == head
