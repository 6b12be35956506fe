"""A director's public rating against a second, plain reading of R79: marks that cannot be told apart, late reports."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from fractions import Fraction
from itertools import pairwise
from random import Random

from topcut.programs.load import load, names
from topcut.programs.offices import DirectorRating
from topcut.seasons.director_rating import Directed, director_rating

RULES = DirectorRating(least=1, most=5, days=30, votes=5, together=3)
START = datetime(2010, 3, 1, tzinfo=UTC)


def held(day: int, *marks: int, late: bool = False) -> Directed:
    return Directed((START + timedelta(days=day)).isoformat(), late, marks)


def at(day: int) -> str:
    return (START + timedelta(days=day)).isoformat()


def test_only_the_guide_of_2010_rates_directors() -> None:
    assert [name for name in names() if load(name).director_rating] == ["star-trek-2010"]


def test_four_marks_are_shown_to_nobody_and_five_are() -> None:
    assert director_rating(RULES, [held(0, 5, 5, 4, 4)], at(90)).average is None
    assert director_rating(RULES, [held(0, 5, 5, 4, 4, 4)], at(90)).average == Fraction(22, 5)


def test_marks_that_can_still_be_changed_are_not_in_it() -> None:
    events = [held(0, 5, 5, 5, 5, 5), held(10, 1, 1, 1)]
    assert director_rating(RULES, events, at(31)).average == 5
    assert director_rating(RULES, events, at(40)).average == Fraction(28, 8)


def test_a_late_report_lowers_it_visibly_and_never_below_the_lowest_mark() -> None:
    answer = director_rating(RULES, [held(0, 5, 5, 5, 5, 5), held(3, late=True)], at(90))
    assert (answer.average, answer.unlowered, answer.late, answer.events) == (Fraction(26, 6), Fraction(5), 1, 2)
    worst = director_rating(RULES, [held(0, 1, 1, 1, 1, 1, late=True)], at(90))
    assert worst.average == worst.unlowered == 1


def test_no_change_of_the_average_shows_a_single_mark() -> None:
    """Day by day, whatever events there were: the marks in it grow by three at least, or not at all."""
    for seed in range(200):
        chance = Random(seed)
        events = [held(chance.randrange(60), *_marks(chance), late=chance.random() < 0.2) for _ in range(12)]
        counts = [director_rating(RULES, events, at(day)).marks for day in range(100)]
        grown = [after - before for before, after in pairwise(counts)]
        assert all(step == 0 or step >= 3 for step in grown), seed


def test_the_average_against_a_plain_sum() -> None:
    for seed in range(200):
        chance = Random(seed)
        days = chance.sample(range(60), 12)
        events = [held(day, *_marks(chance), late=chance.random() < 0.2) for day in days]
        public = _plainly(sorted(events, key=lambda one: one.ended))
        late = [1 for one in events if one.late]
        answer = director_rating(RULES, events, at(365))
        both = public + late
        assert answer.average == (Fraction(sum(both), len(both)) if len(public) >= 5 else None)


def _marks(chance: Random) -> list[int]:
    return [chance.randint(1, 5) for _ in range(chance.randrange(5))]


def _plainly(events: list[Directed]) -> list[int]:
    """The longest beginning that ends where a group of three or more is full."""
    ends, since, upto = 0, 0, 0
    for one in events:
        upto += len(one.marks)
        if upto - since >= 3:
            since = ends = upto
    return [mark for one in events for mark in one.marks][:ends]
