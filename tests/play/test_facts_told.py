"""Every kind of fact is told in words of its own: in the journal, at its table, and where it is undone."""

from __future__ import annotations

from contextlib import suppress
from functools import cache

import pytest
from hypothesis import given, settings

from answers.viewed import told, viewed
from desk.staged import Staged
from desk.table import FOUR, Event
from journal.stories import KINDS, of_struct
from topcut.acts.rounds.commands import Draw, Post, WithdrawRound
from topcut.acts.stages.commands import OpenStage
from topcut.answers.event_view import EventView
from topcut.journal.plan import Stage
from topcut.journal.records import AnyFact
from topcut.play.facts_told import fact_told


@cache
def _view() -> EventView:
    return viewed(Event("star-trek-2e", "Kira", "Odo"))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_no_fact_is_told_by_the_name_of_its_class(kind: type[AnyFact]) -> None:
    @settings(max_examples=3, deadline=None)
    @given(of_struct(kind))
    def is_told(fact: AnyFact) -> None:
        with suppress(LookupError, ValueError):  # of a stage or a score that cannot be: it has words, but not for that
            assert fact_told(_view(), fact).id != "fact-of-another-kind"

    is_told()


def test_a_round_of_a_bracket_has_its_one_name_in_every_record() -> None:
    event = Staged("yomi", (Stage("swiss"), Stage("bracket", take=4)), *FOUR, rounds=1)
    event.play()
    event.do(OpenStage())
    event.play()
    event.do(Draw())
    view = viewed(event)
    lines = [told(view, fact_told(view, record.fact)) for record in view.history]
    assert [one for one in lines if "drawn" in one or "posted" in one] == [
        *(one for one in lines if one.startswith("round 1 ")),
        *(one for one in lines if one.startswith("the semi-final ")),
        lines[-1],
    ]
    assert lines[-1].startswith("the final drawn with seed")
    assert any(one.startswith("the semi-final, table 1 (") for one in lines)
    assert not any("round 2" in one or "round 3" in one for one in lines)


def test_a_round_that_was_withdrawn_keeps_its_name() -> None:
    event = Staged("yomi", (Stage("bracket", seeds="typed"),), *FOUR)
    event.do(OpenStage(seeds=tuple(event.ids.values())))
    event.do(Draw())
    event.do(Post())
    event.do(WithdrawRound())
    view = viewed(event)
    assert told(view, fact_told(view, view.history[-1].fact)) == "the semi-final withdrawn"
