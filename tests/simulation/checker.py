"""An independent look at a finished Swiss event: plain data in, everything that is wrong with it out.

It imports nothing from Topcut. The result tables are written from the documents, and whether a rematch or a second bye
could have been avoided is found by a matching over everybody who was to be paired.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

import rustworkx as rx

Player = str
Line = tuple[tuple[Player, ...], tuple[str, ...]]  # who sat at a table (one: a bye or another award), and their codes
Span = tuple[int, int | None]  # first and last round in which somebody took part; None = to the end

LONE_AWARDS = frozenset({"EBYE", "MG", "L"})  # given before or instead of pairing; a lone BYE is the pairing's


@dataclass(frozen=True)
class Rules:
    """What the checker has to know about a rulebook."""

    points: Mapping[str, int]
    lines: frozenset[tuple[str, ...]]  # codes that may stand on one line, sorted
    forced_rematch: Literal["byes", "play"] = "play"
    not_met: frozenset[str] = frozenset({"MG"})  # with one of these on the line nobody faced anybody (R05)
    byes: frozenset[str] = frozenset({"BYE"})  # count towards "one bye each", also across from a missed game (R05)


@dataclass(frozen=True)
class Event:
    """A finished event. `standings` are the points that the program says everybody has."""

    rules: Rules
    entrants: Mapping[Player, Sequence[Span]]  # [(1, None)] stayed from the beginning to the end
    rounds: Sequence[Sequence[Line]]
    standings: Mapping[Player, int]
    sides: Mapping[Player, str] = field(default_factory=dict)  # light and dark, where only they may meet
    by_hand: frozenset[int] = frozenset()  # rounds whose pairing somebody changed: not judged for what was avoidable


class Fault(NamedTuple):
    kind: Literal["twice", "left out", "not there", "sides", "rematch", "bye", "second bye", "result", "points"]
    round: int  # 0: the event as a whole
    what: str


# The documents' result tables -----------------------------------------------------------------------------------------


def lines(*written: str) -> frozenset[tuple[str, ...]]:
    return frozenset(tuple(sorted(text.split())) for text in written)


TREK = lines("FW FL", "MW ML", "TT TT", "MG MG", "BYE", "EBYE", "MG")
TREK_2010 = Rules(
    {"FW": 3, "EBYE": 3, "BYE": 3, "MW": 2, "TT": 2, "ML": 1, "FL": 1, "MG": 0}, TREK | lines("FW MG"), "byes"
)
TREK_5 = Rules(
    {"FW": 4, "EBYE": 4, "BYE": 4, "MW": 3, "TT": 2, "ML": 1, "FL": 1, "MG": 0}, TREK | lines("BYE MG"), "byes"
)
THREE_FOR_A_WIN = Rules({"W": 3, "D": 1, "L": 0, "BYE": 3}, lines("W L", "D D", "L L", "BYE", "L"))
ONE_FOR_A_WIN = Rules({"W": 1, "L": 0, "BYE": 1}, lines("W L", "L L", "BYE", "L"))

RULES: dict[str, Rules] = {
    "star-trek-1e-2010": TREK_2010,
    "star-trek-2e-2010": TREK_2010,
    "star-trek-1e": TREK_5,
    "star-trek-2e": TREK_5,
    "transformers": THREE_FOR_A_WIN,
    "magic": THREE_FOR_A_WIN,
    "swiss": THREE_FOR_A_WIN,
    "star-wars": Rules({"W": 2, "TW": 2, "L": 0, "BYE": 2}, lines("W L", "TW L", "L L", "BYE", "L")),
    "yomi": ONE_FOR_A_WIN,
    "puzzle-strike": ONE_FOR_A_WIN,
    "flash-duel": ONE_FOR_A_WIN,
    "x-wing": Rules({"W": 1, "D": 0, "L": 0, "BYE": 1}, lines("W L", "D D", "L L", "BYE", "L")),
}


# The checks ----------------------------------------------------------------------------------------------------------


def faults(event: Event) -> list[Fault]:
    """Everything that is wrong, round by round; [] is a clean event."""
    found: list[Fault] = []
    for number, _ in enumerate(event.rounds, 1):
        found += attendance(event, number)
        found += results(event, number)
        found += pairing(event, number)
    return [*found, *points(event)]


def attendance(event: Event, number: int) -> Iterator[Fault]:
    """Nobody sits twice, nobody who takes part is left out, nobody plays who is not there."""
    seats = Counter(player for players, _ in event.rounds[number - 1] for player in players)
    here = {player for player, spans in event.entrants.items() if takes_part(spans, number)}
    awarded = {players[0] for players, codes in event.rounds[number - 1] if is_award(codes)}
    for player in sorted(seats):
        if seats[player] > 1:
            yield Fault("twice", number, f"{player} sits at {seats[player]} places")
        if player not in here and not (player in awarded and player in event.entrants):
            yield Fault("not there", number, f"{player} is seated without taking part")
    for player in sorted(here - seats.keys()):
        yield Fault("left out", number, f"{player} takes part and has no table")


def takes_part(spans: Sequence[Span], number: int) -> bool:
    return any(first <= number and (last is None or number <= last) for first, last in spans)


def is_award(codes: tuple[str, ...]) -> bool:
    """Something a player has without having been paired: an earned bye, a missed game, a loss for coming late."""
    return len(codes) == 1 and codes[0] in LONE_AWARDS


def results(event: Event, number: int) -> Iterator[Fault]:
    """Every line has one code a player, and codes that belong together."""
    for players, codes in event.rounds[number - 1]:
        if len(players) != len(codes) or tuple(sorted(codes)) not in event.rules.lines:
            yield Fault("result", number, f"{' v '.join(players)}: {' '.join(codes) or 'no result'}")
        if len(players) == 2 and event.sides and event.sides[players[0]] == event.sides[players[1]]:
            yield Fault("sides", number, f"{' v '.join(players)} are of one side")


def points(event: Event) -> Iterator[Fault]:
    """Everybody has what his lines are worth, and all of them together what all lines are worth."""
    worth: Counter[Player] = Counter()
    for players, codes in (line for lines in event.rounds for line in lines):
        for player, code in zip(players, codes, strict=False):
            worth[player] += event.rules.points.get(code, 0)
    for player in sorted(event.entrants.keys() | worth.keys() | event.standings.keys()):
        if event.standings.get(player) != worth[player]:
            yield Fault("points", 0, f"{player} has {event.standings.get(player)}, his lines say {worth[player]}")
    if sum(event.standings.values()) != sum(worth.values()):
        yield Fault("points", 0, f"{sum(event.standings.values())} in all, the lines say {sum(worth.values())}")


# What could have been avoided ----------------------------------------------------------------------------------------


class Past(NamedTuple):
    """What the rounds before say about everybody."""

    met: frozenset[frozenset[Player]]
    byes: Counter[Player]


class Blemishes(NamedTuple):
    """The fewer the better, the first counting most (Star Trek's byes stand before a rematch that never is played)."""

    byes: int
    rematches: int
    second_byes: int


def past(event: Event, number: int) -> Past:
    met, byes = set(), Counter[Player]()
    for players, codes in (line for lines in event.rounds[: number - 1] for line in lines):
        if len(players) == 2 and not event.rules.not_met & set(codes):
            met.add(frozenset(players))
        byes.update(player for player, code in zip(players, codes, strict=False) if code in event.rules.byes)
    return Past(frozenset(met), byes)


def pairing(event: Event, number: int) -> Iterator[Fault]:
    """No rematch, no bye too many, no second bye that another pairing of the same players would have spared."""
    drawn = [players for players, codes in event.rounds[number - 1] if not is_award(codes)]
    if number in event.by_hand or any(len(players) > 2 for players in drawn):
        return
    before = past(event, number)
    seen = blemishes(drawn, before)
    if seen <= (sum(len(players) for players in drawn) % 2, 0, 0):
        return  # it cannot be done better
    best = least(sorted({player for players in drawn for player in players}), before, event.rules, event.sides)
    who = "; ".join(" v ".join(players) for players in drawn if len(players) == 1 or frozenset(players) in before.met)
    if seen.rematches > best.rematches:
        yield Fault("rematch", number, f"{seen.rematches}, {best.rematches} would do: {who}")
    if seen.byes > best.byes:
        yield Fault("bye", number, f"{seen.byes}, {best.byes} would do: {who}")
    if seen[:2] == best[:2] and seen.second_byes > best.second_byes:
        yield Fault("second bye", number, f"{seen.second_byes}, {best.second_byes} would do: {who}")


def blemishes(drawn: Iterable[tuple[Player, ...]], before: Past) -> Blemishes:
    drawn = list(drawn)
    again = sum(len(players) == 2 and frozenset(players) in before.met for players in drawn)
    byes = [players[0] for players in drawn if len(players) == 1]
    return Blemishes(len(byes), again, sum(before.byes[player] > 0 for player in byes))


def least(pool: Sequence[Player], before: Past, rules: Rules, sides: Mapping[Player, str]) -> Blemishes:
    """The fewest byes, then rematches, then second byes that these players can be paired with.

    A complete matching of two copies of the field: a pair stands in either copy, a bye joins a player to his double, so
    that a cheapest matching costs twice a cheapest pairing.
    """
    n = len(pool)
    rematch, bye = n + 1, (n + 1) ** 2
    doubles = [(i, n + i, 2 * (bye + (before.byes[player] > 0))) for i, player in enumerate(pool)]
    pairs = [
        (i, j, rematch * (frozenset({pool[i], pool[j]}) in before.met))
        for i in range(n)
        for j in range(i)
        if not sides or sides[pool[i]] != sides[pool[j]]
    ]
    if rules.forced_rematch == "byes":
        pairs = [(i, j, price) for i, j, price in pairs if price == 0]
    graph = rx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(2 * n))
    graph.add_edges_from([*doubles, *pairs, *((n + i, n + j, price) for i, j, price in pairs)])
    found = rx.max_weight_matching(graph, max_cardinality=True, weight_fn=lambda price: -price)
    price = sum(graph.get_edge_data(a, b) for a, b in found) // 2
    return Blemishes(price // bye, price % bye // rematch, price % rematch)
