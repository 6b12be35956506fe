"""What is known of a player besides the name: kept as one text outside the chain, which is erased with the person."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from topcut.journal.state import Entrant
from topcut.journal.texts import Texts


class Card(Struct, frozen=True, omit_defaults=True):
    """Everybody may read pronouns, club and country; the opponent the contact; officials the note."""

    pronouns: str = ""
    club: str = ""
    country: str = ""
    contact: str = ""
    note: str = ""


_read = msgspec.json.Decoder(Card).decode


def card_of(entrant: Entrant, words: Texts) -> Card:
    """What is known of somebody; nothing where it was never said, or erased."""
    return _read(words[entrant.card]) if entrant.card in words else Card()


def written(card: Card) -> str:
    """The text of a card; "" where nothing is on it."""
    return msgspec.json.encode(card).decode() if card != Card() else ""
