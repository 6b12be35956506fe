"""No Such Thing as Luck (001 4.4.2): in even rounds the same opponents play again with exchanged decks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from topcut.journal.fact import PlayerId, RoundNumber, Seating
from topcut.journal.plan import StageNumber
from topcut.journal.state import Round, Tournament
from topcut.messages.message import message
from topcut.play.scenarios.chosen import scenario_of
from topcut.play.scenarios.decks import Seated, place_in_stage
from topcut.refusal import refuse
from topcut.rulebooks.model import Rulebook


def refuse_odd_rounds(book: Rulebook, rounds: int) -> None:
    """A scenario of two games with every opponent needs an even number of rounds."""
    chosen = scenario_of(book)
    if chosen is not None and chosen.even_rounds and rounds % 2:
        consent = book.settings["rounds"].consent if "rounds" in book.settings else ""
        fewer = max(rounds - 1, 0)
        way = message("scenario-way-even-rounds", more=rounds + 1, fewer=fewer, consent=consent or "none")
        title, clause = chosen.title, chosen.clause
        raise refuse("scenario-odd-rounds", scenario=title, clause=clause, rounds=rounds, way=way)


def is_return(tournament: Tournament, number: RoundNumber, stage: StageNumber = 1) -> bool:
    """Whether this round, posted or to be posted, is the second game of the same pairs."""
    return place_in_stage(tournament, number, stage) % 2 == 0


def repeats(tournament: Tournament, stage: StageNumber) -> str:
    """By which method the next round is made: every second one has the same pairs again."""
    return "repeated" if is_return(tournament, len(tournament.rounds) + 1, stage) else ""


def previous(tournament: Tournament, number: RoundNumber, stage: StageNumber = 1) -> Round | None:
    """The round of the same stage before this one."""
    earlier = [posted for posted in tournament.rounds if posted.stage == stage and posted.number < number]
    return earlier[-1] if earlier else None


def repeated(previous_tables: Iterable[Seated], active: Sequence[PlayerId]) -> tuple[Seating, ...]:
    """The same tables again for those who are still in (`active`, in signup order), and the newcomers behind them.

    Whose opponent has left has a bye, as has who had one; newcomers meet in signup order. Byes stand last.
    """
    here = set(active)
    before = sorted(previous_tables, key=lambda table: table.number)
    left = [tuple(seat for seat in table.seats if seat in here) for table in before]
    seated = {seat for table in before for seat in table.seats}
    fresh = [player for player in active if player not in seated]
    left += [tuple(fresh[first : first + 2]) for first in range(0, len(fresh), 2)]
    played = [seats for seats in left if len(seats) > 1]
    alone = [seats for seats in left if len(seats) == 1]
    return tuple(
        Seating(number, seats, "BYE" if len(seats) == 1 else "")
        for number, seats in enumerate([*played, *alone], start=1)
    )


def exchanged(tables: Iterable[Seated], before: Iterable[Seated]) -> dict[PlayerId, PlayerId]:
    """Whose deck everybody plays in a return game; who meets a new opponent or nobody plays his own."""
    met = {frozenset(table.seats) for table in before}
    decks: dict[PlayerId, PlayerId] = {}
    for table in tables:
        again = len(table.seats) == 2 and frozenset(table.seats) in met
        decks |= dict(zip(table.seats, table.seats[::-1] if again else table.seats, strict=True))
    return decks
