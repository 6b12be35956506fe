"""What a running event waits for: results that are missing, and delayed ones that hold up a cut or the end."""

from __future__ import annotations

from topcut.journal.plan import Stage, StageNumber
from topcut.journal.state import Match, Round, Tournament
from topcut.play.stages import at_stage, has_started, is_first, is_over, plan_of
from topcut.rulebooks.model import Rulebook


def unfinished_rounds(tournament: Tournament) -> list[Round]:
    """The rounds that are being played: one, or one of each heat."""
    return [posted for posted in tournament.rounds if not posted.finished]


def missing_results(tournament: Tournament) -> list[Match]:
    """Everything that holds up the next round: what is disputed first, then by round and table."""
    waiting = [match for posted in unfinished_rounds(tournament) for match in posted.matches.values()]
    missing = [match for match in waiting if match.status in ("open", "disputed")]
    return sorted(missing, key=lambda match: (match.status != "disputed", match.round, match.table))


def results_in(posted: Round) -> tuple[int, int]:
    """How many results are in, of how many; a bye is none to wait for."""
    played = [match for match in posted.matches.values() if len(match.seats) > 1]
    return sum(match.status not in ("open", "disputed") for match in played), len(played)


def cut_is_an_act(plan: tuple[Stage, ...], number: StageNumber) -> bool:
    """Whether somebody decides who plays on into a stage; heats, and a final confrontation, begin when paired."""
    stage = plan[number - 1]
    return bool(stage.take) and not is_first(plan, number) and not stage.confrontation


def all_is_over(tournament: Tournament, book: Rulebook) -> bool:
    """Whether nothing of any stage is left to be played."""
    return all(is_over(tournament, book, number) for number in range(1, len(plan_of(tournament, book)) + 1))


def delayed_in_the_way(tournament: Tournament, book: Rulebook) -> list[Match]:
    """The delayed results (001 13.4) without which no stage can be filled and no standings are final (R45).

    The next round is paired without them, and so is another heat, which nobody has to qualify for.
    """
    delayed = [match for posted in tournament.rounds for match in posted.matches.values() if match.status == "delayed"]
    if not delayed or all_is_over(tournament, book):
        return delayed
    stage = at_stage(tournament, book)
    fills = not has_started(tournament, book, stage) and not is_first(plan_of(tournament, book), stage)
    return delayed if fills else []
