"""The settings of an event: which may still change now and at what price, what was changed, what was chosen."""

from __future__ import annotations

from enum import Enum
from typing import Any, Literal

from topcut.journal.state import SettingChange, Tournament
from topcut.messages.message import Message, message
from topcut.play.clock import chosen_features
from topcut.rulebooks.describe_values import setting_told, value_told
from topcut.rulebooks.model import Rulebook, Setting
from topcut.rulebooks.procedures import holds
from topcut.rulebooks.vocabulary import FEATURES

Needs = Literal["nothing", "reason", "consent", "never"]
_OF_THE_PLAN = ("rounds",)


class Moment(Enum):
    """How far an event is: what a document calls announced is so for everybody who has entered."""

    MADE = 0
    ENTERED = 1
    STARTED = 2
    FINISHED = 3


def moment_of(tournament: Tournament) -> Moment:
    if tournament.finished:
        return Moment.FINISHED
    if tournament.started:
        return Moment.STARTED
    return Moment.ENTERED if any(not one.withdrawn for one in tournament.entrants.values()) else Moment.MADE


def needs(setting: Setting, moment: Moment) -> Needs:
    """What a change of a setting asks for at this moment; "never" where its moment has passed."""
    if setting.may != "director" or moment is Moment.FINISHED:
        return "never"
    if setting.until == "finish" or moment is Moment.MADE:
        return "nothing"
    if moment is Moment.ENTERED:
        return "nothing" if setting.until == "start" else "consent" if setting.consent else "reason"
    if setting.consent:
        return "consent"
    return "reason" if setting.deviation else "never"


def changeable(book: Rulebook) -> list[Setting]:
    """Everything that a director may choose or could have chosen, in the rulebook's order."""
    return [one for one in book.settings.values() if one.may == "director" and one.name not in _OF_THE_PLAN]


def deviations(book: Rulebook) -> list[Message]:
    """What this event plays otherwise than its document prints, to be announced (002 Appendix B); features apart."""
    by_feature = {name for feature in chosen_features(book) for name in feature.set}
    own = [name for name in book.printed if name not in FEATURES and _is_own(book, name, by_feature)]
    return [_instead(book, name, book.settings[name].value, book.printed[name]) for name in own]


def announced(book: Rulebook) -> list[Message]:
    """What its director announces though it is as printed, where it matters: a draw or the tie-break (002 2.5.1)."""
    told = [one for one in book.settings.values() if one.announced and one.name not in book.printed]
    return [setting_told(book, one.name, one.value) for one in told if holds(book, one.where)]


def _is_own(book: Rulebook, name: str, by_feature: set[str]) -> bool:
    """Chosen by itself; what a chosen format or set of rules brings is told with that."""
    return name in (book.chosen or {}) or name not in by_feature


def change_told(book: Rulebook, change: SettingChange) -> Message:
    """ "Time limit of a round in minutes: 60 instead of 75"."""
    return _instead(book, change.name, change.after, change.before)


def _instead(book: Rulebook, name: str, after: Any, before: Any) -> Message:
    return message("settings-instead", setting=setting_told(book, name, after), before=value_told(book, name, before))


def changes_of(tournament: Tournament, book: Rulebook) -> list[SettingChange]:
    """What the director asked to be otherwise than announced, the latest first; what followed is in the journal."""
    return [change for change in reversed(tournament.changes) if change.asked and change.name in book.settings]
