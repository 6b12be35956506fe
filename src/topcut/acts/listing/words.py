"""What a listing says in words: kept as one text outside the chain, because names and addresses stand in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Literal

import msgspec
from msgspec import Struct

from topcut.acts.fields import LONGEST_TEXT, of_words
from topcut.journal.state import Tournament
from topcut.journal.texts import Texts
from topcut.messages.message import message
from topcut.refusal import Refusal, refusal

SHOWN_TO = ("", "everybody", "officials")


class ListingWords(Struct, frozen=True, omit_defaults=True):
    """As visitors read them; phone and e-mail only those whom `shown_to` names."""

    place: Annotated[str, of_words(message("listing-value", name="place"), 200)] = ""
    address: Annotated[str, of_words(message("listing-value", name="address"), 300)] = ""
    fee: Annotated[str, of_words(message("listing-value", name="fee"), 80)] = ""
    prizes: Annotated[str, of_words(message("listing-value", name="prizes"), 200)] = ""
    guaranteed: Annotated[str, of_words(message("listing-value", name="guaranteed"), 200)] = ""  # whatever the entries
    director: Annotated[str, of_words(message("listing-value", name="director"), 80)] = ""
    secondary: Annotated[str, of_words(message("listing-value", name="secondary"), 80)] = ""
    phone: Annotated[str, of_words(message("listing-value", name="phone"), 60)] = ""
    email: Annotated[str, of_words(message("listing-value", name="email"), 200)] = ""
    shown_to: str = ""  # who reads phone and e-mail: "" = whoever entered, "everybody", "officials"
    discussion: Annotated[str, of_words(message("listing-value", name="discussion"), 500)] = ""
    special: Annotated[str, of_words(message("listing-value", name="special"), 2_000)] = ""  # special rules
    about: Annotated[str, of_words(message("listing-value", name="about"), LONGEST_TEXT)] = ""


_read = msgspec.json.Decoder(ListingWords).decode


def words_of(tournament: Tournament, words: Texts) -> ListingWords:
    """Nothing where nothing was said, or where it was erased."""
    ref = tournament.listing.words
    return _read(words[ref]) if ref in words else ListingWords()


def written(words: ListingWords) -> str:
    return msgspec.json.encode(words).decode()


def shown_to_nobody(words: ListingWords) -> Iterator[Refusal]:
    """Phone and e-mail are for one of the known groups."""
    if words.shown_to not in SHOWN_TO:
        what = message("listing-value", name="shown_to")
        yield refusal("listing-not-one-of", what=what, typed=words.shown_to, known=SHOWN_TO[1:])


def may_read_contact(words: ListingWords, reader: Literal["visitor", "entrant"]) -> bool:
    """Whether phone and e-mail are for somebody who is no official."""
    return words.shown_to == "everybody" or (reader == "entrant" and not words.shown_to)
