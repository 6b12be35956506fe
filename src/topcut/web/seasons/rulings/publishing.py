"""Publishing a ruling, and withdrawing one: nothing may be left on any day that does not fit together."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from msgspec import Struct

from topcut.desk.ports import SystemClock
from topcut.messages.message import Messages, message
from topcut.programs.diff import diff as programs_differ
from topcut.programs.load import ruled as ruled_program
from topcut.programs.model import Program
from topcut.programs.overlay import lay_over as lay_over_program
from topcut.refusal import Refused, refusal, refuse
from topcut.rulebooks.diff import Difference
from topcut.rulebooks.diff import diff as rulebooks_differ
from topcut.rulebooks.load import load as load_rulebook
from topcut.rulebooks.load import ruled as ruled_rulebook
from topcut.rulebooks.model import Rulebook
from topcut.rulebooks.overlay import lay_over as lay_over_rulebook
from topcut.rulebooks.problems import meant
from topcut.rulebooks.ruling import Laid, Ruling, in_force
from topcut.web.seasons.models_rulings import Published
from topcut.web.seasons.rulings.known import holds, of_program, read, ruling_of

LONGEST_REASON = 500
_NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]{0,59}")


class Changed(Struct, frozen=True):
    """What a ruling changes in one rulebook or program."""

    name: str
    title: str
    changes: Messages
    over: tuple[str, ...]  # earlier rulings whose word it takes away


class Preview(Struct, frozen=True):
    """A ruling that may be published."""

    ruling: Ruling
    changed: tuple[Changed, ...]


# Looking at it -------------------------------------------------------------------------------------------------------


def look(program: Program, text: str, file: str, today: str) -> Preview:
    """What it would change, or everything that stands in its way."""
    ruling = read(text, file)
    _must_be_new(ruling, today)
    targets = [_target(program, ruling, name) for name in ruling.overrides]
    return Preview(ruling, tuple(_changed(program, ruling, target) for target in targets))


def _must_be_new(ruling: Ruling, today: str) -> None:
    name = ruling.head.name
    if not _NAME.fullmatch(name):
        raise refuse("ruling-name", name=name[:60])
    if Published.objects.filter(name__iexact=name).exists():
        raise refuse("ruling-name-taken", name=name)
    if ruling.head.from_ < today:
        raise refuse("ruling-in-the-past", day=ruling.head.from_, today=today)


def _target(program: Program, ruling: Ruling, name: str) -> Rulebook | Program:
    """The program itself, or a rulebook that one of its games is played by; of others somebody else decides."""
    if ruling.head.program:
        if name != program.name:
            raise refuse("ruling-not-yours", name=name, program=program.title, way=meant(name, [str(program.name)]))
        return program
    rulebooks = tuple(dict.fromkeys(book for game in program.games for book in game.rulebooks))
    if name not in rulebooks:
        raise refuse("ruling-not-yours", name=name, program=program.title, way=meant(name, rulebooks))
    return load_rulebook(name)


def _others(target: Rulebook | Program, program: Program) -> list[Published]:
    ground = "program" if isinstance(target, Program) else "rulebook"
    return of_program(ground, str(target.name), str(program.name))


def _changed(program: Program, ruling: Ruling, target: Rulebook | Program) -> Changed:
    """On its first day; and on each later day on which something else begins or ends it must fit too."""
    if not in_force(ruling, target, None):
        raise refuse("ruling-taken-in", name=target.title, edition=target.edition)
    others = _others(target, program)
    day = ruling.head.from_
    for later in _days(others, day):
        _laid(target, [*_holding(others, target, later), ruling])
    before = _ruled(target, _holding(others, target, day))
    laid = _laid(target, [*_holding(others, target, day), ruling])
    if not _says_something(before, laid):
        raise refuse("ruling-changes-nothing", name=target.title)
    said = [one for one in laid.said if one.ruling == ruling.head.name]
    over = tuple(dict.fromkeys(one.over for one in said if one.over))
    after = _ruled(target, [*_holding(others, target, day), ruling])
    return Changed(str(target.name), target.title, _told(before, after), over)


def _says_something(before: Rulebook | Program, laid: Laid) -> bool:
    """Whether anything but a clause is another value now."""
    return _bare(before.source) != _bare(laid.document)


def _bare(value: object, depth: int = 0) -> object:
    left_out = ("clause", "rulings") if depth < 3 else ()
    if isinstance(value, dict):
        return {key: _bare(inner, depth + 1) for key, inner in value.items() if key not in left_out}
    return [_bare(inner, depth + 1) for inner in value] if isinstance(value, list) else value


def _told(before: Rulebook | Program, after: Rulebook | Program) -> Messages:
    """Line by line; values that are only words for people are told by nothing more than that they are others."""
    found: list[Difference] = []
    if isinstance(before, Program) and isinstance(after, Program):
        found = programs_differ(before, after)
    elif isinstance(before, Rulebook) and isinstance(after, Rulebook):
        found = [one for one in rulebooks_differ(before, after) if (one.table, one.key) != ("rulebook", "rulings")]
    return tuple(one.told for one in found) or (message("ruling-only-words"),)


def _holding(rows: Iterable[Published], target: Rulebook | Program, day: str) -> list[Ruling]:
    rulings = [ruling_of(row) for row in rows if holds(row, day)]
    return [one for one in rulings if in_force(one, target, None)]


def _days(rows: Iterable[Published], first: str) -> list[str]:
    """The days from then on on which what holds is something else than the day before."""
    return sorted({first, *(day for row in rows for day in (row.since, row.until) if day > first)})


def _laid(target: Rulebook | Program, rulings: Sequence[Ruling]) -> Laid:
    """Raises `Refused` where they do not fit, or what comes of them is no rulebook or program."""
    in_order = sorted(rulings, key=lambda one: one.head.from_)
    _ruled(target, in_order)
    return (
        lay_over_program(target, in_order) if isinstance(target, Program) else lay_over_rulebook(target, {}, in_order)
    )


def _ruled(target: Rulebook | Program, rulings: Sequence[Ruling]) -> Rulebook | Program:
    in_order = sorted(rulings, key=lambda one: one.head.from_)
    if isinstance(target, Program):
        return ruled_program(target, in_order)
    return ruled_rulebook(target, in_order) if in_order else target


# Doing it ------------------------------------------------------------------------------------------------------------


def publish(user: User, program: Program, text: str, file: str, reason: str, today: str) -> Published:
    """From its day on it holds for new events; nothing that is there changes (001 13.2)."""
    found = look(program, text, file, today)
    head = found.ruling.head
    if not reason.strip():
        raise refuse("ruling-why")
    try:
        with transaction.atomic():
            return Published.objects.create(
                name=head.name,
                program=program.name,
                number=_number(program),
                ground="program" if head.program else "rulebook",
                over=list(found.ruling.overrides),
                text=text,
                title=head.title[:200],
                since=head.from_,
                reason=reason.strip()[:LONGEST_REASON],
                by=user,
                at=SystemClock().now(),
            )
    except IntegrityError:  # somebody published one at the same moment: what was looked at is no longer so
        raise refuse("ruling-meanwhile") from None


def _number(program: Program) -> int:
    return Published.objects.filter(program=program.name).count() + 1


def withdraw(row: Published, user: User, program: Program, day: str, reason: str, today: str) -> None:
    """From a day on, today at the earliest: what held on a day that is over held on it."""
    with transaction.atomic():
        kept = Published.objects.select_for_update().get(pk=row.pk)
        if kept.until:
            raise refuse("ruling-withdrawn-already", name=kept.name, day=kept.until)
        if not re.fullmatch(r"\d{4}-\d\d-\d\d", day):
            raise refuse("ruling-no-day")
        if day < today:
            raise refuse("ruling-in-the-past", day=day, today=today)
        if not reason.strip():
            raise refuse("ruling-why")
        kept.until = max(day, kept.since)  # one that never began holds on no day
        _must_leave_the_others(kept, program)
        kept.withdrawn_by, kept.withdrawn_at = user, SystemClock().now()
        kept.withdrawn_reason = reason.strip()[:LONGEST_REASON]
        kept.save()


def _must_leave_the_others(kept: Published, program: Program) -> None:
    """A later ruling may change what only this one added."""
    for name in kept.over:
        target = _target(program, ruling_of(kept), name)
        others = [row if row.pk != kept.pk else kept for row in _others(target, program)]
        for day in _days(others, kept.until):
            try:
                _laid(target, _holding(others, target, day))
            except Refused as refused:
                raise Refused(refusal("ruling-others-build-on-it", name=kept.name), *refused.refusals) from None


def says(row: Published, program: Program) -> tuple[Changed, ...]:
    """What a published ruling changes by itself in the documents of today; nothing where they say it already."""
    found = []
    for name in row.over:
        try:
            target = _target(program, ruling_of(row), name)
            after = _ruled(target, [ruling_of(row)] if in_force(ruling_of(row), target, None) else [])
        except Refused:
            continue
        found.append(Changed(name, target.title, _told(target, after) if after is not target else (), ()))
    return tuple(found)
