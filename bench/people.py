"""A list of 100,000 people: its first page, searches that find many, one or nobody, and 100 typed names looked up.

`python -m bench people`, on SQLite or on the database of DATABASE_URL. Each beside the same with 1,000 people, because
what a page takes must not grow with how many people there are.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from itertools import islice, product
from time import perf_counter

from rich.console import Console
from rich.table import Table

PEOPLE = (1_000, 100_000)
_SYLLABLES = ("ki", "ra", "ne", "rys", "o", "do", "qua", "dax", "ga", "rak", "mor", "rom", "nog", "lee", "ta", "sis")
_REGIONS = 40


def main() -> None:
    from topcut.web.running.serve import prepare

    found: dict[str, list[float]] = {}
    with tempfile.TemporaryDirectory() as folder:
        prepare(folder)
        for number in PEOPLE:
            fill(number)
            for name, act in _acts():
                found.setdefault(name, []).append(_best(act))
        _empty()
    table = Table(title=f"{PEOPLE[-1]:,} people, best of five")
    for heading in ("what", "milliseconds", f"against {PEOPLE[0]:,} people"):
        table.add_column(heading, justify="left" if heading == "what" else "right")
    for name, (few, many) in found.items():
        table.add_row(name, f"{many * 1000:.1f}", f"{many / few:.1f}")
    Console(width=110).print(table)


def _names() -> Iterator[str]:
    words = ("".join(parts) for parts in product(_SYLLABLES, repeat=3))
    for number, word in enumerate(islice(words, 4096)):
        for second in islice(product(_SYLLABLES, repeat=2), number % 7, 40):
            yield f"{word} {''.join(second)}".title()


def fill(number: int) -> None:
    from topcut.web.seasons.models import Person, Region
    from topcut.web.seasons.shown import called, seen_text

    _empty()
    regions = Region.objects.bulk_create(Region(slug=f"r{n}", name=f"Region {n}") for n in range(_REGIONS))
    rows = []
    for n, name in enumerate(islice(_names(), number)):
        region = regions[n % _REGIONS]
        one = Person(key=f"h{n}", handle=f"{name.lower().replace(' ', '-')}-{n}", name=name, region=region)
        one.called, one.seen = called(name), seen_text(one)
        rows.append(one)
    Person.objects.bulk_create(rows, batch_size=5_000)
    assert Person.objects.count() == number


def _empty() -> None:
    from topcut.web.seasons.models import Person, Region

    for model in (Person, Region):
        model.objects.all()._raw_delete("default")


def _acts() -> list[tuple[str, Callable[[], object]]]:
    from django.test import Client

    from topcut.web.seasons.people import look_up_each

    client = Client()
    typed = [("", f"{name}x") for name in islice(_names(), 0, 4_000, 40)]

    def page(query: str) -> Callable[[], object]:
        return lambda: client.get(f"/players{query}").content

    return [
        ("first page, whole request", page("")),
        ("search that finds many", page("?q=ki")),
        ("search that finds one", page("?q=kikiki-kiki-0")),
        ("search that finds nobody", page("?q=weyoun")),
        ("people of a region", page("?region=r7")),
        ("search in a region that finds nobody", page("?region=r7&q=weyoun")),
        ("a page in the middle", page("?after=nenene")),
        ("100 misspelt names looked up, near ones found", lambda: look_up_each(typed)),
    ]


def _best(act: Callable[[], object]) -> float:
    best = float("inf")
    for _ in range(5):
        started = perf_counter()
        act()
        best = min(best, perf_counter() - started)
    return best
