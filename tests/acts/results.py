"""Results that can be, made up by chance, and how they are typed."""

from __future__ import annotations

from topcut.desk.simulated_results import simulated_bracket, simulated_pod, simulated_result
from topcut.journal.fact import Result
from topcut.journal.state import Match, Tournament
from topcut.play.chance import Chance
from topcut.play.scenarios.chosen import ORBIT, plays
from topcut.play.stages import meeting, plan_of
from topcut.rulebooks.model import Rulebook

_WORDS = {"timeout": "time", "concession": "concede", "both-lose": "both-lose", "effect": "effect", "decked": "decked"}


def result_for(tournament: Tournament, book: Rulebook, chance: Chance, match: Match) -> Result:
    """One that the rulebook takes, where it can be foreseen."""
    posted = tournament.rounds[match.round - 1]
    kind = plan_of(tournament, book)[posted.stage - 1].kind
    if kind == "pods":
        return simulated_pod(book, chance, len(match.seats))
    if kind == "bracket":
        return simulated_bracket(book, chance, 50, meeting(tournament, book, posted.stage, match.seats))
    result = simulated_result(book, chance, 50)
    if not plays(book, ORBIT):
        return result
    return Result(result.games, result.codes, result.how).observing("rotation", ((3,),))


def as_a_slip(book: Rulebook, match: Match, result: Result) -> str:
    """The result as somebody types it."""
    if emptied := result.observed("emptied"):
        turns = zip(result.games, emptied, strict=True)
        words = ["-".join(f"{points}{'*' * (seat in out)}" for seat, points in enumerate(game)) for game, out in turns]
        return " ".join([str(match.table), *words, *(["time"] if "timeout" in result.ends else [])])
    words = [f"{first}-{second}" for first, second in result.games]
    if book.play == "best_of" and result.games:
        won = [sum(game[seat] > game[1 - seat] for game in result.games) for seat in (0, 1)]
        words = ["-".join(map(str, (*won, sum(game[0] == game[1] for game in result.games))))]
    words += [_WORDS[result.how]] if result.how in _WORDS else []
    return " ".join([str(match.table), *words, *result.codes])
