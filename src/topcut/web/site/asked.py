"""What a visitor typed into an address; nonsense is read as nothing."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import lru_cache

from topcut.limits import natural, short
from topcut.messages.message import message
from topcut.refusal import Refused

MOST = 60  # signs of a search


class AskedTooMuch(Refused):
    """What stands in the address is refused, not what somebody did: told by `web/refused_page.py` on any page."""


def number(query: Mapping[str, object], name: str, most: int = 1_000_000) -> int:
    """A whole number from 1; 0 where there is none."""
    typed = str(query.get(name, ""))
    return natural(typed, most) or 0


def text(query: Mapping[str, object], name: str) -> str:
    """Words without what cannot be seen; refused where they are more than anybody types."""
    typed = str(query.get(name, ""))
    words = " ".join("".join(sign for sign in typed if sign.isprintable()).split())
    try:
        return short(words, MOST, message("form-search"))
    except Refused as refused:
        raise AskedTooMuch(*refused.refusals) from None


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
