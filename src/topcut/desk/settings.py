"""Changing a setting after the event was made: until the document's moment, with what it asks for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from topcut.desk.commands import ChangeSettings
from topcut.desk.matter import Matter
from topcut.desk.plans import checked_plan
from topcut.journal.records import AnyFact, SettingsChanged
from topcut.limits import natural
from topcut.play.settings import Moment, moment_of, needs
from topcut.refusal import Refusal, Refusal_, Refused, refuse_
from topcut.rulebooks.choose import refused_values
from topcut.rulebooks.diff import what_changes
from topcut.rulebooks.load import changed
from topcut.rulebooks.model import Rulebook
from topcut.rulebooks.values import written


def change_settings(matter: Matter, command: ChangeSettings) -> list[AnyFact]:
    """Other choices than were announced; the rules that follow from them are written down with them."""
    matter.must_run()
    book = matter.book
    asked = _other_values(book, command.settings)
    refusals = [refusal for name in asked for refusal in _too_late(matter, name, command)]
    if refusals:
        raise Refused(*refusals)
    after = changed(book, asked)
    _must_fit(matter, after)
    values, tables = what_changes(book, after)
    consent, reason = matter.context.text(command.consent), matter.context.text(command.reason)
    return [SettingsChanged(asked, values, tables, consent, reason)]


def _other_values(book: Rulebook, settings: Mapping[str, Any]) -> dict[str, Any]:
    """What is to be different; refuses what is no setting, no value, or the plan's and not a setting's."""
    if "rounds" in settings:
        number = natural(str(settings["rounds"]))
        do = f"use `topcut rounds {'N' if number is None else number}`, or the page with the plan"
        raise refuse_("rounds: the number of rounds belongs to the plan", do, "option-plan")
    refusals = refused_values(book, settings)
    if refusals:
        raise Refused(*(_with_a_way_out(refusal) for refusal in refusals))
    asked = {name: written(book.settings[name], value) for name, value in settings.items()}
    asked = {name: value for name, value in asked.items() if value != book.settings[name].value}
    if not asked:
        raise refuse_("everything is as it was", "say what is to be different: time_limit=60", "same")
    return asked


def _with_a_way_out(refusal: Refusal) -> Refusal:
    return refusal if refusal.do else Refusal_(refusal.what, "choose another value", refusal.code)


def _too_late(matter: Matter, name: str, command: ChangeSettings) -> Iterator[Refusal]:
    """What the document asks for at this moment, where it was not given."""
    setting = matter.book.settings[name]
    needed = needs(setting, moment_of(matter.tournament))
    because = f" ({setting.clause})" if setting.clause not in ("", "customary") else ""
    if needed == "never":
        since = "the event has started" if matter.tournament.started else "it was announced"
        yield Refusal_(f"{name}: it cannot change any more, {since}{because}", "leave it as it is", "too-late")
    elif needed == "consent" and not command.consent:
        what = f"{name}: it changes only with the consent of {setting.consent} now{because}"
        yield Refusal_(what, f'record it: --consent "{setting.consent}"', "consent")
    elif needed == "reason" and not command.reason:
        since = "the event has started" if moment_of(matter.tournament) is Moment.STARTED else "players have entered"
        yield Refusal_(f"{name}: it was announced, and {since}{because}", "say why it changes (--reason)", "reason")


def _must_fit(matter: Matter, after: Rulebook) -> None:
    """What has been done already must stay possible under the rules that would hold."""
    tournament, before = matter.tournament, matter.book
    most = after.integer("earned_bye_rounds")
    for entrant in tournament.entrants.values():
        if entrant.earned_byes > most and not entrant.withdrawn:
            what = f"earned_bye_rounds: {matter.name(entrant.id)} brings {entrant.earned_byes} earned byes"
            raise refuse_(what, f"choose at least {entrant.earned_byes}", "earned-byes")
    if tournament.limited and _drafts(before) != _drafts(after):
        raise refuse_("the draft is seated or dealt already", "undo that first (`topcut journal`)", "limited-begun")
    if tournament.scenario and before.text("scenario") != after.text("scenario"):
        raise refuse_("the scenario has begun", "undo its acts first (`topcut journal`)", "scenario-begun")
    checked_plan(tournament.plan, after)


def _drafts(book: Rulebook) -> tuple[object, ...]:
    """What a seating or a deal was made by."""
    return book.text("format"), book.integer("group_least"), book.integer("group_most"), book.flag("pool_swap")
