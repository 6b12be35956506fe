"""A round by tables and by names, compared with what was typed and with the documents."""

from __future__ import annotations

from datetime import datetime, timedelta

import pytest
from msgspec.structs import replace

from answers.viewed import names, told, viewed
from desk.staged import EIGHT, Staged
from desk.table import Event, posted
from topcut.acts.calls.commands import CallJudge
from topcut.acts.clock.commands import AddTime, StartClock
from topcut.acts.entries.commands import Drop, Person
from topcut.acts.results.commands import Correct, Dispute, Report
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.stages.commands import OpenStage
from topcut.answers.desk_row import desk_rows
from topcut.answers.encoding import encoded
from topcut.answers.event_view import EventView
from topcut.answers.round import pairings_answer, posted_rows
from topcut.answers.seats import seats_by_name
from topcut.answers.table_row import TableRow
from topcut.journal.fact import Result
from topcut.journal.plan import Stage


def _row(view: EventView, name: str, number: int = 0, now: str = "") -> TableRow:
    rows = pairings_answer(view, number, now).pairings
    return next(row for row in rows if name in names(row.players))


def test_7_4_a_full_win_is_shown_with_its_winner_and_counts_four_to_one_in_the_next_round() -> None:
    event = posted()
    event.do(event.report("Odo", 100, 35))
    row = _row(viewed(event), "Odo")
    assert row.state == row.progress == "confirmed"
    assert {seat.player.name: seat.won for seat in row.seats} == {"Odo": True, "Kira": False}
    assert told(viewed(event), row.result) in ("FW/FL 100–35", "FL/FW 35–100")
    event.wins("Quark")
    event.post(("Odo", "Quark"), ("Kira", "Dax"))
    before = {seat.player.name: seat.before for row in pairings_answer(viewed(event)).pairings for seat in row.seats}
    assert before == {"Odo": 4, "Quark": 4, "Kira": 1, "Dax": 1}
    first = {seat.player.name: seat.before for row in pairings_answer(viewed(event), 1).pairings for seat in row.seats}
    assert set(first.values()) == {0}, "points before a round do not know what came of it"


def test_who_sits_alone_has_the_award_by_the_rulebooks_name() -> None:
    event = Event("star-trek-2e", "Kira", "Odo", Person("Dax", earned_byes=1), "Quark", rounds=3)
    event.post(("Kira", "Odo"))
    alone = {names(row.players)[0]: row for row in pairings_answer(viewed(event)).pairings if len(row.players) == 1}
    view = viewed(event)
    assert {name: told(view, row.award) for name, row in alone.items()} == {"Dax": "earned bye", "Quark": "bye"}
    assert all(row.progress == "bye" and row.result is None for row in alone.values())
    assert {one.player.name: told(view, one.award) for one in seats_by_name(view) if one.award} == {
        "Dax": "earned bye",
        "Quark": "bye",
    }


def test_of_a_dispute_both_sides_are_told_and_no_result_stands() -> None:
    event = posted()
    event.says("Kira", 100, 35)
    event.do(Dispute(*event.at("Odo"), event.id("Odo"), event.result("Odo", 65, 35)), by=event.id("Odo"))
    row = _row(viewed(event), "Kira")
    assert row.state == "disputed" and row.result is None and not any(row.won)
    assert [claim.by.name for claim in row.claims if claim.by] == ["Kira", "Odo"]
    assert told(viewed(event), row.told).count("100") == 1 and "Odo: " in told(viewed(event), row.told)


def test_a_table_is_late_once_its_own_time_is_up() -> None:
    event = posted()
    event.do(StartClock(50))
    event.do(AddTime(10, event.at("Kira")[1]))
    event.do(CallJudge(*event.at("Kira"), event.id("Kira"), "a ruling"))
    start = datetime.fromisoformat(event.tournament.rounds[0].clock.started)

    def progress(minutes: int) -> dict[str, str]:
        now = (start + timedelta(minutes=minutes)).isoformat()
        return {name: _row(viewed(event), name, now=now).progress for name in ("Kira", "Quark")}

    assert progress(49) == {"Kira": "playing", "Quark": "playing"}
    assert progress(51) == {"Kira": "playing", "Quark": "late"}
    assert progress(61) == {"Kira": "late", "Quark": "late"}
    row = _row(viewed(event), "Kira")
    assert row.progress == "playing" and row.extra_minutes == 10 and row.judge_called


def test_some_tables_alone_are_the_same_as_among_all() -> None:
    event = posted()
    event.wins("Kira")
    event.do(Drop(event.id("Odo")))
    view = viewed(event)
    every, round_one = pairings_answer(view).pairings, view.tournament.rounds[0]
    for match, row in zip(round_one.matches.values(), every, strict=True):
        assert posted_rows(view, round_one, (match,)) == (row,)
        (bare,) = posted_rows(view, round_one, (match,), with_points=False)
        assert bare.before == () and bare.result == row.result
    assert names(_row(view, "Odo").dropped) == ["Odo"]


def test_7_2_a_pod_has_its_keeper_and_then_points_rounds_won_and_what_was_written() -> None:
    event = Event("tribbles", "Kira", "Odo", "Quark")
    event.post()
    (row,) = pairings_answer(viewed(event)).pairings
    assert row.keeper == row.players[0] and row.points == ()
    games = ((900, 0, 60), (0, 40, 800), (0, 0, 500), (10, 20, 30), (0, 700, 0))
    event.do(Report(1, 1, Result(games=games, seen=(("emptied", ((0,), (2,), (2,), (), (1,))),))))
    (row,) = pairings_answer(viewed(event)).pairings
    assert row.points == tuple(sum(game[seat] for game in games) for seat in range(3))
    assert row.sheets[0] == "900* 0 0 10 0" and row.keeper is None
    assert [seat.player for seat in row.seats if seat.won] == [row.players[2]]
    assert [one.seat for one in sorted(seats_by_name(viewed(event)), key=lambda one: one.seat)] == [1, 2, 3]


def test_in_a_bracket_the_seeds_of_the_cut_stand_beside_the_names() -> None:
    event = Staged("transformers", (Stage("swiss", rounds=2), Stage("bracket", take=4)), *EIGHT)
    event.play()
    event.play()
    event.do(OpenStage())
    event.do(Draw())
    rows = pairings_answer(viewed(event)).pairings
    assert {seat.player.name: seat.seed for row in rows for seat in row.seats} == {
        name: seed for seed, name in enumerate(event.seeds(), start=1)
    }
    assert not any(row.before for row in rows)


def test_a_drawn_round_hides_the_one_before_and_programs_know_it_by_its_word() -> None:
    event = posted()
    event.wins("Kira")
    event.wins("Quark")
    event.draw()
    view = viewed(event)
    answer = pairings_answer(view)
    data = encoded(answer, lambda said: told(view, said))
    assert answer.round == 2 and "drawn" in data["title"]
    assert {row["state"] for row in data["pairings"]} == {"draft"} and "deadline" not in data
    assert pairings_answer(view, 1).round == 1
    posted_data = encoded(pairings_answer(view, 1), lambda said: told(view, said))
    assert (posted_data["deadline"], posted_data["final"], posted_data["tables"]) == ("", False, {})


@pytest.mark.parametrize("rulebook", ["star-trek-2e", "star-wars"])
def test_by_name_everybody_sits_once_and_opponents_name_each_other(rulebook: str) -> None:
    event = Event(rulebook, *EIGHT[:7], rounds=3)
    event.do(Draw())
    event.do(Post())
    seats = seats_by_name(viewed(event))
    assert [one.player.name for one in seats] == sorted(EIGHT[:7])
    met = {one.player.name: one for one in seats}
    for one in seats:
        if one.against:
            other = met[one.against.name]
            assert other.against == one.player and other.table == one.table
            assert (one.side, one.other_side) == (other.other_side, other.side)
    tables = {frozenset(names((one.player, *((one.against,) if one.against else ())))) for one in seats}
    assert tables == event.pairs()


def test_a_desk_says_the_missions_of_a_level_score_once() -> None:
    """They decide who won there, and they are what the slip had besides."""
    event = posted()
    event.do(event.report("Odo", 80, 80, how="timeout"))
    number, table = event.at("Odo")
    match = event.match("Odo")
    missions = ((0, 2), (0, 0)) if match.seats[0] == event.id("Odo") else ((0, 0), (0, 2))
    event.do(Correct(number, table, replace(match.result, seen=(("missions", missions),)), "they stood on the slip"))
    (row,) = desk_rows(viewed(event), viewed(event).round(), [event.match("Odo")], "")
    assert [said.id for said in (*row.notes, *row.observed)].count(row.observed[0].id) == 1
