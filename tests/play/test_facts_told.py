"""Every kind of fact is told in words of its own: in the journal, at its table, and where it is undone."""

from __future__ import annotations

from contextlib import suppress
from functools import cache

import pytest
from hypothesis import given, settings

from answers.viewed import viewed
from desk.table import Event
from journal.stories import KINDS, of_struct
from topcut.answers.event_view import EventView
from topcut.journal.records import AnyFact
from topcut.play.facts_told import fact_told


@cache
def _view() -> EventView:
    return viewed(Event("star-trek-2e", "Kira", "Odo"))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
def test_no_fact_is_told_by_the_name_of_its_class(kind: type[AnyFact]) -> None:
    @settings(max_examples=3, deadline=None)
    @given(of_struct(kind))
    def told(fact: AnyFact) -> None:
        with suppress(LookupError, ValueError):  # of a stage or a score that cannot be: it has words, but not for that
            assert fact_told(_view(), fact).id != "fact-of-another-kind"

    told()
