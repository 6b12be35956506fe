"""Links that are made anew: how often is part of the seal, so the old one and all who came by it are out.

Also who took a role into an account by the old link: what is kept from a link ends with that link.
"""

from __future__ import annotations

from hashlib import sha256

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser
from django.db import transaction
from django.db.models import QuerySet

from topcut.web.people.models import Role
from topcut.web.people.words import EVERY_PLAYER, OF_OFFICIALS, role_in
from topcut.web.store import rows
from topcut.web.store.models import Event

DOOR = "door"
_SPARED = "spared"  # the form that made the director's link anew: whoever sent it must not lock themselves out
_SHORTEST_KEY = 16  # of a form's key that nobody can guess


def generation(event: Event, word: str) -> str:
    """Which link of a word is valid: "" is the first, as long as nothing was renewed."""
    own = event.renewed.get(word, 0)
    if not word.startswith(EVERY_PLAYER) or word == EVERY_PLAYER:
        return str(own or "")
    everybody = event.renewed.get(EVERY_PLAYER, 0)
    return f"{everybody}-{own}" if everybody or own else ""


def marked(event: Event, word: str) -> str:
    """A role with the link of it that is valid now: "p7", and after it was made anew "p7.0-1"."""
    valid = generation(event, word)
    return f"{word}.{valid}" if valid else word


def renew(
    event: Event, word: str, seen: str, spared: str = "", by: AbstractBaseUser | AnonymousUser | None = None
) -> bool:
    """A new link for a word, or for every player; False where that was done since `seen`: pressed twice, done once."""
    with transaction.atomic():
        row = rows.locked(event.pk)
        assert row is not None
        fresh = generation(row, word) == seen
        if fresh:
            row.renewed = _counted(row.renewed, word) | ({_SPARED: _mark(spared)} if spared else {})
            row.save(update_fields=("renewed",))  # tells the front to keep no page
            _kept_from(row, word).exclude(user_id=(by and by.pk) or 0).delete()
    event.renewed = row.renewed
    return fresh


def is_spared(event: Event, key: str) -> bool:
    """Whether the form with this key made the director's link anew: its answer with the new role may have been lost.

    A form's key stands in one page and no cookie: who has copied the cookies does not have it.
    """
    return len(key) >= _SHORTEST_KEY and event.renewed.get(_SPARED) == _mark(key)


def _mark(key: str) -> str:
    return sha256(key.encode()).hexdigest()[:32]


def _kept_from(event: Event, word: str) -> QuerySet[Role]:
    """The roles that accounts have by the links of a word."""
    kept = Role.objects.filter(event=event).exclude(link="")
    if word in OF_OFFICIALS:
        return kept.filter(role=role_in(word))
    players = kept.filter(role=Role.Kind.PLAYER)
    return players if word == EVERY_PLAYER else players.filter(player=word)


def _counted(renewed: dict[str, int | str], word: str) -> dict[str, int | str]:
    """One more; where every player has a new link, the counts of single ones are not needed any more."""
    everybody = word == EVERY_PLAYER
    others = (word, *OF_OFFICIALS, DOOR, _SPARED)
    kept = {one: count for one, count in renewed.items() if not everybody or one in others}
    return {**kept, word: int(kept.get(word, 0)) + 1}
