"""What a visitor typed into an address, where nonsense is read as nothing; and what a page itself has sent along."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping
from functools import lru_cache

from topcut.limits import natural, short
from topcut.messages.message import message
from topcut.refusal import Refused, refusal

MOST = 60  # signs of a search


class AskedTooMuch(Refused):
    """What came with the request is refused, not what somebody did: told by `web/refused_page.py` on any page."""


def number(query: Mapping[str, object], name: str, most: int = 1_000_000) -> int:
    """A whole number from 1; 0 where there is none."""
    typed = str(query.get(name, ""))
    return natural(typed, most) or 0


def sent_along(form: Mapping[str, object], name: str, most: int) -> int:
    """A number that a page of ours put into its form; 0 where there is none, refused where it is no number of ours."""
    sent = str(form.get(name, "")).strip()
    found = natural(sent, most) if sent else 0
    if found is None:
        raise AskedTooMuch(refusal("form-not-of-the-page", field=name, sent=sent[:20]))
    return found


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
