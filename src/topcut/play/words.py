"""Results and values in words, as a director would read them out."""

from __future__ import annotations

from collections.abc import Set
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from topcut.journal.plan import StageNumber
from topcut.journal.records import Result
from topcut.journal.state import Match, Tournament
from topcut.play.brackets.verdict import bracket_sides
from topcut.play.games import Course, course_of, tally
from topcut.play.possible.best_of import decider
from topcut.play.scoring import score
from topcut.play.spoken import score_words, signed
from topcut.play.stages import bracket_of, meeting, plan_of, rounds_in, scored
from topcut.rulebooks.model import Rulebook

_HOW = {
    "concession": " by concession",
    "effect": " by effect",
    "decked": ", decks empty",
    "agreed": " by agreement",
    "both-lose": ", both lose",
    "incomplete": ", not completed",
    "no-show": ", no-show",
    "dropped": ", dropped out",
}  # what stands behind codes and numbers; those of a normal end and of time say it themselves


def result_words(book: Rulebook, result: Result, seats: int) -> str:
    """ "FW/FL 100-35", "W/L 2-1", "BYE"."""
    sides = score(book, result, seats).sides
    codes = "/".join(side.code for side in sides)
    if book.play == "pod":
        return " ".join(str(side.points) for side in sides)
    outcomes = {side.outcome for side in sides}
    return _joined(codes, _numbers(book, result), result) + _broken(course_of(book), book, result, outcomes)


def _joined(codes: str, numbers: str, result: Result) -> str:
    unknown = ", score not known" if result.unscored else ""
    missions = f", missions {mission_words(result)}" if result.missions else ""
    return f"{codes} {numbers}".rstrip() + _HOW.get(result.how, "") + missions + unknown


def mission_words(result: Result) -> str:
    """ "1/1-0/1": planet and space of the first, then of the second, as they are typed."""
    return "-".join(f"{planet}/{space}" for planet, space in result.missions)


def _broken(course: Course, book: Rulebook, result: Result, outcomes: Set[str]) -> str:
    """What decided a level match of several games (002 2.5.1, 004 Draws)."""
    ends = book.play == "best_of" and result.games and result.how in ("normal", "timeout") and "win" in outcomes
    return f", {decider(book)}" if ends and course.ahead(tally(result.games)) is None else ""


def match_words(tournament: Tournament, book: Rulebook, match: Match, result: Result | None = None) -> str:
    """The same of a match (or of another result for it), by what it is played by: "W/L 2-1" in a bracket."""
    result = result or match.result
    if result is None:
        return ""
    stage = tournament.rounds[match.round - 1].stage
    if plan_of(tournament, book)[stage - 1].kind != "bracket":
        return result_words(book, result, len(match.seats))
    sides = scored(tournament, book, match, result).sides
    codes = "/".join(side.code for side in sides)
    played_by = meeting(tournament, book, stage, match.seats) if len(sides) > 1 else None
    words = _joined(codes, bracket_score(result, book), result)
    if played_by:
        words += _broken(played_by.course(book), book, result, {side.outcome for side in sides})
    if len(sides) > 1 and all(side.outcome == "loss" for side in sides):
        return f"{words}, neither goes on"  # R53
    return f"{words}, for the higher seed" if _by_seed(tournament, book, match, result) else words


def _by_seed(tournament: Tournament, book: Rulebook, match: Match, result: Result) -> bool:
    """Whether the seeds decided a match (R24): the other seat would have won it with the better one."""
    stage = tournament.rounds[match.round - 1].stage
    if len(match.seats) != 2 or book.text("bracket_tie") != "higher-seed":
        return False
    met = meeting(tournament, book, stage, match.seats)
    turned = replace(met, higher=1 - met.higher)
    return bracket_sides(book, met, result) != bracket_sides(book, turned, result)


class Worth(Struct, frozen=True):
    """What each seat has out of a match, where a game counts more than its points: verified with both (001 7.4)."""

    points: tuple[int, ...]
    differential: tuple[int, ...]

    def __str__(self) -> str:
        points = "/".join(str(number) for number in self.points)
        return f"{points} points, differential {'/'.join(signed(number) for number in self.differential)}"


def worth_of(tournament: Tournament, book: Rulebook, match: Match, result: Result | None = None) -> Worth | None:
    """Points and differentials of a result; None where differential ranks and pairs nobody, as in a bracket."""
    result, stage = result or match.result, tournament.rounds[match.round - 1].stage
    if result is None or not book.ranks_by("differential") or plan_of(tournament, book)[stage - 1].kind == "bracket":
        return None
    sides = score(book, result, len(match.seats)).sides
    return Worth(tuple(side.points for side in sides), tuple(side.differential for side in sides))


def bracket_score(result: Result, book: Rulebook) -> str:
    """Games won by each, or the score of the only game: "2-1", "100-35"; "" where none is known."""
    return score_words(_bracket_numbers(result, book))


def _bracket_numbers(result: Result, book: Rulebook) -> tuple[int, ...]:
    if len(result.games) == 1 and book.play != "best_of":
        return result.games[0]
    won, lost, drawn = tally(result.games)
    return ((won, lost, drawn) if drawn else (won, lost)) if result.games else ()


def _numbers(book: Rulebook, result: Result) -> str:
    if not result.games:
        return ""
    if book.play == "best_of":
        won, lost, drawn = tally(result.games)
        return f"{won}-{lost}-{drawn}" if drawn else f"{won}-{lost}"
    return score_words(result.games[0])


def value_words(value: Fraction | int | None) -> str:
    """A tie-break value for a table: whole numbers as they are, ratios with four places."""
    if value is None:
        return "–"
    if isinstance(value, int) or value.denominator == 1:
        return str(value)
    return f"{float(value):.4f}"


def bracket_scores(tournament: Tournament, book: Rulebook, stage: StageNumber) -> dict[int, str]:
    """Game of a bracket → its score, the first seat of the table first: "2–1"."""
    games = bracket_of(tournament, book, stage).games
    found = {}
    for posted in rounds_in(tournament, stage):
        for match in posted.matches.values():
            if match.result is not None and match.counts and (numbers := _bracket_numbers(match.result, book)):
                turned = len(numbers) > 1 and match.seats[0] != games[match.table].seats[0].player
                numbers = (numbers[1], numbers[0], *numbers[2:]) if turned else numbers
                found[match.table] = "–".join(str(number).replace("-", "−") for number in numbers)
    return found
