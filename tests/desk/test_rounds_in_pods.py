"""Rounds inside draft pods (002 7.6) have reasons and can be steered like any other."""

from __future__ import annotations

import pytest

from desk.table import Event
from topcut.acts.entries.commands import Drop
from topcut.acts.limited.commands import SeatGroups
from topcut.acts.rounds.commands import Draw, Post, Swap
from topcut.acts.rounds.facts import Drafted
from topcut.messages.message import message
from topcut.play.check import check
from topcut.play.limited.groups import groups_of
from topcut.play.parts import parts_of

TEN = ("Kira", "Odo", "Quark", "Dax", "Garak", "Morn", "Rom", "Nog", "Leeta", "Worf")


def in_pods(**options: object) -> Event:
    """Ten drafters in a pod of six and one of four."""
    event = Event("transformers", *TEN, format="draft", rounds=3, **options)
    event.do(SeatGroups(seed="1"))
    return event


def pod(event: Event, number: int) -> list[str]:
    return [event.name(player) for player in groups_of(event.tournament)[number - 1].players]


def well(event: Event) -> bool:
    return all(finding.ok for finding in check(event.history))


def drafted(event: Event) -> Drafted:
    return next(record.fact for record in reversed(event.history) if isinstance(record.fact, Drafted))


def test_7_6_everybody_meets_somebody_of_the_own_pod() -> None:
    event = in_pods()
    pods = [set(pod(event, 1)), set(pod(event, 2))]
    event.post()
    for pair in event.pairs():
        assert any(pair <= one for one in pods)
    assert well(event)


def test_7_6_a_pair_of_one_pod_can_be_pinned() -> None:
    event = in_pods()
    a, b = pod(event, 2)[:2]
    event.post((a, b))
    assert frozenset({a, b}) in event.pairs()
    assert drafted(event).optimum == dict.fromkeys(drafted(event).cost, 0)
    assert well(event)


def test_7_6_a_pair_of_two_pods_is_refused_by_name() -> None:
    event = in_pods()
    a, b = pod(event, 1)[0], pod(event, 2)[0]
    event.refused(Draw(pinned=(event.pair(a, b),)), "pairing-different-pods", one=a, other=b)


def test_7_6_a_pair_can_be_ruled_out_inside_a_pod_and_across() -> None:
    event = in_pods()
    a, b = pod(event, 2)[:2]
    across = event.pair(pod(event, 1)[0], a)
    for seed in range(12):
        event.do(Draw(forbidden=(event.pair(a, b), across), seed=str(seed), reason="try"))
        draft = event.tournament.draw
        assert draft is not None
        assert all(set(table.seats) != {event.id(a), event.id(b)} for table in draft.tables)
    event.do(Post())
    assert well(event)


def test_7_6_two_players_of_a_pod_change_places_and_it_is_told_what_that_costs() -> None:
    event = in_pods()
    event.do(Draw())
    draft = event.tournament.draw
    assert draft is not None
    first, second = (t for t in draft.tables if set(t.seats) <= {event.id(name) for name in pod(event, 2)})
    event.do(Swap(first.seats[0], second.seats[0], "they came together"))
    assert drafted(event).cost == drafted(event).optimum
    event.do(Post())
    assert frozenset(map(event.name, (second.seats[0], first.seats[1]))) in event.pairs()
    assert event.tournament.rounds[0].by_hand
    assert well(event)


def test_7_6_a_swap_across_pods_is_refused() -> None:
    event = in_pods()
    event.do(Draw())
    a, b = pod(event, 1)[0], pod(event, 2)[0]
    event.refused(Swap(event.id(a), event.id(b)), "pairing-different-pods")


def test_7_6_a_swap_that_makes_a_rematch_says_so() -> None:
    event = in_pods()
    small = pod(event, 2)
    event.post((small[0], small[1]))
    for match in event.tournament.rounds[0].matches.values():
        event.wins(event.name(match.seats[0]))
    event.do(Draw())
    draft = event.tournament.draw
    assert draft is not None
    at = {player: table for table in draft.tables for player in table.seats}
    opponent = next(seat for seat in at[event.id(small[0])].seats if seat != event.id(small[0]))
    event.do(Swap(opponent, event.id(small[1])))
    assert drafted(event).cost["rematches"] == 2  # both pairs of the pod of four meet again
    assert drafted(event).optimum["rematches"] == 0


def test_7_6_a_draft_changed_by_hand_is_drawn_again_after_new_seats() -> None:
    event = in_pods()
    event.do(Draw())
    draft = event.tournament.draw
    assert draft is not None
    first, second = draft.tables[:2]
    event.do(Swap(first.seats[0], second.seats[0]))
    event.do(SeatGroups(seed="2", reason="a wrong table"))
    event.refused(Post(), "round-changed-since")


@pytest.mark.parametrize("lifted", [True, False])
def test_7_6_a_lifted_restriction_is_one_field(lifted: bool) -> None:
    event = in_pods(play_inside_pod=not lifted)
    parts = parts_of(event.tournament, event.book, 1)
    assert len(parts) == (1 if lifted else 2)
    assert sum(len(part.players) for part in parts) == 10


def test_the_reason_of_a_bye_in_a_pod_names_its_cause() -> None:
    from topcut.play.pairing.problem import Pairing
    from topcut.play.pairing.reasons import reasons

    event = in_pods()
    for name in pod(event, 2)[1:]:
        event.do(Drop(event.id(name)))
    last = parts_of(event.tournament, event.book, 1)[-1]
    alone = event.id(pod(event, 2)[0])
    (reason,) = reasons(last.problem, Pairing((), (alone,), {}))
    assert reason.said["cause"] == message("reason-bye-alone")
