"""The ratings of one game of a program, kept up to date: an event that comes, is corrected or goes marks what is stale,
and a refresh rates again from the last checkpoint before it. What comes out is what rating everything anew would give.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice

import numpy as np
from msgspec import Struct

from topcut.refusal import refuse
from topcut.seasons.rating.chunks import Whole
from topcut.seasons.rating.engine import beginning, rate
from topcut.seasons.rating.games import Played, packed, players_of
from topcut.seasons.rating.port import Checkpoint, Place, RatingStore, Row, Stale
from topcut.seasons.rating.rules import RatingRules
from topcut.seasons.rating.state import State
from topcut.seasons.rating.systems import Numbers

_SPACING = 256  # events between checkpoints near the end
_BEHIND_ALL = "~"  # behind the key of every event
_AT_ONCE = 16_384  # events that are rated together: bounds the memory


def order_of(date: str, starts: str, registered: int, event: str) -> str:
    """Where an event stands: by its date, its start, the order of registration (R68), and last its name."""
    return f"{date} {starts:>5} {registered:012} {event}"


class Refreshed(Struct, frozen=True):
    """What a refresh did."""

    events: int  # rated again
    since: str = ""  # the key of the first that was stale; "" = everything was up to date


class Ladder:
    """A ladder and its store."""

    def __init__(self, store: RatingStore, rules: RatingRules) -> None:
        self.store = store
        self.rules = rules

    def record(self, key: str, event: str, played: Played) -> None:
        """An event ended, or was corrected: its games stand from now on."""
        with self.store.transaction():
            self._take(event)
            self.store.put(key, event, packed(played))
            self._mark(key, played.players)

    def remove(self, event: str) -> None:
        """An event counts no more."""
        with self.store.transaction():
            self._take(event)

    def _take(self, event: str) -> None:
        if known := self.store.event(event):
            key, data = known
            self.store.drop(event)
            self._mark(key, players_of(data))

    def _mark(self, key: str, players: Iterable[int]) -> None:
        """Who played, and who they are by now."""
        persons = self.store.persons()
        self.store.mark(Stale(key, tuple({one for player in players for one in (player, persons.get(player, player))})))

    def merge(self, person: int, into: int) -> None:
        """Two persons are one from now on, in all events that either played."""
        known = self.store.persons()
        if into in (person, *_all_into(known, person)) or known.get(into, into) == person:
            raise refuse("rating-merged-into-itself")
        with self.store.transaction():
            self.store.merge(person, known.get(into, into))
            for one in _all_into(known, person):
                self.store.merge(one, known.get(into, into))
            self._mark_events_of({person, *_all_into(known, person)}, into)

    def unmerge(self, person: int) -> None:
        """They are two again."""
        into = self.store.persons().get(person)
        if into is not None:
            with self.store.transaction():
                self.store.merge(person, None)
                self._mark_events_of({person}, into)

    def _mark_events_of(self, persons: set[int], into: int) -> None:
        for rows in self.store.events():
            for key, _, data in rows:
                if not persons.isdisjoint(players_of(data)):
                    self.store.mark(Stale(key, (*persons, into)))
                    return

    def refresh(self) -> Refreshed:
        """Rate again what is stale; with everybody whom that moves."""
        stale = self.store.stale()
        if not stale:
            return Refreshed(0)
        since = min(one.key for one in stale)
        with self.store.transaction():
            count = self._refresh_from(since, {person for one in stale for person in one.persons})
            self.store.fresh()
        return Refreshed(count, since)

    def refresh_all(self) -> Refreshed:
        """Rate everything anew, whatever was kept."""
        with self.store.transaction():
            self.store.forget_from("")
            self.store.clear_places()
            count = self._refresh_from("", set())
            self.store.fresh()
        return Refreshed(count)

    def numbers(self, at: int, persons: Sequence[int]) -> list[Numbers]:
        """What the system knows of somebody in a list by now; of a newcomer too."""
        state, after, _ = self._as_before(_BEHIND_ALL)
        merged = self.store.persons()
        for rows in self.store.events(after):
            rate(self.rules, state, [data for _, _, data in rows], merged)
        state.hold(max(persons, default=0))
        return [tuple(state.numbers[:, at, person].tolist()) for person in persons]

    def _refresh_from(self, since: str, persons: set[int]) -> int:
        self.store.forget_from(since)
        state, after, done = self._as_before(since)
        left = self.store.events_from(after) - bool(after)
        first = done + left - self.store.events_from(since)  # so many are rated again only to get there
        kept = set(_kept(done + left))
        merged = self.store.persons()
        concerned = np.zeros(max(persons, default=0) + 1, np.bool_)
        concerned[list(persons)] = True
        for rows in _between(self.store.events(after), done, kept | {first}):
            rated = rate(self.rules, state, [data for _, _, data in rows], merged)
            if done >= first:
                self.store.write_moves((name, moves) for (_, name, _), moves in zip(rows, rated.moves, strict=True))
                concerned.resize(max(len(concerned), state.size), refcheck=False)
                concerned[rated.players] = True
            done += len(rows)
            if done in kept:
                self.store.keep(Checkpoint(rows[-1][0], done, state.size, state.packed()))
        self.store.forget([key for key, events in self.store.checkpoints() if events not in kept])
        self._write(state, np.flatnonzero(concerned))
        return done - first

    def _as_before(self, since: str) -> tuple[State, str, int]:
        """The state at the last checkpoint before a key, that checkpoint's key, and how many events it holds."""
        state, start = beginning(self.rules), self.store.checkpoint_before(since)
        if start is None:
            return state, "", 0
        return state.unpack(start.data, start.size), start.key, start.events

    def _write(self, state: State, persons: Whole) -> None:
        """The lists, for those whom it may concern."""
        state.hold(int(persons.max(initial=0)))
        for at in range(len(self.rules.lists)):
            columns = persons, state.numbers[0, at, persons], state.games[at, persons]
            self.store.write_places(at, map(Place, *(column.tolist() for column in columns)))


def _all_into(merged: Mapping[int, int], person: int) -> list[int]:
    return [one for one, into in merged.items() if into == person]


def _kept(total: int) -> Iterator[int]:
    """After how many events a checkpoint stands: close together at the end, twice as far apart the further back."""
    spacing = _SPACING
    while spacing <= total:
        last = total // spacing * spacing
        yield from {last, max(last - spacing, spacing)}
        spacing *= 2


def _between(chunks: Iterable[Sequence[Row]], done: int, stops: set[int]) -> Iterator[Sequence[Row]]:
    """The same events in parts that end wherever a checkpoint is to stand, and that are not too large."""
    ahead = iter(sorted(stop for stop in stops if stop > done))
    rows = (row for chunk in chunks for row in chunk)
    stop = next(ahead, None)
    while part := list(islice(rows, min(_AT_ONCE, stop - done if stop else _AT_ONCE))):
        done += len(part)
        if done == stop:
            stop = next(ahead, None)
        yield part
