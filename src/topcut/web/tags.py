"""Small words for the templates: the event's tabs, its round and clock, and dates."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from django import template
from django.http import HttpRequest
from django.template import Context
from django.urls import reverse
from django.utils.html import format_html
from django.utils.safestring import SafeString
from msgspec import Struct

from topcut.messages.catalogue import spoken
from topcut.web.live import Snapshot
from topcut.web.player.ways import ways
from topcut.web.public import timing
from topcut.web.say_tag import say, words

register = template.Library()
register.simple_tag(ways, takes_context=True)
register.tag(say)
register.simple_tag(words)
register.simple_tag(spoken, name="language")


class Tab(Struct, frozen=True):
    """A link in the header of an event."""

    word: str
    address: str
    here: bool = False


@register.simple_tag(takes_context=True)
def event_tabs(context: Context) -> list[Tab]:
    """The pages of the event in `snapshot`; a page says which it is with `tab`."""
    snapshot: Snapshot = context["snapshot"]
    pages = {"event": "Event", "pairings": "Pairings", "standings": "Standings"}
    if any(stage.kind == "bracket" for stage in snapshot.plan):
        pages["bracket"] = "Bracket"
    here, slug = context.get("tab", ""), snapshot.row.slug
    tabs = [Tab(word, reverse(name, args=(slug,)), name == here) for name, word in pages.items()]
    return [*tabs, Tab("My match", f"/e/{slug}/me", here == "my_match")]


@register.filter
def round_now(snapshot: Snapshot) -> str:
    """ "Round 2 of 4", "Top 8, round 1 of 3", "Finished"; "" before the first."""
    if snapshot.tournament.finished:
        return "Finished"
    rounds = snapshot.tournament.rounds
    return snapshot.round_name(rounds[-1].number) if rounds else ""


@register.simple_tag
def clock(snapshot: Snapshot) -> SafeString:
    """The clock for any page: `data-ends` is what a script counts down to."""
    shown = timing.clock_of(snapshot.tournament, snapshot.row.zone, snapshot.history, snapshot.book)
    if shown is None:
        return SafeString("")
    if not shown.ends:
        return format_html('<span class="clock">{} <small>left, paused</small></span>', shown.left)
    words = '<time class="clock" datetime="{0}" data-ends="{0}" data-warn="{3}" data-zone="{2}">ends {1}</time>'
    return format_html(words, shown.ends, shown.until, snapshot.row.zone, " ".join(map(str, shown.warnings)))


@register.filter
def warned(marks: Sequence[int]) -> str:
    """ "30 and 5 minutes before the end"; "" where nobody is warned (001 7.3)."""
    return f"{' and '.join(map(str, marks))} minutes before the end" if marks else ""


@register.simple_tag
def moment(written: str, zone: str, short: bool = False) -> SafeString | str:
    """A moment in the event's zone, `short` without its day; a script puts the reader's own time beside it."""
    known = timing.moment_of(written)
    if known is None:
        return written
    words = timing.hour_words(known, zone) if short else timing.moment_words(written, zone)
    return format_html('<time datetime="{}" data-zone="{}">{}</time>', timing.in_utc(known), zone, words)


@register.filter
def date_words(date: Any) -> str:
    """ "Sun 15 Nov 2026"."""
    return timing.date_words(str(date))


@register.filter
def to_be_said(messages: Iterable[object], request: HttpRequest) -> Iterable[object]:
    """What was done, told once to the page that asked for it: a page that only follows changes must not use it up."""
    return () if "X-Topcut-Live" in request.headers else messages
