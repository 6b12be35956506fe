"""The times of a draft against the printed table (002 Appendix B)."""

from __future__ import annotations

import pytest

from answers.viewed import viewed
from desk.table import Event
from saying import in_words
from topcut.answers.draft_times import draft_times
from topcut.answers.encoding import encoded
from topcut.refusal import Refused


def test_app_b_picks_reviews_and_where_the_packs_go() -> None:
    """Two packs of three: 20, 10 and 5 seconds, 30 for the review between them; the last card is not passed."""
    times = draft_times(viewed(Event("transformers", format="draft")), 2, (3,))
    assert [step.seconds for step in times.steps] == [20, 10, 5, 30, 20, 10, 5]
    assert times.seconds == 100 and in_words(times.total) == "1:40 in all"
    begins = [row[0] for row in times.grid.rows]
    assert begins == ["0:00", "0:20", "0:30", "0:35", "1:05", "1:25", "1:35"]
    onward = [in_words(row[3]) if row[3] else "" for row in times.grid.rows]  # type: ignore[arg-type]
    assert onward == ["left", "left", "", "", "right", "right", ""]
    assert times.grid.numbers == {0, 2}


def test_what_programs_are_given() -> None:
    told = encoded(draft_times(viewed(Event("transformers", format="draft")), 1, (2,)), in_words)
    steps = [{"pack": 1, "left": 2, "seconds": 10, "begins": 0}, {"pack": 1, "left": 1, "seconds": 5, "begins": 10}]
    assert told == {"seconds": 15, "steps": steps}


def test_no_times_where_the_document_prints_none() -> None:
    with pytest.raises(Refused):
        draft_times(viewed(Event("star-trek-2e", format="draft")))
    with pytest.raises(Refused):
        draft_times(viewed(Event("transformers")))
