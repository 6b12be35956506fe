"""Times of a draft: the printed table of the Transformers document, and sums worked out by hand."""

from __future__ import annotations

from itertools import pairwise

import pytest

from saying import refused
from topcut.play.limited.drafting import drafting_of
from topcut.play.limited.timing import packs_to_draft, pick_seconds, review_seconds, timetable, total_seconds
from topcut.rulebooks.load import load
from topcut.rulebooks.model import Drafting


def drafting(rulebook: str = "transformers", chosen: str = "draft") -> Drafting:
    found = drafting_of(load(rulebook, {"format": chosen}))
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("left", "seconds"), [(7, 40), (6, 35), (5, 30), (4, 25), (3, 20), (2, 10), (1, 5), (8, 40), (15, 40)]
)
def test_appendix_b_seconds_of_a_pick(left: int, seconds: int) -> None:
    assert pick_seconds(drafting(), left) == seconds


@pytest.mark.parametrize("left", [0, -1])
def test_nobody_picks_among_no_cards(left: int) -> None:
    with refused("limited-times-of-none", left=left):
        pick_seconds(drafting(), left)


@pytest.mark.parametrize(("pack", "seconds"), [(1, 30), (2, 45), (3, 60), (4, 75)])
def test_appendix_b_every_review_is_longer_by_fifteen_seconds(pack: int, seconds: int) -> None:
    assert review_seconds(drafting(), pack) == seconds


def test_appendix_b_the_whole_draft_of_five_boosters() -> None:
    steps = timetable(drafting())
    assert total_seconds(steps) == 5 * (40 + 35 + 30 + 25 + 20 + 10 + 5) + (30 + 45 + 60 + 75) == 1035
    assert [step.pack for step in steps if not step.left] == [1, 2, 3, 4]  # nothing to review before building
    assert len(steps) == 5 * 7 + 4


def test_every_step_begins_when_the_one_before_ends() -> None:
    steps = timetable(drafting(), packs=3, sizes=(6,))
    for before, after in pairwise(steps):
        assert after.begins == before.begins + before.seconds
    assert total_seconds(steps) == 3 * 125 + 75


def test_a_rulebook_without_times_has_no_table() -> None:
    with refused("limited-no-times"):
        timetable(drafting("star-trek-2e"), packs=3, sizes=(9,))


@pytest.mark.parametrize(("packs", "size"), [(-1, 7), (5, -1), (1000, 7)])
def test_packs_that_cannot_be(packs: int, size: int) -> None:
    with refused("limited-packs-impossible"):
        timetable(drafting(), packs, (size,))


def test_both_sides_are_drafted_from_twice_as_many_packs() -> None:
    assert packs_to_draft(drafting("star-wars", "cube")) == 5
    assert packs_to_draft(drafting("star-wars", "cube-both-sides")) == 10
    assert packs_to_draft(drafting("star-trek-2e")) == 0


def test_7_7_packs_of_six_and_of_seven_have_their_own_times() -> None:
    steps = timetable(drafting(), 2, (7, 6))
    assert [step.left for step in steps] == [7, 6, 5, 4, 3, 2, 1, 0, 6, 5, 4, 3, 2, 1]
    assert sum(step.seconds for step in steps) == 40 + 35 + 30 + 25 + 20 + 10 + 5 + 30 + 35 + 30 + 25 + 20 + 10 + 5


@pytest.mark.parametrize(
    ("packs", "sizes", "why"), [(3, (7, 6), "limited-sizes-of-packs"), (2, (7, 0), "limited-packs-impossible")]
)
def test_7_7_sizes_that_do_not_fit_the_packs(packs: int, sizes: tuple[int, ...], why: str) -> None:
    with refused(why, packs=packs):
        timetable(drafting(), packs, sizes)
