"""What it costs to finish an event with everything that a community keeps of it, and to make all of that again.

`python -m bench finish [--long]`, on SQLite or on the database of DATABASE_URL, among 100,000 people. `--long` makes
all of 1,000 finished events again too (`topcut rebuild`).
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from typing import Any

from msgspec.structs import replace
from rich.console import Console
from rich.table import Table

from bench.lists import PEOPLE, highest_memory, timed
from bench.people import fill

_SIZES = ((32, 5), (2_000, 11))  # players, rounds
_EVENTS, _PLAYERS, _MADE = 1_000, 24, 20


def main(long: bool) -> None:
    from topcut.web.running.serve import prepare

    with tempfile.TemporaryDirectory() as folder:
        prepare(folder)
        fill(PEOPLE)
        table = Table(title=f"Events among {PEOPLE:,} people")
        for heading in ("what", "milliseconds", "processor", ""):
            table.add_column(heading, justify="left" if heading in ("what", "") else "right")
        for name, (seconds, processor), more in (*_finished(), *(_made_again(folder) if long else ())):
            table.add_row(name, f"{seconds * 1000:.0f}", f"{processor * 1000:.0f}", more)
        Console(width=120).print(table)


def _finished() -> Iterator[tuple[str, tuple[float, float], str]]:
    from topcut.acts.ending.commands import Finish
    from topcut.acts.event.commands import Undo
    from topcut.acts.who import DIRECTOR
    from topcut.desk.submit import Accepted
    from topcut.web.site import live

    def act(row: Any, command: Any) -> None:
        assert isinstance(live.do(row, command, DIRECTOR), Accepted)

    for players, rounds in _SIZES:
        row = _adopted(_played(players, rounds), _people(players), f"open-{players}")
        live.snapshot(row.slug)
        ends, undone = [], []
        for _ in range(3):
            ends.append(timed(lambda row=row: act(row, Finish())))  # type: ignore[misc]
            undone.append(timed(lambda row=row: act(row, Undo(live.snapshot(row.slug).head))))  # type: ignore[misc]
        yield f"an event of {players:,} players finished: places, points, byes, ratings", min(ends), ""
        yield "– and taken back", min(undone), ""


def _made_again(folder: str) -> Iterator[tuple[str, tuple[float, float], str]]:
    from topcut.web.seasons.models import Credit, Earned
    from topcut.web.seasons.models_ratings import RatedEvent, Rating
    from topcut.web.seasons.ratings.ladders import counted_together, refresh_all

    made = [_played(_PLAYERS, 4, seed, finished=True) for seed in range(_MADE)]
    people = _people(PEOPLE)
    with counted_together():  # they come in no order
        for number in range(_EVENTS):
            here = people[number * 97 % (PEOPLE - _PLAYERS) :][:_PLAYERS]
            _adopted(made[number % _MADE], here, f"event-{number}")
    refresh_all()
    before = highest_memory()
    again = timed(lambda: _rebuild(folder))
    yield (
        f"topcut rebuild, {_EVENTS:,} events, nothing differs",
        again,
        f"memory {highest_memory()} MB, {before} before",
    )
    for model in (Credit, Earned, RatedEvent, Rating):
        model.objects.all().delete()
    yield "– after points, byes and ratings were lost", timed(lambda: _rebuild(folder)), ""


def _rebuild(folder: str) -> None:
    import io
    from contextlib import redirect_stdout

    from topcut.cli.main import main as topcut

    with redirect_stdout(io.StringIO()):
        assert topcut(["rebuild", "--data", folder]) == 0


# Events ---------------------------------------------------------------------------------------------------------------


def _played(players: int, rounds: int, seed: int = 0, finished: bool = False) -> Any:
    """An event of a program between people to be named, all of its rounds played."""
    from topcut.acts.ending.commands import Finish
    from topcut.acts.entries.commands import Enter, Person
    from topcut.acts.listing.commands import ChangeListing, TakeInto
    from topcut.desk.simulate import Habits, Simulation
    from topcut.programs.load import load as program
    from topcut.rulebooks.load import load

    calm = Habits(drops=0, late=0, no_shows=0, corrections=0, disputes=0)
    event = Simulation(load("star-trek-2e"), 0, seed, rounds=rounds, habits=calm, title=f"Open of {players}")
    event.do(TakeInto(program("star-trek").source))
    listed = {"date": f"2099-{1 + seed % 12:02}-01", "start": "10:00", "zone": "UTC", "level": "national"}
    event.do(ChangeListing(listed))
    event.do(Enter(tuple(Person(f"Player {number}", who=str(number)) for number in range(players))))
    event.strength = {f"p{number + 1}": event.chance.below(100) for number in range(players)}
    for _ in range(rounds):
        event.play_round()
    if finished:
        event.do(Finish())
    return event.journal.known


def _people(size: int) -> list[str]:
    from topcut.web.seasons.models import Person

    return list(Person.objects.order_by("pk").values_list("key", flat=True)[:size])


def _adopted(known: Any, people: Sequence[str], slug: str) -> Any:
    from topcut.acts.entries.facts import Entered
    from topcut.web.store.adopting import adopt

    def between(record: Any) -> Any:
        fact = record.fact
        return replace(record, fact=replace(fact, who=people[int(fact.who)])) if isinstance(fact, Entered) else record

    return adopt([between(record) for record in known.history], known.words, slug=slug)
