"""Small words for the templates: the event's tabs, its round and clock, and dates."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from django import template
from django.http import HttpRequest
from django.template import Context
from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from msgspec import Struct

from topcut.answers.announcements import AnnouncementTold, announcements_answer
from topcut.answers.clock import clock_in_use
from topcut.answers.deadlines import DeadlinesAnswer, deadlines_answer
from topcut.desk.ports import SystemClock
from topcut.messages.catalogue import spoken
from topcut.messages.message import Message, message
from topcut.play.clock import has_passed, in_utc
from topcut.web.limits_tag import limits
from topcut.web.phone.ways import ways
from topcut.web.public import timing
from topcut.web.site import moments
from topcut.web.site.live import Snapshot
from topcut.web.site.say_tag import say, words
from topcut.web.voices import PAGE, as_html

register = template.Library()
register.simple_tag(ways, takes_context=True)
register.tag(say)
register.simple_tag(words)
register.simple_tag(limits)
register.simple_tag(spoken, name="language")


class Tab(Struct, frozen=True):
    """A link in the header of an event."""

    word: Message
    address: str
    here: bool = False


@register.simple_tag(takes_context=True)
def event_tabs(context: Context) -> list[Tab]:
    """The pages of the event in `snapshot`; a page says which it is with `tab`."""
    snapshot: Snapshot = context["snapshot"]
    pages = {
        "event": message("web-frame-event"),
        "pairings": message("web-frame-pairings"),
        "standings": message("web-frame-standings"),
    }
    if any(stage.kind == "bracket" for stage in snapshot.plan):
        pages["bracket"] = message("web-frame-bracket")
    here, slug = context.get("tab", ""), snapshot.row.slug
    return [Tab(word, reverse(name, args=(slug,)), name == here) for name, word in pages.items()]


@register.filter
def announced(snapshot: Snapshot) -> tuple[AnnouncementTold, ...]:
    """What everybody should read now, the latest first."""
    return announcements_answer(snapshot, SystemClock().now()).announcements


@register.filter
def deadlines(snapshot: Snapshot) -> DeadlinesAnswer:
    """When the rounds of an online event end."""
    return deadlines_answer(snapshot, SystemClock().now())


@register.filter
def passed(written: str) -> bool:
    """Whether a deadline is over; the front keeps no page longer than that."""
    return has_passed(written, SystemClock().now())


@register.filter
def utc(written: str) -> str:
    """A moment for a script."""
    known = moments.moment_of(written)
    return in_utc(known) if known else ""


@register.filter
def round_now(snapshot: Snapshot) -> str:
    """ "Round 2 of 4", "Top 8, round 1 of 3", "Finished"; "" before the first."""
    if snapshot.tournament.finished:
        return PAGE.say(message("web-event-moment", moment="finished"))
    rounds = snapshot.tournament.rounds
    return snapshot.round_told(rounds[-1].number) if rounds else ""


@register.simple_tag
def clock(snapshot: Snapshot) -> SafeString:
    """The clock for any page: `data-ends` is what a script counts down to."""
    shown = timing.shown(clock_in_use(snapshot), snapshot.row.zone)
    if shown is None:
        return SafeString("")
    if not shown.ends:
        return _element("span", as_html(message("web-clockpage-paused-html", left=shown.left)), {"class": "clock"})
    about = {"class": "clock", "datetime": shown.ends, "data-ends": shown.ends}
    about |= {"data-warn": " ".join(map(str, shown.warnings)), "data-zone": snapshot.row.zone}
    return _element("time", PAGE.say(message("web-clockpage-ends", at=shown.until)), about)


@register.simple_tag
def moment(written: str, zone: str, short: bool = False) -> SafeString | str:
    """A moment in the event's zone, `short` without its day; a script puts the reader's own time beside it."""
    known = moments.moment_of(written)
    if known is None:
        return written
    words = moments.hour_words(known, zone) if short else moments.moment_words(written, zone)
    return _element("time", words, {"datetime": in_utc(known), "data-zone": zone})


@register.simple_tag
def exact_moment(written: str, zone: str) -> SafeString | str:
    """The same with its year, as a log has it."""
    known = moments.moment_of(written)
    words = moments.exact_words(written, zone)
    return _element("time", words, {"datetime": in_utc(known), "data-zone": zone}) if known else written


@register.filter
def picked(written: str, zone: str) -> str:
    """A moment as an input of date and time holds it."""
    return moments.picked(written, zone)


@register.simple_tag
def since(at: str, words: str) -> SafeString:
    """A moment of which a script tells how long ago it was."""
    return _element("time", words, {"datetime": at, "data-since": at})


@register.filter
def marked(words: object, mark: str) -> SafeString:
    """A strong word in a sentence; a page that follows the event shows where it has changed."""
    return _element("strong", words, {"data-mark": mark})


@register.filter
def wins_losses_draws(record: str) -> SafeString | str:
    """ "2–0–1" with what the numbers are; "" where there are none."""
    about = {"class": "nowrap", "title": PAGE.say(message("web-standings-record-long"))}
    return _element("abbr", record, about) if record else ""


def _element(name: str, words: object, attributes: dict[str, str]) -> SafeString:
    about = format_html_join("", ' {}="{}"', attributes.items())
    return format_html("<{0}{1}>{2}</{0}>", name, about, words)


@register.filter
def date_words(date: Any) -> str:
    """ "Sun 15 Nov 2026"."""
    return moments.date_words(str(date))


@register.filter
def to_be_said(messages: Iterable[object], request: HttpRequest) -> Iterable[object]:
    """What was done, told once to the page that asked for it: a page that only follows changes must not use it up."""
    return () if "X-Topcut-Live" in request.headers else messages
