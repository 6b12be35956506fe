"""Small words for the templates: the event's tabs, its round and clock, and dates."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
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
from topcut.journal.plan import has_rounds
from topcut.messages.catalogue import offered, spoken
from topcut.messages.message import Message, message
from topcut.messages.numerals import PRINTED
from topcut.messages.voice import Voice
from topcut.play.clock import has_passed, in_utc, time_told
from topcut.web.limits_tag import limits
from topcut.web.people.known_here import is_official_here
from topcut.web.phone.ways import ways
from topcut.web.public import timing
from topcut.web.seasons.coordinator.page import how_many
from topcut.web.seasons.ratings import words as rating_words
from topcut.web.site import moments
from topcut.web.site.live import Snapshot
from topcut.web.site.outside import is_only_here
from topcut.web.site.say_tag import say, words
from topcut.web.store.models import Event
from topcut.web.store.shown import Shown
from topcut.web.voices import PAGE, as_html

register = template.Library()
register.simple_tag(ways, takes_context=True)
register.tag(say)
register.simple_tag(words)
register.simple_tag(limits)
register.simple_tag(spoken, name="language")


class Tongue(Struct, frozen=True):
    """A language that pages can be read in."""

    code: str
    name: str  # as its own readers call it
    here: bool  # this page is in it


@register.simple_tag
def tongues() -> tuple[Tongue, ...]:
    """Those that a reader can choose; none where there is no choice."""
    speaks = offered() if len(offered()) > 1 else ()
    return tuple(Tongue(one, Voice("web", one).say(message("language-name")), one == spoken()) for one in speaks)


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
    if not has_rounds(snapshot.plan):
        pages = {"event": message("web-frame-event")}
    if has_bracket(snapshot):
        pages["bracket"] = message("web-frame-bracket")
    here, slug = context.get("tab", ""), snapshot.row.slug
    return [Tab(word, reverse(name, args=(slug,)), name == here) for name, word in pages.items()]


@register.simple_tag(takes_context=True)
def official_here(context: Context) -> bool:
    """Whether this page is made for an official of the event; a page for everybody asks a script (known_here.py)."""
    request = context.get("request")
    return request is not None and is_official_here(request, context["snapshot"].row.slug)


@register.simple_tag(takes_context=True)
def waits_for_you(context: Context) -> int | None:
    """How many things wait for whoever asks; None for who has no office, and on pages that are the same for all."""
    request = context.get("request")
    return how_many(request.user) if request is not None and request.user.is_authenticated else None


@register.simple_tag
def only_here(request: HttpRequest) -> bool:
    """Whether a code that is printed now would lead phones nowhere."""
    return is_only_here(request)


@register.simple_tag
def has_bracket(snapshot: Snapshot) -> bool:
    """Whether a bracket is played, or will be."""
    return any(stage.kind == "bracket" for stage in snapshot.plan)


@register.filter
def plays_rounds(snapshot: Snapshot) -> bool:
    """Whether there are pairings and standings to be looked at."""
    return has_rounds(snapshot.plan)


@register.filter
def ordinal(number: int) -> Message:
    """ "9th", inside a message."""
    return message("placing-ordinal", number=number)


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
    """ "Round 2 of 4", "Quarter-final", "Finished"; "" before the first."""
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
        words = message("web-clockpage-paused-html", left=shown.left, over="yes" if shown.over else "")
        look = ("clock", "over") if shown.over else ("clock",)
        return _element("span", as_html(words), {"class": " ".join(look)})
    about = {"class": "clock", "datetime": shown.ends, "data-ends": shown.ends}
    about |= {"data-warn": " ".join(map(str, shown.warnings)), "data-zone": snapshot.row.zone}
    return _element("time", PAGE.say(message("web-clockpage-ends", at=shown.until)), about)


@register.simple_tag
def listed_clock(row: Event, shown: Shown) -> SafeString:
    """The clock of an event in a list."""
    if shown.left:
        left = as_html(message("web-home-paused-html", left=time_told(shown.left)))
        return _element("span", left, {"class": "clock"})
    ends = moments.moment_of(shown.ends)
    if ends is None:
        return SafeString("")
    about = {"class": "clock", "datetime": shown.ends, "data-ends": shown.ends, "data-zone": row.zone}
    return _element("time", PAGE.say(message("web-clockpage-ends", at=moments.hour_words(ends, row.zone))), about)


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
def hour(written: str, zone: str) -> str:
    """ "14:02", in the event's zone."""
    known = moments.moment_of(written)
    return f"{known.astimezone(moments.zone_of(zone)):%H:%M}" if known else written


@register.filter
def rating(micro: int) -> str:
    """ "1,684"."""
    return rating_words.points(micro)


@register.filter
def rating_change(micro: int) -> SafeString:
    """ "+11.1", in its colour."""
    return _element("span", rating_words.change(micro), {"class": rating_words.way(micro)})


@register.filter
def whole(number: int) -> str:
    """With a true minus."""
    return PRINTED.whole(number)


@register.filter
def score(numbers: Sequence[int]) -> str:
    """ "1–1–1"."""
    return PRINTED.score(numbers)


@register.filter
def date_words(date: Any) -> str:
    """ "Sun 15 Nov 2026"."""
    return moments.date_words(str(date))


@register.filter
def day_words(date: Any) -> str:
    """ "Sun 15 Nov", with its year where that is another one."""
    return moments.day_words(str(date), datetime.now(UTC).date())


@register.filter
def when(event: Event) -> str:
    """ "Sun 15 Nov 2026, 10:00"."""
    return moments.when_words(event.date, event.start)


@register.filter
def to_be_said(messages: Iterable[object], request: HttpRequest) -> Iterable[object]:
    """What was done, told once to the page that asked for it: a page that only follows changes must not use it up."""
    return () if "X-Topcut-Live" in request.headers else messages
