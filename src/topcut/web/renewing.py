"""Personal links that are made anew: how often is part of the seal, so the old link and all who came by it are out."""

from __future__ import annotations

from django.db import transaction

from topcut.web.store import rows
from topcut.web.store.models import Event

EVERY_PLAYER = "p"
_SPARED = "spared"  # the browser that made the director's link anew; it must not lock itself out


def generation(event: Event, word: str) -> str:
    """Which link of a word is valid: "" is the first, as long as nothing was renewed."""
    own = event.renewed.get(word, 0)
    if not word.startswith(EVERY_PLAYER) or word == EVERY_PLAYER:
        return str(own or "")
    everybody = event.renewed.get(EVERY_PLAYER, 0)
    return f"{everybody}-{own}" if everybody or own else ""


def renew(event: Event, word: str, seen: str, spared: str = "") -> bool:
    """A new link for a word, or for every player; False where that was done since `seen`: pressed twice, done once."""
    with transaction.atomic():
        row = rows.locked(event.pk)
        assert row is not None
        fresh = generation(row, word) == seen
        if fresh:
            row.renewed = _counted(row.renewed, word) | ({_SPARED: spared} if spared else {})
            row.save(update_fields=("renewed",))  # tells the front to keep no page
    event.renewed = row.renewed
    return fresh


def is_spared(event: Event, browser: str) -> bool:
    """Whether this browser made the director's link anew: its answer with the new role may have been lost."""
    return bool(browser) and event.renewed.get(_SPARED) == browser


def _counted(renewed: dict[str, int | str], word: str) -> dict[str, int | str]:
    """One more; where every player has a new link, the counts of single ones are not needed any more."""
    everybody = word == EVERY_PLAYER
    kept = {one: count for one, count in renewed.items() if not everybody or one in (word, "d", "j", _SPARED)}
    return {**kept, word: int(kept.get(word, 0)) + 1}
