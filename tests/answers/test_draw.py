"""A drawn round: written or not, changed by hand, undone; its causes and its cost."""

from __future__ import annotations

from answers.viewed import names, told, viewed
from desk.staged import EIGHT
from desk.table import Event
from desk.test_playing_sides import cut_of_a_cube
from topcut.acts.entries.commands import Person
from topcut.acts.event.commands import Undo
from topcut.acts.rounds.commands import Draw, Swap
from topcut.acts.stages.commands import OpenStage
from topcut.answers.draw import DrawAnswer, draw_answer, unwritten_draw
from topcut.answers.draw_past import wishes_in_force
from topcut.answers.encoding import encoded
from topcut.play.next_round import Wishes
from topcut.play.parts import cost_of, parts_of

SEVEN = EIGHT[:7]


def _after_a_round() -> Event:
    event = Event("star-trek-2e", *SEVEN, rounds=3)
    event.play(("Kira", "Odo"), ("Quark", "Dax"), ("Garak", "Morn"))
    return event


def _drawn() -> Event:
    event = _after_a_round()
    event.do(Draw(seed="7"))
    return event


def _swapped() -> tuple[Event, tuple[str, str]]:
    """Two players of the first two tables have changed places."""
    event = _drawn()
    first, second = (event.tournament.draw.tables[at].seats[0] for at in (0, 1))  # type: ignore[union-attr]
    event.do(Swap(first, second))
    return event, (event.name(first), event.name(second))


def _reasons(event: Event, answer: DrawAnswer) -> dict[frozenset[str], str]:
    return {frozenset(names(row.players)): told(viewed(event), row.reason) for row in answer.tables}


def test_what_is_only_answered_is_what_would_be_written() -> None:
    event = _after_a_round()
    answered = unwritten_draw(viewed(event), "7", Wishes())
    event.do(Draw(seed="7"))
    written = draw_answer(viewed(event))
    assert (answered.pairings, answered.reasons, answered.forced) == (written.pairings, written.reasons, written.forced)
    assert dict(answered.cost) == dict(written.cost) and answered.tables == written.tables


def test_7_6_a_risk_that_an_earned_bye_takes_away_is_told_at_no_door() -> None:
    """Kira sits out round 1; in round 2 they meet Odo or Quark, who have only met each other."""
    event = Event("star-trek-2e", Person("Kira", earned_byes=1), "Odo", "Quark", rounds=2)
    answered = unwritten_draw(viewed(event), "7", Wishes())
    event.do(Draw(seed="7"))
    written = draw_answer(viewed(event))
    assert answered.cost["future_rounds"] == written.cost["future_rounds"] == 0


def test_a_pinned_table_is_marked_whether_it_is_written_or_not() -> None:
    event = _after_a_round()
    pair = event.pair("Kira", "Quark")
    answered = unwritten_draw(viewed(event), "7", Wishes(pinned=(pair,)))
    event.do(Draw(seed="7", pinned=(pair,)))
    for answer in (answered, draw_answer(viewed(event))):
        assert [set(names(row.players)) for row in answer.tables if row.pinned] == [{"Kira", "Quark"}]


def test_what_to_mind_is_told_whether_it_is_written_or_not() -> None:
    """Four dark players are left in a cube's bracket (003), and four rounds of four cannot all be paired (7.6)."""
    cube, stranded = cut_of_a_cube(), Event("star-trek-2e", *EIGHT[:4], rounds=4)
    cube.do(OpenStage())
    stranded.play(("Kira", "Odo"), ("Quark", "Dax"))
    for event, ids in ((cube, ["note-of-one-side"] * 2), (stranded, ["note-stranded-anyway"])):
        answered = unwritten_draw(viewed(event), "7", Wishes())
        event.do(Draw(seed="7"))
        assert [one.id for one in answered.notes] == ids
        assert answered.notes == draw_answer(viewed(event)).notes


def test_every_table_and_bye_has_its_reason_and_what_is_forced_is_counted() -> None:
    event = _drawn()
    answer = draw_answer(viewed(event))
    assert len(answer.reasons) == len(answer.tables) == 4
    assert all(row.reason for row in answer.tables)
    assert answer.forced_tables == sum(row.forced for row in answer.tables) == len(answer.forced)
    bye = next(row for row in answer.tables if row.award)
    assert bye.forced, "a bye is seen at once"
    assert answer.best and not answer.by_hand and not answer.optimum


def test_some_tables_have_what_they_have_among_all() -> None:
    event = _drawn()
    view = viewed(event)
    assert view.draw is not None
    some, every = draw_answer(view, view.draw.tables[1:3]), draw_answer(view)
    assert some.tables == every.tables[1:3] and some.reasons == every.reasons


def test_7_6_a_swap_is_dearer_and_only_its_tables_are_by_hand() -> None:
    before = _drawn()
    event, moved = _swapped()
    was, now = _reasons(before, draw_answer(viewed(before))), draw_answer(viewed(event))
    reasons = _reasons(event, now)
    for seats, reason in reasons.items():
        if seats & set(moved):
            assert reason.startswith("changed by hand")
        else:
            assert reason == was[seats]
    assert now.by_hand and now.seed == "" and dict(now.before) == dict(draw_answer(viewed(before)).cost)
    parts = parts_of(event.tournament, event.book, 1)
    assert dict(now.cost) == cost_of(parts, event.tournament.draw.tables)  # type: ignore[union-attr]
    assert now.best == (dict(now.cost) == dict(now.optimum))


def test_a_swap_that_is_undone_leaves_the_draw_with_its_reasons() -> None:
    event, _ = _swapped()
    event.do(Undo(event.head))
    assert _reasons(event, draw_answer(viewed(event))) == _reasons(event, draw_answer(viewed(_drawn())))


def test_a_pin_is_kept_and_shown_until_a_swap_takes_it_apart() -> None:
    event = _after_a_round()
    event.draw(("Kira", "Dax"))
    kept = [row for row in draw_answer(viewed(event)).tables if row.pinned]
    assert [set(names(row.players)) for row in kept] == [{"Kira", "Dax"}] and kept[0].forced
    other = next(t.seats[0] for t in event.tournament.draw.tables if event.id("Kira") not in t.seats)  # type: ignore[union-attr]
    event.do(Swap(event.id("Kira"), other))
    assert not any(row.pinned for row in draw_answer(viewed(event)).tables)
    assert wishes_in_force(viewed(event)).pinned == ()


def test_programs_have_the_keys_that_they_had() -> None:
    event = _drawn()
    view = viewed(event)
    data = encoded(draw_answer(view), lambda said: told(view, said))
    assert {"round", "seed", "pairings", "cost", "reasons", "notes", "posted"} <= set(data) and "optimum" not in data
    assert data["posted"] is False and all(isinstance(handle, str) for table in data["pairings"] for handle in table)
    swapped = viewed(_swapped()[0])
    assert "optimum" in encoded(draw_answer(swapped), lambda said: told(swapped, said))
