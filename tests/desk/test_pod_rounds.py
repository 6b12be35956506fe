"""How many rounds a pod can play (002 7.6, 8.1, Appendix E), and who is left alone in one."""

from __future__ import annotations

import pytest

from desk.older import Older
from desk.table import Event
from desk.test_limited import TEN
from topcut.acts.entries.commands import Drop
from topcut.acts.event.commands import ChangeSettings
from topcut.acts.limited.commands import SeatGroups
from topcut.acts.rounds.commands import Draw, Post, Start
from topcut.messages.message import Player, message
from topcut.play.advice import advice
from topcut.play.check import check
from topcut.play.limited.groups import groups_of
from topcut.play.limited.pod_rounds import left_alone, most_rounds

SEVENTEEN = (*TEN, "Bashir", "Sisko", "Jake", "Keiko", "Miles", "Vic", "Ezri")


def draft(players: int, rounds: int = 0, **options: object) -> Event:
    return Event("transformers", *SEVENTEEN[:players], format="draft", rounds=rounds, **options)


@pytest.mark.parametrize(
    ("players", "rounds"),
    [
        (4, 2),  # one pod: Appendix E
        (5, 3),
        (8, 3),
        (9, 3),  # 5 and 4: three for five players, and four players have three rounds
        (10, 3),  # 6 and 4
        (12, 3),  # 6 and 6
        (16, 3),  # 8 and 8
        (17, 3),  # 6, 6 and 5
    ],
)
@pytest.mark.parametrize("seated", [True, False])
def test_7_6_rounds_are_recommended_by_the_size_of_the_pods(players: int, rounds: int, seated: bool) -> None:
    event = draft(players)
    if seated:
        event.do(SeatGroups())
    event.do(Start())
    assert event.tournament.rounds_planned == rounds
    assert advice(event.tournament, event.book) == []


@pytest.mark.parametrize(("players", "rounds"), [(9, 4), (17, 5)])
def test_appendix_e_counts_the_field_where_the_restriction_is_lifted(players: int, rounds: int) -> None:
    event = draft(players, play_inside_pod=False)
    event.do(Start())
    assert event.tournament.rounds_planned == rounds


def test_with_an_older_rulebook_the_field_is_counted_as_before() -> None:
    event = Older(("rounds_by_pod",), "transformers", *SEVENTEEN[:9], format="draft")
    event.do(SeatGroups())
    event.do(Start())
    assert event.tournament.rounds_planned == 4


@pytest.mark.parametrize(("pod", "rounds"), [(3, 3), (4, 3), (5, 5), (6, 5), (7, 7), (8, 7)])
def test_rounds_in_which_nobody_of_a_pod_meets_anybody_twice(pod: int, rounds: int) -> None:
    assert most_rounds(pod) == rounds


def warned(event: Event, when: str) -> bool:
    """Whether four rounds are too many for pods of five and four, with the ways out of this time."""
    too_many = message("note-too-many-for-pods", rounds=4, sizes=("5", "4"), most=3, least=4, when=when)
    return advice(event.tournament, event.book) == [message("note-rounds-in-pods", what=too_many)]


@pytest.mark.parametrize("seated", [True, False])
def test_7_6_more_rounds_than_a_pod_has_opponents_are_warned_of_with_the_ways_out(seated: bool) -> None:
    event = draft(9, rounds=4)
    if seated:
        event.do(SeatGroups())
    assert warned(event, when="entering")


def test_7_6_once_it_has_started_lifting_the_restriction_is_a_deviation() -> None:
    event = draft(9, rounds=4)
    event.do(SeatGroups())
    event.do(Start())
    assert warned(event, when="started")


def test_7_6_three_rounds_of_nine_in_pods_have_no_rematch() -> None:
    event = draft(9)
    event.do(SeatGroups())
    for _ in range(3):
        event.post()
        for match in event.tournament.rounds[-1].matches.values():
            if len(match.seats) == 2:
                event.wins(event.name(match.seats[0]))
    met = [frozenset(m.seats) for posted in event.tournament.rounds for m in posted.matches.values()]
    assert len(met) == len(set(met))


def alone_in_a_pod() -> tuple[Event, str]:
    event = draft(9, rounds=3)
    event.do(SeatGroups())
    event.post()
    for match in event.tournament.rounds[-1].matches.values():
        if len(match.seats) == 2:
            event.wins(event.name(match.seats[0]))
    last, *others = groups_of(event.tournament)[1].players
    for player in others:
        event.do(Drop(player))
    return event, last


def test_7_6_the_last_of_a_pod_is_told_of() -> None:
    event, last = alone_in_a_pod()
    (told,) = left_alone(event.tournament, event.book, 1)
    assert told == message("note-alone-in-pod", player=Player(last), pod=2, how=message("note-lifting"))


def test_7_6_the_restriction_is_lifted_in_mid_event_only_with_a_reason_and_then_everybody_plays() -> None:
    event, last = alone_in_a_pod()
    event.do(Draw())
    draft = event.tournament.draw
    assert draft is not None
    assert (last,) in [table.seats for table in draft.tables]
    event.refused(ChangeSettings({"play_inside_pod": False}), "setting-without-reason")
    event.do(ChangeSettings({"play_inside_pod": False}, reason="only one is left in pod 2"))
    event.refused(Post(), "round-changed-since")
    event.do(Draw(reason="the restriction is lifted"))
    event.do(Post())
    assert all(len(match.seats) == 2 for match in event.tournament.rounds[-1].matches.values())
    assert all(finding.ok for finding in check(event.history))


def test_7_6_the_last_of_a_pod_may_leave_too_and_the_others_play_on() -> None:
    event, last = alone_in_a_pod()
    event.do(Drop(last))
    event.post()
    assert sum(len(match.seats) for match in event.tournament.rounds[-1].matches.values()) == 5
    assert all(finding.ok for finding in check(event.history))
