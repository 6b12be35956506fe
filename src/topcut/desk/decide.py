"""(tournament, history, rulebook, command) → facts or refusals: who may do what when is decided below here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from topcut.desk import (
    calls,
    clock,
    closing,
    commands,
    ending,
    entries,
    late,
    limited,
    packs,
    plans,
    results,
    rounds,
    scenarios,
    settings,
    stages,
)
from topcut.desk.matter import Matter
from topcut.desk.permission import must_be_his_own
from topcut.desk.ports import Context
from topcut.journal.records import AnyFact, Record
from topcut.journal.state import Tournament
from topcut.refusal import Refused, refuse
from topcut.rulebooks.model import Rulebook

LONGEST = 10_000  # signs of a reason, an announcement, a seed

_DECIDERS: Mapping[type[commands.Command], Callable[[Matter, Any], list[AnyFact]]] = {
    commands.Create: rounds.create,
    commands.Enter: entries.enter,
    commands.Withdraw: entries.withdraw,
    commands.ReEnter: entries.re_enter,
    commands.ForfeitBye: entries.forfeit_bye,
    commands.CheckIn: entries.check_in,
    commands.Drop: entries.drop,
    commands.Start: rounds.start,
    commands.ChangeRounds: closing.change_rounds,
    commands.ChangeSettings: settings.change_settings,
    commands.Draw: rounds.draw,
    commands.Swap: rounds.swap,
    commands.Post: rounds.post,
    commands.SeatLate: late.seat_late,
    commands.WithdrawRound: closing.withdraw_round,
    commands.Finish: closing.finish,
    commands.ChangePlan: plans.change_plan,
    commands.OpenStage: stages.open_stage,
    commands.Join: stages.join,
    commands.SplitPrizes: stages.split_prizes,
    commands.Report: results.report,
    commands.Confirm: results.confirm,
    commands.Dispute: results.dispute,
    commands.Settle: results.settle,
    commands.Correct: results.correct,
    commands.Concede: results.concede,
    commands.NoShow: results.no_show,
    commands.BothLose: results.both_lose,
    commands.Incomplete: results.incomplete,
    commands.Delay: results.delay,
    commands.CallJudge: calls.call_judge,
    commands.AnswerCall: calls.answer_call,
    commands.WithdrawCall: calls.withdraw_call,
    commands.DealPacks: packs.deal_packs,
    commands.DrawLot: ending.draw_lot,
    commands.Confront: ending.confront,
    commands.Undo: ending.undo,
    commands.SeatGroups: limited.seat_groups,
    commands.SwapPools: limited.swap_pools,
    commands.Suspend: limited.suspend,
    commands.DrawPick: limited.draw_pick,
    commands.StartClock: clock.start_clock,
    commands.PauseClock: clock.pause_clock,
    commands.ResumeClock: clock.resume_clock,
    commands.AddTime: clock.add_time,
    commands.SetDeadline: clock.set_deadline,
    commands.Announce: clock.announce,
    commands.ListSpecialRules: scenarios.list_special_rules,
    commands.RejectSpecialRule: scenarios.reject_special_rule,
    commands.EndGame: scenarios.end_game,
    commands.Donate: scenarios.donate,
    commands.CountDrinks: scenarios.count_drinks,
    commands.GiveFeedback: scenarios.give_feedback,
    commands.Award: scenarios.award,
}


def decide(
    tournament: Tournament,
    history: Sequence[Record],
    rulebook: Rulebook | None,
    command: commands.Command,
    context: Context,
) -> list[AnyFact]:
    """The facts that follow from a command; raises Refused, and then nothing has happened."""
    matter = Matter(tournament, history, rulebook, context)
    try:
        return _decided(matter, command)
    except Refused as refused:
        raise refused.named(matter.player) from None


def _decided(matter: Matter, command: commands.Command) -> list[AnyFact]:
    if not isinstance(command, commands.Create):
        matter.must_exist()
    if matter.context.by in matter.tournament.entrants:
        must_be_his_own(matter, command)
    command = _trimmed(command)
    return _DECIDERS[type(command)](matter, command)


def _trimmed(command: commands.Command) -> commands.Command:
    """A reason of blanks is no reason, and one without end is for no page and no journal."""
    fields = {name: getattr(command, name) for name in command.__struct_fields__}
    words = {name: word.strip() for name, word in fields.items() if isinstance(word, str)}
    for name, word in words.items():
        if len(word) > LONGEST and name != "cards":  # a list of them, which has its own limit
            raise refuse("desk-text-too-long", field=name, signs=len(word), most=LONGEST)
    return replace(command, **words)
