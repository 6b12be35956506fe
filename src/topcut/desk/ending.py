"""Lots, the final confrontation, and taking an act back."""

from __future__ import annotations

from msgspec.structs import replace

from topcut.desk.commands import Confront, DrawLot, Undo
from topcut.desk.matter import Matter
from topcut.journal.acts import acts, dependants, undone
from topcut.journal.plan import StageNumber
from topcut.journal.records import (
    AnyFact,
    ConfrontationWon,
    DecksDealt,
    LotDrawn,
    PlayerId,
    SpecialRuleDrawn,
    Undone,
)
from topcut.messages.message import message
from topcut.play.chance import Chance
from topcut.play.stages import is_over, plan_of, ranked_last, rounds_in, what_counts
from topcut.play.standings import standings
from topcut.refusal import refuse
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
    ranked = [number for number, stage in enumerate(plan, start=1) if stage.kind != "bracket"]
    return [number for number in reversed(ranked) if rounds_in(matter.tournament, number)] or ranked[:1]


def confront(matter: Matter, command: Confront) -> list[AnyFact]:
    """Name the winner of the final confrontation where no game of it is played here (001 appendix A, R46, R63)."""
    matter.must_run()
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
    if tournament.confrontation and not command.reason:
        raise refuse("stage-confrontation-named", player=matter.player(tournament.confrontation))
    return [ConfrontationWon(winner.id, matter.context.text(command.reason))]


def _first_two(matter: Matter, stage: StageNumber) -> list[PlayerId]:
    """Who stands first and second of those who are still in, with whoever shares the second place."""
    tournament = replace(matter.tournament, confrontation="")
    rows = standings(what_counts(tournament, matter.book, stage), matter.book).rows
    here = [row for row in rows if matter.entrant(row.player).active]
    return [row.player for row in here if row.rank <= here[min(1, len(here) - 1)].rank]


def undo(matter: Matter, command: Undo) -> list[AnyFact]:
    """Take back an act that nothing depends on."""
    matter.must_exist()
    act = next((act for act in acts(matter.history) if any(record.seq == command.seq for record in act)), None)
    if act is None:
        raise refuse("undo-no-record", record=command.seq)
    if act[0].seq != command.seq:
        raise refuse("undo-inside-an-act", record=command.seq, first=act[0].seq)
    if command.seq == 1:
        raise refuse("undo-first-record")
    if isinstance(act[0].fact, Undone):
        raise refuse("undo-of-an-undo", record=command.seq)
    if isinstance(act[0].fact, LotDrawn) and act[0].fact.seed:
        raise refuse("undo-of-a-lot")
    if any(isinstance(record.fact, (SpecialRuleDrawn, DecksDealt)) and record.fact.seed for record in act):
        raise refuse("undo-of-a-draw", record=command.seq)
    if command.seq in undone(matter.history):
        raise refuse("undo-again", record=command.seq)
    later = dependants(matter.history, command.seq)
    if later:
        kind = type(next(r.fact for r in matter.history if r.seq == later[0])).__name__
        raise refuse("undo-depended-on", record=command.seq, later=later[0], kind=kind, latest=later[-1])
    return [Undone(command.seq)]
