"""A list of ratings: a page of it, found by words and region; each row with its rank in the whole list."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from django.db import connection
from django.db.models import QuerySet
from msgspec import Struct

from topcut.seasons.rating.rules import HIGHEST, POINT
from topcut.web.seasons.models import Person
from topcut.web.seasons.models_ratings import Rating
from topcut.web.seasons.ratings.chart import spark
from topcut.web.seasons.ratings.moved import Step, steps
from topcut.web.seasons.ratings.words import Board
from topcut.web.seasons.shown import shown_name
from topcut.web.site import asked

ROWS = 50
_LATELY = 10  # events
_Listed = tuple[int, int, int]  # a person, the rating, and how many games it is made of
# who is looked for is looked through once, for the page and for how many there are
_SOUGHT = """SELECT person_id, rating, games, count(*) OVER () FROM topcut_rating
WHERE ladder_id = %s AND which = %s AND person_id IN ({people})
ORDER BY rating DESC, person_id LIMIT %s OFFSET %s"""
_BETTER = """WITH asked (rating, above) AS (VALUES {marks})
SELECT asked.rating, (SELECT count(*) FROM topcut_rating one
  WHERE one.ladder_id = %s AND one.which = %s AND one.rating > asked.rating AND one.rating <= asked.above)
FROM asked"""


class Wanted(Struct, frozen=True):
    """What a visitor looks for."""

    words: str = ""
    region: str = ""
    page: int = 1


class Row(Struct, frozen=True):
    """A person in a list."""

    person: Person
    name: str
    rank: int
    rating: int
    games: int
    last: Step | None
    spark: str


class Found(Struct, frozen=True):
    """A page of a list, and how many stand on all pages."""

    rows: tuple[Row, ...]
    of: int
    page: int
    last: int


def everybody(board: Board) -> QuerySet[Rating]:
    return Rating.objects.filter(ladder=board.ladder, which=board.at)


def found(board: Board, wanted: Wanted, size: int = ROWS) -> Found:
    """The best first; who have the same rating share a rank. Behind the last page there is the last one again."""
    page = max(wanted.page, 1)
    some, of = _part(board, wanted, size, page)
    last = max(1, -(-of // size))
    if page > last:
        page = last
        some, of = _part(board, wanted, size, page)
    return Found(_rows(board, some), of, page, last)


def _part(board: Board, wanted: Wanted, size: int, page: int) -> tuple[list[_Listed], int]:
    """The rows of a page, and how many stand on all pages."""
    words, part = asked.plain(wanted.words).split(), slice((page - 1) * size, page * size)
    if not words and not wanted.region:
        rows = everybody(board)
        some = rows.order_by("-rating", "person_id").values_list("person_id", "rating", "games")[part]
        return list(some), rows.count()
    people, values = _people(words, wanted.region).query.sql_with_params()
    with connection.cursor() as cursor:
        cursor.execute(_SOUGHT.format(people=people), [board.ladder.pk, board.at, *values, size, part.start])
        found = [(tuple(row[:3]), row[3]) for row in cursor.fetchall()]
    if not found and page > 1:
        return [], _part(board, wanted, size, 1)[1]
    return [row for row, _ in found], found[0][1] if found else 0


def _people(words: Sequence[str], region: str) -> QuerySet[Person, tuple[int]]:
    """By what visitors read of somebody: a name that is not shown cannot be tried out."""
    people = Person.objects.all()
    for word in words:
        people = people.filter(seen__contains=word)
    if region:
        people = people.filter(region__slug=region)
    return people.order_by().values_list("pk")


def _rows(board: Board, some: Sequence[_Listed]) -> tuple[Row, ...]:
    keys = [person for person, _, _ in some]
    people = Person.objects.select_related("region").in_bulk(keys)
    lately = steps(board, keys, _LATELY)
    ranks = _ranks(board, [rating for _, rating, _ in some])
    return tuple(
        Row(
            people[person],
            shown_name(people[person]),
            ranks[rating],
            rating,
            games,
            lately[person][-1] if lately[person] else None,
            spark(_line(lately[person])),
        )
        for person, rating, games in some
    )


def _ranks(board: Board, ratings: Sequence[int]) -> dict[int, int]:
    """The rank of each of these ratings: one more than how many are better, each of whom is counted once."""
    falling = sorted(set(ratings), reverse=True)
    if not falling:
        return {}
    asked_for = list(zip(falling, (POINT * HIGHEST, *falling), strict=False))
    with connection.cursor() as cursor:
        marks = ", ".join("(%s, %s)" for _ in asked_for)
        values = [number for pair in asked_for for number in pair]
        cursor.execute(_BETTER.format(marks=marks), [*values, board.ladder.pk, board.at])
        better = dict(cursor.fetchall())
    return dict(
        zip(
            falling, accumulate((better[rating] for rating in falling[1:]), initial=1 + better[falling[0]]), strict=True
        )
    )


def _line(lately: Sequence[Step]) -> list[int]:
    return [lately[0].before, *(one.after for one in lately)] if lately else []


def rank_of(board: Board, rating: int) -> int:
    return everybody(board).filter(rating__gt=rating).count() + 1
