"""Why two players meet, or do not: asked of a round before and after it is posted, and of everybody."""

from __future__ import annotations

from itertools import combinations

import pytest

from answers.viewed import names, told, viewed
from desk.staged import EIGHT
from desk.table import FOUR, Event
from saying import refused_in_words
from topcut.acts.rounds.commands import Post
from topcut.answers.why import best_round, why_answer, why_here


def _second_round() -> Event:
    """Kira and Quark have won; the next round is drawn."""
    event = Event("star-trek-2e", *FOUR, rounds=3)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.draw()
    return event


@pytest.mark.parametrize(("a", "b"), list(combinations(FOUR, 2)))
def test_a_round_that_is_posted_has_the_answer_that_it_had_when_it_was_drawn(a: str, b: str) -> None:
    event = _second_round()
    drawn = why_answer(viewed(event), event.id(a), event.id(b))
    event.do(Post())
    event.wins("Kira")
    event.wins("Odo")
    assert why_answer(viewed(event), event.id(a), event.id(b), 2) == drawn


@pytest.mark.parametrize(("a", "b"), list(combinations(FOUR, 2)))
def test_7_6_of_four_only_winners_and_losers_meet_without_a_cost(a: str, b: str) -> None:
    event = _second_round()
    answer = why_answer(viewed(event), event.id(a), event.id(b))
    level = {a, b} in ({"Kira", "Quark"}, {"Odo", "Dax"})
    assert (answer.optimal, answer.always) == (level, level)
    again = {a, b} in ({"Kira", "Odo"}, {"Quark", "Dax"})
    assert (answer.cost["rematches"] > 0) == again and answer.optimum["rematches"] == 0
    if level:
        assert answer.alternative == () and len(answer.reasons) == 2, "one table, one reason"
    else:
        assert sorted(name for table in answer.alternative for name in names(table)) == sorted(FOUR)
        assert {a, b} in [set(names(table)) for table in answer.alternative]
        assert len(answer.reasons) == 3, "where each of them sits, and why"


def test_the_alternative_is_told_with_its_bye() -> None:
    event = Event("star-trek-2e", *EIGHT[:3], rounds=2)
    event.play(("Kira", "Odo"))
    view = viewed(event)
    answer = why_answer(view, event.id("Kira"), event.id("Odo"))
    assert told(view, best_round(answer.alternative)).endswith("(bye)")
    alone = why_answer(view, event.id("Quark"), None)
    assert names(alone.players) == ["Quark"] and not alone.optimal


def test_nobody_meets_themselves() -> None:
    event = _second_round()
    with refused_in_words("Kira"):
        why_answer(viewed(event), event.id("Kira"), event.id("Kira"))


def test_a_player_is_told_why_they_sit_where_they_sit() -> None:
    event = _second_round()
    event.do(Post())
    view = viewed(event)
    for one, other in (("Kira", "Quark"), ("Odo", "Dax")):
        said = {told(view, why_here(view, 2, event.id(name))) for name in (one, other)}
        assert len(said) == 1 and one in said.pop()
