"""A director's checklist of an event: what to see to, bring and say, when, and by which clause (001 2, 4, 7, 13)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

from msgspec import Struct

from topcut.acts.listing.notice import begins_at
from topcut.answers.checklist_community import after_the_end, of_program
from topcut.answers.checklist_line import ChecklistLine, When, line
from topcut.answers.event_view import EventView
from topcut.answers.registration import registration_answer
from topcut.messages.message import Message, message
from topcut.play.clock import building_periods, chosen_features, period_told, time_limit, timed_words, warnings_at
from topcut.play.plan_told import stage_told
from topcut.play.settings import announced, deviations
from topcut.rulebooks.model import Rulebook
from topcut.rulebooks.printed import value_texts
from topcut.rulebooks.procedures import at_time, holds
from topcut.rulebooks.task import Task

_ORDER: tuple[When, ...] = get_args(When)
_KINDS = ("do", "bring", "announce", "players")


class ChecklistPart(Struct, frozen=True):
    """Everything for one moment of the event."""

    when: When
    heading: Message
    lines: tuple[ChecklistLine, ...]


class ChecklistAnswer(Struct, frozen=True):
    """From before it is listed until its results are in."""

    parts: tuple[ChecklistPart, ...]
    done: int  # as far as the event itself knows
    known: int  # of how many it knows


def checklist_answer(view: EventView, now: str) -> ChecklistAnswer:
    """What this event asks of its director, and what of it is done at this moment."""
    lines = sorted((*_own(view, now), *of_program(view), *after_the_end(view, now)), key=_order)
    parts = tuple(
        ChecklistPart(when, message("checklist-when", when=when), found)
        for when in _ORDER
        if (found := tuple(one for one in lines if one.when == when))
    )
    return ChecklistAnswer(
        parts, sum(one.state == "done" for one in lines), sum(one.state != "unknown" for one in lines)
    )


def _order(one: ChecklistLine) -> int:
    return _KINDS.index(one.kind)


def _own(view: EventView, now: str) -> Iterator[ChecklistLine]:
    """By its rulebook, whatever its community."""
    yield from _documents(view.book)
    yield from (_task(one) for one in view.book.tasks if _is_asked(view, one))
    yield from _entering(view, now)
    yield from _announced(view)
    yield from _while_it_runs(view)


def _is_asked(view: EventView, task: Task) -> bool:
    lists = view.tournament.listing.deck_lists
    return holds(view.book, task.where) and (task.only != "deck-lists" or lists)


def _task(task: Task) -> ChecklistLine:
    return line(task.when, message("checklist-printed", text=task.text), task.clause, kind=task.kind)


def _documents(book: Rulebook) -> Iterator[ChecklistLine]:
    """What the rulebook and what was chosen require, then what they recommend."""
    features, said = chosen_features(book), set[str]()
    of_book = book.settings["documents"].clause if "documents" in book.settings else ""
    required: list[tuple[str, str]] = [(name, of_book) for name in value_texts(book, "documents")]
    required += [(name, feature.clause) for feature in features for name in feature.requires]
    recommended: list[tuple[str, str]] = [(name, feature.clause) for feature in features for name in feature.recommends]
    for names, how in ((required, "required"), (recommended, "recommended")):
        for name, clause in names:
            if name not in said:
                said.add(name)
                yield line("before", message("checklist-document", document=name, how=how), clause, kind="bring")


def _entering(view: EventView, now: str) -> Iterator[ChecklistLine]:
    """The players: who has entered, whether entering is over, who is here."""
    tournament, active = view.tournament, view.active
    yield line("before", message("checklist-player-list", players=active), "", kind="bring")
    answer = registration_answer(view, now)
    if answer.closes or answer.state == "begun":
        over = answer.state in ("closed", "begun", "cancelled")
        yield line("start", message("checklist-entering-closed"), "", done=over)
    here = sum(one.checked_in for one in tournament.entrants.values() if one.active)
    if active and not view.online and not (tournament.started and not here):
        told = message("checklist-here", here=here, players=active)
        yield line("start", told, _clause(view.book, "check_in_before"), done=here == active)
    if tournament.listing.deck_lists:
        yield line("start", message("checklist-deck-lists"), "")


def _announced(view: EventView) -> Iterator[ChecklistLine]:
    """What everybody knows before round one: rounds, cut, times, and whatever the document has announced."""
    book, planned = view.book, view.tournament.rounds_planned
    swiss = any(stage.kind == "swiss" for stage in view.plan)
    if swiss:
        told = message(
            "checklist-rounds",
            rounds=planned or book.recommended_rounds(view.active) or 0,
            said="yes" if planned else "no",
        )
        yield _said(told, _clause(book, "rounds"), done=bool(planned) or view.tournament.started)
    for number, stage in enumerate(view.plan, start=1):
        if stage.kind == "bracket" or number > 1 or stage.heat:
            told = message("checklist-stage", stage=stage_told(view.tournament, book, number))
            fixed = _clause(book, "bracket_fixed") if stage.kind == "bracket" else ""
            yield _said(told, fixed, done=bool(view.tournament.plan))
    if minutes := time_limit(book):
        name = "online_time_limit" if view.online and "online_time_limit" in book.settings else "time_limit"
        yield _said(message("checklist-time", time=timed_words(book, minutes)), _clause(book, name))
    for period in building_periods(book):
        yield _said(message("checklist-period", period=period_told(period.name), minutes=period.minutes), "")
    for told in (*announced(book), *deviations(book)):
        yield _said(told, "", done=True)  # it stands on the event's page


def _said(what: Message, clause: str, *, done: bool | None = None) -> ChecklistLine:
    return line("round-one", what, clause, kind="announce", done=done)


def _while_it_runs(view: EventView) -> Iterator[ChecklistLine]:
    """Warnings of the clock, and what is done when time is called; from afar there is no hall with a clock."""
    if view.online:
        if begins_at(view.tournament.listing) is None:
            return
        yield line("each-round", message("checklist-deadline"), "", done=_has_deadlines(view))
        return
    minutes = time_limit(view.book)
    marks = tuple(str(mark) for mark in warnings_at(view.book, minutes))
    if marks:
        told = message("checklist-warnings", minutes=marks)
        yield line("each-round", told, _clause(view.book, "warnings"), kind="announce")
    timed = [one for one in at_time(view.book, "swiss") if one.kind == "time"] if minutes else []
    for one in timed:
        yield line("each-round", message("checklist-at-time"), one.clause, kind="announce")


def _has_deadlines(view: EventView) -> bool | None:
    rounds = view.tournament.rounds
    return bool(rounds[-1].deadline) if rounds else None


def _clause(book: Rulebook, setting: str) -> str:
    return book.settings[setting].clause if setting in book.settings else ""
