"""A league worked out a second time, by hand as its director would: from the tables and sentences of 001 12 alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

PRINTED = {  # table 12.4.1: the least players of a row, and what 1st, 2nd, 3rd-4th, 5th-8th, 9th-16th get
    3: (12, 8, 6, 4),
    6: (16, 12, 10, 8),
    8: (20, 16, 12, 10, 8),
    10: (24, 20, 16, 14, 10),
}


def printed(players: int, place: int) -> int:
    row = PRINTED[max(least for least in PRINTED if least <= players)]
    return row[0 if place == 1 else 1 if place == 2 else 2 if place <= 4 else 3 if place <= 8 else 4]


@dataclass
class Evening:
    """An event of a league: who took which place, what they played and completed."""

    league: str
    season: str
    day: str
    places: dict[str, int]
    headquarters: dict[str, str] = field(default_factory=dict)
    missions: dict[str, tuple[str, ...]] = field(default_factory=dict)
    best_dressed: str = ""  # the director's own scheme: a point

    def points(self, who: str) -> int:
        return printed(len(self.places), self.places[who]) if who in self.places else 0


class Book:
    """Everything that was ever played, the earliest first; `lots` are drawn where nothing else parts two."""

    def __init__(self, evenings: Iterable[Evening], league: str, season: str) -> None:
        self.all = list(evenings)
        self.mine = [one for one in self.all if (one.league, one.season) == (league, season)]
        self.season = season
        self.people = {who for one in self.mine for who in one.places}

    # 12.5 -------------------------------------------------------------------------------------------------------------

    def bonus(self, at: int, who: str) -> int:
        """Of one event: headquarters, taking part, new missions, and what the director thought of."""
        now, before = self.mine[at], self.mine[:at]
        if who not in now.places:
            return 0
        home = now.headquarters.get(who, "")
        found = 0
        if home and home not in [one.headquarters.get(who) for one in before]:
            found += 1
            found += 2 if before and home not in before[-1].headquarters.values() else 0
        attended = [number for number, one in enumerate(before) if who in one.places]
        if not attended:
            found += 4
        elif at - attended[-1] - 1 > 2:
            found += 2
        old = {mission for one in before for done in one.missions.values() for mission in done}
        return found + len(set(now.missions.get(who, ())) - old) + (now.best_dressed == who)

    # 12.4 and 12.6 ----------------------------------------------------------------------------------------------------

    def points(self, who: str, first: int, last: int) -> int:
        """League points of these events with what the league gave besides."""
        return self.placings(who, first, last) + sum(self.bonus(at, who) for at in range(first, last))

    def placings(self, who: str, first: int, last: int) -> int:
        return sum(one.points(who) for one in self.mine[first:last])

    def attended(self, who: str, first: int, last: int) -> int:
        return sum(who in one.places for one in self.mine[first:last])

    def won(self, who: str, first: int, last: int) -> int:
        return sum(one.places.get(who) == 1 for one in self.mine[first:last])

    def lifetime(self, who: str, until: str = "9999") -> int:
        """Of all leagues and seasons, without any bonus."""
        return sum(one.points(who) for one in self.all if one.day <= until)

    def of_season(self, who: str) -> int:
        """Of all leagues."""
        return sum(one.points(who) for one in self.all if one.season == self.season)

    def half(self, upto: int, among: Iterable[str], lots: Mapping[str, int]) -> list[str]:
        """Ranked after so many events, as everything was then."""

        def worth(who: str) -> tuple[int, ...]:
            until = self.mine[upto - 1].day
            return (
                self.points(who, 0, upto), self.attended(who, 0, upto), self.lifetime(who, until), -lots.get(who, 0),
            )  # fmt: skip

        return sorted(among, key=worth, reverse=True)

    def playoffs(self, among: Iterable[str], first: int, lots: Mapping[str, int]) -> list[str]:
        """The seven steps; the champion is the first."""
        last = len(self.mine)

        def worth(who: str) -> tuple[int, ...]:
            return (
                self.points(who, first, last), self.won(who, first, last), self.points(who, 0, last),
                self.attended(who, first, last), self.attended(who, 0, last), self.lifetime(who), -lots.get(who, 0),
            )  # fmt: skip

        return sorted(among, key=worth, reverse=True)
