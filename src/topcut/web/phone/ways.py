"""The ways to report a match as HTML. The forms of all tables are alike but for a few words: made once, then filled in.

A player's page is asked for by thousands when a round is posted, and its forms are most of it.
"""

from __future__ import annotations

import re

from django.template import Context
from django.template.loader import render_to_string
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe
from msgspec.structs import replace

from topcut.messages.catalogue import spoken
from topcut.messages.message import Message, Param, Player
from topcut.web.phone.my_table import MyTable
from topcut.web.report.fields import ResultForm, Way

_NAME, _ROUND, _TABLE, _SEEN, _KEY, _TOKEN = (chr(0xE000 + n) for n in range(6))  # in nobody's alphabet
_BLANKS = re.compile(f"[{_NAME}-{_TOKEN}]")
_made: dict[tuple[str, tuple[str, ResultForm, str]], str] = {}  # by the language, and what the form is of
_MOST = 500
Words = dict[str, object]


def ways(context: Context, otherwise: int = 0) -> SafeString:
    """A tag: the forms of the table in `table`, with the page's token and key."""
    table: MyTable = context["table"]
    assert table.form is not None
    slug, asks = context["snapshot"].row.slug, "1" if otherwise else ""
    name = table.match.opponent
    words: Words = {_ROUND: table.match.round, _TABLE: table.match.table, _SEEN: table.match.changed}
    words |= {_KEY: context["key"], _TOKEN: context.get("csrf_token", ""), _NAME: name}
    if not name or _BLANKS.search(name) or any(way.typed or way.grid for way in _all(table.form)):
        return mark_safe(_render(slug, table.form, asks, words))
    form = slug, _nameless(table.form), asks
    key = spoken(), form
    if key not in _made:
        if len(_made) >= _MOST:
            _made.clear()
        _made[key] = _render(*form, {blank: blank for blank in words})
    return _filled(_made[key], words)


def _all(form: ResultForm) -> tuple[Way, ...]:
    return form.ways + form.others


def _render(slug: str, form: ResultForm, otherwise: str, words: Words) -> str:
    match = {"round": words[_ROUND], "table": words[_TABLE], "changed": words[_SEEN]}
    table = {"form": form, "match": match}
    context = {"table": table, "snapshot": {"row": {"slug": slug}}, "otherwise": otherwise}
    return render_to_string("phone/ways.html", {**context, "key": words[_KEY], "csrf_token": words[_TOKEN]})


def _filled(html: str, words: Words) -> SafeString:
    """All blanks in one pass: what is filled in is text, and is not looked at again."""
    escaped = {blank: escape(str(value)) for blank, value in words.items()}
    return mark_safe(_BLANKS.sub(lambda found: escaped[found[0]], html))


def _nameless(form: ResultForm) -> ResultForm:
    """The form with a blank wherever it names the opponent."""

    def blank(way: Way) -> Way:
        return replace(
            way,
            label=_blanked(way.label),
            buttons=tuple(replace(one, label=_blanked(one.label)) for one in way.buttons),
            fields=tuple(replace(one, label=_blanked(one.label)) for one in way.fields),
        )

    return replace(form, ways=tuple(map(blank, form.ways)), others=tuple(map(blank, form.others)))


def _blanked(said: Message) -> Message:
    def blank(value: Param) -> Param:
        match value:
            case Player():
                return Player("", _NAME)
            case Message():
                return _blanked(value)
        return value

    return Message(said.id, tuple((name, blank(value)) for name, value in said.params))
