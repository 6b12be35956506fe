"""A card list: what packs are dealt from, and the one plain form in which a list is kept and hashed.

The plain form has a line of column names and a line for every card, cells parted by tabs and lines by a newline, none
after the last. Cards that agree in everything but the count are one line. The lines stand in the order of their code
points, cell by cell, so that the same cards give the same text however they were typed.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from hashlib import sha256

from msgspec import Struct

from topcut.limits import natural
from topcut.refusal import refuse

COLUMNS = ("name", "side", "rarity", "set", "type", "unlimited", "count")
MOST_COPIES = 999
_HEADER = "\t".join(COLUMNS)
_Key = tuple[str, str, str, str, str, str]  # all but the count


class Card(Struct, frozen=True, omit_defaults=True, gc=False):
    """A card of the list and how many copies of it there are."""

    name: str
    side: str = ""
    rarity: str = ""
    set: str = ""
    count: int = 1  # in boosters: how often it stands on the print sheet
    unlimited: bool = False  # everybody has as many as he wants of it; it is never dealt
    type: str = ""


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as the plain form has them: spelt in one way, counted together, sorted."""
    counts: dict[_Key, int] = {}
    for card in cards:
        key = _key(card)
        counts[key] = counts.get(key, 0) + card.count
    return tuple(_card(key, counts[key]) for key in sorted(counts))


def _key(card: Card) -> _Key:
    words = (card.name, card.side, card.rarity, card.set, card.type)
    name, side, rarity, of_set, of_type = (one_spelling(word) for word in words)
    return name, side, rarity, of_set, of_type, "yes" if card.unlimited else ""


def _card(key: _Key, count: int) -> Card:
    name, side, rarity, of_set, of_type, unlimited = key
    return Card(name, side, rarity, of_set, count, bool(unlimited), of_type)


def one_spelling(word: str) -> str:
    """The same letters in the same bytes (NFC), parted by single blanks."""
    return " ".join(unicodedata.normalize("NFC", word).split())


def plain(cards: Iterable[Card]) -> str:
    """The list in its plain form."""
    return "\n".join([_HEADER, *("\t".join((*_key(card), str(card.count))) for card in in_order(cards))])


def read_plain(text: str) -> tuple[Card, ...]:
    """The cards of a plain form."""
    header, *lines = text.strip("\n").split("\n")
    if header != _HEADER or not lines:
        raise _not_plain(1)
    return tuple(_of_line(line, number) for number, line in enumerate(lines, start=2))


def _of_line(line: str, number: int) -> Card:
    cells = line.split("\t")
    if len(cells) != len(COLUMNS) or not cells[0] or cells[5] not in ("", "yes"):
        raise _not_plain(number)
    copies = natural(cells[6]) or 0
    if copies < 1:
        raise _not_plain(number)
    return Card(cells[0], cells[1], cells[2], cells[3], copies, cells[5] == "yes", cells[4])


def _not_plain(line: int) -> Exception:
    return refuse("pack-list-not-plain", line=line, columns=COLUMNS)


def digest(cards: Iterable[Card]) -> str:
    """SHA-256 of the plain form in UTF-8."""
    return sha256(plain(cards).encode()).hexdigest()
