"""(tournament, history, rulebook, command) → facts or refusals: who may do what when is decided below here."""

from __future__ import annotations

from collections.abc import Sequence

from topcut.acts.command import Command
from topcut.acts.context import Context
from topcut.acts.event.commands import Create
from topcut.acts.expects import must_still_be
from topcut.acts.fields import faults, trimmed
from topcut.acts.handling import must_be_allowed
from topcut.acts.matter import Matter
from topcut.desk.slices import AFTER_THE_END, HANDLING
from topcut.journal.records import AnyFact, Record
from topcut.journal.state import Tournament
from topcut.limits import raise_faults
from topcut.refusal import Refused, refuse
from topcut.rulebooks.model import Rulebook


def decide(
    tournament: Tournament,
    history: Sequence[Record],
    rulebook: Rulebook | None,
    command: Command,
    context: Context,
) -> list[AnyFact]:
    """The facts that follow from a command; raises Refused, and then nothing has happened."""
    matter = Matter(tournament, history, rulebook, context)
    try:
        return _decided(matter, command)
    except Refused as refused:
        raise refused.named(matter.player) from None


def _decided(matter: Matter, command: Command) -> list[AnyFact]:
    if not isinstance(command, Create):
        matter.must_exist()
    handling = HANDLING[type(command)]
    must_be_allowed(handling, command, matter.context.actor, matter)
    if matter.tournament.finished and type(command) not in AFTER_THE_END:
        raise refuse("event-finished")
    if matter.context.expects is not None:
        must_still_be(matter, matter.context.expects)
    asked = trimmed(command)
    raise_faults(list(faults(asked)))
    return handling.decide(matter, asked)
