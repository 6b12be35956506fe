"""Lots, the final confrontation, and taking an act back."""

from __future__ import annotations

from topcut.desk.commands import Confront, DrawLot, Undo
from topcut.desk.matter import Matter
from topcut.journal.acts import acts, dependants, undone
from topcut.journal.records import AnyFact, ConfrontationWon, LotDrawn, Undone
from topcut.play.chance import Chance
from topcut.play.standings import standings
from topcut.refusal import refuse


def draw_lot(matter: Matter, command: DrawLot) -> list[AnyFact]:
    """Chance orders players who share a rank, or the order drawn at the table is recorded."""
    matter.must_run()
    named = {matter.entrant(player).id: matter.entrant(player).number for player in command.players}
    players = tuple(sorted(named, key=named.__getitem__))  # the seed shuffles them from signup order
    rows = standings(matter.tournament, matter.book).by_player
    ranks = {rows[player].rank for player in players if player in rows}
    if len(players) < 2 or len(ranks) != 1:
        raise refuse("a lot is drawn among players who share a rank", "name players who are tied", "not-tied")
    if command.drawn:
        if sorted(command.drawn) != sorted(players):
            raise refuse("the drawn order names other players", "name the same players, best first", "lot")
        return [LotDrawn(command.drawn)]
    seed = matter.context.entropy.seed()
    return [LotDrawn(tuple(Chance(seed).shuffled(players)), seed)]


def confront(matter: Matter, command: Confront) -> list[AnyFact]:
    """The winner of the final confrontation is first (001 appendix A, R46)."""
    matter.must_run()
    return [ConfrontationWon(matter.entrant(command.winner).id)]


def undo(matter: Matter, command: Undo) -> list[AnyFact]:
    """Take back an act that nothing depends on."""
    matter.must_exist()
    act = next((act for act in acts(matter.history) if any(record.seq == command.seq for record in act)), None)
    if act is None:
        raise refuse(f"there is no record {command.seq}", "see `topcut journal`", "no-record")
    if act[0].seq != command.seq:
        raise refuse(f"record {command.seq} belongs to the act of record {act[0].seq}", "undo that one", "within-act")
    if command.seq == 1:
        raise refuse("the first record is the event itself", "delete the file instead", "first")
    if isinstance(act[0].fact, Undone):
        raise refuse(f"record {command.seq} is itself an undo", "do the thing again instead", "undo")
    if command.seq in undone(matter.history):
        raise refuse(f"record {command.seq} is undone already", "there is nothing to undo", "undone")
    later = dependants(matter.history, command.seq)
    if later:
        kind = type(next(r.fact for r in matter.history if r.seq == later[0])).__name__
        what = f"record {command.seq} cannot be undone: record {later[0]} ({kind}) depends on it"
        raise refuse(what, f"undo record {later[-1]} first", "depends")
    return [Undone(command.seq)]
