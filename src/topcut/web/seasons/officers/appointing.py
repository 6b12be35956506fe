"""Giving an office and taking it, each with a reason that is kept; and how somebody with one wants to be reached."""

from __future__ import annotations

from typing import Annotated

from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from msgspec import Struct

from topcut.acts.entries.names import tidy
from topcut.acts.fields import faults, of_words
from topcut.desk.ports import SystemClock
from topcut.limits import raise_faults
from topcut.messages.message import Message, message
from topcut.refusal import refuse
from topcut.web.people.names import account, name_of
from topcut.web.seasons.models import League, Office
from topcut.web.seasons.models_regions import Appointed, Reach
from topcut.web.seasons.officers.reached import called
from topcut.web.seasons.offices import CONTINENTS, Kind, appoints, held_by
from topcut.web.seasons.programs.known import program_named
from topcut.web.site.fields import read


class OfficeAsked(Struct, frozen=True):
    """An office for somebody, as it is typed."""

    program: str = ""
    kind: str = ""
    where: str = ""  # of a coordinator a continent, of a league's director the league
    account: Annotated[str, of_words(message("web-officers-account"), 150)] = ""
    reason: Annotated[str, of_words(message("form-reason"), 500)] = ""


class ReachAsked(Struct, frozen=True):
    """How somebody is reached."""

    words: Annotated[str, of_words(message("web-officers-reach"), 200)] = ""


class OfficeEnded(Struct, frozen=True):
    """Why an office ends."""

    office: int = 0
    reason: Annotated[str, of_words(message("form-reason"), 500)] = ""


def appoint(by: User, sent: dict[str, str]) -> Office:
    """The office and what is kept of it together; who has it already does not get it twice."""
    form = _asked(sent)
    if not appoints(by, form.program, form.kind):
        raise refuse("officer-not-yours", office=_called(form.kind, form.where))
    user = account(form.account)
    if user is None:
        raise refuse("account-none", name=form.account)
    reason = _why(form.reason)
    try:
        with transaction.atomic():
            made = Office.objects.create(user=user, kind=form.kind, where=form.where, program=form.program)
            _keep(made, by, reason)
    except IntegrityError:
        raise refuse("officer-has-it", name=name_of(user), office=_called(form.kind, form.where)) from None
    return made


def _asked(sent: dict[str, str]) -> OfficeAsked:
    form = read(OfficeAsked, sent)
    raise_faults(list(faults(form)))
    program_named(form.program)
    if form.kind not in Kind.values:
        raise refuse("officer-no-such-office", typed=form.kind[:20])
    if form.kind == Kind.COORDINATOR and form.where not in CONTINENTS:
        raise refuse("officer-no-continent")
    if form.kind == Kind.LEAGUE and not League.objects.filter(slug=form.where, program=form.program).exists():
        raise refuse("officer-no-league")
    where = form.where if form.kind in (Kind.COORDINATOR, Kind.LEAGUE) else ""
    return OfficeAsked(form.program, form.kind, where, form.account, form.reason)


def dismiss(by: User, sent: dict[str, str]) -> Office:
    """By whoever gives it, and by who holds it; of two who do so at once one does."""
    form = read(OfficeEnded, sent)
    raise_faults(list(faults(form)))
    with transaction.atomic():
        held = Office.objects.select_for_update().select_related("user").filter(pk=form.office).first()
        if held is None:
            raise refuse("officer-gone")
        if held.user_id != by.pk and not appoints(by, held.program, held.kind):
            raise refuse("officer-not-yours", office=_called(held.kind, held.where))
        _end(held, by, _why(form.reason))
        Office.objects.filter(pk=held.pk).delete()
    return held


def _keep(held: Office, by: User | None, reason: str) -> Appointed:
    return Appointed.objects.create(
        program=held.program,
        kind=held.kind,
        where=held.where,
        user=held.user,
        by=by,
        at=SystemClock().now() if by else "",
        reason=reason,
    )


def _end(held: Office, by: User, reason: str) -> None:
    rows = Appointed.objects.filter(program=held.program, kind=held.kind, where=held.where, user=held.user, ended_at="")
    row = rows.first() or _keep(held, None, "")  # an office of before anything was written down
    row.ended_by, row.ended_at, row.ended_reason = by, SystemClock().now(), reason
    row.save(update_fields=("ended_by", "ended_at", "ended_reason"))


def reach(user: User, sent: dict[str, str]) -> None:
    """For everybody to read; nothing, where nothing is typed."""
    form = read(ReachAsked, sent)
    raise_faults(list(faults(form)))
    if not held_by(user).exists():
        raise refuse("officer-has-none")
    words = tidy(form.words)
    if words:
        Reach.objects.update_or_create(user=user, defaults={"words": words})
    else:
        Reach.objects.filter(user=user).delete()


def _why(reason: str) -> str:
    said = tidy(reason)
    if not said:
        raise refuse("officer-without-reason")
    return said


def _called(kind: str, where: str) -> Message:
    league = League.objects.filter(slug=where).values_list("name", flat=True).first() if kind == Kind.LEAGUE else ""
    return called(kind, where, league or where)
