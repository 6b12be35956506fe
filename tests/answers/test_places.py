"""Places over all stages: the bracket's bands, everybody else behind them, and why one player stands there."""

from __future__ import annotations

import pytest

from answers.viewed import view_of
from desk.staged import TOP_4, Staged, with_cut
from desk.table import FOUR, Event
from saying import in_words
from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import Withdraw
from topcut.acts.stages.commands import OpenStage
from topcut.answers.explained import explained_answer
from topcut.answers.places import places_answer
from topcut.answers.standings import standings_answer
from topcut.refusal import Refused


def played_out() -> Staged:
    """Kira, Odo, Quark, Dax are in, and the earlier entry wins every game."""
    event = with_cut(TOP_4)
    event.do(OpenStage())
    event.play()
    event.play()
    event.do(Finish())
    return event


def test_r52_the_four_of_the_bracket_come_first_and_the_others_as_the_rounds_left_them() -> None:
    event = played_out()
    view = view_of(event)
    answer = places_answer(view)
    assert answer.state == "final" and in_words(answer.title) == "final places"
    assert [(row.rank, row.to) for row in answer.standings[:4]] == [(1, 1), (2, 2), (3, 4), (3, 4)]
    assert {row.name for row in answer.standings[:4]} == set(event.seeds())
    ranked = [row.name for row in standings_answer(view, 1).standings]
    assert [row.name for row in answer.standings[4:]] == [name for name in ranked if name not in event.seeds()]
    assert all(row.to >= row.rank >= 5 for row in answer.standings[4:])


def test_a_slice_of_the_places_is_what_it_is_in_the_whole() -> None:
    view = view_of(played_out())
    whole = places_answer(view).standings
    assert places_answer(view, [whole[5].player.id, whole[0].player.id]).standings == (whole[5], whole[0])


def test_a_place_is_explained_by_the_bracket_and_by_the_rank_before_it() -> None:
    event = played_out()
    view = view_of(event)
    first = places_answer(view).standings[0]
    answer = explained_answer(view, first.player.id)
    assert (answer.place, answer.to) == (1, 1) and answer.why == first.reasons[0]
    assert answer.bracket is not None and len(answer.bracket) == 3  # the seed, the semi-final, the final
    row = next(row for row in standings_answer(view, 1).standings if row.player == first.player)
    assert (answer.rank, answer.points, answer.reasons) == (row.rank, row.points, row.reasons)
    assert answer.chances is None  # the cut is made


def test_without_a_cut_only_the_rank_is_explained() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=3)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    view = view_of(event)
    answer = explained_answer(view, event.id("Odo"))
    row = next(row for row in standings_answer(view).standings if row.name == "Odo")
    assert (answer.place, answer.bracket) == (None, None)
    assert (answer.rank, answer.points, answer.reasons) == (row.rank, row.points, row.reasons)


def test_who_has_no_place_and_no_rank_is_refused() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.do(Withdraw(event.id("Odo")))
    with pytest.raises(Refused) as refused:
        explained_answer(view_of(event), event.id("Odo"))
    assert refused.value.refusals[0].code == "command-not-played-yet"
