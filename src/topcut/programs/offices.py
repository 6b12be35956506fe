"""What a program says of people besides points: how its directors are rated, which badges there are."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct


class DirectorRating(Struct, frozen=True):
    """Who played in an event rates its director; the average is public."""

    least: int  # the lowest mark
    most: int  # the best one
    days: int  # for so long after the end a mark can be given and changed
    votes: int  # fewer are shown to nobody
    together: int  # marks reach the average in groups of at least so many: none can be read out of its change
    own: str = ""  # readings behind what the document does not print
    clause: str = ""


class Badge(Struct, frozen=True):
    """Something that a person has done so often."""

    name: str
    title: str
    text: str
    counts: Literal["events", "won", "regions", "seasons", "directed", "judged"]
    least: int = 1
    levels: tuple[str, ...] = ()  # only events of these
    own: str = ""
    clause: str = ""
