"""Re-derive a journal: every draw, every posted round and every lot again from what stood in the journal before it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct

from topcut.journal.fold import advance, fold
from topcut.journal.records import (
    AnyFact,
    Corrected,
    Created,
    Drafted,
    LotDrawn,
    Record,
    Reported,
    RoundPaired,
    Seating,
    Settled,
    Undone,
)
from topcut.journal.state import Tournament
from topcut.play.chance import Chance
from topcut.play.pairing.criteria import cost
from topcut.play.pairing.problem import Problem
from topcut.play.pairing.propose import ENGINE, drawn, pairs_and_byes, problem_of, seatings
from topcut.play.scoring import score
from topcut.refusal import Refused
from topcut.rulebooks.load import build
from topcut.rulebooks.model import Rulebook


class Finding(Struct, frozen=True):
    """Something that was re-derived, and whether it came out the same."""

    seq: int
    what: str
    ok: bool


def check(records: Sequence[Record], progress: Callable[[int], None] = lambda seq: None) -> list[Finding]:
    """All findings of a journal, in its order."""
    return list(_findings(records, progress))


def _findings(records: Sequence[Record], progress: Callable[[int], None]) -> Iterator[Finding]:
    if not records or not isinstance(records[0].fact, Created):
        yield Finding(1, "the journal does not begin with the event", False)
        return
    book = build(records[0].fact.rulebook)
    tournament = Tournament()
    seats: dict[tuple[int, int], int] = {}
    done = 0
    for place, record in enumerate(records):
        if isinstance(record.fact, (Drafted, RoundPaired, LotDrawn)):
            tournament, done = _caught_up(tournament, records, done, place), place
        if isinstance(record.fact, RoundPaired):
            seats.update({(record.fact.round, table.table): len(table.seats) for table in record.fact.tables})
        yield from _finding(tournament, book, seats, record)
        progress(record.seq)
    fold(records)


def _caught_up(tournament: Tournament, records: Sequence[Record], done: int, to: int) -> Tournament:
    if any(isinstance(record.fact, Undone) for record in records[done:to]):
        return fold(records[:to])
    return advance(tournament, records[done:to]) or tournament


def _finding(
    tournament: Tournament, book: Rulebook, seats: Mapping[tuple[int, int], int], record: Record
) -> Iterator[Finding]:
    match record.fact:
        case Drafted() as draft:
            yield from _drawn(tournament, book, record.seq, draft)
        case RoundPaired() as posted:
            same = tournament.draft is not None and tournament.draft.tables == posted.tables
            what = "as it was drawn" if same else "it differs from the draft"
            yield Finding(record.seq, f"round {posted.round} posted: {what}", same)
        case LotDrawn(players=players, seed=seed) if seed:
            same = tuple(Chance(seed).shuffled(_in_signup_order(tournament, players))) == players
            yield Finding(record.seq, "lot: " + ("the seed gives this order" if same else "another order"), same)
        case _:
            yield from _counted(book, seats, record.seq, record.fact)


def _in_signup_order(tournament: Tournament, players: tuple[str, ...]) -> list[str]:
    return sorted(players, key=lambda player: tournament.entrants[player].number)


def _counted(book: Rulebook, seats: Mapping[tuple[int, int], int], seq: int, fact: AnyFact) -> Iterator[Finding]:
    """A result must be one that the rulebook knows."""
    if not isinstance(fact, (Reported, Settled, Corrected)):
        return
    try:
        score(book, fact.result, seats[fact.round, fact.table])
    except Refused as refused:
        yield Finding(seq, f"round {fact.round}, table {fact.table}: {refused.refusals[0].what}", False)


def _drawn(tournament: Tournament, book: Rulebook, seq: int, draft: Drafted) -> Iterator[Finding]:
    """Everybody sits once, the cost is what was recorded, it is the least possible, and the seed gives this draw."""
    name = f"round {draft.round} drawn"
    problem, earned = problem_of(tournament, book, draft.pinned, draft.forbidden, draft.future)
    pairs, byes = pairs_and_byes(draft.tables, earned)
    if problem_faults := _faults(problem, earned, draft.tables):
        yield Finding(seq, f"{name}: {problem_faults}", False)
        return
    spent = cost(problem, pairs, byes)
    if dict(draft.cost) != spent:
        yield Finding(seq, f"{name}: cost {spent}, but {dict(draft.cost)} was recorded", False)
        return
    if not draft.seed:
        yield Finding(seq, f"round {draft.round} set by hand: legal, cost as recorded", True)
        return
    best = drawn(problem, draft.seed)
    if dict(best.cost) != spent:
        yield Finding(seq, f"{name}: a better pairing exists ({dict(best.cost)})", False)
    elif draft.engine != ENGINE:
        yield Finding(seq, f"{name}: optimal; drawn by {draft.engine}, so the draw itself is not repeated", True)
    else:
        same = seatings(book, best.pairs, best.byes, earned) == draft.tables
        yield Finding(seq, f"{name}: " + ("optimal, and the seed gives it" if same else "the seed gives another"), same)


def _faults(problem: Problem, earned: tuple[str, ...], tables: Sequence[Seating]) -> str:
    seated = [seat for table in tables for seat in table.seats]
    wanted = {player.id for player in problem.players} | set(earned)
    if len(seated) != len(set(seated)):
        return "somebody sits twice"
    if missing := wanted - set(seated):
        return f"left out: {', '.join(sorted(missing))}"
    if extra := set(seated) - wanted:
        return f"should not sit: {', '.join(sorted(extra))}"
    return ""
