"""What a result is worth: the rulebook's codes, points and differentials of every seat of a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from topcut.journal.fact import Result
from topcut.messages.message import Message, Score, message
from topcut.play.best_of import best_of_sides
from topcut.play.conditions import all_met, tier
from topcut.play.observed import check_shape, counted, sums
from topcut.play.pod_scores import pod_sides
from topcut.play.sides import Side, side_of
from topcut.refusal import Refused, refuse
from topcut.rulebooks.model import Ending, ResultCode, Rulebook

Points = tuple[int, ...]


class Scored(Struct, frozen=True):
    """A result as the rulebook counts it, one side per seat."""

    sides: tuple[Side, ...]


def score(book: Rulebook, result: Result, seats: int) -> Scored:
    """Count a result by the rulebook; a result that cannot be is refused."""
    _check_shape(book, result, seats)
    if seats == 1 and book.play != "pod":
        return Scored((_award(book, result),))
    return _with_observed(book, result, _METHODS[book.play](book, result, seats))


def _with_observed(book: Rulebook, result: Result, scored: Scored) -> Scored:
    """With what was observed of each, where players are ranked by it."""
    if not book.ranked_observations():
        return scored
    of_each = sums(book, result, len(scored.sides))
    return Scored(tuple(side.with_observed(seen) for side, seen in zip(scored.sides, of_each, strict=True)))


class Scores(dict[Result, tuple[Side, ...]]):
    """The sides of every result at tables of one size, each distinct result counted once."""

    def __init__(self, book: Rulebook, seats: int) -> None:
        super().__init__()
        self._book = book
        self._seats = seats

    def __missing__(self, result: Result) -> tuple[Side, ...]:
        sides = self[result] = score(self._book, result, self._seats).sides
        return sides


def delayed_side(book: Rulebook) -> Side:
    """What each has while a result is not known (13.4, R45): points for pairing, and they have met."""
    return Side(code="", points=book.integer("delayed_points"), outcome="draw", played=False, schedule="opponent")


def _check_shape(book: Rulebook, result: Result, seats: int) -> None:
    for code in result.codes:
        if code not in book.results:
            raise refuse("score-unknown-code", code=code, game=book.title, known=tuple(book.results))
    if result.codes and len(result.codes) != seats:
        raise refuse("score-codes-not-for-each", given=len(result.codes), players=seats)
    for game in result.games:
        if len(game) != seats:
            raise refuse("score-numbers-not-for-each", score=Score(game), players=seats)
    if any(not 0 <= seat < seats for seat in result.absent):
        raise refuse("score-absent-nowhere", last=seats - 1)
    check_shape(book, result, seats)


def _award(book: Rulebook, result: Result) -> Side:
    if len(result.codes) != 1:
        alone = tuple(code for code, line in book.results.items() if line.alone)
        raise refuse("score-alone-without-code", alone=alone)
    line = book.results[result.codes[0]]
    if not line.alone:
        raise refuse("score-needs-opponent", code=line.code, name=line.name)
    won, lost = _games_without_one(book, line)
    side = side_of(book, line, differential=_cap(book) if line.differential == "cap" else 0)
    return side.with_games(book, won, lost, 0).with_margin(book.integer("bye_margin") if line.bye else 0)


def _games_without_one(book: Rulebook, line: ResultCode) -> tuple[int, int]:
    """The games that a line stands for; where matches are whole, as many as this event's best of asks for."""
    won, lost = line.games or (0, 0)
    if book.flag("whole_matches"):
        needed = book.integer("games") // 2 + 1
        return needed * bool(won), needed * bool(lost)
    return won, lost


# One game with a score -------------------------------------------------------------------------------------------


def _single_game(book: Rulebook, result: Result, seats: int) -> Scored:
    if seats != 2:
        raise refuse("score-table-for-two", players=seats)
    if len(result.games) > 1:
        raise refuse("score-one-game-only")
    game = result.games[0] if result.games else None
    ending = ending_of(book, result)
    winner = _winner(book, ending, result, game)
    codes = _codes(book, ending, winner)
    differentials = _differentials(book, ending, winner, game)
    sides = tuple(
        _with_own_rules(book, side_of(book, book.results[code], differential=differential))
        for code, differential in zip(codes, differentials, strict=True)
    )
    return Scored(_met_or_not(_with_margins(book, sides, game)))


def ending_of(book: Rulebook, result: Result) -> Ending:
    """The ending that was named, or the first that gives the stated codes: MW and ML are a timeout."""
    named = book.endings.get(result.how)
    if named is None:
        known = tuple(book.endings)
        raise refuse("score-unknown-ending", of="game", game=book.title, how=result.how, known=known)
    if completed_at_time(book, result):
        named = book.endings["normal"]
    if not result.codes or _can_give(named, result.codes):
        return named
    if result.how == "normal":
        for ending in book.endings.values():
            if _can_give(ending, result.codes):
                return ending
    raise _no_such_result(book, named, result.codes)


def _no_such_result(book: Rulebook, ending: Ending, codes: tuple[str, ...]) -> Refused:
    stated = "/".join(codes)
    if ending.how == "normal":
        pairs = tuple(_goes_with(book, code) for code in dict.fromkeys(codes))
        return refuse("score-codes-apart", codes=stated, pairs=pairs)
    level = f"{ending.level}/{ending.level}" if ending.level else ""
    gives = tuple(filter(None, ("/".join(ending.results or ()), level)))
    way = message("score-way-leave-one-out")
    if ending.how == "timeout" and _can_give(book.endings["normal"], codes):
        way = message("score-way-time-or-codes", codes=stated)
    return refuse("score-codes-not-of-ending", codes=stated, how=ending.how, gives=gives, way=way)


def _goes_with(book: Rulebook, code: str) -> Message:
    others = tuple(book.results[code].opposite)
    if not others:
        return message("score-goes-with-nobody", code=code)
    return message("score-goes-with", code=code, others=others)


def completed_at_time(book: Rulebook, result: Result) -> bool:
    """Whether somebody had met all conditions when time was called: that game was won (7.4, 7.5.1, R58)."""
    won = book.endings.get("normal")
    if result.how != "timeout" or won is None or not any(all_met(book, result)):
        return False
    if result.codes and not _can_give(won, result.codes):
        return False  # it is said to be something else
    return _ahead(book, won, result, result.games[0]) is not None


def _can_give(ending: Ending, codes: tuple[str, ...]) -> bool:
    if ending.level and all(code == ending.level for code in codes):
        return True
    return ending.results is not None and sorted(codes) == sorted(ending.results)


def _stated_winner(ending: Ending, codes: tuple[str, ...]) -> int | None:
    """Seat of the stated winner; None = level."""
    if ending.level and all(code == ending.level for code in codes):
        return None
    return codes.index(ending.results[0]) if ending.results else None


def _winner(book: Rulebook, ending: Ending, result: Result, game: Points | None) -> int | None:
    if ending.decided_by == "nobody":
        return None
    if ending.decided_by == "present":
        return _present(ending, result)
    if ending.decided_by == "stated" or game is None:
        return _must_be_stated(ending, result)
    ahead = _ahead(book, ending, result, game)
    if not result.codes:
        if ahead is None and not ending.level:
            raise refuse("score-level", score=Score(game))
        return ahead
    stated = _stated_winner(ending, result.codes)
    checked = not ending.overrule and (ending.decided_by == "score" or bool(counted(book, result, "conditions")))
    if stated != ahead and (checked or stated is None or (ahead is None and ending.level is not None)):
        raise refuse("score-codes-against-score", codes="/".join(result.codes), score=Score(game))
    return stated


def _present(ending: Ending, result: Result) -> int | None:
    if result.codes:
        return _stated_winner(ending, result.codes)
    return 1 - result.absent[0] if len(result.absent) == 1 else None


def _must_be_stated(ending: Ending, result: Result) -> int | None:
    if not result.codes:
        if ending.decided_by in ("score", "conditions") and not result.unscored:
            raise refuse("score-nothing-said")
        raise refuse("score-no-winner")
    return _stated_winner(ending, result.codes)


def _ahead(book: Rulebook, ending: Ending, result: Result, game: Points) -> int | None:
    """The seat that is ahead: by all conditions (R58), by mission tier where those decide (7.5.1, R19), by score."""
    met = all_met(book, result) or (False, False)
    tiers = (0, 0)
    if ending.decided_by == "conditions" and (seen := counted(book, result, "conditions")):
        tiers = (tier(seen[0]), tier(seen[1]))
    first, second = zip(met, tiers, game, strict=True)
    return None if first == second else (0 if first > second else 1)


def _codes(book: Rulebook, ending: Ending, winner: int | None) -> tuple[str, str]:
    if winner is None:
        if ending.level is None:
            raise refuse("score-no-tie", game=book.title, how=ending.how)
        return ending.level, ending.level
    assert ending.results is not None
    win, lose = ending.results
    return (win, lose) if winner == 0 else (lose, win)


# Differential (001 7.4.1; 000 "Differential") ---------------------------------------------------------------------


def _cap(book: Rulebook) -> int:
    return book.integer("differential_cap")


def _recorded(book: Rulebook, number: int) -> int:
    """A score as it counts: never above the cap, never below nought (R11, R12)."""
    cap = _cap(book)
    return min(max(number, 0), cap) if cap else number


def _differentials(book: Rulebook, ending: Ending, winner: int | None, game: Points | None) -> tuple[int, int]:
    if winner is None or ending.differential in ("zero", "none"):
        return 0, 0
    won = _winning_differential(book, ending, winner, game)
    return (won, -won) if winner == 0 else (-won, won)


def _winning_differential(book: Rulebook, ending: Ending, winner: int, game: Points | None) -> int:
    if ending.differential == "cap":
        return _cap(book)
    if game is None:
        return 0
    if ending.differential == "winner_score":
        return _stated_margin(game, winner)
    own = _cap(book) if ending.differential == "winner_at_cap" else _recorded(book, game[winner])
    difference = own - _recorded(book, game[1 - winner])
    least = book.integer("least_winning_differential")
    return max(difference, least) if least else difference  # R14: a winner of the current guide has at least +1


def _stated_margin(game: Points, winner: int) -> int:
    """R51: a number per game, the winner's +n; the loser's field is 0 or -n."""
    number, other = game[winner], game[1 - winner]
    if number < 0 or other not in (0, -number):
        raise refuse("score-impossible-differential", score=Score(game))
    return number


def _with_own_rules(book: Rulebook, side: Side) -> Side:
    rule = book.results[side.code].differential
    return side if rule == "game" else side.with_differential(_cap(book) if rule == "cap" else 0)


def _with_margins(book: Rulebook, sides: tuple[Side, ...], game: Points | None) -> tuple[Side, ...]:
    base = book.integer("margin_base")
    if not base or game is None:
        return sides
    return tuple(side.with_margin(base + game[i] - game[1 - i]) for i, side in enumerate(sides))


def _met_or_not(sides: tuple[Side, ...]) -> tuple[Side, ...]:
    """One who was not there makes that neither has faced the other (R05)."""
    return sides if all(side.met for side in sides) else tuple(side.not_met() for side in sides)


def _best_of(book: Rulebook, result: Result, seats: int) -> Scored:
    if seats != 2:
        raise refuse("score-table-for-two", players=seats)
    return Scored(_met_or_not(best_of_sides(book, result)))


def _pod(book: Rulebook, result: Result, seats: int) -> Scored:
    return Scored(pod_sides(book, result, seats))


_METHODS: dict[Literal["single_game", "best_of", "pod"], Callable[[Rulebook, Result, int], Scored]] = {
    "single_game": _single_game,
    "best_of": _best_of,
    "pod": _pod,
}
