"""Standings as everybody is given them: counted by hand, a slice like the whole, the line of the cut, the title."""

from __future__ import annotations

from answers.viewed import view_of
from desk.staged import EIGHT, TOP_4, Staged, with_cut
from desk.table import FOUR, Event
from saying import in_words
from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import Drop, Enter, Person
from topcut.acts.stages.commands import OpenStage
from topcut.answers.standings import standings_answer
from topcut.journal.plan import Stage

HEAT = Stage("swiss", rounds=2, heat=True)


def two_rounds() -> Event:
    """Kira 4+4, Quark 4+1, Odo 1+4, Dax 1+1."""
    event = Event("star-trek-2e", *FOUR, rounds=2)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.play(("Kira", "Quark"), ("Odo", "Dax"))
    return event


def test_7_5_points_and_records_are_those_of_the_score_cards() -> None:
    rows = standings_answer(view_of(two_rounds())).standings
    assert [(row.name, row.rank, row.points, row.record) for row in rows] == [
        ("Kira", 1, 8, (2, 0, 0)),
        ("Quark", 2, 5, (1, 1, 0)),
        ("Odo", 3, 5, (1, 1, 0)),  # 7.7: cumulative points 4 + 5 against 1 + 5
        ("Dax", 4, 2, (0, 2, 0)),
    ]


def test_a_slice_is_what_it_is_in_the_whole_and_only_who_is_asked_for_has_reasons() -> None:
    event = two_rounds()
    view, wanted = view_of(event), [event.id("Odo"), event.id("Dax")]
    whole = {row.player.id: row for row in standings_answer(view).standings}
    part = standings_answer(view, players=wanted, reasons_of=wanted[:1]).standings
    assert [row.player.id for row in part] == wanted
    assert part[0] == whole[wanted[0]] and part[0].reasons
    assert part[1].reasons == () and part[1].values == whole[wanted[1]].values


def test_what_is_over_them_says_how_far_the_stage_has_come() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=1)
    titles = [in_words(standings_answer(view_of(event)).title)]
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    titles.append(in_words(standings_answer(view_of(event)).title))
    event.wins("Kira")
    event.wins("Quark")
    titles.append(in_words(standings_answer(view_of(event)).title))
    event.do(Finish())
    titles.append(in_words(standings_answer(view_of(event)).title))
    assert titles == [
        "players entered",
        "standings during round 1",
        "standings after round 1",
        "final standings",
    ]


def test_2_10_the_line_stands_where_the_cut_was_made_whoever_leaves_later() -> None:
    event = with_cut(TOP_4)
    before = [row.last_inside for row in standings_answer(view_of(event), 1).standings]
    event.do(OpenStage())
    event.do(Drop(event.tournament.opened[2].seeds[0]))
    answer = standings_answer(view_of(event), 1)
    assert [row.last_inside for row in answer.standings] == before == [False] * 3 + [True] + [False] * 4
    assert answer.cut == 4 and answer.notes == ()


def test_9_each_heat_has_its_own_line() -> None:
    event = Staged("magic", (HEAT, HEAT, Stage("bracket", take=2, seeds="twos")))
    for heat, names in ((1, EIGHT[:4]), (2, EIGHT[4:])):
        for record in event.do(Enter(tuple(map(Person, names)), heat)):
            event.ids[names[len(event.ids) % 4]] = record.fact.player
        event.play()
        event.play()
    event.do(OpenStage())
    seeds = event.tournament.opened[3].seeds
    for heat, taken in ((1, seeds[:2]), (2, seeds[2:])):  # R25: the first two seeds are of the first heat
        rows = standings_answer(view_of(event), heat).standings
        assert [row.player.id for row in rows if row.last_inside] == [
            [row.player.id for row in rows if row.player.id in taken][-1]
        ]


def test_who_ties_at_the_line_is_noted_once_a_round_is_posted() -> None:
    event = Staged("magic", (Stage("swiss"), TOP_4), *EIGHT, rounds=3)
    assert standings_answer(view_of(event)).notes == ()
    event.play()
    event.play("Odo")
    rows = standings_answer(view_of(event)).standings
    inside = [row for row in rows if row.rank <= rows[3].rank]
    notes = [note for note in standings_answer(view_of(event)).notes if note.id == "standing-tied-at-cut"]
    assert bool(notes) == (len(inside) > 4)
    assert all(note["inside"] == len(inside) and note["cut"] == 4 for note in notes)
