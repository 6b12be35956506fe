"""What a visitor typed into an address; nonsense is read as nothing."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import lru_cache

from topcut.limits import natural

MOST = 60  # signs of a search


def number(query: Mapping[str, object], name: str, most: int = 1_000_000) -> int:
    """A whole number from 1; 0 where there is none."""
    typed = str(query.get(name, ""))
    return natural(typed, most) or 0


def text(query: Mapping[str, object], name: str) -> str:
    """Words without what cannot be seen."""
    typed = str(query.get(name, ""))
    return " ".join("".join(sign for sign in typed if sign.isprintable()).split())[:MOST]


@lru_cache(maxsize=8)  # what is searched for is compared with every name
def plain(words: str) -> str:
    """For comparing: without capitals and accents."""
    apart = unicodedata.normalize("NFKD", words.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def fits(name: str, wanted: str) -> bool:
    """Whether every word that was typed begins a word of the name: "ki ne" is Kira Nerys."""
    words = plain(name).split()
    return all(any(word.startswith(typed) for word in words) for typed in plain(wanted).split()) or (
        plain(wanted) in plain(name)
    )
