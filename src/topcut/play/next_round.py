"""The next round of a stage, however its stage makes rounds: Swiss pairs, pairs inside pods, the same pairs again,
games of a bracket, pods."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

from topcut.journal.fact import Remark, RoundNumber, Seating
from topcut.journal.plan import StageNumber
from topcut.journal.state import Tournament
from topcut.play.chance import Chance
from topcut.play.pairing.problem import Pair
from topcut.play.pairing.propose import Proposal, engine_for
from topcut.play.parts import in_pods, parts_of, proposals_of, summed, together
from topcut.play.pods import next_pods, random_pods
from topcut.play.scenarios.hooks import hooks_of
from topcut.play.scenarios.luck import repeated
from topcut.play.stages import bracket_of, plan_of, rounds_in, sources_of, view
from topcut.refusal import refuse
from topcut.rulebooks.model import Rulebook


class Wishes(Struct, frozen=True):
    """What a director asks of a pairing."""

    pinned: tuple[Pair, ...] = ()
    forbidden: tuple[Pair, ...] = ()
    future: str = ""  # "required": keep later rounds pairable before equal totals


class NextRound(Struct, frozen=True):
    """A round as the seed makes it."""

    round: RoundNumber
    stage: StageNumber
    tables: tuple[Seating, ...]
    engine: str
    cost: Mapping[str, int] = {}
    proposals: tuple[Proposal, ...] = ()  # of a round that is paired by totals: what each part was drawn from

    @property
    def notes(self) -> tuple[Remark, ...]:
        """What the engine remarked of it."""
        return tuple(note for one in self.proposals for note in one.pairing.notes)


PAIRED = ("swiss", "inside_pods")  # methods that pair by totals: such rounds have reasons and can be steered
Made = tuple[tuple[Seating, ...], Mapping[str, int], tuple[Proposal, ...]]
Method = Callable[[Tournament, Rulebook, StageNumber, str, Wishes], Made]


def method_of(tournament: Tournament, book: Rulebook, stage: StageNumber) -> str:
    """By which method a stage makes its next round."""
    kind = plan_of(tournament, book)[stage - 1].kind
    if kind != "swiss":
        return kind
    if method := hooks_of(book).next_round(tournament, stage):
        return method
    return "inside_pods" if in_pods(tournament, book, stage) else "swiss"


def engine_of(method: str, forbidden: tuple[Pair, ...] = ()) -> str:
    """What is written beside a draw: the same engine and seed give the same round."""
    return engine_for(forbidden) if method == "swiss" else f"{method}/1"


def next_round(
    tournament: Tournament, book: Rulebook, stage: StageNumber, seed: str, wishes: Wishes | None = None
) -> NextRound:
    """Make the next round of a stage out of a seed."""
    method = method_of(tournament, book, stage)
    wishes = wishes or Wishes()
    if method not in PAIRED and wishes != Wishes():
        raise refuse("pairing-not-by-totals")
    tables, cost, proposals = _METHODS[method](tournament, book, stage, seed, wishes)
    number = len(tournament.rounds) + 1
    return NextRound(number, stage, tables, engine_of(method, wishes.forbidden), cost, proposals)


def _paired(tournament: Tournament, book: Rulebook, stage: StageNumber, seed: str, wishes: Wishes) -> Made:
    """Equal totals meet, over the whole field or inside every pod (002 7.6)."""
    parts = parts_of(tournament, book, stage, wishes.pinned, wishes.forbidden, wishes.future)
    proposals = proposals_of(parts, book, seed)
    tables = together(proposal.tables for proposal in proposals)
    return tables, summed(proposal.pairing.cost for proposal in proposals), proposals


def _repeated(tournament: Tournament, book: Rulebook, stage: StageNumber, seed: str, wishes: Wishes) -> Made:
    """No Such Thing as Luck: the same pairs again with exchanged decks (001 4.4.2)."""
    active = [entrant.id for entrant in view(tournament, book, stage).entrants.values() if entrant.active]
    return repeated(rounds_in(tournament, stage)[-1].matches.values(), active), {}, ()


def _bracket(tournament: Tournament, book: Rulebook, stage: StageNumber, seed: str, wishes: Wishes) -> Made:
    """The games of the next round whose players are known; chance says who goes first (001 10.1)."""
    bracket = bracket_of(tournament, book, stage)
    states = bracket.games.values()
    number = min((state.game.round for state in states if state.status == "ready"), default=0)
    if not number:
        raise refuse("bracket-played-out")
    chance = Chance(seed)
    tables = []
    for state in (state for state in states if state.game.round == number):
        if state.status == "ready":
            seats = [seat.player for seat in state.seats if seat.player is not None]
            tables.append(Seating(state.game.number, tuple(chance.shuffled(seats))))
        elif state.status == "walkover" and state.winner and state.winner not in bracket.gone:
            tables.append(Seating(state.game.number, (state.winner,), "BYE"))
    return tuple(tables), {}, ()


def _pods(tournament: Tournament, book: Rulebook, stage: StageNumber, seed: str, wishes: Wishes) -> Made:
    """Random pods first; then the pod winners together, and so on down (001 7.2, 7.6)."""
    least, most = book.integer("pod_least", 4), book.integer("pod_most", 8)
    if stage == 1:
        here = [entrant.id for entrant in tournament.entrants.values() if entrant.active]
        pods = random_pods(here, least, most, seed)
    else:
        (source,) = sources_of(plan_of(tournament, book), stage)
        before = [match.seats for posted in rounds_in(tournament, source) for match in posted.matches.values()]
        ranked = [p for p in tournament.opened[stage].seeds if tournament.entrants[p].active]
        pods = next_pods(before, ranked, least, most)
    return tuple(Seating(table, seats) for table, seats in enumerate(pods, start=1)), {}, ()


def _nothing(tournament: Tournament, book: Rulebook, stage: StageNumber, seed: str, wishes: Wishes) -> Made:
    """A gathering has no next round."""
    raise refuse("plan-no-rounds")


_METHODS: Mapping[str, Method] = {
    "swiss": _paired,
    "inside_pods": _paired,
    "repeated": _repeated,
    "bracket": _bracket,
    "pods": _pods,
    "gathering": _nothing,
}
