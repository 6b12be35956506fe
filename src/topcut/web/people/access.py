"""Who somebody is at an event: by personal links or a code at a venue, and by the roles of their account.

A link is /k/<event>.<role>.<seal>: the seal is an HMAC of the site's secret, so that nothing can be guessed, and all
that is stored is how often a link was made anew (`renewing.py`). Following it keeps the role in the session of that
browser; when the link is made anew, the role is gone at the next request. Roles add up: a director who opens a player's
link, or plays in the event, is both.
"""

from __future__ import annotations

from collections.abc import Iterable

from django.http import HttpRequest

from topcut.acts.who import Actor, Role
from topcut.journal.fact import PlayerId
from topcut.limits import natural
from topcut.refusal import refuse
from topcut.web.people import roles
from topcut.web.people.known_here import note
from topcut.web.people.renewing import generation, marked
from topcut.web.people.seals import is_seal, seal
from topcut.web.people.words import EVERY_PLAYER, LETTERS, role_in, word_of
from topcut.web.store.models import Event

_SALT = "topcut.link"


# Links ---------------------------------------------------------------------------------------------------------------


def link(event: Event, role: Role, player: PlayerId = "") -> str:
    """The path of a personal link."""
    word = word_of(role, player)
    return f"/k/{event.pk}.{word}.{seal(_SALT, _sealed(event, word))}"


def _sealed(event: Event, word: str) -> str:
    return f"{event.pk}.{event.slug}.{marked(event, word)}"


def follow(request: HttpRequest, token: str) -> tuple[Event, Actor]:
    """Take on the role of a link; refused where it is none."""
    number, _, rest = token.partition(".")
    word, _, given = rest.partition(".")
    event = _numbered(number)
    early = event is not None and event.early_links and not generation(event, word)
    if event is None or not is_seal(given, _SALT, _sealed(event, word), early):
        raise refuse("account-link-invalid")
    if not _lets_in(event, word):
        raise refuse("account-links-off")
    keep(request, event, word)
    return event, role_of(word)


def _numbered(number: str) -> Event | None:
    known = natural(number)
    return Event.objects.filter(pk=known).first() if known is not None else None


def _lets_in(event: Event, word: str) -> bool:
    """Whether the links of this kind are switched on."""
    return event.links_allowed or not word.startswith(EVERY_PLAYER)


# Browsers ------------------------------------------------------------------------------------------------------------


def keep(request: HttpRequest, event: Event, word: str) -> None:
    """Be somebody at an event in this browser; the session gets a new key, so that nobody can have set it before."""
    request.session.cycle_key()
    stay(request, event, word)
    roles.session_changed(request)


def stay(request: HttpRequest, event: Event, word: str) -> None:
    """Be in this browser what the link that is valid now gives, and what one was besides: one role of each kind."""
    kinds = {one[0]: one for one in carried(request, event)} | {word[0]: word}
    _carry(request, event, kinds.values())


def leave(request: HttpRequest, event: Event, letters: tuple[str, ...]) -> None:
    """Be no longer what links gave this browser: the roles of these letters."""
    request.session.cycle_key()
    _carry(request, event, [word for word in carried(request, event) if word[0] not in letters])
    roles.session_changed(request)


def _carry(request: HttpRequest, event: Event, words: Iterable[str]) -> None:
    if marks := " ".join(marked(event, word) for word in words):
        request.session[_place(event)] = marks
    else:
        request.session.pop(_place(event), None)


def carried(request: HttpRequest, event: Event) -> tuple[str, ...]:
    """The roles that this browser has by links that are still valid: "d", "p7"."""
    marks = str(request.session.get(_place(event), "")).split()
    words = ((mark, mark.partition(".")[0]) for mark in marks)
    return tuple(word for mark, word in words if mark == marked(event, word) and _lets_in(event, word))


def by_link(request: HttpRequest, event: Event) -> Actor:
    """Who this browser is by the links it followed; a visitor where they were made anew since."""
    return _actor(carried(request, event))


def actor(request: HttpRequest, event: Event) -> Actor:
    """Who asks, at this event."""
    return person(request, event)[0]


def person(request: HttpRequest, event: Event) -> tuple[Actor, tuple[Role, ...]]:
    """Who asks in their highest role, and all roles that they have at this event, the highest first."""
    words = carried(request, event)
    held = roles.held(request.user, event)
    have = _in_order((*(role_in(word) for word in words), *held))
    player = _player_in(words) or held.get("player", "")
    note(request, event, (word_of(role, player) for role in have))
    return Actor(_highest(have), player), have


def linked_events(request: HttpRequest) -> list[int]:
    """The events at which this browser is somebody by a link."""
    places = (place.removeprefix("event-") for place in request.session.keys() if place.startswith("event-"))  # noqa: SIM118
    return [number for place in places if (number := natural(place)) is not None]


def role_of(word: str) -> Actor:
    """What one link gives."""
    return _actor((word,))


def _actor(words: tuple[str, ...]) -> Actor:
    return Actor(_highest(_in_order(map(role_in, words))), _player_in(words))


def _player_in(words: tuple[str, ...]) -> PlayerId:
    return next((word for word in words if word.startswith(EVERY_PLAYER)), "")


def _in_order(held: Iterable[str | None]) -> tuple[Role, ...]:
    """The highest first; a word that is no role is none."""
    have = set(held)
    return tuple(role for role in LETTERS.values() if role in have)


def _highest(have: tuple[Role, ...]) -> Role:
    return have[0] if have else "visitor"


def _place(event: Event) -> str:
    return f"event-{event.pk}"
