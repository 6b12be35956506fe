"""A list of ratings: a page of it, found by words and region; each row with its rank in the whole list."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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
_BETWEEN = """SELECT count(*) FROM topcut_rating
WHERE ladder_id = %s AND which = %s AND rating > %s AND rating <= %s"""


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


def found(board: Board, wanted: Wanted) -> Found:
    """The best first; who have the same rating share a rank."""
    rows = _matching(board, wanted)
    of = rows.count()
    last = max(1, -(-of // ROWS))
    page = min(max(wanted.page, 1), last)
    some = list(rows.order_by("-rating", "person_id").values_list("person_id", "rating", "games")[_part(page)])
    return Found(_rows(board, some), of, page, last)


def _part(page: int) -> slice:
    return slice((page - 1) * ROWS, page * ROWS)


def _matching(board: Board, wanted: Wanted) -> QuerySet[Rating]:
    """By what visitors read of somebody: a name that is not shown cannot be tried out."""
    if not wanted.words and not wanted.region:
        return everybody(board)
    people = Person.objects.all()  # looked through once, and not one by one in the order of the list
    for word in asked.plain(wanted.words).split():
        people = people.filter(seen__contains=word)
    if wanted.region:
        people = people.filter(region__slug=wanted.region)
    return everybody(board).filter(person__in=people.order_by().values("pk"))


def _rows(board: Board, some: Sequence[tuple[int, int, int]]) -> tuple[Row, ...]:
    keys = [person for person, _, _ in some]
    people = Person.objects.select_related("region").in_bulk(keys)
    lately = steps(board, keys, _LATELY)
    ranks = dict(_ranks(board, [rating for _, rating, _ in some]))
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


def _ranks(board: Board, ratings: Sequence[int]) -> Iterable[tuple[int, int]]:
    """The rank of each of these ratings, the best first: one more than how many are better, each counted once."""
    rank, above = 1, POINT * HIGHEST
    with connection.cursor() as cursor:
        for rating in sorted(set(ratings), reverse=True):
            cursor.execute(_BETWEEN, [board.ladder.pk, board.at, rating, above])
            rank += cursor.fetchone()[0]
            above = rating
            yield rating, rank


def _line(lately: Sequence[Step]) -> list[int]:
    return [lately[0].before, *(one.after for one in lately)] if lately else []


def rank_of(board: Board, rating: int) -> int:
    return everybody(board).filter(rating__gt=rating).count() + 1
