"""What people want of the event itself: its rules, its announcements, and what was taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from topcut.acts.command import Command
from topcut.journal.plan import Stage


class Create(Command, frozen=True):
    rulebook: Mapping[str, Any]  # a resolved rulebook document
    title: str
    rounds: int = 0
    date: str = ""
    plan: tuple[Stage, ...] = ()  # () = the one stage that the rulebook plays


class ChangeSettings(Command, frozen=True):
    """Choose otherwise than was announced, while the document lets a director."""

    settings: Mapping[str, Any]  # setting → value
    consent: str = ""
    reason: str = ""


class Announce(Command, frozen=True):
    text: str


class Undo(Command, frozen=True):
    """Take back the act that began with record `seq`."""

    seq: int
