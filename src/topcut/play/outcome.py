"""What came out of a match, as a director would read it out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set

from msgspec import Struct
from msgspec.structs import replace

from topcut.journal.fact import Numbers, Result
from topcut.journal.plan import StageNumber
from topcut.journal.state import Match, Tournament
from topcut.messages.message import Message, Score, message
from topcut.messages.numerals import PRINTED
from topcut.play.brackets.verdict import bracket_sides
from topcut.play.games import Course, course_of, tally
from topcut.play.observed import observations
from topcut.play.possible.best_of import decider
from topcut.play.scoring import score
from topcut.play.sides import Side
from topcut.play.spoken import signed
from topcut.play.stages import bracket_of, meeting, plan_of, rounds_in, scored
from topcut.rulebooks.model import Rulebook


def outcome(book: Rulebook, result: Result, seats: int) -> Message:
    """ "FW/FL 100–35", "W/L 2–1", "BYE"."""
    sides = score(book, result, seats).sides
    if book.play == "pod":
        return message("outcome-codes", codes=" ".join(str(side.points) for side in sides))
    told = _told(book, _codes(sides), _numbers(book, result), result)
    return _decided(told, course_of(book), book, result, {side.outcome for side in sides})


def _codes(sides: Sequence[Side]) -> str:
    return "/".join(side.code for side in sides)


def _told(book: Rulebook, codes: str, numbers: tuple[int, ...], result: Result) -> Message:
    """Codes and numbers, how it ended (a normal end and time say it themselves), and what else was observed."""
    told = message("outcome-codes", codes=codes)
    if numbers:
        told = message("outcome-score", codes=codes, score=Score(numbers))
    if result.how not in ("normal", "timeout"):
        told = message("outcome-ended", what=told, how=result.how)
    for one in observations(book):
        if one.of == "seat" and (rows := result.observed(one.name)):
            told = message("outcome-observed", what=told, title=one.title, numbers=_observed(rows))
    return message("outcome-unscored", what=told) if result.unscored else told


def observed_told(book: Rulebook, result: Result) -> Iterator[Message]:
    """What was observed of each seat: "missions 0/0–0/2"; it may have decided a level score."""
    for one in observations(book):
        if one.of == "seat" and (rows := result.observed(one.name)):
            yield message("result-observed", title=one.title, numbers=_observed(rows))


def _observed(numbers: Numbers) -> tuple[str, ...]:
    """ "1/1–0/1": what was observed of the first, then of the second."""
    return tuple("/".join(map(str, row)) for row in numbers)


def _decided(told: Message, course: Course, book: Rulebook, result: Result, outcomes: Set[str]) -> Message:
    """With what decided a level match of several games (002 2.5.1, 004 Draws)."""
    if _is_level(course, book, result, outcomes):
        return message("outcome-decided", what=told, by=decider(book))
    return told


def _is_level(course: Course, book: Rulebook, result: Result, outcomes: Set[str]) -> bool:
    """Somebody has won, and not by the games."""
    ends = book.play == "best_of" and result.games and result.how in ("normal", "timeout") and "win" in outcomes
    return bool(ends) and course.ahead(tally(result.games)) is None


def outcome_of(tournament: Tournament, book: Rulebook, match: Match, result: Result) -> Message:
    """The same of a match, by what it is played by: "W/L 2-1" in a bracket."""
    stage = tournament.rounds[match.round - 1].stage
    if plan_of(tournament, book)[stage - 1].kind != "bracket":
        return outcome(book, result, len(match.seats))
    sides = scored(tournament, book, match, result).sides
    told = _told(book, _codes(sides), score_numbers(result, book), result)
    if len(sides) > 1:
        course = meeting(tournament, book, stage, match.seats).course(book)
        told = _decided(told, course, book, result, {side.outcome for side in sides})
    if len(sides) > 1 and all(side.outcome == "loss" for side in sides):
        return message("outcome-neither-goes-on", what=told)  # R53
    return message("outcome-for-the-higher-seed", what=told) if _by_seed(tournament, book, match, result) else told


def decided_by(tournament: Tournament, book: Rulebook, match: Match, result: Result) -> Message | None:
    """What decided a match whose score does not say who won; None where that says it."""
    if _by_seed(tournament, book, match, result):
        return message("outcome-by-seed")
    sides = scored(tournament, book, match, result).sides
    stage = tournament.rounds[match.round - 1].stage
    in_bracket = plan_of(tournament, book)[stage - 1].kind == "bracket"
    course = meeting(tournament, book, stage, match.seats).course(book) if in_bracket else course_of(book)
    return decider(book) if _is_level(course, book, result, {side.outcome for side in sides}) else None


def _by_seed(tournament: Tournament, book: Rulebook, match: Match, result: Result) -> bool:
    """Whether the seeds decided a match (R24): the other seat would have won it with the better one."""
    stage = tournament.rounds[match.round - 1].stage
    in_bracket = plan_of(tournament, book)[stage - 1].kind == "bracket"
    if not in_bracket or len(match.seats) != 2 or book.text("bracket_tie") != "higher-seed":
        return False
    met = meeting(tournament, book, stage, match.seats)
    turned = replace(met, higher=1 - met.higher)
    return bracket_sides(book, met, result) != bracket_sides(book, turned, result)


class Worth(Struct, frozen=True):
    """What each seat has out of a match, where a game counts more than its points: verified with both (001 7.4)."""

    points: tuple[int, ...]
    differential: tuple[int, ...]

    @property
    def told(self) -> Message:
        """ "4/1 points, differential +65/−65"."""
        points = "/".join(str(number) for number in self.points)
        differential = "/".join(signed(number) for number in self.differential)
        return message("outcome-worth", points=points, differential=differential)


def worth_of(tournament: Tournament, book: Rulebook, match: Match, result: Result | None = None) -> Worth | None:
    """Points and differentials of a result; None where differential ranks and pairs nobody, as in a bracket."""
    result, stage = result or match.result, tournament.rounds[match.round - 1].stage
    if result is None or not book.ranks_by("differential") or plan_of(tournament, book)[stage - 1].kind == "bracket":
        return None
    sides = score(book, result, len(match.seats)).sides
    return Worth(tuple(side.points for side in sides), tuple(side.differential for side in sides))


def bracket_score(result: Result, book: Rulebook) -> Message | None:
    """Games won by each, or the score of the only game: "2–1", "100–35"; None where none is known."""
    numbers = score_numbers(result, book)
    return message("outcome-numbers", score=Score(numbers)) if numbers else None


def score_numbers(result: Result, book: Rulebook) -> tuple[int, ...]:
    """The score of the only game, or games won, lost and drawn; () where none is known."""
    if len(result.games) == 1 and book.play != "best_of":
        return result.games[0]
    won, lost, drawn = tally(result.games)
    return ((won, lost, drawn) if drawn else (won, lost)) if result.games else ()


def numbers_of(tournament: Tournament, book: Rulebook, match: Match, result: Result) -> tuple[int, ...]:
    """The score as it is written down, the first seat first: of the game, or games won, lost and drawn."""
    stage = tournament.rounds[match.round - 1].stage
    bracket = plan_of(tournament, book)[stage - 1].kind == "bracket"
    return score_numbers(result, book) if bracket else _numbers(book, result)


def _numbers(book: Rulebook, result: Result) -> tuple[int, ...]:
    if not result.games:
        return ()
    if book.play == "best_of":
        won, lost, drawn = tally(result.games)
        return (won, lost, drawn) if drawn else (won, lost)
    return result.games[0]


def bracket_scores(tournament: Tournament, book: Rulebook, stage: StageNumber) -> dict[int, str]:
    """Game of a bracket → its score, the first seat of the table first: "2–1"."""
    return {game: PRINTED.score(numbers) for game, numbers in bracket_numbers(tournament, book, stage).items()}


def bracket_numbers(tournament: Tournament, book: Rulebook, stage: StageNumber) -> dict[int, tuple[int, ...]]:
    """Game of a bracket → the numbers of its score, the first seat of the table first."""
    games = bracket_of(tournament, book, stage).games
    found = {}
    for posted in rounds_in(tournament, stage):
        for match in posted.matches.values():
            if match.result is not None and match.counts and (numbers := score_numbers(match.result, book)):
                turned = len(numbers) > 1 and match.seats[0] != games[match.number].seats[0].player
                found[match.number] = (numbers[1], numbers[0], *numbers[2:]) if turned else numbers
    return found
