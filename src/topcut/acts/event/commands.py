"""What people want of the event itself: its rules, its announcements, and what was taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from topcut.acts.command import Command
from topcut.acts.fields import Consent, Reason, Rounds, of_words
from topcut.journal.plan import Stage
from topcut.messages.message import message

Title = Annotated[str, of_words(message("form-title"), 200)]


class Create(Command, frozen=True):
    rulebook: Mapping[str, Any]  # a resolved rulebook document
    title: Title
    rounds: Rounds = 0
    date: str = ""
    plan: tuple[Stage, ...] = ()  # () = the one stage that the rulebook plays


class ChangeSettings(Command, frozen=True):
    """Choose otherwise than was announced, while the document lets a director."""

    settings: Mapping[str, Any]  # setting → value
    consent: Consent = ""
    reason: Reason = ""


class Announce(Command, frozen=True):
    """Tell everybody something."""

    text: Annotated[str, of_words(message("form-announcement"), 2_000)]
    until: Annotated[str, of_words(message("form-announced-until"), 40)] = ""  # "" = as long as the event is on


class TakeDown(Command, frozen=True):
    """An announcement has been read by everybody, or is wrong: the one of record `seq`."""

    seq: int


class Retitle(Command, frozen=True):
    """Correct the title, at any time."""

    title: Title


class Cancel(Command, frozen=True):
    """Call the event off before its first round; undoing it lets it take place after all."""

    reason: Reason = ""


class Undo(Command, frozen=True):
    """Take back the act that began with record `seq`."""

    seq: int
