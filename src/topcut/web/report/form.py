"""A result in the rulebook's own terms, for players and officials alike: what a form asks, and what was sent with it.

Whoever reports sees himself first; the result has the order of the seats.
"""

from __future__ import annotations

from msgspec.structs import replace

from topcut.journal.fact import PlayerId, PodRound, Result
from topcut.journal.state import Match
from topcut.play.observed import turned
from topcut.play.stages import games_of_stage
from topcut.refusal import refuse
from topcut.web.report.fields import Asking, Data, Field, ResultForm
from topcut.web.report.game import game_form, game_heads, game_result, heads_observed
from topcut.web.report.games import games_before, games_form, games_result, played_before
from topcut.web.report.observed import observed
from topcut.web.report.pod import pod_form, pod_heads, pod_result, pod_turns, shown
from topcut.web.site.live import Snapshot


def fields_for(
    snapshot: Snapshot, match: Match, first: PlayerId, own: bool = True, typed: Data | None = None
) -> ResultForm:
    """What a report of this match asks; `own` where the first one reports himself, `typed` to show it again."""
    asking = Asking(snapshot, match, first, own, typed or {})
    if snapshot.book.play == "pod":
        return pod_form(replace(asking, typed=shown(asking)))
    if (best_of := _best_of(asking)) > 1:
        return games_form(asking, best_of, _timed(asking))
    return game_form(asking, _timed(asking))


def result_of(data: Data, snapshot: Snapshot, match: Match, first: PlayerId, own: bool = True) -> Result:
    """The result that was sent; refused where it is none, by names where an official sent it."""
    if first not in match.seats or len(match.seats) < 2:
        raise refuse("form-not-your-match")
    asking = Asking(snapshot, match, first, own)
    if snapshot.book.play == "pod":
        return observed(data, asking, pod_result(data, asking))
    result = games_result(data, asking) if _best_of(asking) > 1 else game_result(data, asking)
    return _in_seat_order(observed(data, asking, result), asking)


def turns_of(
    data: Data, snapshot: Snapshot, match: Match, first: PlayerId, own: bool = True
) -> tuple[PodRound, ...] | None:
    """The rounds that were sent of a pod that plays on; None where it is a report as any other."""
    if snapshot.book.play != "pod" or first not in match.seats or len(match.seats) < 3:
        return None
    return pod_turns(data, Asking(snapshot, match, first, own))


def conceding_fields(snapshot: Snapshot, match: Match, player: PlayerId) -> tuple[Field, ...]:
    """What a player who concedes may add: the games that were played before (002 2.4)."""
    asking = Asking(snapshot, match, player)
    best_of = _best_of(asking) if len(match.seats) == 2 else 1
    return games_before(asking, best_of // 2) if best_of > 1 else ()


def games_conceded(data: Data, snapshot: Snapshot, match: Match, player: PlayerId) -> tuple[tuple[int, ...], ...]:
    """Those games as they were sent, the first seat first."""
    asking = Asking(snapshot, match, player)
    if not conceding_fields(snapshot, match, player):
        return ()
    return _in_seat_order(Result(played_before(data)), asking).games


def written(snapshot: Snapshot, match: Match) -> tuple[str, ...]:
    """What each player's line on a paper slip asks for, a word or the number of a round for each column."""
    asking = Asking(snapshot, match, match.seats[0])
    if snapshot.book.play == "pod":
        return pod_heads(asking)
    return ("games", *heads_observed(snapshot.book)) if _best_of(asking) > 1 else game_heads(snapshot.book)


def _best_of(asking: Asking) -> int:
    """The best of so many games: as the rulebook says, or the bracket."""
    book, stage = asking.snapshot.book, _stage(asking)
    if asking.snapshot.plan[stage - 1].kind == "bracket":
        return games_of_stage(asking.snapshot.plan[stage - 1], book)
    return book.integer("games", 3) if book.play == "best_of" else 1


def _stage(asking: Asking) -> int:
    return asking.snapshot.tournament.rounds[asking.match.round - 1].stage


def _timed(asking: Asking) -> bool:
    """Whether time can run out; some brackets have no limit (002 appendix B)."""
    return not asking.in_bracket or asking.snapshot.book.integer("bracket_time_limit", 1) > 0


def _in_seat_order(result: Result, asking: Asking) -> Result:
    if not asking.turned:
        return result
    games = tuple(game[::-1] for game in result.games)
    return replace(turned(asking.snapshot.book, result), games=games, codes=result.codes[::-1])
