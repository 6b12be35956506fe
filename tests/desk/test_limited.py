"""Draft and sealed at the desk: seating, swapping pools, suspending, picking for somebody, and the periods' clock."""

from __future__ import annotations

from datetime import timedelta

import pytest
from msgspec.structs import replace

from topcut.acts.clock.commands import AddTime, PauseClock, ResumeClock, StartClock
from topcut.acts.clock.facts import ClockStarted, TimeAdded
from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import Drop, Enter, Person
from topcut.acts.event.commands import Announce, Undo
from topcut.acts.limited.commands import DrawPick, SeatGroups, Suspend, SwapPools
from topcut.acts.limited.facts import Group, GroupsSeated, PickDrawn, PoolsSwapped, Suspended
from topcut.acts.rounds.commands import WithdrawRound
from topcut.acts.stages.commands import ChangePlan
from topcut.journal.fold import fold
from topcut.journal.plan import Stage
from topcut.messages.message import message
from topcut.play.clock import left
from topcut.play.limited.groups import groups_of
from topcut.play.limited.verify import rederive

from .table import Event

SIX = ("Kira", "Odo", "Quark", "Dax", "Garak", "Morn")
TEN = (*SIX, "Rom", "Nog", "Leeta", "Worf")


def draft(
    rulebook: str = "transformers", people: tuple[str, ...] = TEN, chosen: str = "draft", **more: object
) -> Event:
    return Event(rulebook, *people, rounds=3, format=chosen, **more)


def seats(event: Event) -> GroupsSeated:
    fact = event.do(SeatGroups())[0].fact
    assert isinstance(fact, GroupsSeated)
    return fact


# Seating -------------------------------------------------------------------------------------------------------------


def test_7_6_everybody_who_is_in_sits_in_one_pod() -> None:
    event = draft()
    event.do(Drop(event.id("Odo")))
    fact = seats(event)
    seated = [player for group in fact.groups for player in group.players]
    assert sorted(map(event.name, seated)) == sorted(set(TEN) - {"Odo"})
    assert groups_of(event.tournament) == fact.groups
    assert fact.method == "packs"


def test_a_seed_that_was_given_is_kept() -> None:
    one, other = draft(), draft()
    assert one.do(SeatGroups(seed="7"))[0].fact == other.do(SeatGroups(seed="7"))[0].fact


def test_who_drafts_a_side_plays_it() -> None:
    event = draft("star-wars", SIX, "cube")
    for group in seats(event).groups:
        assert {event.tournament.entrants[player].side for player in group.players} == {group.side}
    event.post()
    for match in event.tournament.rounds[0].matches.values():
        assert {event.tournament.entrants[seat].side for seat in match.seats} == {"light", "dark"}


def test_a_sealed_cube_gives_everybody_a_side() -> None:
    event = draft("star-wars", SIX, "cube-sealed")
    assert {(group.side, len(group.players)) for group in seats(event).groups} == {("light", 3), ("dark", 3)}


def test_a_second_seating_says_why() -> None:
    event = draft()
    first = seats(event)
    event.refused(SeatGroups(), "limited-seated-already")
    event.refused(SeatGroups(reason="  "), "limited-seated-already")
    (record,) = event.do(SeatGroups(reason="Worf came late"))
    assert isinstance(record.fact, GroupsSeated)
    assert event.words(record.fact.reason) == "Worf came late"
    assert record.fact.seed != first.seed
    assert groups_of(event.tournament) == record.fact.groups


def test_an_undone_seating_was_seen_and_counts() -> None:
    event = draft()
    seats(event)
    event.do(Undo(event.head))
    assert groups_of(event.tournament) == ()
    event.refused(SeatGroups(), "limited-seated-already")


GROUPS = message("limited-sizes", least=3, most=6)
GUIDE = ("Dangerous Missions Draft Guide",)


@pytest.mark.parametrize(
    ("rulebook", "chosen", "people", "why", "values"),
    [
        ("transformers", "constructed", TEN, "limited-constructed", {}),
        ("transformers", "sealed", TEN, "limited-sealed-without-groups", {}),
        ("star-trek-2e", "draft", TEN[:2], "limited-too-few", {"players": 2, "size": GROUPS}),
        ("star-wars", "cube", TEN[:7], "limited-cube-odd", {"players": 7}),
        ("star-wars", "cube-both-sides", SIX, "limited-not-four", {"players": 6}),
        ("star-trek-2e-2010", "dangerous-missions-draft", TEN, "limited-rules-unknown", {"documents": GUIDE}),
    ],
)
def test_what_is_not_seated(
    rulebook: str, chosen: str, people: tuple[str, ...], why: str, values: dict[str, object]
) -> None:
    draft(rulebook, people, chosen).refused(SeatGroups(), why, **values)


def test_after_round_one_is_posted_nobody_is_seated() -> None:
    event = draft()
    seats(event)
    event.post()
    event.refused(SeatGroups(reason="Worf came late"), "limited-round-posted", round=1)
    event.do(WithdrawRound())
    event.do(SeatGroups(reason="Worf came late"))


def test_only_officials_seat() -> None:
    event = draft()
    for command in (SeatGroups(), Suspend("p1"), DrawPick("p1", 1, 7), SwapPools()):
        event.refused(command, "desk-officials-only", by=event.id("Kira"))


# Pools ---------------------------------------------------------------------------------------------------------------


def sealed(**more: object) -> Event:
    return draft("transformers", TEN, "sealed", pool_swap=True, **more)


def test_7_5_every_pool_is_handed_out_once() -> None:
    event = sealed()
    fact = event.do(SwapPools())[0].fact
    assert isinstance(fact, PoolsSwapped)
    everybody = {event.id(name) for name in TEN}
    assert set(fact.pools) == set(fact.pools.values()) == everybody


def test_7_5_somebody_may_get_his_own_pool_back() -> None:
    kept = 0
    for seed in range(60):
        fact = sealed().do(SwapPools(seed=str(seed)))[0].fact
        assert isinstance(fact, PoolsSwapped)
        kept += sum(player == owner for player, owner in fact.pools.items())
    assert 30 < kept < 90  # one in ten of 600


def test_pools_are_swapped_again_only_with_a_reason() -> None:
    event = sealed()
    event.do(SwapPools())
    event.refused(SwapPools(), "limited-swapped-already")
    event.do(SwapPools(reason="a pool lacked a card"))


@pytest.mark.parametrize(
    ("event", "why"),
    [
        (draft(), "limited-not-sealed"),
        (draft("transformers", TEN, "sealed"), "limited-swap-unannounced"),
        (draft("star-trek-2e", TEN, "sealed"), "limited-swap-unannounced"),
        (draft("transformers", TEN, "constructed"), "limited-constructed"),
        (draft("transformers", ("Kira",), "sealed", pool_swap=True), "limited-one-pool"),
    ],
    ids=["draft", "no swap", "no such rule", "constructed", "alone"],
)
def test_pools_that_are_not_swapped(event: Event, why: str) -> None:
    event.refused(SwapPools(), why)


def test_pools_are_not_swapped_after_round_one_is_posted() -> None:
    event = sealed()
    event.post()
    event.refused(SwapPools(), "limited-decks-built")


# A suspended drafter -------------------------------------------------------------------------------------------------


def test_7_7_chance_picks_for_a_suspended_drafter_and_he_stays_in() -> None:
    event = draft()
    seats(event)
    quark = event.id("Quark")
    assert event.do(Suspend(quark))[0].fact == Suspended(quark)
    fact = event.do(DrawPick(quark, 2, 5))[0].fact
    assert isinstance(fact, PickDrawn) and fact.seed
    assert (fact.player, fact.pack, fact.left) == (quark, 2, 5) and 1 <= fact.card <= 5
    event.post()
    assert event.match("Quark")


def test_7_7_the_open_cards_are_pack_0() -> None:
    event = draft()
    seats(event)
    event.do(Suspend(event.id("Quark")))
    event.do(DrawPick(event.id("Quark"), 0, 40))


def test_somebody_is_suspended_once() -> None:
    event = draft()
    seats(event)
    event.do(Suspend(event.id("Quark")))
    event.refused(Suspend(event.id("Quark")), "limited-suspended-already")


def test_who_is_not_drafting_is_not_suspended() -> None:
    event = draft()
    event.refused(Suspend(event.id("Quark")), "limited-not-drafting")
    seats(event)
    event.enter("Bashir")
    event.refused(Suspend(event.id("Bashir")), "limited-not-drafting", player="Bashir")
    event.refused(Suspend("p99"), "entry-no-player")
    event.do(Drop(event.id("Odo")))
    event.refused(Suspend(event.id("Odo")), "limited-not-drafting", player="Odo")
    event = draft()
    seats(event)
    event.post()
    event.refused(Suspend(event.id("Quark")), "limited-not-drafting")


def test_whoever_is_not_suspended_picks_for_himself() -> None:
    event = draft()
    seats(event)
    event.refused(DrawPick(event.id("Kira"), 1, 7), "limited-not-suspended", player="Kira")


@pytest.mark.parametrize(("pack", "left"), [(-1, 3), (6, 3), (1, 0), (1, 8), (1, -2)])
def test_a_pick_out_of_no_pack_is_refused(pack: int, left: int) -> None:
    event = draft()
    seats(event)
    event.do(Suspend(event.id("Quark")))
    why = "limited-pick-impossible" if pack == 1 else "limited-no-pack"
    why = "form-number-out-of-range" if min(pack, left) < 0 else why
    event.refused(DrawPick(event.id("Quark"), pack, left), why)


def test_a_pick_is_drawn_once() -> None:
    event = draft()
    seats(event)
    event.do(Suspend(event.id("Quark")))
    event.do(DrawPick(event.id("Quark"), 1, 7))
    event.refused(DrawPick(event.id("Quark"), 1, 7), "limited-pick-drawn")
    event.do(DrawPick(event.id("Quark"), 1, 6))


def test_a_new_seating_lets_everybody_draft_again() -> None:
    event = draft()
    seats(event)
    event.do(Suspend(event.id("Quark")))
    event.do(SeatGroups(reason="wrong boosters"))
    event.refused(DrawPick(event.id("Quark"), 1, 7), "limited-not-suspended")
    event.do(Suspend(event.id("Quark")))


def test_a_finished_event_has_no_draft() -> None:
    event = Event("transformers", *TEN[:4], rounds=1, format="draft")
    seats(event)
    event.post()
    for name in {event.name(match.seats[0]) for match in event.tournament.rounds[0].matches.values()}:
        event.wins(name)
    event.do(Finish())
    for command in (SeatGroups(reason="again"), Suspend("p1"), DrawPick("p1", 1, 7), StartClock(period="building")):
        event.refused(command, "event-finished")


# Derived again -------------------------------------------------------------------------------------------------------


def journal_of_everything() -> Event:
    event = draft()
    seats(event)
    event.do(Suspend("p3"))
    event.do(DrawPick("p3", 1, 7))
    event.do(SeatGroups(reason="wrong boosters"))
    return event


@pytest.mark.parametrize("event", [journal_of_everything(), draft("star-wars", SIX, "cube"), sealed()])
def test_what_chance_did_can_be_derived_again(event: Event) -> None:
    if event.book.flag("pool_swap"):
        event.do(SwapPools())
    elif not event.tournament.limited:
        seats(event)
    checked = 0
    for place, record in enumerate(event.history):
        if isinstance(record.fact, (GroupsSeated, PoolsSwapped, PickDrawn)):
            before = fold(event.history[:place])
            assert rederive(before, event.book, record.fact)
            assert not rederive(before, event.book, replace(record.fact, seed="another"))
            checked += 1
    assert checked


def test_a_seat_that_was_changed_by_hand_is_found() -> None:
    event = draft()
    before, fact = event.tournament, seats(event)
    first = fact.groups[0].players
    changed = Group((first[1], first[0], *first[2:]), first=fact.groups[0].first)
    assert not rederive(before, event.book, replace(fact, groups=(changed, *fact.groups[1:])))
    assert not rederive(before, event.book, replace(fact, method="cube"))
    assert not rederive(before, event.book, PickDrawn("p1", 1, 0, 1, "x"))


# Periods before a round (R55) ----------------------------------------------------------------------------------------


def remaining(event: Event) -> timedelta:
    time = left(event.tournament.period_clock, event.history[-1].at)
    assert time is not None
    return time


@pytest.mark.parametrize("typed", ["Deck building", "building", "deck building", "Building", "build"])
def test_r55_a_period_of_the_plan_has_its_minutes(typed: str) -> None:
    event = draft()
    assert event.do(StartClock(period=typed))[0].fact == ClockStarted(0, 30, "Deck building")
    assert remaining(event) == timedelta(minutes=30)


def test_r55_the_director_may_give_more_time_or_another_period() -> None:
    event = draft()
    assert event.do(StartClock(45, "building"))[0].fact == ClockStarted(0, 45, "Deck building")
    assert event.do(StartClock(18, "Draft"))[0].fact == ClockStarted(0, 18, "Draft")


def test_r55_registration_comes_before_building_where_pools_are_swapped() -> None:
    event = sealed()
    assert event.do(StartClock(period="registration"))[0].fact == ClockStarted(0, 20, "Deck registration")
    event.refused(StartClock(period="deck"), "clock-no-period", number=2, period="deck")  # which of the two?
    assert event.do(StartClock(period="building"))[0].fact == ClockStarted(0, 30, "Deck building")


def test_a_period_is_paused_and_lengthened_while_it_is_the_running_one() -> None:
    event = draft()
    event.do(StartClock(period="building"))
    event.do(PauseClock())
    event.do(Announce("The fire alarm is a drill."))
    event.do(ResumeClock())
    assert event.do(AddTime(5))[0].fact == TimeAdded(0, 5)
    assert remaining(event) == timedelta(minutes=35) - timedelta(seconds=2)
    event.refused(AddTime(5, table=1), "clock-period-for-all")
    event.refused(ResumeClock(), "clock-not-paused")
    event.do(PauseClock())
    event.refused(PauseClock(), "clock-paused")


def test_once_a_round_is_posted_the_clock_is_the_round_s() -> None:
    event = draft()
    seats(event)
    event.do(StartClock(period="building"))
    event.post()
    event.refused(PauseClock(), "clock-not-started", round=1)
    event.refused(StartClock(period="building"), "clock-round-is-on", round=1)
    event.do(StartClock())
    assert event.do(AddTime(3))[0].fact == TimeAdded(1, 3)


def test_a_period_between_two_rounds_runs_until_the_next_is_posted() -> None:
    event = Event("transformers", *TEN[:4], rounds=3)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(StartClock())
    event.wins("Kira")
    event.wins("Quark")
    event.do(StartClock(40, "Lunch"))
    assert event.do(AddTime(5))[0].fact == TimeAdded(0, 5)
    event.post()
    event.do(StartClock())
    assert event.do(AddTime(5))[0].fact == TimeAdded(2, 5)


def test_a_round_that_was_undone_gives_the_clock_back_to_the_period() -> None:
    event = draft()
    seats(event)
    event.do(StartClock(period="building"))
    event.post()
    event.do(Undo(event.head))
    event.do(PauseClock())
    assert event.tournament.period_clock.paused


def test_the_same_period_starts_once() -> None:
    event = draft()
    event.do(StartClock(period="building"))
    event.refused(StartClock(period="building"), "clock-runs")


def test_an_unknown_period_needs_its_minutes() -> None:
    draft().refused(
        StartClock(period="lunch"), "clock-no-period", periods=(message("clockname-period", period="building"),)
    )
    draft("transformers", TEN, "constructed").refused(StartClock(period="building"), "clock-no-period", number=0)
    draft().refused(StartClock(100_000, "lunch"), "form-number-out-of-range")


# Stages --------------------------------------------------------------------------------------------------------------


def test_every_heat_drafts_by_itself() -> None:
    event = Event("transformers", format="draft", rounds=1)
    heat = Stage("swiss", rounds=1, heat=True)
    event.do(ChangePlan((heat, heat, Stage("bracket", take=2, seeds="twos"))))
    for number, people in ((1, TEN[:5]), (2, TEN[5:])):
        event.do(Enter(tuple(Person(name) for name in people), heat=number))
    first, second = seats(event), seats(event)
    assert (first.stage, second.stage) == (1, 2)
    assert sorted(first.groups[0].players) == ["p1", "p2", "p3", "p4", "p5"]
    assert sorted(second.groups[0].players) == ["p10", "p6", "p7", "p8", "p9"]
    event.do(Suspend("p1"))
    event.do(DrawPick("p1", 1, 7))
