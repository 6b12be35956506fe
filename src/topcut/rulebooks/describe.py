"""A rulebook as rules that a person can read, each with its clause."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from topcut.messages.message import Message, message
from topcut.rulebooks.describe_features import feature_told
from topcut.rulebooks.describe_values import setting_told, settings_told, value_told
from topcut.rulebooks.model import (
    Between,
    Ending,
    Observation,
    Procedure,
    ResultCode,
    RoundsFor,
    Rulebook,
    Setting,
    Step,
    When,
)
from topcut.rulebooks.procedures import choices_of, named, only_where
from topcut.rulebooks.vocabulary import STEPS


class RuleLine(Struct, frozen=True):
    """One rule and where it is printed."""

    text: Message
    clause: str = ""


class Section(Struct, frozen=True):
    """A heading and the rules under it."""

    heading: Message
    lines: tuple[RuleLine, ...]


def procedures_told(procedures: Iterable[Procedure], all_of: Rulebook | None = None) -> list[Section]:
    """What is done at the table, each procedure step by step; its clause stands at the first one.

    Of a rulebook with its choices still open it is told where each of them holds.
    """
    return [Section(_heading(one, all_of), tuple(_steps(one))) for one in procedures]


def _heading(one: Procedure, all_of: Rulebook | None) -> Message:
    where = only_where(all_of, one) if all_of else ()
    return message("procedure-where", name=named(one), where=where) if where else named(one)


def _steps(one: Procedure) -> Iterator[RuleLine]:
    for number, step in enumerate(one.steps):
        yield RuleLine(message("describe-printed", text=step), "" if number else one.clause)


def describe(book: Rulebook) -> list[Section]:
    """The whole rulebook in plain words; empty sections are left out."""
    endings = tuple(RuleLine(_ending(one), one.clause) for one in book.endings.values())
    sections = [
        Section(message("describe-document"), tuple(_document(book))),
        Section(
            message("describe-results"), tuple(RuleLine(_result(one), one.clause) for one in book.results.values())
        ),
        Section(message("describe-endings"), endings),
        Section(
            message("describe-observations"),
            tuple(RuleLine(_observation(book, o), o.clause) for o in book.observations),
        ),
        Section(message("describe-standings"), tuple(_chain(book))),
        Section(message("describe-pairing"), tuple(_criteria(book))),
        Section(message("describe-rounds"), tuple(_rounds(book))),
        Section(
            message("describe-settings"),
            tuple(RuleLine(_setting(book, one), one.clause) for one in book.settings.values()),
        ),
        Section(message("describe-follows"), tuple(RuleLine(_when(book, one), one.clause) for one in book.when)),
        Section(message("describe-formats"), tuple(_features(book, "format"))),
        Section(message("describe-card-pools"), tuple(_features(book, "card_pool"))),
        Section(message("describe-sets-of-rules"), tuple(_features(book, "rules"))),
        Section(message("describe-scenarios"), tuple(_features(book, "scenario"))),
        Section(message("describe-tasks"), tuple(_tasks(book))),
    ]
    return [section for section in sections if section.lines]


def _tasks(book: Rulebook) -> Iterator[RuleLine]:
    for one in book.tasks:
        where = tuple(setting_told(book, name, value) for name, value in choices_of(one.where))
        told = message("describe-task", text=one.text, when=one.when, kind=one.kind, only=one.only or "all")
        yield RuleLine(message("describe-task-where", task=told, where=where) if where else told, one.clause)


def _document(book: Rulebook) -> Iterator[RuleLine]:
    yield RuleLine(message("describe-title", title=book.title, name=book.name, play=book.play))
    yield RuleLine(message("describe-edition", document=book.document, edition=book.edition))
    for ruling in book.rulings:
        yield RuleLine(message("describe-ruling", ruling=ruling))


def _result(one: ResultCode) -> Message:
    return message("describe-facts", facts=tuple(_facts_of_result(one)))


def _facts_of_result(one: ResultCode) -> Iterator[Message]:
    yield message("describe-result", code=one.code, name=one.name, points=one.points)
    if one.opposite:
        yield message("describe-opposite", results=one.opposite)
    if one.alone:
        yield message("describe-also-alone") if one.opposite else message("describe-alone")
    if one.games:
        yield message("describe-alone-games", won=one.games[0], lost=one.games[1])
    if one.schedule != "opponent":
        yield message("describe-schedule", schedule=one.schedule)
    if one.bye:
        yield message("describe-one-bye")
    if not one.rated:
        yield message("describe-not-rated")


def ending_told(how: str) -> Message:
    """ "time ran out"."""
    return message("rulename-ending", how=how)


def _ending(one: Ending) -> Message:
    told, facts = message("describe-ending", how=one.how, means=ending_told(one.how)), tuple(_facts_of_ending(one))
    return message("describe-ending-with", ending=told, facts=facts) if facts else told


def _facts_of_ending(one: Ending) -> Iterator[Message]:
    if one.results or one.level:
        yield message("describe-decided", by=one.decided_by)
    if one.results:
        yield message("describe-against", first=one.results[0], second=one.results[1])
    if one.level:
        yield message("describe-level", who="all" if one.decided_by == "nobody" else "level", result=one.level)
    if one.differential != "none":
        yield message("describe-differential", differential=one.differential)


def _observation(book: Rulebook, one: Observation) -> Message:
    facts = tuple(_facts_of_observation(book, one))
    return message("describe-observation", title=one.title, name=one.name, facts=facts)


def _facts_of_observation(book: Rulebook, one: Observation) -> Iterator[Message]:
    yield message("describe-observed-of", of=one.of)
    if one.numbers:
        yield message("describe-observed-numbers", numbers=one.numbers)
    if one.of != "game-seat":
        yield message("describe-observed-range", least=one.least, most=one.most)
    yield message("describe-observed-asked", asked=one.asked)
    if one.counts:
        yield message("describe-observed-counts", counts=one.counts)
    if one.scenario:
        feature = book.feature("scenario", one.scenario)
        yield message("describe-observed-scenario", scenario=feature.title if feature else one.scenario)


def _chain(book: Rulebook) -> Iterator[RuleLine]:
    yield RuleLine(message("describe-points"))
    number = 1
    for link in book.chain:
        if isinstance(link, Step):
            number += 1
            yield RuleLine(_step(book, number, link), link.clause)
        else:
            yield RuleLine(_between(link), link.clause)


def _step(book: Rulebook, number: int, link: Step) -> Message:
    name, title = message("standing-step", step=STEPS[link.step].value), message("rulename-step", step=link.step)
    parameters = tuple(_parameter(book, *one) for one in link.with_.items())
    if not parameters:
        return message("describe-step", number=number, name=name, title=title)
    return message("describe-step-with", number=number, name=name, title=title, parameters=parameters)


def _parameter(book: Rulebook, key: str, value: Any) -> Message:
    name = message("rulename-parameter", parameter=key)
    if isinstance(value, bool):
        return message("describe-parameter", name=name) if value else message("describe-parameter-off", name=name)
    if isinstance(value, list):
        return message("describe-parameter-list", values=tuple(map(str, value)))
    titles = {one.name: one.title for one in book.observations}  # `name` is the one that players are ranked by
    return message("describe-parameter-value", name=name, value=titles.get(str(value), str(value)))


def _between(link: Between) -> Message:
    what = message("rulename-between", between=link.between)
    return message("describe-between", group=link.group, step=link.from_step, what=what)


def _criteria(book: Rulebook) -> Iterator[RuleLine]:
    for number, one in enumerate(book.criteria, 1):
        means = message("rulename-criterion", criterion=one.name)
        yield RuleLine(message("describe-criterion", number=number, means=means, name=one.name), one.clause)


def _rounds(book: Rulebook) -> Iterator[RuleLine]:
    for line in book.rounds:
        yield RuleLine(message("describe-rounds-for", players=_field(line), rounds=line.rounds), line.clause)
    for cut in book.rounds_for_cut:
        yield RuleLine(message("describe-before-a-cut", cut=cut.cut, more=cut.more), cut.clause)


def _field(line: RoundsFor) -> Message:
    if line.to is None:
        return message("describe-or-more", players=line.players)
    if line.to == line.players:
        return message("describe-exactly", players=line.players)
    return message("describe-to", players=line.players, to=line.to)


def _setting(book: Rulebook, one: Setting) -> Message:
    told = message("describe-setting", title=one.title, value=value_told(book, one.name, one.value), name=one.name)
    if one.may != "director":
        return told
    told = message("describe-may-change", setting=told, until=one.until)
    if one.consent:
        told = message("describe-with-consent", setting=told, who=one.consent)
    elif one.until == "announcement":
        told = message("describe-with-reason", setting=told)
    return message("describe-as-deviation", setting=told) if one.deviation else told


def _when(book: Rulebook, one: When) -> Message:
    facts = tuple(_facts_of_when(book, one))
    if one.least is not None:
        return message("describe-when-least", setting=one.setting, least=one.least, facts=facts)
    return message("describe-when", setting=one.setting, value=value_told(book, one.setting, one.is_), facts=facts)


def _facts_of_when(book: Rulebook, one: When) -> Iterator[Message]:
    if one.requires:
        yield message("describe-required", pairs=settings_told(book, one.requires))
    if one.set:
        yield settings_told(book, one.set)
    if one.order:
        yield message("describe-tie-breakers", steps=value_told(book, "order", one.order))
    if one.criteria:
        yield message("describe-criteria", names=one.criteria)


def _features(book: Rulebook, group: str) -> Iterator[RuleLine]:
    for one in book.features:
        if one.group == group:
            yield RuleLine(feature_told(book, one), one.clause)
