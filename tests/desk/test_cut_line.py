"""The line of the cut in the standings is what the cut will be: who has dropped takes no place (002 2.10)."""

from __future__ import annotations

from desk.staged import EIGHT, SWISS, TOP_4, Staged, standings_of, with_cut
from topcut.acts.entries.commands import Drop
from topcut.acts.stages.commands import OpenStage
from topcut.journal.plan import Stage
from topcut.play.cut_line import cut_after, inside, last_inside
from topcut.play.stages import what_counts
from topcut.play.standings import Standings, standings


def test_the_cut_is_what_the_next_stage_takes_from_each_heat() -> None:
    swiss, heat, top = Stage("swiss"), Stage("swiss", rounds=2, heat=True), Stage("bracket", take=4)
    assert [cut_after((swiss, top), stage) for stage in (1, 2)] == [4, 0]
    assert [cut_after((heat, heat, top), stage) for stage in (1, 2, 3)] == [4, 4, 0]
    assert cut_after((swiss,), 1) == 0


def ranked(event: Staged) -> Standings:
    return standings(what_counts(event.tournament, event.book, 1), event.book)


def played() -> Staged:
    return with_cut(TOP_4)


def test_2_10_the_line_passes_over_who_has_dropped() -> None:
    event = played()
    order = [row.player for row in standings_of(event, 1)]
    event.do(Drop(order[0]))
    table = ranked(event)
    best = [row.player for row in table.rows if row.player != order[0]]
    assert last_inside(table, 4) == best[3] == order[4]
    event.do(OpenStage())
    assert set(event.tournament.opened[2].seeds) == {row.player for row in inside(table, 4)} == set(best[:4])


def test_a_line_that_was_drawn_stays_where_it_was() -> None:
    event = played()
    event.do(OpenStage())
    seeds = event.tournament.opened[2].seeds
    event.do(Drop(seeds[0]))
    assert last_inside(ranked(event), 4, seeds) == seeds[3]


def test_who_shares_the_last_place_is_inside_until_a_lot_parts_them() -> None:
    event = Staged("magic", (SWISS, TOP_4), *EIGHT, rounds=3)
    event.play()  # four have won, all by the same score: nothing parts them
    table = ranked(event)
    assert [row.rank for row in table.rows] == [1] * 4 + [5] * 4
    assert len(inside(table, 3)) == 4 and last_inside(table, 4) == table.rows[3].player
    assert last_inside(table, 8) == ""
