"""What an event is to its community: its program, the values of its listing, and what it says in words."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from topcut.acts.listing.values import NAMES
from topcut.acts.listing.words import words_of
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
