"""What a player needs for the cut: told while it can be reached, in every heat, and no longer once it is made."""

from __future__ import annotations

from answers.viewed import view_of
from desk.staged import EIGHT, TOP_4, Staged, with_cut
from topcut.acts.entries.commands import Enter, Person
from topcut.acts.stages.commands import OpenStage
from topcut.answers.chances import chances_answer
from topcut.journal.plan import Stage

HEAT = Stage("swiss", rounds=2, heat=True)


def test_before_the_first_round_and_without_a_cut_nothing_is_told() -> None:
    without = Staged("magic", (Stage("swiss"),), *EIGHT, rounds=3)
    without.play()
    assert chances_answer(view_of(without), without.id("Kira")) is None
    event = Staged("magic", (Stage("swiss"), TOP_4), *EIGHT, rounds=3)
    assert chances_answer(view_of(event), event.id("Kira")) is None


def test_after_all_rounds_nobody_is_sure_and_out_of_it_by_points_alone_unless_points_part_them() -> None:
    event = with_cut(TOP_4)
    view = view_of(event)
    points = sorted((row.points for row in view.standings.rows), reverse=True)
    for row in view.standings.rows:
        chances = chances_answer(view, row.player)
        assert chances is not None and chances.cut == 4
        assert (chances.chance == "sure") == (sum(other >= row.points for other in points) <= 4)
        assert (chances.chance == "out") == (sum(other > row.points for other in points) >= 4)


def test_once_the_cut_is_made_nothing_is_told() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    assert chances_answer(view_of(event), event.id("Kira")) is None


def test_9_the_cut_of_the_first_heat_is_told_while_the_second_is_still_to_come() -> None:
    event = Staged("magic", (HEAT, HEAT, Stage("bracket", take=2, seeds="twos")))
    entered = [record.fact.player for record in event.do(Enter(tuple(map(Person, EIGHT[:4])), 1))]
    event.play()
    chances = chances_answer(view_of(event), entered[0])
    assert chances is not None and chances.cut == 2
