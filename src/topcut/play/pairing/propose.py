"""From a tournament to the next round's pairing: who is to be paired, by what, and who sits out by right."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from topcut.journal.fact import PlayerId, Price, Remark, RoundNumber, Seating
from topcut.journal.state import Entrant, Tournament
from topcut.play.ledger import Ledger, ledger
from topcut.play.pairing.criteria import BY_DIFFERENTIAL, FUTURE, importance
from topcut.play.pairing.field import read, row_of, rows_of
from topcut.play.pairing.future import still_pairable
from topcut.play.pairing.large import FEW_FORBIDDEN
from topcut.play.pairing.problem import Candidate, Pair, Pairing, Problem
from topcut.play.pairing.remarks import STRANDED_ANYWAY, stranded
from topcut.play.pairing.solve import pair
from topcut.refusal import refuse
from topcut.rulebooks.model import Rulebook

ENGINE = "swiss/1"  # the draw of a seed is promised for this version
MANY_FORBIDDEN = "swiss/2"  # and for this one where more pairs are forbidden than the first could take in time


class Proposal(Struct, frozen=True):
    """A pairing drawn for the next round, with what it was drawn from."""

    round: RoundNumber
    problem: Problem
    pairing: Pairing
    earned: tuple[PlayerId, ...]  # who has an earned bye
    seed: str
    tables: tuple[Seating, ...]


def propose(
    tournament: Tournament,
    book: Rulebook,
    seed: str | int,
    pinned: tuple[Pair, ...] = (),
    forbidden: tuple[Pair, ...] = (),
    future: str = "",
) -> Proposal:
    """Draw the next round; `future` "required" keeps later rounds pairable before equal totals, this once."""
    return proposed(tournament, book, *problem_of(tournament, book, pinned, forbidden, future), seed)


def proposed(
    tournament: Tournament, book: Rulebook, problem: Problem, earned: tuple[PlayerId, ...], seed: str | int
) -> Proposal:
    """The round that the seed gives for a problem that was made out of this tournament."""
    pairing = drawn(problem, seed)
    if not is_pairable_later(tournament, book, problem, earned, pairing.pairs, pairing.byes):
        pairing = replace(pairing, notes=(*pairing.notes, *_stranded(problem, pairing, seed)))
    tables = seatings(book, pairing.pairs, pairing.byes, earned)
    return Proposal(len(tournament.rounds) + 1, problem, pairing, earned, str(seed), tables)


def engine_for(forbidden: Iterable[Pair]) -> str:
    """The version whose promise holds for a Swiss draw with these forbidden pairs."""
    return ENGINE if len({frozenset(pair) for pair in forbidden}) <= FEW_FORBIDDEN else MANY_FORBIDDEN


def drawn(problem: Problem, seed: str | int) -> Pairing:
    """The pairing of a seed. Chance alone chooses who rests among equals; differentials come after it (R10)."""
    by_totals = _by_totals(problem)
    if by_totals == problem.criteria:
        return pair(problem, seed)
    resting = pair(replace(problem, criteria=by_totals, order="random"), f"{seed}/bye").byes
    return pair(replace(problem, pinned_byes=resting), seed)


def _by_totals(problem: Problem) -> tuple[str, ...]:
    """The criteria without the differentials; a future that comes after them (R57) has no say in who rests either."""
    order = importance(problem)
    first = min((order.index(name) for name in BY_DIFFERENTIAL if name in order), default=len(order))
    late = {name for name in order[first:] if name in (*BY_DIFFERENTIAL, FUTURE)}
    return tuple(name for name in problem.criteria if name not in late)


def problem_of(
    tournament: Tournament,
    book: Rulebook,
    pinned: tuple[Pair, ...] = (),
    forbidden: tuple[Pair, ...] = (),
    future: str = "",
) -> tuple[Problem, tuple[PlayerId, ...]]:
    """Those to be paired for the next round and those with an earned bye."""
    if book.play == "pod":
        raise refuse("pairing-played-in-pods", game=book.title)
    number = len(tournament.rounds) + 1
    cards = ledger(tournament, book)
    active = [e for e in cards.entrants.values() if e.active]
    earned = tuple(e.id for e in active if has_earned_bye(book, e, number))
    playing = [e for e in active if e.id not in set(earned)]
    problem = Problem(
        players=tuple(_candidate(tournament, cards, e) for e in playing),
        criteria=tuple(criterion.name for criterion in book.criteria),
        forced_rematch="byes" if book.text("forced_rematch") == "byes" else "play",
        future="required" if "required" in (future, book.text("future_rounds")) else "last",
        order=_order(book),
        rounds_after=max(tournament.rounds_planned - number, 0),
        pinned=pinned,
        forbidden=forbidden,
    )
    return problem, earned


def is_pairable_later(
    tournament: Tournament,
    book: Rulebook,
    problem: Problem,
    earned: tuple[PlayerId, ...],
    pairs: tuple[Pair, ...],
    byes: tuple[PlayerId, ...],
) -> bool:
    """Whether later rounds are not stuck because those with an earned bye play in them too (7.6)."""
    if not earned:
        return False
    cards = ledger(tournament, book)
    back = tuple(_candidate(tournament, cards, tournament.entrants[player]) for player in earned)
    everybody = read(replace(problem, players=(*problem.players, *back), pinned=(), forbidden=()))
    rows = [rows_of(everybody, seats) for seats in pairs]
    return still_pairable(everybody, rows, [row_of(everybody, player) for player in byes]) is not False


def _stranded(problem: Problem, pairing: Pairing, seed: str | int) -> tuple[Remark, ...]:
    """When this pairing leaves a later round unpairable: say so, and what the pairing that does not would cost."""
    if not pairing.cost.get("future_rounds"):
        return ()
    other = drawn(replace(problem, future="required"), seed).cost
    if problem.future == "required" or other["future_rounds"]:
        return (STRANDED_ANYWAY,)
    dearer = (name for name, cost in other.items() if cost > pairing.cost[name])
    return (stranded(Price(name, there=other[name], here=pairing.cost[name]) for name in dearer),)


def has_earned_bye(book: Rulebook, entrant: Entrant, number: RoundNumber) -> bool:
    """An earned bye is used in the opening round, two of them in the opening two (001 7.5.1)."""
    given_up = entrant.bye_forfeited or number in entrant.forfeited
    return number <= min(entrant.earned_byes, book.integer("earned_bye_rounds")) and not given_up


def byes_to_come(book: Rulebook, entrant: Entrant, played: int) -> tuple[RoundNumber, ...]:
    """The rounds after so many in which a player would use an earned bye."""
    rounds = range(played + 1, book.integer("earned_bye_rounds") + 1)
    return tuple(number for number in rounds if has_earned_bye(book, entrant, number))


def seatings(
    book: Rulebook, pairs: tuple[Pair, ...], byes: tuple[PlayerId, ...], earned: tuple[PlayerId, ...]
) -> tuple[Seating, ...]:
    """Tables in order, then the byes."""
    award = "EBYE" if "EBYE" in book.results else "BYE"
    alone = [(player, "BYE") for player in byes] + [(player, award) for player in earned]
    tables = [Seating(table, seats) for table, seats in enumerate(pairs, start=1)]
    first = len(tables) + 1
    return (*tables, *(Seating(first + i, (player,), code) for i, (player, code) in enumerate(alone)))


def pairs_and_byes(
    tables: Sequence[Seating], earned: tuple[PlayerId, ...]
) -> tuple[tuple[Pair, ...], tuple[PlayerId, ...]]:
    """The other way round: the pairs and the byes that were not earned."""
    pairs = tuple((table.seats[0], table.seats[1]) for table in tables if len(table.seats) == 2)
    alone = [table.seats[0] for table in tables if len(table.seats) == 1]
    return pairs, tuple(player for player in alone if player not in earned)


def _order(book: Rulebook) -> Literal["random", "differential", "sides"]:
    match book.text("pairing"):
        case "differential":
            return "differential"
        case "sides":
            return "sides"
    return "random"


def _candidate(tournament: Tournament, cards: Ledger, entrant: Entrant) -> Candidate:
    lines = cards.lines[entrant.id]
    return Candidate(
        id=entrant.id,
        total=cards.points[entrant.id],
        met=frozenset(cards.opponents[entrant.id]),
        byes=sum(1 for line in lines if line.side.bye),
        differential=sum(line.side.differential for line in lines),
        side=entrant.side,
        team=entrant.team,
    )
