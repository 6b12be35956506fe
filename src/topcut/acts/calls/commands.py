"""What people want of calls for a judge."""

from __future__ import annotations

from typing import Annotated

from topcut.acts.command import Command
from topcut.acts.fields import of_words
from topcut.journal.fact import PlayerId, RoundNumber, Table
from topcut.messages.message import message


class CallJudge(Command, frozen=True):
    """An official is wanted at a table; `by` a player, or an official for the table where it is empty."""

    round: RoundNumber
    table: Table
    by: PlayerId = ""
    reason: Annotated[str, of_words(message("form-reason"), 200)] = ""  # read at a glance by whoever goes there


class TakeCall(Command, frozen=True):
    """An official goes there: the others need not."""

    round: RoundNumber
    table: Table
    who: Annotated[str, of_words(message("form-name"), 80)] = ""  # their name, where it is known


class AnswerCall(Command, frozen=True):
    """An official is there."""

    round: RoundNumber
    table: Table


class WithdrawCall(Command, frozen=True):
    """Nobody needs to come any more; `by` the player who called, or an official."""

    round: RoundNumber
    table: Table
    by: PlayerId = ""
