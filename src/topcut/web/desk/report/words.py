"""What may be typed behind the score of a card, as the rulebook has it: offered while typing."""

from __future__ import annotations

from topcut.rulebooks.model import Rulebook
from topcut.slips.cards.read_card import OPPONENT

_NO_SHOW = "no-show"
_ENDINGS = {"timeout": "time", "concession": "concede", "effect": "effect", "decked": "decked", "agreed": "agreed"}


def words_for(book: Rulebook) -> list[tuple[str, str]]:
    """Each word, and what it is called."""
    if book.play == "pod":
        return []
    endings = [(word, how) for how, word in _ENDINGS.items() if how in book.endings]
    codes = [(code, one.name) for code, one in book.results.items() if one.opposite and not one.alone]
    away = [f"{_NO_SHOW} {OPPONENT}"] if _NO_SHOW in book.endings else []
    return [*[(word, word) for word in (*(word for word, _ in endings), *away)], *codes]
