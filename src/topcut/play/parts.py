"""Who is paired among themselves in a round: everybody of a stage, or every draft pod by itself (002 7.6).

A round has one part, or one for each pod. What it costs is the sum over its parts, and its tables are those of all
parts, the pairs first. The draw of a pod comes from the seed "SEED/NUMBER".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from topcut.journal.fact import PlayerId, Seating
from topcut.journal.plan import StageNumber
from topcut.journal.state import Round, Tournament
from topcut.messages.message import Message, Player, message
from topcut.play.limited.groups import groups_of
from topcut.play.pairing.criteria import FUTURE, cost
from topcut.play.pairing.problem import Pair, Problem
from topcut.play.pairing.propose import (
    Proposal,
    drawn,
    is_pairable_later,
    pairs_and_byes,
    problem_of,
    proposed,
    seatings,
)
from topcut.play.stages import plan_of, view
from topcut.refusal import Refused, refuse
from topcut.rulebooks.model import Rulebook


class Part(Struct, frozen=True):
    """Players who are paired among themselves, as if they were the whole event."""

    field: Tournament
    problem: Problem
    earned: tuple[PlayerId, ...]  # who has an earned bye
    pod: int = 0  # its number; 0 = the whole field

    @property
    def players(self) -> frozenset[PlayerId]:
        return frozenset((*(player.id for player in self.problem.players), *self.earned))

    def seed(self, seed: str) -> str:
        return f"{seed}/{self.pod}" if self.pod else seed

    def tables(self, tables: Iterable[Seating]) -> tuple[Seating, ...]:
        """Those of a round at which its players sit."""
        here = self.players
        return tuple(table for table in tables if not here.isdisjoint(table.seats))


def in_pods(tournament: Tournament, book: Rulebook, stage: StageNumber) -> bool:
    """Whether the rounds of a stage are paired pod by pod."""
    swiss = plan_of(tournament, book)[stage - 1].kind == "swiss"
    return swiss and book.flag("play_inside_pod") and len(groups_of(tournament, stage)) > 1


def parts_of(
    tournament: Tournament,
    book: Rulebook,
    stage: StageNumber,
    pinned: tuple[Pair, ...] = (),
    forbidden: tuple[Pair, ...] = (),
    future: str = "",
) -> tuple[Part, ...]:
    """The parts of the next round of a stage, with what a director asks of each."""
    field = view(tournament, book, stage)
    if not in_pods(tournament, book, stage):
        return (Part(field, *problem_of(field, book, pinned, forbidden, future)),)
    pods = pods_of(tournament, book, stage)
    _must_share_a_pod(pods, pinned)
    parts = []
    for number, pod in enumerate(pods, start=1):
        inside = {player: entrant for player, entrant in field.entrants.items() if player in pod}
        if any(entrant.active for entrant in inside.values()):
            own = replace(field, entrants=inside, rounds=_rounds_of(field, pod))
            wishes = (_inside(pod, pinned), _inside(pod, forbidden), future)
            parts.append(Part(own, *problem_of(own, book, *wishes), number))
    return tuple(parts)


def pods_of(tournament: Tournament, book: Rulebook, stage: StageNumber) -> list[set[PlayerId]]:
    """Who plays in which pod; who came after the draft plays with the last one, which is the smallest."""
    pods = [set(group.players) for group in groups_of(tournament, stage)]
    field = view(tournament, book, stage).entrants
    pods[-1] |= {player for player in field if not any(player in pod for pod in pods)}
    return pods


def _rounds_of(field: Tournament, pod: set[PlayerId]) -> tuple[Round, ...]:
    """The rounds with the tables of one pod only."""
    return tuple(
        replace(posted, matches={n: m for n, m in posted.matches.items() if set(m.seats) <= pod})
        for posted in field.rounds
    )


def _inside(pod: set[PlayerId], pairs: Iterable[Pair]) -> tuple[Pair, ...]:
    return tuple(pair for pair in pairs if pod.issuperset(pair))


def _must_share_a_pod(pods: Iterable[set[PlayerId]], pinned: Iterable[Pair]) -> None:
    pods = tuple(pods)
    for a, b in pinned:
        if not any({a, b} <= pod for pod in pods):
            raise in_different_pods(Player(a), Player(b))


def in_different_pods(a: Player, b: Player) -> Refused:
    """Why two players cannot meet."""
    return refuse("pairing-different-pods", one=a, other=b)


# A round of all parts ------------------------------------------------------------------------------------------------


def proposals_of(parts: Sequence[Part], book: Rulebook, seed: str) -> tuple[Proposal, ...]:
    """Every part drawn out of the seed."""
    return tuple(proposed(part.field, book, part.problem, part.earned, part.seed(seed)) for part in parts)


def together(rounds: Iterable[Sequence[Seating]]) -> tuple[Seating, ...]:
    """The tables of all parts: pairs first, then those who sit alone."""
    tables = [table for part in rounds for table in part]
    ordered = sorted(tables, key=lambda table: len(table.seats) == 1)  # a stable sort keeps the parts in order
    return tuple(replace(table, table=number) for number, table in enumerate(ordered, start=1))


def drawn_again(parts: Sequence[Part], book: Rulebook, seed: str) -> tuple[tuple[Seating, ...], dict[str, int]]:
    """The tables that the seed gives, and what they cost."""
    found = [(part, drawn(part.problem, part.seed(seed))) for part in parts]
    tables = together(seatings(book, best.pairs, best.byes, part.earned) for part, best in found)
    return tables, summed(best.cost for _, best in found)


def least_cost(parts: Sequence[Part], book: Rulebook, seed: str) -> dict[str, int]:
    """What the best round costs without the director's wishes."""
    free = [replace(part, problem=replace(part.problem, pinned=(), forbidden=())) for part in parts]
    return drawn_again(free, book, seed)[1]


def cost_of(parts: Sequence[Part], tables: Iterable[Seating]) -> dict[str, int]:
    """What a round costs, whoever made it."""
    tables = tuple(tables)
    return summed(cost(part.problem, *pairs_and_byes(part.tables(tables), part.earned)) for part in parts)


def cost_to_tell(
    tournament: Tournament, book: Rulebook, stage: StageNumber, tables: Sequence[Seating], spent: Mapping[str, int]
) -> dict[str, int]:
    """The cost of a drawn round without a risk for later ones that those with an earned bye take away (7.6)."""
    parts = parts_of(tournament, book, stage) if spent.get(FUTURE) else ()
    if not parts or any(faults(parts, tables)):  # somebody has left since, and it is drawn again
        return dict(spent)
    risks = 0
    for part in parts:
        made = pairs_and_byes(part.tables(tables), part.earned)
        if risk := cost(part.problem, *made).get(FUTURE, 0):
            risks += 0 if is_pairable_later(part.field, book, part.problem, part.earned, *made) else risk
    return {**spent, FUTURE: risks}


def summed(costs: Iterable[Mapping[str, int]]) -> dict[str, int]:
    """The costs of all parts together."""
    total: Counter[str] = Counter()
    for one in costs:
        total.update(one)
    return dict(total)


def faults(parts: Sequence[Part], tables: Sequence[Seating]) -> Iterator[Message]:
    """What is wrong with who sits where."""
    seated = [seat for table in tables for seat in table.seats]
    wanted = frozenset[PlayerId]().union(*(part.players for part in parts))
    if len(seated) != len(set(seated)):
        yield message("finding-sits-twice")
    if missing := wanted - set(seated):
        yield message("finding-left-out", players=_in_order(missing))
    if extra := set(seated) - wanted:
        yield message("finding-should-not-sit", players=_in_order(extra))
    pods = {player: number for number, part in enumerate(parts) for player in part.players}
    for table in tables:
        if len({pods[seat] for seat in table.seats if seat in pods}) > 1:
            yield message("finding-different-pods", table=table.table)


def _in_order(players: Iterable[PlayerId]) -> tuple[Player, ...]:
    return tuple(Player(player) for player in sorted(players))
