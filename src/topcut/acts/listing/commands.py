"""What people want of a listing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from topcut.acts.command import Command
from topcut.acts.fields import of_words
from topcut.acts.listing.words import ListingWords
from topcut.journal.fact import PlayerId
from topcut.messages.message import message


class TakeInto(Command, frozen=True):
    """Let the event belong to a program, or to none."""

    program: Mapping[str, Any] = {}  # a program document


class ChangeListing(Command, frozen=True):
    """Change the listing: values by their names, and the words where they are others; None leaves them."""

    values: Mapping[str, str | bool] = {}
    words: ListingWords | None = None


class Know(Command, frozen=True):
    """Say which person across events somebody is."""

    player: PlayerId
    who: Annotated[str, of_words(message("form-who"), 40)] = ""


class KnowAll(Command, frozen=True):
    """Say of several of whom nothing is known yet which persons they are: all of it or nothing."""

    who: Mapping[PlayerId, str] = {}
