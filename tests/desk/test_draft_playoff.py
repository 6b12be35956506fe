"""A draft play-off by seats (002 8.2): the seats are drawn, and the bracket follows them."""

from __future__ import annotations

import pytest

from desk.older import Older
from desk.staged import EIGHT, Staged
from desk.table import Event
from topcut.acts.entries.commands import Drop
from topcut.acts.event.commands import Undo
from topcut.acts.limited.commands import DealPacks, DrawPick, SeatGroups, Suspend
from topcut.acts.limited.facts import PacksDealt
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.stages.commands import ChangePlan, OpenStage
from topcut.files.card_list import read_cards
from topcut.files.results_export import results_document
from topcut.files.results_file import read_document
from topcut.files.results_import import journal_of
from topcut.journal.fold import fold
from topcut.journal.plan import Stage
from topcut.play.check import check
from topcut.play.limited.cards import plain
from topcut.play.limited.drafting import awaits_seats
from topcut.play.limited.groups import groups_of
from topcut.play.next_round import next_round
from topcut.play.stages import bracket_of
from topcut.refusal import Refused

SWISS = Stage("swiss", rounds=1)
BY_SEATS = Stage("bracket", take=8, bracket="seats")
ALONE = Stage("bracket", seeds="drawn", bracket="seats")
MEET = {frozenset({1, 5}), frozenset({2, 6}), frozenset({3, 7}), frozenset({4, 8})}  # 8.2


def after_the_cut(chosen: str = "draft", people: tuple[str, ...] = EIGHT) -> Staged:
    event = Staged("transformers", (SWISS, BY_SEATS), *people, format=chosen)
    if chosen == "draft":
        event.do(SeatGroups())
    event.play()
    event.do(OpenStage())
    return event


def seats_that_meet(event: Event, stage: int) -> set[frozenset[int]]:
    (group,) = groups_of(event.tournament, stage)
    matches = event.tournament.rounds[-1].matches.values()
    return {frozenset(group.players.index(seat) + 1 for seat in match.seats) for match in matches}


@pytest.mark.parametrize("chosen", ["draft", "sealed", "constructed"])
def test_8_2_after_a_cut_the_bracket_follows_the_seats_drawn(chosen: str) -> None:
    event = after_the_cut(chosen)
    ranks = event.tournament.opened[2].seeds
    event.do(SeatGroups(seed="99"))
    (group,) = groups_of(event.tournament, 2)
    assert sorted(group.players) == sorted(ranks)
    assert group.players != ranks
    event.do(Draw())
    event.do(Post())
    assert seats_that_meet(event, 2) == MEET
    assert event.all_well()


@pytest.mark.parametrize("chosen", ["draft", "sealed", "constructed"])
def test_8_2_the_play_off_is_a_booster_draft_whatever_came_before(chosen: str) -> None:
    """Five packs for everybody, passed on (appendix D); chance picks for who is suspended, out of those five."""
    event = after_the_cut(chosen)
    event.do(SeatGroups(seed="99"))
    cards = "".join(f"Card {n},C,\n" for n in range(1, 30))
    event.do(DealPacks(plain(read_cards(f"name,rarity,unlimited\n{cards}".encode()).cards), size=7))
    dealt = event.history[-1].fact
    assert isinstance(dealt, PacksDealt) and (dealt.method, dealt.packs) == ("open-boosters", 5)
    event.do(Suspend(event.id("Kira")))
    event.refused(DrawPick(event.id("Kira"), 6, 3), "limited-no-pack", last=5)
    event.do(DrawPick(event.id("Kira"), 5, 3))


def test_8_2_every_order_of_seats_can_be_drawn() -> None:
    event = after_the_cut()
    first = set()
    for seed in range(40):
        event.do(SeatGroups(seed=str(seed), reason="again"))
        first.add(groups_of(event.tournament, 2)[0].players[0])
    assert len(first) == 8


def test_8_2_nothing_is_paired_before_the_seats_are_drawn() -> None:
    event = after_the_cut()
    assert awaits_seats(event.tournament, event.book, 2)
    event.refused(Draw(), "limited-playoff-unseated")
    ready = [game for game in bracket_of(event.tournament, event.book, 2).games.values() if game.status == "ready"]
    assert ready == []
    event.do(SeatGroups())
    assert not awaits_seats(event.tournament, event.book, 2)
    event.do(Draw())


def test_8_2_who_left_before_the_seats_were_drawn_leaves_a_walkover() -> None:
    event = after_the_cut()
    event.do(Drop(event.id("Nog")))
    event.do(SeatGroups())
    assert len(groups_of(event.tournament, 2)[0].players) == 7
    event.do(Draw())
    event.do(Post())
    matches = event.tournament.rounds[-1].matches.values()
    assert sorted(len(match.seats) for match in matches) == [1, 2, 2, 2]
    assert event.all_well()


@pytest.mark.parametrize("chosen", ["draft", "sealed"])
def test_8_2_a_single_draft_of_eight_is_played_by_its_seats(chosen: str) -> None:
    event = Staged("transformers", (ALONE,), *EIGHT, format=chosen)
    event.refused(Draw(), "limited-playoff-unseated")
    event.refused(OpenStage(), "seed-nobody-seated")
    event.do(SeatGroups(seed="7"))
    assert event.tournament.opened[1].seeds == groups_of(event.tournament, 1)[0].players
    event.do(Draw())
    event.do(Post())
    assert seats_that_meet(event, 1) == MEET
    assert event.all_well()


def test_8_2_a_single_draft_seated_again_is_played_by_its_new_seats() -> None:
    event = Staged("transformers", (ALONE,), *EIGHT, format="draft")
    event.do(SeatGroups(seed="7"))
    event.do(Draw())
    event.do(SeatGroups(seed="8", reason="a wrong table"))
    event.refused(Post(), "round-changed-since")
    event.do(Draw(reason="seated again"))
    event.do(Post())
    assert seats_that_meet(event, 1) == MEET
    assert event.all_well()


def test_8_2_a_seating_that_is_undone_gives_the_ranks_back() -> None:
    event = after_the_cut()
    before = event.tournament.opened[2].seeds
    seated = event.do(SeatGroups(seed="99"))
    assert event.tournament.opened[2].seeds != before
    event.do(Undo(seated[0].seq))
    assert event.tournament.opened[2].seeds == before


@pytest.mark.parametrize("number", [7, 9])
def test_8_2_a_table_of_another_size_is_refused(number: int) -> None:
    people = (*EIGHT, "Leeta")[:number]
    event = Staged("transformers", (ALONE,), *people, format="draft")
    event.refused(SeatGroups(), "bracket-not-one-of-its-sizes", sizes=("8",))


def test_8_2_seats_that_were_drawn_at_the_table_can_be_typed_in() -> None:
    event = Staged("transformers", (Stage("bracket", seeds="typed", bracket="seats"),), *EIGHT, format="draft")
    event.do(OpenStage(1, tuple(event.id(name) for name in reversed(EIGHT))))
    event.do(Draw())
    event.do(Post())
    tables = {frozenset(event.name(seat) for seat in m.seats) for m in event.tournament.rounds[-1].matches.values()}
    assert frozenset({"Nog", "Dax"}) in tables  # seats 1 and 5
    assert event.all_well()


def test_8_2_with_an_older_rulebook_the_seats_are_the_seeds() -> None:
    event = Older(("playoff_seats",), "transformers", *EIGHT, format="draft")
    event.do(ChangePlan((SWISS, BY_SEATS)))
    event.do(SeatGroups())
    event.post()
    for match in [one for one in event.tournament.rounds[0].matches.values() if len(one.seats) > 1]:
        event.wins(event.name(match.seats[0]))
    event.do(OpenStage())
    event.do(SeatGroups())
    assert groups_of(event.tournament, 2)[0].players == event.tournament.opened[2].seeds
    event.post()
    assert all(finding.ok for finding in check(event.history))


@pytest.mark.parametrize("chosen", ["draft", "sealed", "constructed"])
def test_8_2_seats_that_are_drawn_and_not_played_stand_in_the_results_file(chosen: str) -> None:
    """Exported, imported and paired there, the same seats meet."""
    event = after_the_cut(chosen)
    event.do(SeatGroups(seed="99"))
    (group,) = groups_of(event.tournament, 2)
    handles = {player: event.name(player).lower() for player in event.tournament.entrants}
    document = results_document(event.tournament, event.book, handles, handles)
    records, _ = journal_of(read_document(document), "Promenade", "2026-11-20T12:00:00Z", lambda: "salt")
    again = fold(records)
    ids = {handle: f"p{number}" for number, handle in enumerate(handles.values(), start=1)}
    (seated,) = groups_of(again, 2)
    assert seated.players == tuple(ids[handles[player]] for player in group.players)
    assert not awaits_seats(again, event.book, 2) and all(finding.ok for finding in check(records))
    tables = next_round(again, event.book, 2, "7").tables
    assert {frozenset(seated.players.index(seat) + 1 for seat in table.seats) for table in tables} == MEET


@pytest.mark.parametrize("seats", [["kira", "kira"], ["kira", "sisko"]])
def test_8_2_seats_of_others_are_refused_in_a_results_file(seats: list[str]) -> None:
    event = after_the_cut("constructed")
    handles = {player: event.name(player).lower() for player in event.tournament.entrants}
    document = results_document(event.tournament, event.book, handles, handles) | {"seats": {"2": seats}}
    with pytest.raises(Refused) as refused:
        read_document(document)
    assert [one.code for one in refused.value.refusals] == ["import-seats-of-others"]
