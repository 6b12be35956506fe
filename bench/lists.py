"""Rating lists of 100,000 people on a site: their pages, searches, and an event that ends beside millions of games.

`python -m bench lists [--long]`, on SQLite or on the database of DATABASE_URL: 1,000,000 stored games, with `--long`
10,000,000. The games are those of `bench/ratings.py`, here in the site's own tables, with an entry for each player.
"""

from __future__ import annotations

import resource
import tempfile
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from time import perf_counter, process_time
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.people import fill
from bench.ratings import MADE, among_others, events

PEOPLE = 100_000
_ROWS = 50_000  # that are written at once
_ENTRY = "INSERT INTO topcut_entry (event_id, player, person_id, place, shared_to) VALUES (%s, %s, %s, %s, %s)"
_BOARD = "/ratings/star-trek/2e/overall"
Row = tuple[str, float, str]


def main(long: bool) -> None:
    from topcut.web.running.serve import prepare

    games = 10_000_000 if long else 1_000_000
    with tempfile.TemporaryDirectory() as folder:
        prepare(folder)
        table = Table(title=f"A rating list of {PEOPLE:,} people, {games:,} games stored; best of five")
        for heading in ("what", "milliseconds", "processor", ""):
            table.add_column(heading, justify="left" if heading in ("what", "") else "right")
        for name, seconds, processor, more in _rows(games):
            table.add_row(name, f"{seconds * 1000:.1f}", f"{processor * 1000:.1f}", more)
        Console(width=120).print(table)


def _rows(games: int) -> Iterator[tuple[str, float, float, str]]:
    ladder = _filled(games)
    before = highest_memory()
    yield ("all ratings anew", *timed(ladder.refresh_all), f"memory {highest_memory()} MB, {before} before")
    for name, act in _acts(ladder):
        yield (name, *_best(act), "")


def highest_memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def timed(act: Callable[[], object]) -> tuple[float, float]:
    started, processor = perf_counter(), process_time()
    act()
    return perf_counter() - started, process_time() - processor


def _best(act: Callable[[], object]) -> tuple[float, float]:
    each = [timed(act) for _ in range(5)]
    return min(one for one, _ in each), min(one for _, one in each)


# A site of so many games ----------------------------------------------------------------------------------------------


def _filled(games: int) -> Any:
    """100,000 people, and events with their rated games and entries, of which nothing is counted yet."""
    from topcut.web.seasons.models import Person
    from topcut.web.seasons.models_ratings import RatingLadder
    from topcut.web.seasons.ratings.ladders import ladder_of

    fill(PEOPLE)
    persons = list(Person.objects.order_by("pk").values_list("pk", flat=True))
    ladder = RatingLadder.objects.create(program="star-trek", game="2e")
    made = events(MADE)
    for copy in range(games // MADE):
        some = [among_others(event, copy) if copy else event for event in made]
        _store(ladder, copy * len(made), some, persons)
    return ladder_of(ladder)


def _store(ladder: Any, first: int, packed_events: Sequence[bytes], persons: Sequence[int]) -> None:
    from django.db import connection, transaction

    from topcut.seasons.rating.games import Played, packed, unpacked
    from topcut.seasons.rating.ladder import order_of
    from topcut.web.seasons.models_ratings import RatedEvent
    from topcut.web.store.models import Event

    with transaction.atomic(), connection.cursor() as cursor:
        titles = [f"event-{first + at:07}" for at in range(len(packed_events))]
        rows = Event.objects.bulk_create(
            (Event(slug=title, title=title, rulebook="star-trek-2e", game="2e", state="finished") for title in titles),
            batch_size=_ROWS,
        )
        rated, entries = [], []
        for row, data in zip(rows, packed_events, strict=True):
            one = unpacked(data)
            players = tuple(persons[player] for player in one.players)
            key = order_of("2026-01-01", "", row.pk, row.slug).encode()
            games = packed(Played(one.k, one.kind, players, one.games))
            rated.append(RatedEvent(event=row, ladder=ladder, key=key, kind=one.kind, games=games))
            entries += [(row.pk, f"p{at}", player, at, at) for at, player in enumerate(players, start=1)]
        RatedEvent.objects.bulk_create(rated, batch_size=2_000)
        waiting = iter(entries)
        while some := list(islice(waiting, _ROWS)):
            cursor.executemany(_ENTRY, some)


# What is asked of it --------------------------------------------------------------------------------------------------


def _acts(ladder: Any) -> Iterator[tuple[str, Callable[[], object]]]:
    from django.test import Client

    from topcut.web.seasons.models_ratings import RatedEvent, Rating

    client = Client()

    def page(address: str) -> Callable[[], object]:
        def asked() -> None:
            assert client.get(address).status_code == 200, address

        return asked

    first = (
        Rating.objects.filter(ladder=ladder.store.row, which=0)
        .order_by("-rating", "person")
        .select_related("person")[0]
    )
    yield "all lists", page("/ratings")
    yield "a list, its first page", page(_BOARD)
    yield "– a page in the middle", page(f"{_BOARD}?page=1000")
    yield "– its last page", page(f"{_BOARD}?page=100000")
    yield "– a search that finds many", page(f"{_BOARD}?q=ki")
    yield "– a search that finds some", page(f"{_BOARD}?q=kikiki")
    yield "– a search that finds one", page(f"{_BOARD}?q=kikiki-kiki-0")
    yield "– a search that finds nobody", page(f"{_BOARD}?q=weyoun")
    yield "– a region", page(f"{_BOARD}?region=r7")
    yield "– a search in a region", page(f"{_BOARD}?region=r7&q=ki")
    yield "a person's history", page(f"{_BOARD}/of/{first.person.handle}")
    yield "what a result would do", page(f"{_BOARD}/what-if?a={first.person.handle}&b=kikiki-kiki-0")
    yield "who rose most", page(f"{_BOARD}/improved")
    last = RatedEvent.objects.filter(ladder=ladder.store.row).order_by("-key").first()
    assert last is not None
    yield "one event at the end, counted", _one_more(ladder, last)


def _one_more(ladder: Any, last: Any) -> Callable[[], object]:
    """An event at the end is corrected: its games go in and are counted."""
    from topcut.seasons.rating.games import unpacked
    from topcut.web.seasons.ratings.ladders import bring_up_to_date

    played = unpacked(bytes(last.games))

    def act() -> None:
        ladder.record(last.key_text, str(last.pk), played)
        assert bring_up_to_date(ladder.store.row)

    return act
