"""Events with stages, drawn by a number: which rules, how many players, which plan, what goes wrong on the day."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from typing import Any

from topcut.desk.simulate import Habits, simulate
from topcut.journal.plan import Game, Stage
from topcut.journal.records import Record
from topcut.journal.state import Tournament
from topcut.play.chance import Chance
from topcut.rulebooks.load import load
from topcut.rulebooks.model import Rulebook

PAIRS = (
    "flash-duel",
    "magic",
    "puzzle-strike",
    "star-trek-1e",
    "star-trek-1e-2010",
    "star-trek-2e",
    "star-trek-2e-2010",
    "star-wars",
    "swiss",
    "transformers",
    "x-wing",
    "yomi",
)
CALM = Habits(drops=0, late=0, no_shows=0, corrections=0, disputes=0)
BUSY = Habits(
    drops=5,
    late=5,
    no_shows=4,
    corrections=4,
    disputes=3,
    earned_byes=10,
    both_lose=4,
    concessions=4,
    splits=4,
    taken_back=10,
)
WILD = Habits(
    drops=20, late=5, no_shows=12, corrections=10, earned_byes=20, both_lose=12, concessions=8, splits=5, taken_back=20
)
LADDER = (
    Game(1, 1, ("seed 3", "seed 4"), "Ladder"),
    Game(2, 2, ("seed 2", "winner 1"), "Ladder"),
    Game(3, 3, ("seed 1", "winner 2"), "Final"),
)


@cache
def _rules(rulebook: str, options: tuple[tuple[str, Any], ...]) -> Rulebook:
    return load(rulebook, dict(options))


@dataclass(frozen=True)
class Planned:
    """An event that can be played."""

    number: int
    kind: str
    rulebook: str
    players: int
    plan: tuple[Stage, ...]
    rounds: int = 0
    habits: Habits = CALM
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def book(self) -> Rulebook:
        return _rules(self.rulebook, tuple(self.options.items()))

    def play(self) -> tuple[list[Record], Tournament]:
        journal = simulate(self.book, self.players, f"staged {self.number}", self.rounds, self.habits, plan=self.plan)
        return journal.known.history, journal.known.tournament


def planned(number: int) -> Planned:
    """The event of a number; every kind comes round."""
    chance = Chance(f"staged event {number}")
    kinds = tuple(_KINDS)
    kind = kinds[number % len(kinds)]
    habits = (CALM, BUSY, BUSY, WILD)[chance.below(4)]
    rulebook, players, rounds, plan, options = _KINDS[kind](chance)
    return Planned(number, kind, rulebook, players, plan, rounds, habits, options)


Made = tuple[str, int, int, tuple[Stage, ...], dict[str, Any]]


def _best_of(chance: Chance) -> int:
    return (0, 1, 3, 5)[chance.below(4)]


def _swiss_and(chance: Chance, stage: Stage, rulebook: str = "", **options: Any) -> Made:
    players = stage.take + 1 + chance.below(10)
    rounds = 2 + chance.below(3)
    return rulebook or chance.pick(PAIRS), players, rounds, (Stage("swiss"), stage), options


def _cut(chance: Chance) -> Made:
    stage = Stage("bracket", take=2 + chance.below(15), best_of=_best_of(chance))
    return _swiss_and(chance, stage)


def _cut_to_two_brackets(chance: Chance) -> Made:
    """A cut, and another bracket of the best out of it."""
    name, players, rounds, plan, options = _swiss_and(chance, Stage("bracket", take=8, bracket="double"))
    return name, players, rounds, (*plan, Stage("bracket", take=4, best_of=_best_of(chance))), options


def _finals_of_rounds(chance: Chance) -> Made:
    """The best of Swiss rounds play Swiss rounds again."""
    return _swiss_and(chance, Stage("swiss", take=4 + chance.below(5), rounds=2 + chance.below(2)))


def _mcintyre(chance: Chance) -> Made:
    stage = Stage("bracket", take=(8, 8, 16)[chance.below(3)], bracket="mcintyre", best_of=_best_of(chance))
    return _swiss_and(chance, stage, "" if chance.below(3) else "star-trek-2e")


def _double(chance: Chance) -> Made:
    players = 4 + chance.below(61 if chance.below(4) == 0 else 13)
    return chance.pick(PAIRS), players, 0, (Stage("bracket", bracket="double", seeds="drawn"),), {}


def _double_cut(chance: Chance) -> Made:
    return _swiss_and(chance, Stage("bracket", take=4 + chance.below(9), bracket="double", best_of=_best_of(chance)))


def _play_in(chance: Chance) -> Made:
    return _swiss_and(chance, Stage("bracket", take=3 + chance.below(14), bracket="play-in"))


def _by_seats(chance: Chance) -> Made:
    return _swiss_and(chance, Stage("bracket", take=8, bracket="seats", seeds="drawn"), "transformers", format="draft")


def _own_bracket(chance: Chance) -> Made:
    return _swiss_and(chance, Stage("bracket", take=4, games=LADDER, bracket="own"))


def _alone(chance: Chance) -> Made:
    stage = Stage("bracket", seeds=("typed", "drawn")[chance.below(2)], best_of=_best_of(chance))  # type: ignore[arg-type]
    return chance.pick(PAIRS), 2 + chance.below(20), 0, (stage,), {}


def _tribbles(chance: Chance) -> Made:
    players = 3 + chance.below((6, 15, 58)[chance.below(3)])
    return "tribbles", players, 0, (), {}


def _two_heats(chance: Chance) -> Made:
    take = 2 * (1 + chance.below(3))
    heat = Stage("swiss", heat=True, rounds=2 + chance.below(2))
    bracket = ("single", "play-in", "double")[chance.below(3)] if take > 2 else "single"
    final = Stage("bracket", take=take, seeds="twos", bracket=bracket, best_of=_best_of(chance))
    return chance.pick(PAIRS), 2 * (take + 2) + chance.below(12), 0, (heat, heat, final), {}


def _three_heats(chance: Chance) -> Made:
    take = 1 + chance.below(3)
    heat = Stage("swiss", heat=True, rounds=2)
    final = Stage("bracket", take=take + (take == 1), seeds="turns")
    return chance.pick(PAIRS), 3 * (take + 3) + chance.below(9), 0, (heat, heat, heat, final), {}


def _listed_heats(chance: Chance) -> Made:
    take = 2 + chance.below(3)
    heat = Stage("swiss", heat=True, rounds=2)
    places = [(f"1.{rank}", f"2.{rank}") for rank in range(1, take + 1)]
    scheme = tuple(chain.from_iterable(pair[:: -1 if at % 2 else 1] for at, pair in enumerate(places)))
    final = Stage("bracket", take=take, seeds="listed", scheme=scheme)
    return chance.pick(PAIRS), 2 * (take + 3) + chance.below(8), 0, (heat, heat, final), {}


def _early(chance: Chance) -> Made:
    first = Stage("swiss", rounds=5, unless_unbeaten=2 + chance.below(2))
    plan = (first, Stage("bracket", take=4)) if chance.below(2) else (first,)
    return chance.pick(PAIRS), 5 + chance.below(8), 0, plan, {}


_KINDS = {
    "cut": _cut,
    "mcintyre": _mcintyre,
    "double": _double,
    "tribbles": _tribbles,
    "two heats": _two_heats,
    "alone": _alone,
    "cut again": _cut,
    "play-in": _play_in,
    "by seats": _by_seats,
    "double cut": _double_cut,
    "early": _early,
    "three heats": _three_heats,
    "own bracket": _own_bracket,
    "listed heats": _listed_heats,
    "two brackets": _cut_to_two_brackets,
    "finals of rounds": _finals_of_rounds,
}
