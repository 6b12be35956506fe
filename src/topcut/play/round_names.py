"""What a round is called, everywhere: "Round 3 of 5", "Quarter-final", "Heat B, round 2 of 4"."""

from __future__ import annotations

from topcut.journal.fact import RoundNumber
from topcut.journal.plan import Game, Stage, StageNumber
from topcut.journal.state import Round, Tournament
from topcut.messages.message import Message, message
from topcut.play.brackets.headings import kind_of_round
from topcut.play.stages import at_stage, bracket_of, plan_of, planned_rounds, stage_name
from topcut.rulebooks.model import Rulebook


def round_name(tournament: Tournament, book: Rulebook, number: RoundNumber) -> Message:
    """Of a round that is posted or drawn, or of the next one."""
    plan, stage = plan_of(tournament, book), stage_of_round(tournament, book, number)
    if plan[stage - 1].confrontation:
        return stage_name(plan, stage)
    if called := round_called(tournament, book, number):
        return called
    name = "" if goes_by_number(plan, stage) else stage_name(plan, stage)
    if plan[stage - 1].kind == "pods":
        each = book.integer("rounds_per_pod", 5)
        return message("roundname-of-pods", stage=name, first=(number - 1) * each + 1, last=number * each)
    place = sum(1 for other in tournament.rounds[:number] if other.stage == stage) + (tournament.round(number) is None)
    return message("roundname-round", stage=name, round=place, planned=planned_rounds(tournament, book, stage))


def stage_of_round(tournament: Tournament, book: Rulebook, number: RoundNumber) -> StageNumber:
    """The stage in which a round is, or will be, played."""
    if posted := tournament.round(number):
        return posted.stage
    return tournament.draw.stage if tournament.draw else at_stage(tournament, book)


def goes_by_number(plan: tuple[Stage, ...], stage: StageNumber) -> bool:
    """Whether "round 3" says enough: of the only stage, and of the Swiss rounds that everything begins with."""
    first = plan[0].kind == "swiss" and not plan[0].heat
    return len(plan) == 1 or (stage == 1 and first)


def round_called(tournament: Tournament, book: Rulebook, number: RoundNumber) -> Message | None:
    """ "Quarter-final" of a round in a bracket; None of any other, and where its games have no name in common."""
    plan, stage = plan_of(tournament, book), stage_of_round(tournament, book, number)
    if plan[stage - 1].kind != "bracket" or plan[stage - 1].confrontation or stage not in tournament.opened:
        return None
    called = kind_of_round(_games(tournament, book, number, stage))
    alone = sum(other.kind == "bracket" for other in plan) == 1
    if called is None or alone:
        return called
    return message("roundname-of-stage", stage=stage_name(plan, stage), round=called)


def clock_name(tournament: Tournament, book: Rulebook, posted: Round) -> Message:
    """ "round 2"; "the final, game 2" where games are timed; "the match" of pods, which is timed as one (001 7.2)."""
    if posted.has_pods:
        return message("clockname-match")
    if called := round_called(tournament, book, posted.number):
        return message("clockname-called", name=called, game=posted.clock.game)
    return message("clockname-round", round=posted.number, game=posted.clock.game)


def _games(tournament: Tournament, book: Rulebook, number: RoundNumber, stage: StageNumber) -> list[Game]:
    """All games of the table's round to which those of this round belong."""
    games = tournament.opened[stage].games
    posted, draft = tournament.round(number), tournament.draw
    if posted or draft:
        seated = posted.matches.values() if posted else draft.tables if draft else ()
        here = {one.number for one in seated}
        rounds = {game.round for game in games if game.number in here}
    else:
        ready = (one.game.round for one in bracket_of(tournament, book, stage).games.values() if one.status == "ready")
        rounds = {min(ready, default=0)}
    return [game for game in games if game.round in rounds]
