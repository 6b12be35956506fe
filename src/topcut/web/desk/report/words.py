"""What may be typed behind the score of a card, as the rulebook has it: offered while typing."""

from __future__ import annotations

from topcut.rulebooks.model import Rulebook

_ENDINGS = {"timeout": "time", "concession": "concede", "effect": "effect", "decked": "decked", "agreed": "agreed"}


def words_for(book: Rulebook) -> list[tuple[str, str]]:
    """Each word, and what it is called."""
    if book.play == "pod":
        return []
    endings = [(word, how) for how, word in _ENDINGS.items() if how in book.endings]
    codes = [(code, one.name) for code, one in book.results.items() if one.opposite and not one.alone]
    away = ["no-show opponent"] if "no-show" in book.endings else []
    return [*[(word, word) for word in (*(word for word, _ in endings), *away)], *codes]
