"""Who somebody is at an event: by a personal link or a code at a venue, or by the role of his account.

A link is /k/<event>.<role>.<seal>: the seal is an HMAC of the site's secret, so that nothing can be guessed, and all
that is stored is how often a link was made anew (`renewing.py`). Following it keeps the role in the session of that
browser, where it goes before the account's; when the link is made anew, the role is gone at the next request.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Literal

from django.conf import settings
from django.http import HttpRequest
from django.utils.crypto import constant_time_compare, salted_hmac
from msgspec import Struct

from topcut.journal.records import PlayerId
from topcut.refusal import refuse
from topcut.web.accounts import roles
from topcut.web.renewing import generation, is_spared
from topcut.web.store.models import Event

Role = Literal["visitor", "player", "judge", "director"]
_LETTER: dict[str, Role] = {"d": "director", "j": "judge", "p": "player"}
_SALT = "topcut.link"


class Actor(Struct, frozen=True):
    """Who asks."""

    role: Role = "visitor"
    player: PlayerId = ""

    @property
    def official(self) -> bool:
        return self.role in ("judge", "director")

    @property
    def by(self) -> str:
        """As it stands in the journal."""
        return self.player or self.role


def link(event: Event, role: Role, player: PlayerId = "") -> str:
    """The path of a personal link."""
    word = player if role == "player" else role[0]
    return f"/k/{event.pk}.{word}.{_seal(event, word)}"


def _seal(event: Event, word: str) -> str:
    return salted_hmac(_SALT, f"{event.pk}.{event.slug}.{marked(event, word)}", algorithm="sha256").hexdigest()[:20]


def marked(event: Event, word: str) -> str:
    """A role with the link of it that is valid now: "p7", and after it was made anew "p7.0-1"."""
    valid = generation(event, word)
    return f"{word}.{valid}" if valid else word


def follow(request: HttpRequest, token: str) -> tuple[Event, Actor]:
    """Take on the role of a link; refused where it is none."""
    number, _, rest = token.partition(".")
    word, _, seal = rest.partition(".")
    event = Event.objects.filter(pk=int(number)).first() if number.isdigit() else None
    if event is None or not constant_time_compare(seal, _seal(event, word)):
        raise refuse("this link is not valid", "ask the director for a new one", "bad-link")
    if word.startswith("p") and not event.links_allowed:
        raise refuse("personal links are switched off for this event", "sign in instead", "no-links")
    keep(request, event, word)
    return event, _actor(word)


def keep(request: HttpRequest, event: Event, word: str) -> None:
    """Be somebody at an event in this browser; the session gets a new key, so that nobody can have set it before."""
    request.session.cycle_key()
    stay(request, event, word)
    roles.session_changed(request)


def stay(request: HttpRequest, event: Event, word: str) -> None:
    """Be in this browser what one was before, by the link that is valid now."""
    request.session[_place(event)] = marked(event, word)


def actor(request: HttpRequest, event: Event) -> Actor:
    """Who asks, at this event."""
    linked = by_link(request, event)
    if linked.role != "visitor":
        return linked
    role = roles.held(request.user, event)
    return Actor(_LETTER[role.role[0]], role.player) if role else linked


def by_link(request: HttpRequest, event: Event) -> Actor:
    """Who this browser is by the link it followed; a visitor where that one was made anew since."""
    carried = str(request.session.get(_place(event), ""))
    word = carried.partition(".")[0]
    if carried == marked(event, word):
        return _actor(word)
    if word == "d" and is_spared(event, browser(request)):
        stay(request, event, word)
        return _actor(word)
    return Actor()


def browser(request: HttpRequest) -> str:
    """What stands for one browser with its session; "" where it cannot be told from others.

    Two that followed a link in the same second carry the same session; the token of the forms is each one's own.
    """
    token = request.COOKIES.get(settings.CSRF_COOKIE_NAME, "")
    return sha256(f"{request.session.session_key} {token}".encode()).hexdigest()[:20] if token else ""


def linked_events(request: HttpRequest) -> list[int]:
    """The events at which this browser is somebody by a link."""
    places = (place.removeprefix("event-") for place in request.session.keys() if place.startswith("event-"))  # noqa: SIM118
    return [int(number) for number in places if number.isdigit()]


def _actor(word: str) -> Actor:
    role = _LETTER.get(word[:1], "visitor")
    return Actor(role, word if role == "player" else "")


def _place(event: Event) -> str:
    return f"event-{event.pk}"
