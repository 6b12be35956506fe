"""How fast ratings are worked out again from a database, and what one more event costs beside millions of games."""

from __future__ import annotations

import resource
import tempfile
from array import array
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

from topcut.play.chance import Chance
from topcut.seasons.rating.games import HEAD, Game, Played, packed, unpacked
from topcut.seasons.rating.ladder import Ladder, order_of
from topcut.seasons.rating.rules import RatingRules
from topcut.seasons.rating.sqlite import SqliteRatings

Row = tuple[str, float] | tuple[str, float, str]
RULES = RatingRules({"local": 16}, {})
PERSONS = 100_000
_LEVELS = (16, 16, 16, 16, 28, 40, 52, 64)
MADE = 500_000  # games that are thought up; more of them are the same events among other people
_FOR_PEERS = 50_000  # games that a peer is given: what it takes for a million is worked out from them
_MILLION = 1_000_000


def events(games: int) -> list[bytes]:
    """Events of 8 to 40 players and four rounds, packed; half of them among a tenth of the people."""
    chance, made, found = Chance("ratings"), 0, []
    while made < games:
        reach = PERSONS // 10 if chance.below(2) else PERSONS
        players = tuple({chance.below(reach): None for _ in range(8 + 2 * chance.below(17))})
        k, kind = _LEVELS[chance.below(8)], ("constructed", "limited")[chance.below(4) == 0]
        event = Played(k, kind, players, tuple(_games(len(players) // 2, chance)))
        made += len(event.games)
        found.append(packed(event))
    return found


def _games(half: int, chance: Chance) -> Iterator[Game]:
    for turn in range(4):
        for seat in range(half):
            yield Game(seat, half + (seat + turn) % half, (0, 0, 1, 2, 2)[chance.below(5)])


def among_others(event: bytes, copy: int) -> bytes:
    numbers = array("I", event)
    end = HEAD + numbers[2]
    numbers[HEAD:end] = array("I", [(player * 7 + copy * 7919) % PERSONS for player in numbers[HEAD:end]])
    return numbers.tobytes()


def _filled(path: Path, made: Sequence[bytes], copies: int) -> SqliteRatings:
    """A database with so many times these events, of which nothing is rated yet."""
    store = SqliteRatings(path)
    with store.transaction():
        for copy in range(copies):
            for number, event in enumerate(made):
                name = f"{copy * len(made) + number:08}"
                store.put(order_of("2026-01-01", "", int(name), name), name, among_others(event, copy))
    return store


def _timed(work: Callable[[], Any]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


def _memory() -> int:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024


def _refreshed(made: Sequence[bytes], copies: int) -> list[Row]:
    games, before = copies * MADE, _memory()
    with tempfile.TemporaryDirectory() as folder:
        store = _filled(Path(folder) / "ratings.db", made, copies)
        ladder = Ladder(store, RULES)
        processor = process_time()
        whole = _timed(ladder.refresh_all)
        processor = process_time() - processor
        told = f"{games:,} games of {copies * len(made):,} events stored"
        more = f"processor {processor:.1f} s, memory {_memory()} MB, {before} before"
        late = int(copies * len(made) * 0.99)
        rows: list[Row] = [
            (f"ratings from the database, {told}", whole, more),
            ("– one more event", min(_timed(lambda n=n: _one_more(ladder, made[n], n)) for n in range(5))),
            ("– one that comes late, one in a hundred behind it", _timed(lambda: _one_more(ladder, made[9], 9, late))),
        ]
        store.close()
    return rows


def _one_more(ladder: Ladder, event: bytes, number: int, at: int = 99_999_999) -> None:
    ladder.record(order_of("2026-01-01", "", at, f"more{number}"), f"more{number}", unpacked(event))
    ladder.refresh()


# Peers ----------------------------------------------------------------------------------------------------------------


def _by_elote(events: Sequence[Played]) -> None:
    """Elo, game by game; one list instead of two."""
    from elote import EloCompetitor

    people = {player: EloCompetitor(1500) for event in events for player in event.players}
    for event in events:
        for game in event.games:
            a, b = people[event.players[game.a]], people[event.players[game.b]]
            if game.score == 1:
                a.tied(b)
            else:
                (a if game.score else b).beat(b if game.score else a)


def _by_openskill(events: Sequence[Played]) -> None:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    people = {player: model.rating() for event in events for player in event.players}
    for event in events:
        for game in event.games:
            a, b = event.players[game.a], event.players[game.b]
            [people[a]], [people[b]] = model.rate([[people[a]], [people[b]]], ranks=[2 - game.score, game.score])


def _peers(made: Sequence[bytes], ours: float) -> Iterator[Row]:
    """What a million games would take them, in memory; against ours from the database, two lists, all of it written."""
    few = [unpacked(event) for event in made[: len(made) * _FOR_PEERS // MADE]]
    games = sum(len(event.games) for event in few)
    for name, work in (("elote, Elo", _by_elote), ("openskill", _by_openskill)):
        seconds = _timed(lambda work=work: work(few)) * _MILLION / games
        yield f"– {name}, a million games (from {games:,})", seconds, f"{seconds / ours:.1f} times"


def rows() -> list[Row]:
    """What `make bench` prints."""
    made = events(MADE)
    million = _refreshed(made, 2)
    return [*million, *_peers(made, million[0][1]), *_refreshed(made, 20)]


if __name__ == "__main__":
    for row in rows():
        print(*row)
