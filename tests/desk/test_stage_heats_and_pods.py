"""Heats and pods at the desk, and the prizes at the end."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from desk.staged import EIGHT, TOP_4, TWO_NIL, Staged, standings_of, with_cut
from desk.table import Event, rules, without
from topcut.acts.ending.commands import DrawLot, Finish
from topcut.acts.entries.commands import Drop, Enter, Person
from topcut.acts.limited.commands import SeatGroups
from topcut.acts.results.commands import Report
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.rounds.facts import Drafted, RoundPaired
from topcut.acts.stages.commands import Join, OpenStage, SplitPrizes
from topcut.acts.stages.facts import StageOpened
from topcut.journal.fact import Result
from topcut.journal.plan import Stage
from topcut.messages.message import message
from topcut.play.check import check
from topcut.play.limited.groups import groups_of
from topcut.play.placings import placings
from topcut.play.prizes import shares
from topcut.play.stages import at_stage, view

# Heats ----------------------------------------------------------------------------------------------------------------

HEATS = (
    Stage("swiss", heat=True, rounds=2),
    Stage("swiss", heat=True, rounds=2),
    Stage("bracket", take=2, seeds="twos"),
)


def heat_a_over() -> Staged:
    event = Staged("transformers", HEATS, *EIGHT[:4])
    event.do(Enter(tuple(Person(name) for name in EIGHT[4:]), heat=2))
    event.ids |= {name: f"p{number}" for number, name in enumerate(EIGHT, start=1)}
    event.play()
    event.play()
    return event


def test_9_who_has_qualified_may_not_play_again_and_others_may() -> None:
    event = heat_a_over()
    ranks = [row.player for row in standings_of(event, 1)]
    event.refused(Join(ranks[0], 2), "stage-qualified", stage=message("stagename-heat", letter="A"))
    event.refused(Join(ranks[1], 2), "stage-qualified", stage=message("stagename-heat", letter="A"))
    event.do(Join(ranks[3], 2))
    event.refused(Join(ranks[3], 2), "stage-joined", stage=message("stagename-heat", letter="B"))
    event.play()
    event.play()
    event.do(OpenStage())
    a, b = ranks[:2], [row.player for row in standings_of(event, 2)][:2]
    assert event.tournament.opened[3].seeds == (*a, *b)  # seeds 1 2 from the first heat, 3 4 from the second
    event.play()
    event.play()
    event.do(Finish())
    assert len(event.places()) == 8
    assert event.all_well()


def test_nobody_joins_a_second_heat_while_he_plays_in_one() -> None:
    event = Staged("transformers", HEATS, *EIGHT[:4])
    event.do(Draw())
    event.refused(Join(event.ids["Kira"], 2), "stage-heat-being-played", stage=message("stagename-heat", letter="A"))
    event.refused(Join(event.ids["Kira"], 3), "stage-no-heat", number=3)


def test_heats_are_played_side_by_side() -> None:
    event = Staged("transformers", HEATS, *EIGHT[:4])
    event.do(Enter(tuple(Person(name) for name in EIGHT[4:]), heat=2))
    event.do(Draw(stage=1))
    event.refused(Draw(stage=2), "round-other-draft")
    event.do(Post())
    event.do(Draw(stage=2))
    event.do(Post())
    assert [posted.stage for posted in event.tournament.rounds] == [1, 2]
    event.do(Report(1, 1, TWO_NIL))  # the latest round of its own heat
    event.do(Report(1, 2, TWO_NIL))
    event.do(Draw(stage=1))
    event.do(Post())
    assert {seat for match in event.tournament.rounds[2].matches.values() for seat in match.seats} == {
        "p1",
        "p2",
        "p3",
        "p4",
    }


def test_9_an_earned_bye_is_used_in_the_first_heat_only() -> None:
    heats = (replace(HEATS[0], rounds=1), replace(HEATS[1], rounds=1), HEATS[2])
    event = Staged("star-trek-2e", heats)
    event.do(Enter((Person("Kira", earned_byes=1), *(Person(name) for name in EIGHT[1:5])), heat=1))
    event.do(Enter(tuple(Person(name) for name in ("Rom", "Nog", "Leeta", "Worf", "Jake")), heat=2))
    event.do(Draw())
    event.do(Post())
    awards = {m.seats[0]: m.result.codes[0] for m in event.tournament.rounds[0].matches.values() if m.result}
    assert awards == {"p1": "EBYE"}
    first = view(event.tournament, event.book, 1).entrants["p1"].earned_byes
    assert first == 1
    joined = replace(event.tournament.entrants["p1"], heats=((1, 0), (2, 1)))
    later = replace(event.tournament, entrants={**event.tournament.entrants, "p1": joined})
    assert view(later, event.book, 2).entrants["p1"].earned_byes == 0


# Pods -----------------------------------------------------------------------------------------------------------------


def test_a_pod_of_two_is_refused() -> None:
    Event("tribbles", *EIGHT[:2]).refused(Draw(), "pod-too-few-players")


def test_the_only_player_left_in_a_pod_cannot_be_dropped() -> None:
    event = Event("tribbles", *EIGHT[:4])
    event.do(Draw())
    event.do(Post())
    for name in EIGHT[1:4]:
        event.do(Drop(event.ids[name]))
    event.refused(Drop(event.ids["Kira"]), "entry-last-of-pod")


def test_tribbles_with_two_stages_rank_by_table_then_points() -> None:
    people = tuple(f"Tribble {number}" for number in range(1, 10))
    event = Event("tribbles", *people)
    event.do(Draw())
    event.do(Post())
    assert [len(match.seats) for match in event.tournament.rounds[0].matches.values()] == [5, 4]
    for match in event.tournament.rounds[0].matches.values():
        points = tuple(tuple(100 * (seat + 1) + match.table for seat in range(len(match.seats))) for _ in range(5))
        event.do(Report(1, match.table, Result(games=points)))
    assert at_stage(event.tournament, event.book) == 2
    kinds = [type(record.fact) for record in event.do(Draw())]
    assert kinds == [StageOpened, Drafted]
    (posted,) = (record.fact for record in event.do(Post()) if isinstance(record.fact, RoundPaired))
    top, second = (set(table.seats) for table in posted.tables)
    winners = {match.seats[-1] for match in event.tournament.rounds[0].matches.values()}
    assert winners < top
    assert (len(top), len(second)) == (5, 4)
    for match in event.tournament.rounds[1].matches.values():
        each = 10 if match.table == 1 else 1000  # the second table scores more, and ranks below all the same
        points = tuple(tuple(each * (seat + 1) for seat in range(len(match.seats))) for _ in range(5))
        event.do(Report(2, match.table, Result(games=points)))
    event.do(Finish())
    found = placings(event.tournament, event.book)
    assert [place.player for place in found[:5]] == list(reversed(posted.tables[0].seats))
    assert {place.player for place in found[5:]} == second
    assert all(finding.ok for finding in check(event.history))


def test_a_lot_drawn_in_one_stage_decides_nothing_in_another() -> None:
    people = tuple(f"Tribble {number}" for number in range(1, 10))
    event = Event("tribbles", *people)
    event.do(Draw())
    event.do(Post())
    first, second = event.tournament.rounds[0].matches.values()
    for match in (first, second):
        points = tuple(
            tuple(0 if seat < 2 else 100 * seat + match.table for seat in range(len(match.seats))) for _ in range(5)
        )
        event.do(Report(1, match.table, Result(games=points)))
    event.refused(Draw(), "seed-tied", stage=message("stagename-pods", which="first"))
    tied = (*first.seats[:2], *second.seats[:2])
    event.do(DrawLot(tied, drawn=tied))
    event.do(Draw())
    event.do(Post())
    for match in event.tournament.rounds[1].matches.values():
        event.do(Report(2, match.table, Result(games=((7,) * len(match.seats),) * 5)))
    places = {(place.place, place.to) for place in placings(event.tournament, event.book)}
    assert places == {(1, 5), (6, 9)}  # nobody at a table is parted by the lot of the first stage


# Pods that play only inside themselves --------------------------------------------------------------------------------


def drafted(players: int, **options: Any) -> Event:
    names = tuple(f"Vedek {number}" for number in range(1, players + 1))
    event = Event("transformers", *names, rounds=3, format="draft", **options)
    event.do(SeatGroups())
    return event


def test_7_6_players_meet_only_inside_their_pod() -> None:
    event = drafted(13, play_inside_pod=True)
    pods = [set(group.players) for group in groups_of(event.tournament)]
    assert sorted(map(len, pods)) == [6, 7]
    for _ in range(3):
        event.do(Draw())
        event.do(Post())
        matches = event.tournament.rounds[-1].matches.values()
        assert all(any(set(match.seats) <= pod for pod in pods) for match in matches)
        assert sum(len(match.seats) == 1 for match in matches) == 1  # the odd pod has a bye
        for match in matches:
            if len(match.seats) == 2:
                event.do(Report(match.round, match.table, TWO_NIL))
    met = [frozenset(m.seats) for r in event.tournament.rounds for m in r.matches.values() if len(m.seats) == 2]
    assert len(met) == len(set(met))
    assert all(finding.ok for finding in check(event.history))


def test_7_6_the_restriction_can_be_lifted() -> None:
    event = drafted(12, play_inside_pod=False)
    assert [type(record.fact) for record in event.do(Draw())][-1] is Drafted
    assert event.tournament.draw is not None
    assert event.tournament.draw.engine == "swiss/1"


# Prizes ---------------------------------------------------------------------------------------------------------------


def test_5_2_the_printed_example_of_an_even_split() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    event.refused(SplitPrizes(ended=True), "stage-split-without-consent")
    event.do(SplitPrizes("all four", ended=True))
    event.do(Finish())
    prizes = {1: 12, 2: 8, 3: 4, 4: 4}
    (share,) = shares(placings(event.tournament, event.book), prizes, event.tournament.split)
    assert (share.each, share.left, set(share.players)) == (7, 0, {event.ids[name] for name in event.seeds()})


def test_shared_places_share_their_prizes_and_say_what_is_left() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    event.play()
    event.play()
    found = shares(placings(event.tournament, event.book), {1: 12, 2: 8, 3: 5, 4: 4})
    assert [(share.place, share.to, share.each, share.left) for share in found] == [
        (1, 1, 12, 0),
        (2, 2, 8, 0),
        (3, 4, 4, 1),
    ]


def test_players_who_split_may_play_on() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    event.do(SplitPrizes("all four"))
    event.play()
    event.play()
    event.do(Finish())
    assert event.places()["Kira"] == (1, 1)


def test_prizes_are_not_split_before_a_cut() -> None:
    with_cut(TOP_4).refused(SplitPrizes("all"), "stage-split-without-bracket")


# One pod that goes on -------------------------------------------------------------------------------------------------


def play_a_match(event: Event, points: dict[str, int]) -> None:
    """A match of five rounds, everybody having these points in all."""
    event.do(Draw())
    event.do(Post())
    (match,) = event.tournament.rounds[-1].matches.values()
    first = tuple(points[event.name(seat)] for seat in match.seats)
    nothing = (0,) * len(first)
    event.do(Report(match.round, match.table, Result(games=(first, *[nothing] * 4))))


FIRST = {"Kira": 900, "Odo": 500, "Quark": 500, "Dax": 300, "Garak": 200, "Morn": 100}
SECOND = {"Kira": 0, "Odo": 100, "Quark": 0, "Dax": 650, "Garak": 0, "Morn": 50}
# by hand: Dax 950, Kira 900, Odo 600, Quark 500, Garak 200, Morn 150
TOTALS = {"Dax": 950, "Kira": 900, "Odo": 600, "Quark": 500, "Garak": 200, "Morn": 150}


def test_7_7_r56_one_pod_that_plays_ten_rounds_adds_up_all_of_them() -> None:
    event = Event("tribbles", *FIRST, rounds=2)
    play_a_match(event, FIRST)  # Odo and Quark are level, which decides nothing yet: no lot is asked for
    play_a_match(event, SECOND)
    event.do(Finish())
    found = placings(event.tournament, event.book)
    whys = {event.name(place.player): place.why for place in found}
    assert whys == {name: message("placing-points", points=points) for name, points in TOTALS.items()}
    assert [event.name(place.player) for place in found] == list(TOTALS)
    assert all(finding.ok for finding in check(event.history))


def test_r56_who_leaves_one_pod_keeps_the_points_and_stands_by_them() -> None:
    event = Event("tribbles", *FIRST, rounds=2)
    play_a_match(event, FIRST)
    event.do(Drop(event.ids["Kira"]))
    play_a_match(event, {**SECOND, "Odo": 500})
    event.do(Finish())
    order = [(event.name(place.player), place.place) for place in placings(event.tournament, event.book)]
    assert order == [("Odo", 1), ("Dax", 2), ("Kira", 3), ("Quark", 4), ("Garak", 5), ("Morn", 6)]


def test_r56_a_head_start_is_counted_once_in_ten_rounds() -> None:
    event = Event("tribbles", Person("Kira", head_start=60), "Odo", "Quark", "Dax", rounds=2)
    play_a_match(event, {"Kira": 100, "Odo": 200, "Quark": 0, "Dax": 10})
    play_a_match(event, {"Kira": 100, "Odo": 50, "Quark": 0, "Dax": 20})
    whys = {event.name(place.player): place.why for place in placings(event.tournament, event.book)}
    totals = {"Kira": 260, "Odo": 250, "Dax": 30, "Quark": 0}
    assert whys == {name: message("placing-points", points=points) for name, points in totals.items()}


def test_r56_an_older_event_counts_the_second_match_alone_as_it_did() -> None:
    old = Event(without(rules("tribbles"), "one_pod_adds_up"), *FIRST, rounds=2)
    play_a_match(old, {**FIRST, "Quark": 400})
    play_a_match(old, SECOND)
    found = placings(old.tournament, old.book)
    assert [(old.name(place.player), place.place) for place in found[:3]] == [("Dax", 1), ("Odo", 2), ("Morn", 3)]
    assert all(finding.ok for finding in check(old.history))
