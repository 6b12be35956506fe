"""What is told of a card list that was read: how much there is, and what was passed over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from topcut.files.card_list import CardFile
from topcut.messages.message import Message, message
from topcut.play.limited.cards import in_order

_MOST_NAMED = 6


def list_told(listed: CardFile) -> Message:
    """ "the list has 90 cards (85 different) and 12 unlimited"."""
    cards = in_order(listed.cards)
    dealt = [card for card in cards if not card.unlimited]
    copies, free = sum(card.count for card in dealt), len(cards) - len(dealt)
    told = message("card-list", cards=copies)
    if len(dealt) != copies:
        told = message("card-list-different", what=told, different=len(dealt))
    return message("card-list-unlimited", what=told, unlimited=free) if free else told


def passed_over(listed: CardFile) -> Iterator[Message]:
    """One message for the lines and one for the columns that play no part."""
    if listed.broken_lines:
        yield message("card-lines-passed-over", lines=_some(map(str, listed.broken_lines)))
    if listed.passed_over:
        yield message("card-columns-passed-over", columns=_some(listed.passed_over))


def _some(words: Iterable[str]) -> Message:
    named = tuple(words)
    if len(named) > _MOST_NAMED:
        return message("card-some-and-more", words=named[:_MOST_NAMED])
    return message("card-some", words=named)
