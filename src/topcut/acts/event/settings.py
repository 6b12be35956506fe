"""Changing a setting after the event was made: until the document's moment, with what it asks for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from topcut.acts.event.commands import ChangeSettings
from topcut.acts.event.facts import SettingsChanged
from topcut.acts.matter import Matter
from topcut.acts.stages.plans import checked_plan
from topcut.journal.records import AnyFact
from topcut.limits import first_faults, natural
from topcut.messages.message import message
from topcut.play.settings import Moment, moment_of, needs
from topcut.refusal import Refusal, Refused, refusal, refuse
from topcut.rulebooks.choose import refused_value
from topcut.rulebooks.diff import what_changes
from topcut.rulebooks.load import changed
from topcut.rulebooks.model import Rulebook
from topcut.rulebooks.values import written


def change_settings(matter: Matter, command: ChangeSettings) -> list[AnyFact]:
    """Other choices than were announced; the rules that follow from them are written down with them."""
    matter.must_run()
    book = matter.book
    asked = _other_values(book, command.settings)
    too_late = [fault for name in asked for fault in _too_late(matter, name, command)]
    if too_late:
        raise Refused(*too_late)
    after = changed(book, asked)
    _must_fit(matter, after)
    values, tables = what_changes(book, after)
    consent, reason = matter.context.text(command.consent), matter.context.text(command.reason)
    return [SettingsChanged(asked, values, tables, consent, reason)]


def _other_values(book: Rulebook, settings: Mapping[str, Any]) -> dict[str, Any]:
    """What is to be different; refuses what is no setting, no value, or the plan's and not a setting's."""
    if "rounds" in settings:
        number = natural(str(settings["rounds"]))
        raise refuse("setting-rounds-of-the-plan", rounds="N" if number is None else number)
    if wrong := first_faults(_wrong_values(book, settings)):
        raise Refused(*wrong)
    asked = {name: written(book.settings[name], value) for name, value in settings.items()}
    asked = {name: value for name, value in asked.items() if value != book.settings[name].value}
    if not asked:
        raise refuse("setting-same")
    return asked


def _wrong_values(book: Rulebook, settings: Mapping[str, Any]) -> Iterator[Refusal]:
    """What cannot be chosen; where only the value is wrong, another one is the way out."""
    for name, value in settings.items():
        if wrong := refused_value(book, name, value):
            free = name in book.settings and book.settings[name].may != "nobody"
            yield replace(wrong, way=message("setting-way-another-value")) if free and wrong.way is None else wrong


def _too_late(matter: Matter, name: str, command: ChangeSettings) -> Iterator[Refusal]:
    """What the document asks for at this moment, where it was not given."""
    setting = matter.book.settings[name]
    needed = needs(setting, moment_of(matter.tournament))
    clause = setting.clause or "customary"
    if needed == "never":
        since = "start" if matter.tournament.started else "announcement"
        yield refusal("setting-too-late", setting=name, since=since, clause=clause)
    elif needed == "consent" and not command.consent:
        yield refusal("setting-without-consent", setting=name, who=setting.consent, clause=clause)
    elif needed == "reason" and not command.reason:
        since = "start" if moment_of(matter.tournament) is Moment.STARTED else "entries"
        yield refusal("setting-without-reason", setting=name, since=since, clause=clause)


def _must_fit(matter: Matter, after: Rulebook) -> None:
    """What has been done already must stay possible under the rules that would hold."""
    tournament, before = matter.tournament, matter.book
    most = after.integer("earned_bye_rounds")
    for entrant in tournament.entrants.values():
        if entrant.earned_byes > most and not entrant.withdrawn:
            raise refuse("setting-byes-brought", player=matter.player(entrant.id), byes=entrant.earned_byes)
    if tournament.limited and _drafts(before) != _drafts(after):
        raise refuse("setting-draft-begun")
    if tournament.scenario and before.text("scenario") != after.text("scenario"):
        raise refuse("setting-scenario-begun")
    checked_plan(tournament.plan, after)


def _drafts(book: Rulebook) -> tuple[object, ...]:
    """What a seating or a deal was made by."""
    return book.text("format"), book.integer("group_least"), book.integer("group_most"), book.flag("pool_swap")
