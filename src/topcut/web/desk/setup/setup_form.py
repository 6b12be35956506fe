"""A new event out of a form: the rules with the director's choices, the plan, what is known of it beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Struct

from topcut.acts.entries.decide import MOST_PLAYERS
from topcut.acts.fields import of_number
from topcut.acts.stages.asked import stages_asked
from topcut.acts.stages.plans import checked_plan, must_have_none, must_say_how_many
from topcut.answers.plan import match_told
from topcut.journal.plan import has_rounds
from topcut.journal.state import Entrant, Tournament
from topcut.messages.message import Message, Messages, message
from topcut.play.advice import advice, rounds_told
from topcut.play.clock import time_limit, timed_words
from topcut.play.limited.pod_rounds import recommended_rounds
from topcut.play.plan_told import stage_told
from topcut.play.settings import changeable
from topcut.play.stages import plan_of
from topcut.play.timetable import timetable
from topcut.rulebooks.choose import with_choices
from topcut.rulebooks.describe import Section, describe
from topcut.rulebooks.describe_values import value_told
from topcut.rulebooks.load import build
from topcut.rulebooks.model import Rulebook, Setting
from topcut.rulebooks.values import as_text, from_text
from topcut.rulebooks.vocabulary import FEATURES
from topcut.web.desk.setup.details import is_hour, minutes_of
from topcut.web.desk.setup.plan_files import NOTHING_SENT, Sent, with_files
from topcut.web.desk.setup.plan_form import asked
from topcut.web.site.fields import read

USUAL_START = "10:00"
_LEFT_TO_THE_PLAN = ("bracket_games",)
_SHOWN = ("describe-results", "describe-standings", "describe-pairing", "describe-rounds")


class Choice(Struct, frozen=True):
    """A value that can be chosen."""

    value: str
    words: Message
    chosen: bool


class SettingField(Struct, frozen=True):
    """A setting that a director may change, as a field."""

    name: str  # of the field: o_time_limit
    title: str
    value: str
    default: str
    hint: Message  # what the rulebook says
    choices: tuple[Choice, ...] = ()
    number: bool = False

    @property
    def differs(self) -> bool:
        return self.value.strip() != self.default


class Expected(Struct, frozen=True):
    """How many may come."""

    players: Annotated[int, of_number(message("form-players"), 0, MOST_PLAYERS)] = 0


class Hour(Struct, frozen=True):
    """A line of the timetable."""

    at: str  # "10:00"; "" where nobody can say
    name: Message
    played: bool = True


class Day(Struct, frozen=True):
    """The timetable of the event: for so many players, by the clock of the hall."""

    hours: tuple[Hour, ...]
    ends: str  # "19:50"; "" where a part has no time limit
    players: int
    rounds: int  # Swiss rounds and matches of pods
    cut: int


class Meant(Struct, frozen=True):
    """What a filled form means: the event as it would be announced."""

    book: Rulebook
    tournament: Tournament
    plan: tuple[Message, ...]  # a sentence for each stage
    advice: tuple[Message, ...]
    rounds: Message
    time: Message
    day: Day


# The settings --------------------------------------------------------------------------------------------------------


def setting_fields(book: Rulebook, typed: Mapping[str, str]) -> list[SettingField]:
    """Everything that the document lets a director change, but for what the plan's own fields ask."""
    return [setting_field(book, one, typed) for one in changeable(book) if one.name not in _LEFT_TO_THE_PLAN]


def setting_field(book: Rulebook, setting: Setting, typed: Mapping[str, str]) -> SettingField:
    value = typed.get(f"o_{setting.name}", as_text(setting.value))
    return SettingField(
        f"o_{setting.name}",
        setting.title,
        value,
        as_text(setting.value),
        _hint(book, setting),
        tuple(Choice(one, words, one == value) for one, words in _choices(book, setting).items()),
        setting.kind == "integer",
    )


def _hint(book: Rulebook, setting: Setting) -> Message:
    return message(
        "web-new-rule-says",
        says=value_told(book, setting.name, setting.value),
        least="" if setting.least is None else str(setting.least),
        most="" if setting.most is None else str(setting.most),
    )


def _choices(book: Rulebook, setting: Setting) -> dict[str, Message]:
    """What can be chosen, as it would be typed, and in words; the value that stands first among the features."""
    values: tuple[str | bool, ...] = (True, False) if setting.kind == "flag" else ()
    if setting.name in FEATURES:
        values = (as_text(setting.value), *(one.name for one in book.features if one.group == setting.name))
    elif setting.kind == "choice":
        values = setting.choices
    return {as_text(one): value_told(book, setting.name, one) for one in values}


def options(book: Rulebook, typed: Mapping[str, str]) -> dict[str, Any]:
    """What was changed; a value left at its default stays the rulebook's, so that a chosen format can change it."""
    changed = {}
    for setting in book.settings.values():
        text = typed.get(f"o_{setting.name}")
        if setting.may == "director" and text is not None and text.strip() != as_text(setting.value):
            changed[setting.name] = from_text(setting, text)
    return changed


# The whole form ------------------------------------------------------------------------------------------------------


def meant(rules: Rulebook, typed: Mapping[str, str], sent: Sent = NOTHING_SENT) -> Meant:
    """The event that the form describes; raises `Refused` with everything that is wrong."""
    book = build(with_choices(rules, options(rules, typed)))
    plan = with_files(asked(typed), sent)
    made = checked_plan(stages_asked(plan, book), book)
    must_have_none(made, plan.rounds)
    must_say_how_many(made, plan.rounds)
    expected = read(Expected, typed).players
    entrants = {f"p{n}": Entrant(f"p{n}", n) for n in range(1, expected + 1)}
    tournament = Tournament(rulebook=book.source, plan=made, rounds_planned=plan.rounds, entrants=entrants)
    stages = range(1, len(plan_of(tournament, book)) + 1)
    told = tuple(stage_told(tournament, book, number) for number in stages)
    minded = tuple(advice(tournament, book)) if expected else ()
    rounds = _rounds(tournament, book, plan.cut, expected)
    return Meant(book, tournament, told, minded, rounds, _time(book), day_of(tournament, book, typed.get("start", "")))


def day_of(tournament: Tournament, book: Rulebook, start: str) -> Day:
    """The timetable by the clock, from when the event begins; ten in the morning where nobody has said."""
    known = timetable(tournament, book)
    first = minutes_of(start) if is_hour(start) else minutes_of(USUAL_START)
    hours = tuple(Hour(_clock(first, slot.begins), slot.name, slot.played) for slot in known.slots)
    cut = next((stage.take for stage in tournament.plan if stage.take), 0)
    brackets = {"bracketname-kind", "bracketname-round", "stagename-confrontation"}
    rounds = sum(slot.played and slot.name.id not in brackets for slot in known.slots)
    return Day(hours, _clock(first, known.ends), len(tournament.entrants), rounds, cut)


def _clock(first: int, after: int | None) -> str:
    """ "13:05"; past midnight the hours begin anew."""
    if after is None:
        return ""
    hour, minute = divmod((first + after) % (24 * 60), 60)
    return f"{hour}:{minute:02d}"


def _rounds(tournament: Tournament, book: Rulebook, cut: int, expected: int) -> Message:
    if not has_rounds(tournament.plan):
        return message("stageplan-gathering")
    if tournament.rounds_planned:
        return rounds_told(book, tournament.rounds_planned)
    if not expected:
        return message("web-new-rounds-by-rulebook")
    wanted = recommended_rounds(tournament, book, 1, expected, cut)
    if not wanted:
        return message("web-new-no-rounds-recommended", players=expected)
    return message("web-new-rounds-for", rounds=rounds_told(book, wanted), players=expected)


def _time(book: Rulebook) -> Message:
    minutes = time_limit(book)
    return timed_words(book, minutes) if minutes else message("web-new-no-time-limit")


def in_short(book: Rulebook) -> Messages:
    """How a game is played: the match, the time of a round."""
    return (match_told(book), _time(book))


def defaults(book: Rulebook) -> list[Section]:
    """The rules in plain words, as far as a director decides by them."""
    return [section for section in describe(book) if section.heading.id in _SHOWN]
