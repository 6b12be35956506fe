"""Long lists of ratings: pages, searches, the latest events and seasons, each against what plain counting says."""

from __future__ import annotations

from random import Random

import pytest

from topcut.web.seasons.models import Person
from topcut.web.seasons.models_ratings import Rating, RatingLadder
from topcut.web.seasons.ratings import listing, moved, pages
from topcut.web.seasons.ratings.listing import Wanted
from topcut.web.seasons.ratings.words import Board, first_board
from web.seasons.rated import finished, people
from web.site import Site

DAYS = ("2098-10-03", "2099-02-01", "2099-07-05", "2099-11-30")


@pytest.fixture
def board(site: Site) -> Board:
    persons, chance = people(), Random("Bajor")
    for day in DAYS:
        finished(site, persons, day, names=tuple(chance.sample(sorted(persons), 6)), chance=chance, date=day)
    return first_board(RatingLadder.objects.get())


def _plainly(board: Board, words: str = "") -> list[tuple[int, str]]:
    """Everybody's rank and handle, counted one by one."""
    rows = list(listing.everybody(board).select_related("person"))
    ordered = sorted(rows, key=lambda row: (-row.rating, row.person_id))
    ranked = [(1 + sum(other.rating > row.rating for other in rows), row.person) for row in ordered]
    return [(rank, person.handle) for rank, person in ranked if words in person.seen]


@pytest.mark.parametrize("words", ["", "o", "a", "kira", "nobody"])
def test_pages_follow_each_other_and_leave_nobody_out(board: Board, words: str) -> None:
    Rating.objects.filter(person__handle__in=("kira", "odo", "quark")).update(rating=1_500_000_000)  # they are level
    wanted, shown, page = _plainly(board, words), list[tuple[int, str]](), 1
    while True:
        found = listing.found(board, Wanted(words, page=page), size=2)
        shown += [(row.rank, row.person.handle) for row in found.rows]
        assert (found.page, found.of) == (page, len(wanted))
        if page == found.last:
            break
        page += 1
    assert shown == wanted
    behind = listing.found(board, Wanted(words, page=page + 7), size=2)
    assert behind == listing.found(board, Wanted(words, page=page), size=2)


@pytest.mark.parametrize("latest", [1, 2, 3])
def test_the_latest_events_are_the_last_of_all(board: Board, latest: int) -> None:
    persons = list(Person.objects.values_list("pk", flat=True))
    everything = moved.steps(board, persons)
    assert moved.steps(board, persons, latest) == {person: those[-latest:] for person, those in everything.items()}
    assert [len(those) for those in everything.values()].count(0) < len(persons)


def test_seasons_are_those_in_which_something_was_rated(board: Board) -> None:
    assert list(pages._seasons(board)) == ["2099-00", "2098-99"]
    assert [len(_rose(board, name)) > 0 for name in pages._seasons(board)] == [True, True]


def _rose(board: Board, season: str) -> list[tuple[int, int, int]]:
    return moved.risen(board, *pages._seasons(board)[season])


def test_who_rose_is_the_sum_of_their_steps_in_the_season(board: Board) -> None:
    persons = list(Person.objects.values_list("pk", flat=True))
    first, behind = pages._seasons(board)["2098-99"]
    rose = [
        (person, sum(step.by for step in those), len(those))
        for person, steps in moved.steps(board, persons).items()
        if (those := [step for step in steps if first <= step.day < behind])
    ]
    wanted = sorted((one for one in rose if one[1] > 0), key=lambda one: (-one[1], one[2], one[0]))
    assert _rose(board, "2098-99") == wanted and wanted
