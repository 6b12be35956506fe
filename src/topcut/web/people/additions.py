"""What other rooms of the site add to entering by oneself: who somebody is across events, what they bring.

They register here, because this room knows none of them: fields in the form, and what becomes of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from django.http import HttpRequest
from msgspec import Struct

from topcut.acts.command import Command
from topcut.acts.entries.commands import Person
from topcut.journal.fact import PlayerId
from topcut.web.site.live import Snapshot


class Addition(Struct, frozen=True):
    """Fields of the page at which people enter, and what was typed into them."""

    name: str
    template: str
    context: Callable[[HttpRequest, Snapshot, PlayerId], Mapping[str, Any]]  # {} = nothing to ask
    person: Callable[[HttpRequest, Snapshot, Person], Person]  # with what was sent
    later: Callable[[HttpRequest, Snapshot, PlayerId], Command]  # another choice of somebody who has entered


_ADDITIONS: list[Addition] = []


def also_asked(addition: Addition) -> None:
    """Once, however often an app is made ready."""
    if all(known.name != addition.name for known in _ADDITIONS):
        _ADDITIONS.append(addition)


def asked_besides(request: HttpRequest, snapshot: Snapshot, player: PlayerId) -> list[Mapping[str, Any]]:
    """The fields that there are for this person, each with its template."""
    found = ((one, one.context(request, snapshot, player)) for one in _ADDITIONS)
    return [{"template": one.template, "name": one.name, **context} for one, context in found if context]


def completed(request: HttpRequest, snapshot: Snapshot, person: Person) -> Person:
    """Somebody who enters, with all that was sent besides."""
    for one in _ADDITIONS:
        person = one.person(request, snapshot, person)
    return person


def changed(request: HttpRequest, snapshot: Snapshot, player: PlayerId, name: str) -> Command | None:
    """What somebody who has entered chooses now; None where nobody asks for such a thing."""
    return next((one.later(request, snapshot, player) for one in _ADDITIONS if one.name == name), None)
