"""The seats of a draft: the plan, what is posted in the hall, one player's place (002 7.6, 7.7, 8.2)."""

from __future__ import annotations

import pytest

from answers.viewed import viewed
from desk.table import Event
from saying import in_words
from topcut.acts.entries.commands import Enter, Person
from topcut.acts.limited.commands import DrawPick, SeatGroups, Suspend
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.stages.commands import ChangePlan, OpenStage
from topcut.answers.draft_groups import Passing
from topcut.answers.encoding import encoded
from topcut.answers.seating import (
    OwnSeat,
    SeatingAnswer,
    latest_seating,
    own_seat,
    posted_seats,
    random_picks,
    seating_answer,
    seating_now,
)
from topcut.journal.plan import Stage
from topcut.messages.message import message

SIX = ("Kira", "Odo", "Quark", "Dax", "Garak", "Morn")
TEN = (*SIX, "Rom", "Nog", "Leeta", "Worf")


def seated(rulebook: str, *people: str, format: str = "draft", **more: object) -> Event:
    event = Event(rulebook, *people, rounds=3, format=format, **more)
    event.do(SeatGroups())
    return event


def plan_of(event: Event) -> SeatingAnswer:
    seating = latest_seating(viewed(event))
    assert seating is not None
    return seating_answer(viewed(event), seating)


def seat_of(event: Event, name: str) -> OwnSeat:
    seating = latest_seating(viewed(event))
    assert seating is not None
    seat = own_seat(viewed(event), seating, event.id(name))
    assert seat is not None
    return seat


@pytest.mark.parametrize(
    ("rulebook", "people", "format"),
    [
        ("transformers", TEN, "draft"),
        ("star-trek-2e", SIX, "draft"),
        ("star-wars", SIX, "cube"),
        ("star-wars", SIX[:4], "cube-both-sides"),
        ("star-wars", SIX, "cube-squirrel"),
    ],
)
def test_packs_go_left_and_right_in_turn(rulebook: str, people: tuple[str, ...], format: str) -> None:
    """The first pack goes to the left neighbour, who sits clockwise next, every second one back."""
    event = seated(rulebook, *people, format=format)
    plan = plan_of(event)
    assert sorted(one.name for group in plan.groups for one in group.players) == sorted(people)
    for group in plan.groups:
        ring = group.players
        for at, player in enumerate(ring):
            left, right = group.passes[player]
            assert (left.direction, left.to) == ("left", ring[(at + 1) % len(ring)])
            assert (right.direction, right.to) == ("right", ring[at - 1])
            assert all(pack % 2 for pack in left.packs) and not any(pack % 2 for pack in right.packs)
            assert seat_of(event, player.name).passes == (left, right)
            assert seat_of(event, player.name).seat == at + 1


def test_where_the_director_says_how_many_packs_the_plan_leaves_it_open() -> None:
    plan = plan_of(seated("star-trek-2e", *SIX))
    passed = [one for passes in plan.groups[0].passes.values() for one in passes]
    assert all(one.and_so_on for one in passed)
    assert in_words(passed[0].numbers) == "packs 1, 3 …" and in_words(passed[1].numbers) == "packs 2, 4 …"


def test_one_pack_is_one_pack() -> None:
    player = viewed(Event("transformers", "Kira")).player("p1")
    assert in_words(Passing("left", (1,), player).told) == "pass pack 1 to the left, to Kira"


def test_7_7_the_first_picker_of_the_open_cards() -> None:
    event = seated("transformers", *TEN)
    for group, grid in zip(plan_of(event).groups, plan_of(event).grids, strict=True):
        assert group.first in group.players and grid.note == group.order is not None
        marked = message("limited-drafter", player=group.first, first="yes", suspended="")
        assert [row[1] for row in grid.rows].count(marked) == 1


def test_003_winston_is_drafted_in_turns_and_nothing_is_passed() -> None:
    event = seated("star-wars", *SIX[:5], format="cube-winston")
    for group, grid in zip(plan_of(event).groups, plan_of(event).grids, strict=True):
        assert group.passes == {} and group.first is not None
        at = group.players.index(group.first)
        assert [row[1] for row in grid.rows] == [*group.players[at:], *group.players[:at]]
    assert seat_of(event, "Kira").order is not None


def test_003_with_sealed_decks_everybody_only_has_a_side() -> None:
    event = seated("star-wars", *SIX, format="cube-sealed")
    posted = posted_seats(viewed(event))
    assert posted and not posted.sits and {group.side for group in posted.groups} == {"light", "dark"}
    assert not seat_of(event, "Odo").sits and seat_of(event, "Odo").passes == ()


def test_7_6_groups_are_posted_until_round_one() -> None:
    event = Event("transformers", *TEN, rounds=3, format="draft")
    assert seating_now(viewed(event)) is None is posted_seats(viewed(event))
    event.do(SeatGroups())
    posted = posted_seats(viewed(event))
    assert posted and [group.players for group in posted.groups] == [group.players for group in plan_of(event).groups]
    assert posted.meets == message("limited-inside-groups")
    event.do(Draw())
    event.do(Post())
    assert seating_now(viewed(event)) is None is posted_seats(viewed(event))
    assert plan_of(event).groups  # the director still can look


def test_7_6_who_comes_after_the_draft_is_told_of() -> None:
    event = seated("transformers", *SIX)
    event.do(Enter((Person("Worf"),)))
    plan, posted, seating = plan_of(event), posted_seats(viewed(event)), latest_seating(viewed(event))
    assert [one.name for one in plan.late] == ["Worf"] and len(plan.notes) == 1
    assert posted and posted.late == plan.late
    assert seating and own_seat(viewed(event), seating, plan.late[0].id) is None


def test_7_7_chance_picks_for_a_suspended_drafter() -> None:
    event = seated("transformers", *SIX)
    assert random_picks(viewed(event)).rows == ()
    event.do(Suspend(event.id("Quark")))
    fact = event.do(DrawPick(event.id("Quark"), 2, 5))[0].fact
    picked = message("limited-card-from-the-top", card=fact.card, left=5)  # type: ignore[union-attr]
    assert random_picks(viewed(event)).rows == ((viewed(event).player(event.id("Quark")), 2, picked),)
    assert [one.name for one in plan_of(event).suspended] == ["Quark"]
    assert seat_of(event, "Quark").suspended and not seat_of(event, "Kira").suspended
    event.do(SeatGroups("seated again"))
    assert plan_of(event).suspended == () and random_picks(viewed(event)).rows == ()  # a new draft


def test_8_2_a_play_off_is_drafted_with_boosters_whatever_was_played_before() -> None:
    event = Event("transformers", *TEN[:8], rounds=1)
    event.do(ChangePlan((Stage("swiss", rounds=1), Stage("bracket", take=8, bracket="seats"))))
    event.do(Draw())
    event.do(Post())
    for match in event.tournament.rounds[0].matches.values():
        event.wins(event.name(match.seats[0]))
    event.do(OpenStage(2))
    event.do(SeatGroups())
    plan = plan_of(event)
    assert (plan.stage, plan.method, len(plan.groups[0].players)) == (2, "packs", 8)
    assert all([one.packs for one in passes] == [(1, 3, 5), (2, 4)] for passes in plan.groups[0].passes.values())
    assert seating_now(viewed(event)) == latest_seating(viewed(event))


def test_what_programs_are_given() -> None:
    event = seated("star-wars", *SIX, format="cube")
    told = encoded(plan_of(event), in_words)
    assert list(told) == ["stage", "method", "seed", "groups", "late"]
    assert [(group["side"], group["cube"]) for group in told["groups"]] == [("light", 1), ("dark", 1)]
    for group in told["groups"]:
        assert list(group["passes"]) == group["players"] and "first" not in group
    kira = encoded(seat_of(event, "Kira"), in_words)
    assert {"player", "group", "seat", "side", "cube", "passes"} <= set(kira) and kira["player"] == "kira"
