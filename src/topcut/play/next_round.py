"""The next round of a stage, however its stage makes rounds: Swiss pairs, pairs inside pods, the same pairs again,
games of a bracket, pods."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from msgspec import Struct
from msgspec.structs import replace

from topcut.journal.plan import StageNumber
from topcut.journal.records import PlayerId, RoundNumber, Seating
from topcut.journal.state import Round, Tournament
from topcut.play.chance import Chance
from topcut.play.limited.groups import groups_of
from topcut.play.pairing.problem import Pair
from topcut.play.pairing.propose import ENGINE, Proposal, propose
from topcut.play.pods import next_pods, random_pods
from topcut.play.scenarios.luck import repeated
from topcut.play.stages import bracket_of, plan_of, rounds_in, sources_of, view
from topcut.refusal import refuse
from topcut.rulebooks.model import Rulebook


class Wishes(Struct, frozen=True):
    """What a director asks of a Swiss pairing."""

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
    proposal: Proposal | None = None  # of a Swiss round over the whole field: what it was drawn from


Made = tuple[tuple[Seating, ...], Mapping[str, int], Proposal | None]
Method = Callable[[Tournament, Rulebook, StageNumber, str, Wishes], Made]


def method_of(tournament: Tournament, book: Rulebook, stage: StageNumber) -> str:
    """By which method a stage makes its next round."""
    kind = plan_of(tournament, book)[stage - 1].kind
    if kind != "swiss":
        return kind
    if book.text("scenario") == "no-such-thing-as-luck" and len(rounds_in(tournament, stage)) % 2:
        return "repeated"
    if book.flag("play_inside_pod") and len(groups_of(tournament, stage)) > 1:
        return "inside_pods"
    return "swiss"


def engine_of(method: str) -> str:
    """What is written beside a draw: the same engine and seed give the same round."""
    return ENGINE if method == "swiss" else f"{method}/1"


def next_round(
    tournament: Tournament, book: Rulebook, stage: StageNumber, seed: str, wishes: Wishes | None = None
) -> NextRound:
    """Make the next round of a stage out of a seed."""
    method = method_of(tournament, book, stage)
    wishes = wishes or Wishes()
    if method != "swiss" and wishes != Wishes():
        raise refuse("only Swiss pairings over the whole field can be steered", "draw without conditions", "wishes")
    tables, cost, proposal = _METHODS[method](tournament, book, stage, seed, wishes)
    number = len(tournament.rounds) + 1
    return NextRound(number, stage, tables, engine_of(method), cost, proposal)


def _swiss(tournament: Tournament, book: Rulebook, stage: StageNumber, seed: str, wishes: Wishes) -> Made:
    field = view(tournament, book, stage)
    proposal = propose(field, book, seed, wishes.pinned, wishes.forbidden, wishes.future)
    return proposal.tables, proposal.pairing.cost, proposal


def _inside_pods(tournament: Tournament, book: Rulebook, stage: StageNumber, seed: str, wishes: Wishes) -> Made:
    """Every pod is paired by itself (002 7.6); who came after the draft plays with the last pod."""
    field = view(tournament, book, stage)
    groups = [set(group.players) for group in groups_of(tournament, stage)]
    groups[-1] |= {player for player in field.entrants if not any(player in group for group in groups)}
    cost: Counter[str] = Counter()
    pairs: list[Seating] = []
    alone: list[Seating] = []
    for number, group in enumerate(groups, start=1):
        inside = {player: entrant for player, entrant in field.entrants.items() if player in group}
        if not any(entrant.active for entrant in inside.values()):
            continue
        proposal = propose(replace(field, entrants=inside, rounds=_rounds_of(field, group)), book, f"{seed}/{number}")
        cost.update(proposal.pairing.cost)
        for table in proposal.tables:
            (pairs if len(table.seats) > 1 else alone).append(table)
    tables = tuple(replace(table, table=number) for number, table in enumerate([*pairs, *alone], start=1))
    return tables, dict(cost), None


def _rounds_of(field: Tournament, group: set[PlayerId]) -> tuple[Round, ...]:
    """The rounds with the tables of one pod only."""
    return tuple(
        replace(posted, matches={n: m for n, m in posted.matches.items() if set(m.seats) <= group})
        for posted in field.rounds
    )


def _repeated(tournament: Tournament, book: Rulebook, stage: StageNumber, seed: str, wishes: Wishes) -> Made:
    """No Such Thing as Luck: the same pairs again with exchanged decks (001 4.4.2)."""
    active = [entrant.id for entrant in view(tournament, book, stage).entrants.values() if entrant.active]
    return repeated(rounds_in(tournament, stage)[-1].matches.values(), active), {}, None


def _bracket(tournament: Tournament, book: Rulebook, stage: StageNumber, seed: str, wishes: Wishes) -> Made:
    """The games of the next round whose players are known; chance says who goes first (001 10.1)."""
    bracket = bracket_of(tournament, book, stage)
    states = bracket.games.values()
    number = min((state.game.round for state in states if state.status == "ready"), default=0)
    if not number:
        raise refuse(
            "no game of the bracket is left to be played", "look at the bracket, then finish", "no-more-rounds"
        )
    chance = Chance(seed)
    tables = []
    for state in (state for state in states if state.game.round == number):
        if state.status == "ready":
            seats = [seat.player for seat in state.seats if seat.player is not None]
            tables.append(Seating(state.game.number, tuple(chance.shuffled(seats))))
        elif state.status == "walkover" and state.winner and state.winner not in bracket.gone:
            tables.append(Seating(state.game.number, (state.winner,), "BYE"))
    return tuple(tables), {}, None


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
    return tuple(Seating(table, seats) for table, seats in enumerate(pods, start=1)), {}, None


_METHODS: Mapping[str, Method] = {
    "swiss": _swiss,
    "inside_pods": _inside_pods,
    "repeated": _repeated,
    "bracket": _bracket,
    "pods": _pods,
}
