"""What people want of table numbers."""

from __future__ import annotations

from typing import Annotated

from topcut.acts.command import Command
from topcut.acts.fields import MOST_PLACE, of_number
from topcut.journal.fact import PlayerId
from topcut.messages.message import message

_Number = Annotated[int, of_number(message("form-table"), 0, MOST_PLACE)]


class NumberTables(Command, frozen=True):
    """The first and the last table of a stage, 0 = of all that have none of their own; first 0 = as before."""

    first: Annotated[int, of_number(message("form-first-table"), 0, MOST_PLACE)]
    last: Annotated[int, of_number(message("form-last-table"), 0, MOST_PLACE)] = 0
    stage: Annotated[int, of_number(message("form-stage"), 0, MOST_PLACE)] = 0


class FixTable(Command, frozen=True):
    """Somebody needs the same table in every round; 0 = no longer."""

    player: PlayerId
    table: _Number = 0


class SetFeatureTable(Command, frozen=True):
    """The table for the pairing that leads; 0 = none."""

    table: _Number = 0


class ChooseFeature(Command, frozen=True):
    """Whose match has the feature table in the next round; "" = the pairing that leads."""

    player: PlayerId = ""
