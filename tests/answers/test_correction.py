"""What a correction is said to change is what changes when it is made."""

from __future__ import annotations

import pytest

from answers.viewed import names, told, viewed
from desk.staged import EIGHT, NIL_TWO, TWO_NIL, Staged
from topcut.acts.results.commands import Correct
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.stages.commands import OpenStage
from topcut.answers.correction import correction_answer
from topcut.answers.encoding import encoded
from topcut.answers.event_view import EventView
from topcut.journal.plan import Stage

PLAN = (Stage("swiss", rounds=2), Stage("bracket", take=4))


def _played() -> Staged:
    event = Staged("transformers", PLAN, *EIGHT)
    event.play()
    event.play()
    return event


def _ranks(view: EventView) -> dict[str, tuple[int, int]]:
    return {view.names[row.player]: (row.rank, row.points) for row in view.standings_of(1).rows}


def _inside(ranks: dict[str, tuple[int, int]], cut: int) -> set[str]:
    """Whoever shares the last place is inside."""
    last = sorted(rank for rank, _ in ranks.values())[cut - 1]
    return {name for name, (rank, _) in ranks.items() if rank <= last}


@pytest.mark.parametrize("table", [1, 2, 3, 4])
@pytest.mark.parametrize("number", [1, 2])
def test_it_foretells_what_making_it_does(number: int, table: int) -> None:
    event = _played()
    view = viewed(event)
    match = event.tournament.rounds[number - 1].matches[table]
    other = NIL_TWO if match.result == TWO_NIL else TWO_NIL
    answer = correction_answer(view, match, other)
    before = _ranks(view)
    event.do(Correct(number, table, other, "swapped on the slip"))
    after = _ranks(viewed(event))
    changed = {name: (before[name], after[name]) for name in EIGHT if before[name] != after[name]}
    assert {
        move.player.name: ((move.rank[0], move.points[0]), (move.rank[1], move.points[1])) for move in answer.moves
    } == changed
    assert set(names(answer.cut_in)) == _inside(after, 4) - _inside(before, 4), "the cut that was announced"
    assert set(names(answer.cut_out)) == _inside(before, 4) - _inside(after, 4)


def test_a_cut_that_was_made_and_rounds_that_were_posted_stay() -> None:
    event = _played()
    first = event.tournament.rounds[0].matches[1]
    other = NIL_TWO if first.result == TWO_NIL else TWO_NIL
    assert [one.id for one in correction_answer(viewed(event), first, other).stays] == ["correction-rounds-stay"]
    event.do(OpenStage())
    stays = correction_answer(viewed(event), first, other).stays
    assert [one.id for one in stays] == ["correction-cut-stays", "correction-rounds-stay"]
    assert told(viewed(event), stays[0]).startswith("the cut to Top 4 stays as it was made")
    seeds = event.seeds()
    event.do(Correct(1, 1, other, "swapped on the slip"))
    assert event.seeds() == seeds, "and it does stay"


def test_in_a_bracket_it_says_who_goes_on_instead() -> None:
    event = _played()
    event.do(OpenStage())
    event.do(Draw())
    event.do(Post())
    event.do(event.report("Kira", 2, 0))
    match = event.match("Kira")
    (other,) = (event.name(seat) for seat in match.seats if event.name(seat) != "Kira")
    answer = correction_answer(viewed(event), match, event.result(other, 2, 0))
    assert [told(viewed(event), one) for one in answer.warnings] == [f"{other} goes on, not Kira"]


def test_programs_have_handles_and_numbers_before_and_after() -> None:
    event = _played()
    view = viewed(event)
    match = event.tournament.rounds[0].matches[1]
    data = encoded(correction_answer(view, match, NIL_TWO if match.result == TWO_NIL else TWO_NIL), str)
    assert set(data) >= {"moves", "cut_in", "cut_out"}
    assert all(set(move) == {"player", "rank", "points"} and len(move["rank"]) == 2 for move in data["moves"])
    assert all(move["player"] in view.handles.values() for move in data["moves"])
