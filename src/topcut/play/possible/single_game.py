"""One game with a score: which scores and words can stand together, and which look odd (001 7.4, 7.4.1, 7.5.1)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from topcut.journal.fact import Result
from topcut.messages.message import Message, Score, message
from topcut.play import conditions
from topcut.play.observed import counting
from topcut.play.possible.claim import ClaimedResult
from topcut.play.possible.score_asked import MOST, counts_margin, counts_score, least_score
from topcut.play.scoring import completed_at_time, ending_of, score
from topcut.refusal import Refusal, Refused, refusal
from topcut.rulebooks.model import Ending, Rulebook


class _Game(Struct, frozen=True):
    """A claim with what its rulebook makes of it."""

    claim: ClaimedResult
    ending: Ending
    winner: int | None  # the seat
    met: tuple[bool, ...]  # of each seat, whether all victory conditions are met; () where that cannot be told

    @property
    def book(self) -> Rulebook:
        return self.claim.book

    @property
    def result(self) -> Result:
        return self.claim.result


def refusals(claim: ClaimedResult) -> Iterator[Refusal]:
    """Why this game cannot have ended so."""
    yield from _out_of_range(claim)
    yield from _unscored(claim)
    if claim.meeting is not None and claim.result.absent:
        return  # conceded or missed: nothing of the game is said
    game = _counted(claim)
    yield from _no_score(game)
    yield from _conditions(game)
    if claim.by_player:
        yield from _against_the_score(game)


def remarks(claim: ClaimedResult) -> Iterator[Message]:
    """What to look at twice. A journal may hold what would not be taken today; of that nothing is said."""
    try:
        game = _counted(claim)
    except Refused:
        return
    if claim.result.games:
        yield from _odd_score(game)
        yield from _at_time(game)
    elif _score_is_asked(game):
        yield message("remark-no-score")
    observation = counting(claim.book, "conditions")
    if observation and claim.result.observed(observation.name) and not _conditions_count(claim.book):
        yield message("remark-not-counted", what=observation.title, game=claim.book.title)


def _counted(claim: ClaimedResult) -> _Game:
    sides = score(claim.book, claim.result, claim.seats).sides
    won = [seat for seat, side in enumerate(sides) if side.outcome == "win"]
    met = conditions.all_met(claim.book, claim.result)
    return _Game(claim, ending_of(claim.book, claim.result), won[0] if len(won) == 1 else None, met)


# The score -----------------------------------------------------------------------------------------------------------


def _out_of_range(claim: ClaimedResult) -> Iterator[Refusal]:
    least = least_score(claim.book)
    for number in (number for game in claim.result.games for number in game):
        if not least <= number <= MOST:
            yield refusal("score-out-of-range", number=number, least=least, most=MOST)


def _unscored(claim: ClaimedResult) -> Iterator[Refusal]:
    """That nobody knows the score is for an official to say, and then there is none."""
    if claim.result.unscored and claim.by_player:
        yield refusal("score-left-out-by-player")
    if claim.result.unscored and claim.result.games:
        yield refusal("score-known-and-unknown", score=Score(claim.result.games[0]))


def _no_score(game: _Game) -> Iterator[Refusal]:
    """Both the result and the final score are reported (7.4)."""
    if not game.result.games and not game.result.unscored and _score_is_asked(game):
        counts = "margin" if game.book.integer("margin_base") else "differential"
        yield refusal("score-missing", counts=counts, by="player" if game.claim.by_player else "official")


def _score_is_asked(game: _Game) -> bool:
    """Whether standings need the score of a game that somebody won; a bracket has none (001 10)."""
    if game.claim.meeting is not None or game.winner is None:
        return False
    return counts_score(game.book, game.ending) or counts_margin(game.book, game.ending)


def _odd_score(game: _Game) -> Iterator[Message]:
    points, needed = game.result.games[0], game.book.integer("points_to_win")
    said = Score(points)
    if max(abs(number) for number in points) > 4 * max(needed, 100):
        yield message("remark-huge-score", score=said)
    elif game.ending.how != "normal" or game.winner is None:
        return
    elif points[game.winner] < points[1 - game.winner] and not _won_by_missions(game, game.winner):
        yield message("remark-winner-behind", score=said)
    elif points[game.winner] < needed:
        typed = message("remark-with-time", score=said)
        yield message("remark-win-too-low", points=points[game.winner], needed=needed, typed=typed)


def _against_the_score(game: _Game) -> Iterator[Refusal]:
    """Who won against the score is for an official to say, unless the missions say it."""
    winner, result = game.winner, game.result
    if winner is None or not result.games or not result.codes or game.ending.decided_by != "score":
        return
    if result.games[0][winner] < result.games[0][1 - winner] and not _won_by_missions(game, winner):
        yield refusal("score-swapped")


def _won_by_missions(game: _Game, winner: int) -> bool:
    """Warp Speed counts no points at all (4.3.3)."""
    only_missions = conditions.asks_for_missions(game.book) and not game.book.integer("points_to_win")
    return game.met[winner] if game.met else only_missions


# Victory conditions (R58) --------------------------------------------------------------------------------------------


def _conditions(game: _Game) -> Iterator[Refusal]:
    if not game.met or game.winner is None:
        return
    asked, how = conditions.asked_for(game.book), game.ending.how
    if game.met[game.winner]:
        if how == "timeout":
            yield refusal("score-full-win-at-time", conditions=asked, codes=" ".join(game.result.codes))
    elif how in ("normal", "timeout") and any(game.met):
        yield refusal("score-loser-met-all", conditions=asked)
    elif how == "normal" and conditions.asks_for_missions(game.book):
        yield refusal("score-full-win-unmet", conditions=asked)


def _at_time(game: _Game) -> Iterator[Message]:
    """All conditions met are a Full Win, also when time has been called (7.4, 7.5.1)."""
    if completed_at_time(game.book, game.result):
        yield message("remark-completed-at-time")
    elif conditions.known(game.book) and game.ending.how == "timeout" and not game.met and game.winner is not None:
        points, needed = game.result.games[0][game.winner], game.book.integer("points_to_win")
        if 0 < needed <= points:
            yield message("remark-enough-at-time", points=points)


def _conditions_count(book: Rulebook) -> bool:
    return conditions.known(book) or any(ending.decided_by == "conditions" for ending in book.endings.values())
