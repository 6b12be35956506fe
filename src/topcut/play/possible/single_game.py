"""One game with a score: which scores and words can stand together, and which look odd (001 7.4, 7.5.1)."""

from __future__ import annotations

from collections.abc import Iterator

from topcut.play.possible.claim import Claim
from topcut.play.scoring import score
from topcut.play.spoken import score_words
from topcut.refusal import Refusal
from topcut.rulebooks.model import Rulebook

LEAST, MOST = -999, 9999  # no game of any of these rulebooks comes near it


def refusals(claim: Claim) -> Iterator[Refusal]:
    """Why this game cannot have ended so."""
    yield from _out_of_range(claim)
    if claim.by_player:
        yield from _against_the_score(claim)


def remarks(claim: Claim) -> Iterator[str]:
    """What to look at twice."""
    game = claim.result.games[0] if claim.result.games else None
    if game is None:
        return
    needed = claim.book.integer("points_to_win")
    if max(abs(number) for number in game) > 4 * max(needed, 100):
        yield f"a score of {score_words(game)}: check the slip"
        return
    won = next((seat for seat, side in enumerate(_outcomes(claim)) if side == "win"), None)
    if claim.result.how == "normal" and _full(claim) and needed and won is not None and game[won] < needed:
        yield f"a full win with {game[won]} of {needed} points: was it time? then report it as `time`"


def least_score(book: Rulebook) -> int:
    """The lowest score of a game: below zero, unless the rulebook says otherwise (001 7.4.1)."""
    return book.integer("least_score", LEAST)


def _out_of_range(claim: Claim) -> Iterator[Refusal]:
    least = least_score(claim.book)
    for number in (number for game in claim.result.games for number in game):
        if not least <= number <= MOST:
            do = f"check the slip: it is between {least} and {MOST}"
            yield Refusal(f"a score of {number} cannot be", do, "impossible-score")


def _against_the_score(claim: Claim) -> Iterator[Refusal]:
    """Who won against the score is for an official to say."""
    result, ending = claim.result, claim.book.endings.get(claim.result.how)
    if ending is None or ending.decided_by != "score" or not result.games or not result.codes:
        return
    first, second = result.games[0]
    if first < second if result.codes == ending.results else second < first:
        do = "look whether they are swapped; if a card ended it, say that; otherwise call an official"
        yield Refusal("the winner has fewer points", do, "swapped")


def _outcomes(claim: Claim) -> list[str]:
    return [side.outcome for side in score(claim.book, claim.result, claim.seats).sides]


def _full(claim: Claim) -> bool:
    """Whether it counts as a game that was played out: codes alone can make a timeout of it."""
    codes = claim.result.codes
    normal = claim.book.endings["normal"].results if "normal" in claim.book.endings else None
    return not codes or (normal is not None and sorted(codes) == sorted(normal))
