"""Finding and making persons: by handle, by name, by nearly the name."""

from __future__ import annotations

import re
import secrets
from collections.abc import Iterable, Mapping

from django.db import transaction
from django.db.models import Q, QuerySet
from msgspec import Struct
from rapidfuzz import fuzz, process

from topcut.acts.entries.names import folded, slug, tidy
from topcut.refusal import refuse
from topcut.web.seasons.models import Person
from topcut.web.seasons.shown import seen_text

_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
_NEAR = 82  # of 100: how much alike two names are that may be one person's
_MOST_NEAR = 3
_TAKEN = re.compile(r"-(\d+)$")


class Found(Struct, frozen=True):
    """Who a typed name may be: `sure` is the one that has this handle or, alone, this name."""

    typed: str
    sure: Person | None
    near: tuple[Person, ...] = ()


def living() -> QuerySet[Person]:
    """Those that are not part of somebody else."""
    return Person.objects.filter(merged_into=None)


def look_up(typed: Mapping[str, str]) -> dict[str, Found]:
    """For handles with their names: who each is, or may be. Persons are read once for all."""
    typed = {handle: tidy(name) for handle, name in typed.items()}
    by_handle = {person.handle: person for person in living().filter(handle__in={slug(handle) for handle in typed})}
    by_name: dict[str, list[Person]] = {}
    for person in _named({folded(name) for name in typed.values()}):
        by_name.setdefault(folded(person.name), []).append(person)
    open_names = {h: n for h, n in typed.items() if slug(h) not in by_handle and len(by_name.get(folded(n), ())) != 1}
    near = _near(open_names)
    return {
        handle: Found(
            name, by_handle.get(slug(handle)) or _only(by_name.get(folded(tidy(name)), ())), near.get(handle, ())
        )
        for handle, name in typed.items()
    }


def _only(found: Iterable[Person]) -> Person | None:
    """Of two who have a name nobody is sure."""
    one, *others = [*found, None]
    return one if len(others) == 1 else None


def _named(names: set[str]) -> QuerySet[Person]:
    wanted = Q()
    for name in names:
        wanted |= Q(search__startswith=f"{name} ")
    return living().filter(wanted) if names else living().none()


def _near(open_names: Mapping[str, str]) -> dict[str, tuple[Person, ...]]:
    """Those whose name or handle is written much like it."""
    if not open_names:
        return {}
    searches = dict(living().exclude(name="").values_list("pk", "search"))
    found = {handle: _like(folded(name), searches) for handle, name in open_names.items()}
    rows = living().in_bulk({pk for pks in found.values() for pk in pks})
    return {handle: tuple(rows[pk] for pk in pks if pk in rows) for handle, pks in found.items()}


def _like(name: str, searches: dict[int, str]) -> list[int]:
    alike = process.extract(name, searches, scorer=fuzz.WRatio, score_cutoff=_NEAR, limit=_MOST_NEAR)
    return [pk for _, _, pk in alike]


def make(name: str, handle: str = "") -> Person:
    """A new person with a handle of their own."""
    called = tidy(name)
    with transaction.atomic():
        made = Person(key=new_key(), handle=free_handle(handle or called), name=called)
        return keep(made)


def keep(person: Person) -> Person:
    """Write a person with what searches look through."""
    person.search = "" if person.erased else _search(person.name, person.handle)
    person.seen = seen_text(person)
    person.save()
    return person


def new_key() -> str:
    return "h" + "".join(secrets.choice(_SIGNS) for _ in range(12))


def free_handle(wanted: str) -> str:
    """The handle, or with a number where somebody has it."""
    base = slug(wanted)[:36] or "player"
    taken = set(Person.objects.filter(handle__startswith=base).values_list("handle", flat=True))
    if base not in taken:
        return base
    return next(one for n in range(2, 100_000) if (one := f"{base}-{n}") not in taken)


def _search(name: str, handle: str) -> str:
    return f"{folded(name)} {handle}"[:260]


def one(handle: str) -> Person:
    """The person of a handle, whoever they were merged into; refused where there is none."""
    found = Person.objects.filter(handle=handle).select_related("merged_into").first()
    if found is None:
        raise refuse("person-none", handle=handle)
    return final(found)


def final(person: Person) -> Person:
    """Who somebody is after all mergers."""
    while person.merged_into is not None:
        person = person.merged_into
    return person
