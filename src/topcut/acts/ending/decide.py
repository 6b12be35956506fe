"""Lots, the final confrontation, and taking an act back."""

from __future__ import annotations

from msgspec.structs import replace

from topcut.acts.ending.after import must_be_open_to, must_take_corrections
from topcut.acts.ending.commands import Confront, DrawLot, Finish, Reopen
from topcut.acts.ending.facts import ConfrontationWon, Finished, LotDrawn, Reopened
from topcut.acts.matter import Matter
from topcut.acts.rounds.decide import must_be_settled
from topcut.acts.stages.decide import begun
from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber, has_rounds
from topcut.journal.records import AnyFact
from topcut.messages.message import message
from topcut.play.chance import Chance
from topcut.play.ledger import ledger
from topcut.play.stages import (
    has_started,
    is_over,
    plan_of,
    planned_rounds,
    ranked_last,
    rounds_in,
    stage_name,
    view,
    what_counts,
)
from topcut.play.standings import standings
from topcut.refusal import Refused, refuse
from topcut.rulebooks.model import Step


def draw_lot(matter: Matter, command: DrawLot) -> list[AnyFact]:
    """Chance orders players who share a rank, or the order drawn at the table is recorded."""
    matter.must_run()
    named = {matter.entrant(player).id: matter.entrant(player).number for player in command.players}
    players = tuple(sorted(named, key=named.__getitem__))  # the seed shuffles them from signup order
    stage = _where_they_share_a_rank(matter, players)
    if command.drawn:
        if sorted(command.drawn) != sorted(players):
            raise refuse("stage-lot-of-others")
        return [LotDrawn(command.drawn, stage=stage)]
    seed = matter.context.entropy.seed()
    return [LotDrawn(tuple(Chance(seed).shuffled(players)), seed, stage)]


def _where_they_share_a_rank(matter: Matter, players: tuple[PlayerId, ...]) -> StageNumber:
    """The stage in which all of them, and nobody else, share a rank; where the rulebook draws lots at all."""
    if not any(isinstance(link, Step) and link.step == "lot" for link in matter.book.chain):
        raise refuse("stage-no-lots", game=matter.book.title)
    tied: list[PlayerId] = []
    for stage in _ranked_stages(matter):
        rows = standings(what_counts(matter.tournament, matter.book, stage), matter.book).rows
        rank = next((row.rank for row in rows if row.player == players[0]), None) if players else None
        tied = [row.player for row in rows if row.rank == rank]
        if set(players) == set(tied) and len(tied) > 1:
            return stage
    others = tuple(matter.player(player) for player in tied if player not in players)
    way = message("stage-way-name-tied")
    if others and set(players) < set(tied):
        way = message("stage-way-name-more", players=others)
    raise refuse("stage-lot-among-untied", way=way)


def _ranked_stages(matter: Matter) -> list[StageNumber]:
    """Stages with standings, the latest first."""
    plan = plan_of(matter.tournament, matter.book)
    ranked = [number for number, stage in enumerate(plan, start=1) if stage.ranked]
    return [number for number in reversed(ranked) if rounds_in(matter.tournament, number)] or ranked[:1]


def confront(matter: Matter, command: Confront) -> list[AnyFact]:
    """Name the winner of the final confrontation where no game of it is played here (001 appendix A, R46, R63)."""
    must_take_corrections(matter)
    winner = matter.entrant(command.winner)
    tournament, book = matter.tournament, matter.book
    plan = plan_of(tournament, book)
    if plan[-1].kind == "bracket" and not plan[-1].confrontation:
        raise refuse("stage-decided-by-final")
    if len(plan) in tournament.opened and plan[-1].confrontation:
        raise refuse("stage-confrontation-played")
    ranked = ranked_last(plan)
    if not tournament.rounds or not all(is_over(tournament, book, n) for n in range(1, ranked + 1)):
        raise refuse("stage-confrontation-too-early")
    two = _first_two(matter, ranked)
    if winner.id not in two:
        first = tuple(matter.player(player) for player in two)
        raise refuse("stage-confrontation-stranger", player=matter.player(winner.id), players=first)
    if tournament.confrontation == winner.id:
        raise refuse("stage-confrontation-same", player=matter.player(winner.id))
    if tournament.finished and not command.reason:
        raise refuse("result-correction-without-reason")
    if tournament.confrontation and not command.reason:
        raise refuse("stage-confrontation-named", player=matter.player(tournament.confrontation))
    return [ConfrontationWon(winner.id, matter.context.text(command.reason))]


def _first_two(matter: Matter, stage: StageNumber) -> list[PlayerId]:
    """Who stands first and second of those who are still in, with whoever shares the second place."""
    tournament = replace(matter.tournament, confrontation="")
    rows = standings(what_counts(tournament, matter.book, stage), matter.book).rows
    here = [row for row in rows if matter.entrant(row.player).active]
    return [row.player for row in here if row.rank <= here[min(1, len(here) - 1)].rank]


def finish(matter: Matter, command: Finish) -> list[AnyFact]:
    """The last standings; refused while a result is missing or delayed (R45)."""
    matter.must_run()
    tournament, book = matter.tournament, matter.book
    plan = plan_of(tournament, book)
    if not has_rounds(plan):
        return [*([] if tournament.started else begun(matter, 1)), Finished()]
    if not tournament.rounds:
        raise refuse("event-no-round-played")
    must_be_settled(matter, list(tournament.rounds))
    for stage in range(1, len(plan) + 1):
        delayed = ledger(view(tournament, book, stage), book).delayed if plan[stage - 1].kind == "swiss" else ()
        if delayed:
            raise refuse("event-result-delayed", match=matter.at(delayed[0]))
        if not is_over(tournament, book, stage):
            raise _rounds_left(matter, stage)
    return [Finished()]


def _rounds_left(matter: Matter, stage: StageNumber) -> Refused:
    plan = plan_of(matter.tournament, matter.book)
    if not has_started(matter.tournament, matter.book, stage):
        confrontation = plan[stage - 1].confrontation
        way = message("event-way-confrontation") if confrontation else message("event-way-other-plan")
        return refuse("event-stage-not-played", stage=stage_name(plan, stage), way=way)
    if plan[stage - 1].kind == "bracket":
        return refuse("event-bracket-not-over", stage=stage_name(plan, stage))
    played, planned = len(rounds_in(matter.tournament, stage)), planned_rounds(matter.tournament, matter.book, stage)
    return refuse("event-rounds-left", played=played, planned=planned)


def reopen(matter: Matter, command: Reopen) -> list[AnyFact]:
    """Not an undo: both ends and the reason stay in the journal."""
    matter.must_exist()
    if not matter.tournament.finished:
        raise refuse("event-not-finished")
    if not command.reason:
        raise refuse("event-reopened-without-reason")
    must_be_open_to(matter)
    return [Reopened(matter.context.text(command.reason))]
