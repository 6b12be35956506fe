"""What an event is to its community: its program, the values of its listing, and what it says in words."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import asdict

from topcut.acts.listing.values import NAMES
from topcut.acts.listing.words import may_read_contact, words_of
from topcut.answers.event_view import EventView


class ListingAnswer(Struct, frozen=True):
    """Values and words that are said; nothing of what is not."""

    program: str  # "" = it belongs to none
    title: str  # of the program
    values: dict[str, Any]
    words: dict[str, str]


def listing_answer(view: EventView) -> ListingAnswer:
    program = view.tournament.program
    values = {name: value for name in NAMES if (value := getattr(view.tournament.listing, name))}
    words = {name: said for name, said in asdict(words_of(view.tournament, view.words)).items() if said}
    return ListingAnswer(str(program.get("name", "")), str(program.get("title", "")), values, words)


class Contact(Struct, frozen=True):
    """How to reach whoever directs it."""

    phone: str
    email: str


def contact_of(view: EventView, reader: Literal["visitor", "entrant"]) -> Contact | None:
    """For whoever may read it; None where nothing is said."""
    words = words_of(view.tournament, view.words)
    if not (words.phone or words.email) or not may_read_contact(words, reader):
        return None
    return Contact(words.phone, words.email)
