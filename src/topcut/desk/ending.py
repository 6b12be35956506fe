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
from topcut.play.chance import Chance
from topcut.play.stages import is_over, plan_of, ranked_last, rounds_in, what_counts
from topcut.play.standings import standings
from topcut.refusal import refuse_
from topcut.rulebooks.model import Step


def draw_lot(matter: Matter, command: DrawLot) -> list[AnyFact]:
    """Chance orders players who share a rank, or the order drawn at the table is recorded."""
    matter.must_run()
    named = {matter.entrant(player).id: matter.entrant(player).number for player in command.players}
    players = tuple(sorted(named, key=named.__getitem__))  # the seed shuffles them from signup order
    stage = _where_they_share_a_rank(matter, players)
    if command.drawn:
        if sorted(command.drawn) != sorted(players):
            raise refuse_("the drawn order names other players", "name the same players, best first", "lot")
        return [LotDrawn(command.drawn, stage=stage)]
    seed = matter.context.entropy.seed()
    return [LotDrawn(tuple(Chance(seed).shuffled(players)), seed, stage)]


def _where_they_share_a_rank(matter: Matter, players: tuple[PlayerId, ...]) -> StageNumber:
    """The stage in which all of them, and nobody else, share a rank; where the rulebook draws lots at all."""
    if not any(isinstance(link, Step) and link.step == "lot" for link in matter.book.chain):
        raise refuse_(f"{matter.book.title} draws no lots", "they share the rank", "no-lot")
    tied: set[PlayerId] = set()
    for stage in _ranked_stages(matter):
        rows = standings(what_counts(matter.tournament, matter.book, stage), matter.book).rows
        rank = next((row.rank for row in rows if row.player == players[0]), None) if players else None
        tied = {row.player for row in rows if row.rank == rank}
        if set(players) == tied and len(tied) > 1:
            return stage
    others = ", ".join(matter.name(player) for player in tied if player not in players)
    do = f"name {others} too" if others and set(players) < tied else "name players who are tied"
    raise refuse_("a lot is drawn among all players who share a rank", do, "not-tied")


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
        raise refuse_("the final of the bracket decides this event", "report it", "bracket")
    if len(plan) in tournament.opened and plan[-1].confrontation:
        raise refuse_("the final confrontation is played as a game", "report its result", "played")
    ranked = ranked_last(plan)
    if not tournament.rounds or not all(is_over(tournament, book, n) for n in range(1, ranked + 1)):
        raise refuse_("the final confrontation comes after all results", "enter them first", "open")
    two = _first_two(matter, ranked)
    if winner.id not in two:
        names = ", ".join(matter.name(player) for player in two)
        what = f"{matter.name(winner.id)} is not among the first two, who play the final confrontation"
        raise refuse_(what, f"name one of them: {names}", "not-first")
    if tournament.confrontation == winner.id:
        raise refuse_(f"{matter.name(winner.id)} has won it already", "there is nothing to do", "same")
    if tournament.confrontation and not command.reason:
        what = f"{matter.name(tournament.confrontation)} was named the winner already"
        raise refuse_(what, "say why it is somebody else (--reason), or undo it", "named")
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
        raise refuse_(f"there is no record {command.seq}", "see `topcut journal`", "no-record")
    if act[0].seq != command.seq:
        raise refuse_(f"record {command.seq} belongs to the act of record {act[0].seq}", "undo that one", "within-act")
    if command.seq == 1:
        raise refuse_("the first record is the event itself", "delete the file instead", "first")
    if isinstance(act[0].fact, Undone):
        raise refuse_(f"record {command.seq} is itself an undo", "do the thing again instead", "undo")
    if isinstance(act[0].fact, LotDrawn) and act[0].fact.seed:
        raise refuse_("a lot that was drawn stands", "correct a result if one was wrong", "lot-stands")
    if any(isinstance(record.fact, (SpecialRuleDrawn, DecksDealt)) and record.fact.seed for record in act):
        what = f"what was drawn with record {command.seq} stands"
        raise refuse_(what, "withdraw the round, with a reason, to draw it anew", "drawn-stands")
    if command.seq in undone(matter.history):
        raise refuse_(f"record {command.seq} is undone already", "there is nothing to undo", "undone")
    later = dependants(matter.history, command.seq)
    if later:
        kind = type(next(r.fact for r in matter.history if r.seq == later[0])).__name__
        what = f"record {command.seq} cannot be undone: record {later[0]} ({kind}) depends on it"
        raise refuse_(what, f"undo record {later[-1]} first", "depends")
    return [Undone(command.seq)]
