"""The best pairing found the slow way: every pairing is looked at. Shares with the engine only the problem's types.

For up to 9 players; `tally` (what a given pairing costs, all but the future) works at any size.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from topcut.play.pairing.problem import Candidate, Pair, PlayerId, Problem

BASE = 10**6  # no criterion of so small a field reaches it
ILLEGAL = BASE**20
FUTURE = "future_rounds"

BYES_INSTEAD = (  # the Star Trek guides, R07-R09
    "rematches",
    "surplus_byes",
    "repeated_byes",
    "byes_above_lowest",
    "paired_down_again",
    "unequal_totals",
    "total_gaps",
    FUTURE,
    "teammates",
)
PLAY_ON = tuple(name for name in BYES_INSTEAD if name != "surplus_byes")  # everybody else, R41 and R54


def by_differential(criteria: tuple[str, ...]) -> tuple[str, ...]:
    """The same criteria with the two of the differential order behind the future."""
    at = criteria.index(FUTURE) + 1
    return (*criteria[:at], "differential_floats", "differential_gaps", *criteria[at:])


class Shape(NamedTuple):
    """A pairing without tables and seats, so that two of them can be compared."""

    pairs: frozenset[frozenset[PlayerId]]
    byes: frozenset[PlayerId]


class Optimum(NamedTuple):
    cost: dict[str, int]  # in the problem's order
    shapes: frozenset[Shape]  # every pairing that has it


def shape(pairs: Iterable[Pair], byes: Iterable[PlayerId]) -> Shape:
    return Shape(frozenset(frozenset(pair) for pair in pairs), frozenset(byes))


# What a pairing costs ------------------------------------------------------------------------------------------------


def pair_values(problem: Problem, a: Candidate, b: Candidate) -> dict[str, int]:
    """What one pair adds to each criterion."""
    high, low = (a, b) if a.total >= b.total else (b, a)
    level = high.total == low.total
    unmet = [c.total for c in problem.players if c.total < high.total and c.id not in high.met]
    nearest = max(unmet, default=low.total)
    passed_over = {c.total for c in problem.players if nearest >= c.total > low.total}
    floats = 0
    if not level:
        floats += sum(c.total == high.total and c.differential < high.differential for c in problem.players)
        floats += sum(c.total == low.total and c.differential > low.differential for c in problem.players)
    return {
        "rematches": int(b.id in a.met),
        "paired_down_again": len(passed_over),
        "unequal_totals": int(not level),
        "total_gaps": high.total - low.total,
        "differential_floats": floats,
        "differential_gaps": abs(a.differential - b.differential) if level else 0,
        "teammates": int(bool(a.team) and a.team == b.team),
    }


def bye_values(problem: Problem, player: Candidate) -> dict[str, int]:
    """What one bye adds to each criterion."""
    lowest = min(c.total for c in problem.players)
    return {
        "surplus_byes": 1,  # the expected ones are taken off again at the end
        "repeated_byes": int(player.byes >= 1),
        "byes_above_lowest": player.total - lowest,
    }


def expected_byes(problem: Problem) -> int:
    if problem.order != "sides":
        return len(problem.players) % 2
    sides = Counter(player.side for player in problem.players)
    assert len(sides) <= 2, sides
    return abs(2 * max(sides.values(), default=0) - len(problem.players))


def tally(problem: Problem, pairs: Iterable[Pair], byes: Iterable[PlayerId]) -> dict[str, int]:
    """The cost of a pairing by criterion, without the future."""
    player = {candidate.id: candidate for candidate in problem.players}
    sums: Counter[str] = Counter()
    for a, b in pairs:
        sums.update(pair_values(problem, player[a], player[b]))
    for bye in byes:
        sums.update(bye_values(problem, player[bye]))
    sums["surplus_byes"] -= expected_byes(problem)
    return {name: sums[name] for name in problem.criteria if name != FUTURE}


def cost(problem: Problem, pairs: Iterable[Pair], byes: Iterable[PlayerId]) -> dict[str, int]:
    """The cost of a pairing by criterion, in the problem's order."""
    pairs, byes = tuple(pairs), tuple(byes)
    values = tally(problem, pairs, byes)
    if FUTURE in problem.criteria:
        values[FUTURE] = int(not lasts(problem, pairs, byes))
    return {name: values[name] for name in problem.criteria}


def ranked(problem: Problem) -> tuple[str, ...]:
    """The criteria in the order in which they decide: a required future stands before the choice of the bye."""
    if problem.future == "last" or FUTURE not in problem.criteria:
        return problem.criteria
    others = [name for name in problem.criteria if name != FUTURE]
    at = others.index("byes_above_lowest")
    return (*others[:at], FUTURE, *others[at:])


# Can the rounds after this one be paired? ----------------------------------------------------------------------------
# A bye is a pair of a player with himself, so that it too can happen only once. Sets of pairs are bits of an integer.


def lasts(problem: Problem, pairs: Iterable[Pair], byes: Iterable[PlayerId]) -> bool:
    """After this pairing all remaining rounds can be paired: no rematch, nobody a second bye, sides kept."""
    number = {player.id: i for i, player in enumerate(problem.players)}
    n, expected = len(number), expected_byes(problem)
    used = 0
    for i, player in enumerate(problem.players):
        used |= sum(_bit(n, i, number[other]) for other in player.met if other in number)
        if player.byes or player.id in byes or not expected:
            used |= _bit(n, i, i)
        for j, other in enumerate(problem.players[:i]):
            if problem.order == "sides" and player.side == other.side:
                used |= _bit(n, i, j)
    for a, b in pairs:
        used |= _bit(n, number[a], number[b])
    return _rounds_left(n, expected, used, problem.rounds_after)


def _bit(n: int, a: int, b: int) -> int:
    return 1 << (min(a, b) * n + max(a, b))


@cache
def _rounds_with(n: int, byes: int, pair: int) -> tuple[int, ...]:
    """Every round with so many byes in which this pair meets."""
    rounds = (sum(_bit(n, a, b) for a, b in found) for found in _complete(n, byes))
    return tuple(found for found in rounds if found & pair)


@cache
def _lines_of(n: int, byes: int) -> tuple[int, ...]:
    """All possible pairs of each player, and of the bye: one of a line is needed in every round."""
    players = [sum(_bit(n, a, b) for b in range(n)) for a in range(n)]
    return (*players, sum(_bit(n, a, a) for a in range(n))) if byes else tuple(players)


@lru_cache(maxsize=200_000)
def _rounds_left(n: int, byes: int, used: int, rounds: int) -> bool:
    """So many rounds can be made of the pairs not yet used."""
    if rounds <= 0:
        return True
    tightest = min((line & ~used for line in _lines_of(n, byes)), key=int.bit_count)
    if tightest.bit_count() < rounds:
        return False  # somebody has too few opponents left
    pair = tightest & -tightest  # it meets in one of the rounds, or never
    playing = (found for found in _rounds_with(n, byes, pair) if not found & used)
    return any(_rounds_left(n, byes, used | found, rounds - 1) for found in playing) or _rounds_left(
        n, byes, used | pair, rounds
    )


# Every pairing -------------------------------------------------------------------------------------------------------


@cache
def arrangements(n: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Every way to divide n players into pairs (i, j) and byes (i, i)."""
    return tuple(_arrangements(tuple(range(n))))


def _arrangements(left: tuple[int, ...]) -> Iterator[tuple[tuple[int, int], ...]]:
    if not left:
        yield ()
        return
    first, rest = left[0], left[1:]
    for i, other in enumerate(rest):
        for more in _arrangements(rest[:i] + rest[i + 1 :]):
            yield ((first, other), *more)
    for more in _arrangements(rest):
        yield ((first, first), *more)


@cache
def _complete(n: int, byes: int) -> tuple[tuple[tuple[int, int], ...], ...]:
    return tuple(found for found in arrangements(n) if sum(a == b for a, b in found) == byes)


def possible(problem: Problem) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Pairings with a number of byes that the problem allows, legal or not."""
    n = len(problem.players)
    return arrangements(n) if problem.forced_rematch == "byes" else _complete(n, expected_byes(problem))


def legal(problem: Problem, a: Candidate, b: Candidate) -> bool:
    """May these two meet at all?"""
    pair = {a.id, b.id}
    pins = [set(pin) for pin in problem.pinned]
    return (
        not any(pair & pin and pair != pin for pin in pins)
        and not pair & set(problem.pinned_byes)
        and not any(pair == set(other) for other in problem.forbidden)
        and not (problem.order == "sides" and a.side == b.side)
        and not (problem.forced_rematch == "byes" and b.id in a.met and pair not in pins)
    )


def legal_bye(problem: Problem, player: Candidate) -> bool:
    return player.id not in problem.forbidden_byes and not any(player.id in pin for pin in problem.pinned)


def _packed(values: dict[str, int], names: tuple[str, ...]) -> int:
    """Values in order of importance as the digits of one number."""
    number = 0
    for name in names:
        number = number * BASE + values.get(name, 0)
    return number


def _prices(problem: Problem, names: tuple[str, ...]) -> dict[tuple[int, int], int]:
    """What each pair (i, j) and each bye (i, i) costs in these criteria."""
    prices = {}
    for i, a in enumerate(problem.players):
        prices[i, i] = _packed(bye_values(problem, a), names) if legal_bye(problem, a) else ILLEGAL
        for j, b in enumerate(problem.players[i + 1 :], i + 1):
            prices[i, j] = _packed(pair_values(problem, a, b), names) if legal(problem, a, b) else ILLEGAL
    return prices


def _named(problem: Problem, arrangement: tuple[tuple[int, int], ...]) -> tuple[tuple[Pair, ...], tuple[PlayerId, ...]]:
    ids = [player.id for player in problem.players]
    pairs = tuple((ids[i], ids[j]) for i, j in arrangement if i != j)
    return pairs, tuple(ids[i] for i, j in arrangement if i == j)


def optimum(problem: Problem) -> Optimum | None:
    """The least cost and every pairing that has it; None where nothing is legal."""
    order = ranked(problem)
    at = order.index(FUTURE) if FUTURE in order else len(order)
    best = _cheapest(possible(problem), _prices(problem, order[:at]))
    if FUTURE in order:
        best = [found for found in best if lasts(problem, *_named(problem, found))] or best
    best = _cheapest(best, _prices(problem, order[at + 1 :]))
    if not best:
        return None
    named = [_named(problem, found) for found in best]
    return Optimum(cost(problem, *named[0]), frozenset(shape(*found) for found in named))


def _cheapest(
    found: Iterable[tuple[tuple[int, int], ...]], prices: dict[tuple[int, int], int]
) -> list[tuple[tuple[int, int], ...]]:
    least, best = ILLEGAL, []
    for arrangement in found:
        price = sum([prices[pair] for pair in arrangement])
        if price < least:
            least, best = price, [arrangement]
        elif price == least < ILLEGAL:
            best.append(arrangement)
    return best
