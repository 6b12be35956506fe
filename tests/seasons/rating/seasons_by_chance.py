"""Seasons by chance on any store of ratings: events arrive in any order, are corrected and go, persons become one and
two again. Told plainly beside the ladder, and rated a second time by `plain_elo.py`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from seasons.rating import plain_elo
from seasons.rating.random_events import event
from topcut.seasons.rating.games import Played
from topcut.seasons.rating.ladder import Ladder, order_of
from topcut.seasons.rating.port import Place

MOST_EVENTS = 40
_KINDS = ("event", "event", "event", "event", "correct", "move", "remove", "merge", "unmerge")


class Season:
    """What has happened so far. `names` are what events may be called, `persons` who may play."""

    def __init__(self, ladder: Ladder, chance: Random, names: Sequence[str], persons: Sequence[int]) -> None:
        self.ladder = ladder
        self.chance = chance
        self.free = chance.sample(names, len(names))
        self.persons = persons
        self.events: dict[str, tuple[str, Played]] = {}
        self.merged: dict[int, int] = {}

    def passes(self) -> None:
        """So much happens, and now and then ratings are brought up to date."""
        for _ in range(self.chance.randint(1, MOST_EVENTS)):
            self.something_happens()
            if self.chance.random() < 0.4:
                self.ladder.refresh()
        self.ladder.refresh()

    def something_happens(self) -> None:
        kind = self.chance.choice(_KINDS)
        if kind in ("merge", "unmerge"):
            self._persons_are_one(kind)
        elif kind == "event" or not self.events:
            self._stands(self.free.pop(), self._some_day(), self._played())
        else:
            self._is_other(kind, self.chance.choice(sorted(self.events)))

    def _is_other(self, kind: str, name: str) -> None:
        day, played = self.events[name]
        if kind == "remove":
            del self.events[name]
            self.ladder.remove(name)
        elif kind == "correct":
            self._stands(name, day, self._played())
        else:
            self._stands(name, self._some_day(), played)

    def _stands(self, name: str, day: str, played: Played) -> None:
        self.events[name] = day, played
        self.ladder.record(f"{day} {name}", name, played)

    def _some_day(self) -> str:
        day = f"2026-{self.chance.randint(1, 12):02}-{self.chance.randint(1, 28):02}"
        return order_of(day, self.chance.choice(("", "10:00", "18:30")), self.chance.randint(0, 2), "")

    def _played(self) -> Played:
        one = event(self.chance, len(self.persons))
        return Played(one.k, one.kind, tuple(self.persons[player - 1] for player in one.players), one.games)

    def _persons_are_one(self, kind: str) -> None:
        if kind == "merge" and len(self.merged) < 4:
            free = sorted(set(self.persons) - self.merged.keys() - set(self.merged.values()))
            person, into = self.chance.sample(free, 2)
            self.merged[person] = into
            self.ladder.merge(person, into)
        elif self.merged:
            person = self.chance.choice(sorted(self.merged))
            del self.merged[person]
            self.ladder.unmerge(person)

    # What must come out -----------------------------------------------------------------------------------------------

    def kept(self) -> list[list[Place]]:
        return [list(self.ladder.store.places(at)) for at in range(len(plain_elo.LISTS))]

    def moves(self) -> dict[str, bytes | None]:
        return {name: self.ladder.store.moves(name) for name in self.events}

    def plainly(self) -> list[list[Place]]:
        """The lists, worked out from nothing: every event in the order of its day, whenever it arrived."""
        ordered = [played for _, played in sorted((f"{day} {name}", one) for name, (day, one) in self.events.items())]
        rated = plain_elo.after_all(plain_elo.of_one_person(_plain(one), self.merged) for one in ordered)
        places = ([Place(person, *known) for person, known in each.items()] for each in rated)
        return [sorted(each, key=lambda place: (-place.rating, place.person)) for each in places]


def _plain(one: Played) -> plain_elo.Event:
    return one.k, one.kind, one.players, [(game.a, game.b, game.score, game.share) for game in one.games]


def prove(season: Season) -> None:
    """What was kept up to date is what plain arithmetic says, and what counting everything anew gives, to the bit."""
    season.passes()
    kept, moves = season.kept(), season.moves()
    assert kept == season.plainly()
    season.ladder.refresh_all()
    assert (season.kept(), season.moves()) == (kept, moves)
