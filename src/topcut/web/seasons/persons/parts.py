"""What other rooms show on a person's page: ratings, leagues won; each once, and nothing where it has nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from django.utils.safestring import SafeString
from msgspec import Struct

from topcut.web.seasons.models import Person

Place = Literal["tally", "titles", "body"]  # beside the name, among the titles, a section of its own


class Part(Struct, frozen=True):
    """A part of the page by name."""

    name: str
    place: Place
    render: Callable[[Person], SafeString]  # "" = nothing to show


PARTS: list[Part] = []


def also(part: Part) -> None:
    """Once, however often the app is made ready."""
    if all(known.name != part.name for known in PARTS):
        PARTS.append(part)


def shown(person: Person) -> dict[str, list[SafeString]]:
    """What the parts have to say, by where it stands."""
    found: dict[str, list[SafeString]] = {"tally": [], "titles": [], "body": []}
    for part in PARTS:
        if said := part.render(person):
            found[part.place].append(said)
    return found
