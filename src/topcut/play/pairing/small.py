"""Small fields: count all optimal pairings over sets of players, and draw one of them, each exactly equally likely."""

from __future__ import annotations

from collections.abc import Iterator

from topcut.play.chance import Chance
from topcut.play.pairing.matching import Graph, Matching, best, pack, value

COUNTED = 16  # cards; the sets of a larger field are too many

State = (
    int  # the cards already seated, as bits; where the number of byes is fixed, the byes given so far stand above them
)
Step = tuple[State, int, int]  # the state before, and the pair that was added; a bye is a card paired with itself
Moves = list[list[tuple[int, int, int]]]  # for every card: partner, what seating the two adds to the state, cost


class Ways:
    """The cheapest ways into a state: what they cost, how many they are, and their last steps."""

    __slots__ = ("cost", "count", "steps")

    def __init__(self, cost: int, count: int, steps: list[tuple[Step, int]]) -> None:
        self.cost, self.count, self.steps = cost, count, steps

    def add(self, cost: int, count: int, step: Step) -> None:
        if cost < self.cost:
            self.cost, self.count, self.steps = cost, count, [(step, count)]
        elif cost == self.cost:
            self.count += count
            self.steps.append((step, count))


def draw(graph: Graph, chance: Chance) -> Matching | None:
    """One of the optimal pairings, uniformly; None if there is no pairing."""
    ways = optimal_ways(graph)
    return None if ways is None else _walk_back(ways, _goal(graph), chance)


def every(graph: Graph) -> list[Matching]:
    """All optimal pairings, in a fixed order."""
    ways = optimal_ways(graph)
    return [] if ways is None else [_matching(steps) for steps in _all_ways(ways, _goal(graph))]


def optimal_ways(graph: Graph) -> dict[State, Ways] | None:
    """For every set of cards the cheapest ways to seat it, as far as they can be part of an optimal pairing."""
    optimum = best(graph)
    if optimum is None:
        return None
    widths = [int(pair.sum() + bye.sum()).bit_length() for pair, bye in zip(graph.costs, graph.bye_costs, strict=True)]
    bound = 0
    for width, spent in zip(widths, value(graph, optimum), strict=True):
        bound = (bound << width) + spent
    return _count(_moves(graph, widths), graph.size, graph.byes or 0, bound)


def _goal(graph: Graph) -> State:
    return (1 << graph.size) - 1 + ((graph.byes or 0) << graph.size)


def _moves(graph: Graph, widths: list[int]) -> Moves:
    """Whom every card can meet further down the list, itself standing for a bye."""
    moves: Moves = [[] for _ in range(graph.size)]
    for a, b, cost in zip(graph.a.tolist(), graph.b.tolist(), pack(graph.costs, widths), strict=True):
        moves[min(a, b)].append((max(a, b), 1 << a | 1 << b, cost))
    counted = 0 if graph.byes is None else 1 << graph.size
    for card, cost in enumerate(pack(graph.bye_costs, widths)):
        if graph.may_rest[card] and graph.byes != 0:
            moves[card].append((card, (1 << card) + counted, cost))
        moves[card].sort()
    return moves


def _count(moves: Moves, size: int, byes: int, bound: int) -> dict[State, Ways]:
    """Every state reached by seating the first free card again and again, at no more than the optimum's cost."""
    everybody = (1 << size) - 1
    reached = {0: Ways(0, 1, [])}
    by_seated: list[list[State]] = [[0], *([] for _ in range(size))]
    for states in by_seated[:size]:
        for state in states:
            here, free = reached[state], everybody & ~state
            card = (free & -free).bit_length() - 1
            for other, seated, cost in moves[card]:
                spent = here.cost + cost
                if state >> other & 1 or spent > bound:
                    continue
                after = state + seated
                if after >> size > byes:
                    continue
                if after in reached:
                    reached[after].add(spent, here.count, (state, card, other))
                else:
                    reached[after] = Ways(spent, here.count, [((state, card, other), here.count)])
                    by_seated[(after & everybody).bit_count()].append(after)
    return reached


def _walk_back(ways: dict[State, Ways], goal: State, chance: Chance) -> Matching:
    """From the full field back to the empty one, every last step as likely as the ways that end with it."""
    steps: list[Step] = []
    state = goal
    while state:
        steps.append(_drawn(ways[state], chance))
        state = steps[-1][0]
    return _matching(steps)


def _drawn(ways: Ways, chance: Chance) -> Step:
    left = chance.below(ways.count)
    for step, count in ways.steps:
        if left < count:
            return step
        left -= count
    raise AssertionError("the counts of the steps add up to the count of the ways")


def _all_ways(ways: dict[State, Ways], state: State) -> Iterator[list[Step]]:
    if not state:
        yield []
    for step, _ in ways[state].steps:
        for before in _all_ways(ways, step[0]):
            yield [*before, step]


def _matching(steps: list[Step]) -> Matching:
    pairs = sorted((card, other) for _, card, other in steps if card != other)
    return Matching(pairs, sorted(card for _, card, other in steps if card == other))
