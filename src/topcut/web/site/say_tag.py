"""`{% say "web-home-lead" count=events|length %}`: a text of the catalogues, in a template."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import Any

from django.template import Context, Node, TemplateSyntaxError
from django.template.base import FilterExpression, Parser, Token, token_kwargs
from django.utils.html import conditional_escape, json_script
from django.utils.safestring import SafeString

from topcut.messages.catalogue import spoken
from topcut.messages.message import Message, Moment, Param, Player, Printed, Score, message
from topcut.web.voices import PAGE, as_html

_VALUES = (str, int, Fraction, Player, Moment, Score, Message)


class Say(Node):
    """A text by its id, a message or a rulebook's text that the page was given; `as` keeps it for later."""

    def __init__(self, what: FilterExpression, params: dict[str, FilterExpression], name: str) -> None:
        self._what = what
        self._params = params
        self._name = name
        self._always: dict[str, SafeString] = {}  # by language: a text into which nothing is put

    def render(self, context: Context) -> str:
        said = self._said(context)
        if not self._name:
            return said
        context[self._name] = said
        return ""

    def _said(self, context: Context) -> SafeString:
        known = self._always.get(spoken())
        if known is not None:
            return known
        what = self._what.resolve(context)
        if isinstance(what, Printed):
            return conditional_escape(PAGE.words(what))
        if not isinstance(what, Message):
            params = {name: _param(value.resolve(context)) for name, value in self._params.items()}
            what = message(str(what), **params)
        event = context.get("snapshot")
        said = as_html(what, PAGE, getattr(event, "player", None))
        if not self._params and isinstance(self._what.var, str):
            self._always[spoken()] = said
        return said


def _param(value: Any) -> Param:
    if isinstance(value, list | tuple):
        return tuple(_param(one) for one in value)  # type: ignore[return-value]
    return value if isinstance(value, _VALUES) else "" if value is None else str(value)


def say(parser: Parser, token: Token) -> Say:
    """The tag: `{% say "id" or message [name=value …] [as name] %}`."""
    _, *bits = token.split_contents()
    if not bits:
        raise TemplateSyntaxError('say what? {% say "web-home-lead" %}')
    what = parser.compile_filter(bits.pop(0))
    params = token_kwargs(bits, parser)
    if bits and (len(bits) != 2 or bits[0] != "as"):
        raise TemplateSyntaxError(f"not understood in say: {' '.join(bits)}")
    return Say(what, params, bits[1] if bits else "")


def words(id: str) -> SafeString:
    """The words of a script as data: `{% words "script-topcut" %}`; the script puts values at `{name}`."""
    return _words(id, spoken())


@cache
def _words(id: str, language: str) -> SafeString:
    return json_script(PAGE.beside(id), "words-" + id.partition("-")[2])
