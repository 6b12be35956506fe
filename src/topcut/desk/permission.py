"""What a player may do for himself; everything else is for officials. Who somebody is, is settled before the desk."""

from __future__ import annotations

from topcut.desk import commands
from topcut.desk.matter import Matter
from topcut.refusal import refuse

_OF_HIMSELF = (
    commands.Withdraw,
    commands.Drop,
    commands.CheckIn,
    commands.ForfeitBye,
    commands.RejectSpecialRule,
    commands.GiveFeedback,
)
_OF_HIS_MATCH = (
    commands.Report,
    commands.Confirm,
    commands.Dispute,
    commands.Concede,
    commands.CallJudge,
    commands.WithdrawCall,
)


def must_be_his_own(matter: Matter, command: commands.Command) -> None:
    """Refuse what a player asks for beyond his own entry and his own match."""
    actor = matter.context.by
    if isinstance(command, _OF_HIMSELF) and command.player == actor:
        return
    if isinstance(command, _OF_HIS_MATCH) and command.by == actor:
        return
    raise refuse("desk-officials-only", player=matter.player(actor), command=type(command).__name__)
