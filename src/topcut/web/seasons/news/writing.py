"""Announcing something to a community, and withdrawing it."""

from __future__ import annotations

from datetime import date
from typing import Annotated

from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from msgspec import Struct

from topcut.acts.entries.names import tidy
from topcut.acts.fields import LONGEST_TEXT, faults, of_words
from topcut.desk.ports import SystemClock
from topcut.limits import raise_faults
from topcut.messages.message import message
from topcut.refusal import refuse
from topcut.web.seasons.models import Region
from topcut.web.seasons.models_regions import News
from topcut.web.seasons.offices import CONTINENTS, announces
from topcut.web.seasons.programs.known import program_named
from topcut.web.site.fields import read


class NewsAsked(Struct, frozen=True):
    """An announcement as it is typed."""

    program: str = ""
    where: str = ""  # a continent, a region's slug, or everywhere
    title: Annotated[str, of_words(message("web-news-title"), 200)] = ""
    text: Annotated[str, of_words(message("web-news-text"), LONGEST_TEXT)] = ""
    since: str = ""
    until: str = ""


class NewsEnded(Struct, frozen=True):
    """Why it is withdrawn."""

    reason: Annotated[str, of_words(message("form-reason"), 500)] = ""


def write(user: User, sent: dict[str, str], made: str | None, today: str) -> News:
    """Everything at once; the same form makes it once."""
    form = read(NewsAsked, sent)
    raise_faults(list(faults(form)))
    region = Region.objects.filter(slug=form.where).first() if form.where not in CONTINENTS else None
    if form.where and region is None and form.where not in CONTINENTS:
        raise refuse("region-none", region=form.where[:80])
    continent = region.continent if region else form.where
    if form.program:
        program_named(form.program)
    if not announces(user, form.program, continent) or (region and not continent and not announces(user, form.program)):
        raise refuse("news-not-yours")
    title, text = tidy(form.title), "\n".join(form.text.splitlines()).strip()
    if not title:
        raise refuse("news-without-title")
    since = _day(form.since) or today
    until = _day(form.until)
    if until and until < max(since, today):
        raise refuse("news-over-before", day=until)
    try:
        with transaction.atomic():
            return News.objects.create(
                program=form.program,
                continent=continent,
                region=region,
                title=title,
                text=text,
                since=since,
                until=until,
                by=user,
                at=SystemClock().now(),
                made=made,
            )
    except IntegrityError:  # the same form was faster
        return News.objects.get(made=made)


def _day(typed: str) -> str:
    try:
        return date.fromisoformat(typed).isoformat() if typed else ""
    except ValueError:
        raise refuse("form-no-day", typed=typed[:20]) from None


def may_withdraw(user: object, row: News) -> bool:
    """Who wrote it while they have the office, and whoever could have."""
    return isinstance(user, User) and announces(user, row.program, row.continent)


def withdraw(user: User, row: News, sent: dict[str, str]) -> None:
    """It stands no more; that it stood, and why no longer, can be read."""
    form = read(NewsEnded, sent)
    raise_faults(list(faults(form)))
    reason = tidy(form.reason)
    with transaction.atomic():
        kept = News.objects.select_for_update().get(pk=row.pk)
        if not may_withdraw(user, kept):
            raise refuse("news-not-yours")
        if kept.withdrawn_at:
            raise refuse("news-withdrawn-already")
        if not reason:
            raise refuse("news-without-reason")
        kept.withdrawn_by, kept.withdrawn_at, kept.withdrawn_reason = user, SystemClock().now(), reason
        kept.save(update_fields=("withdrawn_by", "withdrawn_at", "withdrawn_reason"))
