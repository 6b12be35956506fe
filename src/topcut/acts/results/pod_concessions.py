"""Conceding in a pod: who gives up ends with nought, the others play on (001 7.9, R22).

A concession counts from the moment it is made. Before the pod's result it waits at the table for it; afterwards the
result is written anew with it. A later report or correction cannot lose it: only `undo` takes it back.
"""

from __future__ import annotations

from msgspec.structs import replace

from topcut.acts.matter import Matter
from topcut.acts.results.facts import Corrected, Reported
from topcut.acts.scenarios.facts import GameEnded
from topcut.journal.fact import Result
from topcut.journal.records import AnyFact
from topcut.journal.state import Match
from topcut.play.pods import score_keeper
from topcut.play.scenarios.moves import moved, moves_before
from topcut.refusal import refuse
from topcut.rulebooks.model import Rulebook


def waiting(match: Match) -> tuple[int, ...]:
    """Seats that conceded by a word of their own, whatever the result says."""
    return tuple(seat for ended in match.earlier if ended.how == "concession" for seat in ended.absent)


def conceded(match: Match) -> tuple[int, ...]:
    """Every seat that conceded, by a word of its own or inside the result that stands."""
    stands = match.result.absent if match.result is not None and match.result.how == "concession" else ()
    return tuple(sorted({*waiting(match), *stands}))


def keeper_of(book: Rulebook, match: Match) -> int | None:
    """The seat that keeps the score of a pod that is being played (001 7.2); None where there is nothing to keep."""
    playing = len(match.seats) > 2 and match.status == "open"
    return score_keeper(book, len(match.seats), conceded(match)) if playing else None


def with_concessions(match: Match, result: Result) -> Result:
    """A result of this pod with what was conceded before it came in."""
    gone = waiting(match)
    if not gone:
        return result
    told = result.absent if result.how == "concession" else ()
    return replace(result, how="concession", absent=tuple(sorted({*gone, *told})))


def concede_in_pod(matter: Matter, match: Match, seat: int) -> list[AnyFact]:
    """The concession itself, and the result with it where one stands."""
    matter.must_run()
    player = match.seats[seat]
    if seat in conceded(match):
        raise refuse("concession-same", player=matter.player(player))
    given_up = moved(matter.book, Result(how="concession", absent=(seat,)), moves_before(matter.book, match))
    facts: list[AnyFact] = [GameEnded(match.round, match.table, given_up)]
    if match.result is None or not match.counts:
        return facts
    result = with_concessions(replace(match, earlier=(*match.earlier, given_up)), match.result)
    if match.status == "reported":
        return [*facts, Reported(match.round, match.table, result, match.by)]
    return [*facts, Corrected(match.round, match.table, result, reason="")]  # the concession before it says why
