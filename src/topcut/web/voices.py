"""The voices of the site: its pages, a player's phone, texts with tags. Templates escape what they show."""

from __future__ import annotations

from collections.abc import Callable

from django.utils.functional import lazy
from django.utils.html import conditional_escape
from django.utils.safestring import SafeString, mark_safe

from topcut.messages.message import Message
from topcut.messages.message import Player as Person
from topcut.messages.numerals import TYPED
from topcut.messages.voice import Voice
from topcut.refusal import Refused

TOO_MANY = ("phone-too-fast", "account-too-many-entries", "console-too-many-events", "own-too-often")  # told to wait
_WITH_MARKUP = "-html"  # the end of an id whose text holds tags


class _Html(Voice):
    """Says texts that hold tags: all that is put into them is escaped, names stand in a <bdi>."""

    def __init__(self, plain: Voice) -> None:
        super().__init__("web", outside=conditional_escape)
        self._plain = plain

    def _inside(self, said: Message) -> str:
        return self.say(said) if said.id.endswith(_WITH_MARKUP) else conditional_escape(self._plain.say(said))

    def _named(self, name: str) -> str:
        return f"<bdi>{conditional_escape(name)}</bdi>"


PAGE = Voice("web")
PHONE = Voice("phone")
FOR_PROGRAMS = Voice("web", numerals=TYPED)  # numbers as they are typed
LOG = Voice("cli")  # what whoever runs the site reads
_HTML = _Html(PAGE)
said_when_shown = lazy(PAGE.say, str)  # for what Django keeps: the label of a field, the name of an app


def as_html(said: Message, plain: Voice = PAGE, person: Callable[[str], Person] | None = None) -> SafeString:
    """What a page shows of a message: its words escaped, or with the tags that its text holds."""
    if not said.id.endswith(_WITH_MARKUP):
        return conditional_escape((plain.knowing(person) if person else plain).say(said))
    voice = _HTML if plain is PAGE else _Html(plain)
    return mark_safe((voice.knowing(person) if person else voice).say(said))


def is_too_many(refused: Refused) -> bool:
    """Whether somebody did something too often: answered with 429."""
    return any(refusal.code in TOO_MANY for refusal in refused.refusals)


def with_words(refused: Refused) -> Refused:
    """The same with its words, for where nobody catches it: a site that cannot be started by its settings."""
    refused.add_note("\n".join(str(told) for told in Voice("cli").all_told(refused.refusals)))
    return refused
