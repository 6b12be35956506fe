"""Whole league seasons for tests, and a second, plain way to score one (001 12.4.1, 12.6, R69)."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any

CAST = ("kira", "odo", "quark", "dax", "garak", "morn", "rom", "nog")
DAYS = (
    *("2026-10-10", "2026-10-24", "2026-11-07", "2026-11-21"),
    *("2026-12-05", "2026-12-19", "2027-01-09", "2027-01-23"),
    *("2027-02-06", "2027-02-20", "2027-03-06", "2027-03-20"),
)
PRINTED = {3: (12, 8, 6, 4), 6: (16, 12, 10, 8), 8: (20, 16, 12, 10)}  # by players: 1st, 2nd, 3rd-4th, 5th-8th


def printed_points(players: int, place: int) -> int:
    row = PRINTED[max(least for least in PRINTED if least <= players)]
    return row[0 if place == 1 else 1 if place == 2 else 2 if place <= 4 else 3]


def round_robin(order: tuple[str, ...]) -> list[list[dict[str, Any]]]:
    """Everybody meets everybody, and whoever stands further in front wins: so the order is the order of the places."""
    seats = [*order, ""] if len(order) % 2 else list(order)
    rounds = []
    for _ in range(len(seats) - 1):
        half = len(seats) // 2
        pairs = list(zip(seats[:half], reversed(seats[half:]), strict=True))
        rounds.append([_line(*sorted(pair, key=lambda one: order.index(one) if one else 99)) for pair in pairs])
        seats = [seats[0], seats[-1], *seats[1:-1]]
    return rounds


def _line(winner: str, loser: str) -> dict[str, Any]:
    return {"players": [winner, loser], "score": [100, 0]} if loser else {"players": [winner], "result": ["BYE"]}


def results(order: tuple[str, ...], day: str, **more: Any) -> dict[str, Any]:
    """A results file with these places."""
    players = [{"id": one} for one in sorted(order)]
    return {"topcut": "results/1", "rulebook": "star-trek-2e", "date": day, "players": players,
            "rounds": round_robin(order), **more}  # fmt: skip


@dataclass
class Season:
    """Who took which place on which day, and what the director gave them besides."""

    seed: int
    orders: dict[str, tuple[str, ...]] = field(default_factory=dict)
    bonus: dict[str, dict[str, int]] = field(default_factory=dict)  # event → who → new missions

    def __post_init__(self) -> None:
        chance = random.Random(self.seed)
        for day in DAYS:
            order = tuple(chance.sample(CAST, chance.randint(3, 8)))
            self.orders[f"e-{day}"] = order
            self.bonus[f"e-{day}"] = {who: chance.randint(0, 4) for who in order}

    def write(self, folder: Path, **book: Any) -> None:
        """Results files, and the book of its league."""
        for name, order in self.orders.items():
            (folder / f"{name}.json").write_text(json.dumps(results(order, name[2:])))
        (folder / "league.json").write_text(json.dumps(self.book(**book)))

    def book(self, **more: Any) -> dict[str, Any]:
        events = [
            {"event": name, "bonus": {who: {"new-missions": number} for who, number in given.items()}}
            for name, given in self.bonus.items()
        ]
        return {"topcut": "league/1", "name": "terok-nor", "season": "2026-27", "schedule": "4+4+4",
                "qualify": [2, 2], "schemes": ["new-missions"], "event": events, **more}  # fmt: skip

    # The second way ----------------------------------------------------------------------------------------------

    def points(self, who: str, first: int, last: int, bonus: bool = True) -> int:
        total = 0
        for name in list(self.orders)[first:last]:
            if who in self.orders[name]:
                total += printed_points(len(self.orders[name]), self.orders[name].index(who) + 1)
                total += self.bonus[name][who] if bonus else 0
        return total

    def attended(self, who: str, first: int, last: int) -> int:
        return sum(who in order for order in list(self.orders.values())[first:last])

    def key(self, who: str, upto: int) -> tuple[int, ...]:
        """Season so far, events attended, lifetime (all that was ever played is this season): as they were then."""
        return (self.points(who, 0, upto), self.attended(who, 0, upto), self.points(who, 0, upto, bonus=False))

    def qualified(self) -> tuple[list[str], list[str]]:
        first = sorted(CAST, key=lambda who: self.key(who, 4), reverse=True)[:2]
        rest = [who for who in CAST if who not in first]
        return first, sorted(rest, key=lambda who: self.key(who, 8), reverse=True)[:2]

    def final(self, who: str) -> tuple[int, ...]:
        won = sum(order[0] == who for order in list(self.orders.values())[8:])
        return (
            self.points(who, 8, 12), won, self.points(who, 0, 12),
            self.attended(who, 8, 12), self.attended(who, 0, 12), self.points(who, 0, 12, bonus=False),
        )  # fmt: skip

    def has_ties(self) -> bool:
        """Whether a lot would be needed: such seasons are for other tests."""
        finals = [self.final(who) for half in self.qualified() for who in half]
        keys = [[self.key(who, upto) for who in CAST] for upto in (4, 8)]
        return any(a == b for one in (finals, *keys) for a, b in combinations(one, 2))
