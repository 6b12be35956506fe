"""Finding and making persons: by handle, by name, by nearly the name."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence

from django.db import transaction
from django.db.models import QuerySet
from msgspec import Struct
from rapidfuzz import fuzz, process

from topcut.acts.entries.names import slug, tidy
from topcut.refusal import refuse
from topcut.web.seasons.models import Person
from topcut.web.seasons.shown import called, seen_text

_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
_NEAR = 82  # of 100: how much alike two names are that may be one person's
_MOST_NEAR = 3
_AT_ONCE = 50  # names that are compared with everybody's


class Found(Struct, frozen=True):
    """Who a typed name may be: `sure` is the one that has this handle or, alone, this name."""

    typed: str
    sure: Person | None
    near: tuple[Person, ...] = ()


def living() -> QuerySet[Person]:
    """Those that are not part of somebody else."""
    return Person.objects.filter(merged_into=None, erased=False)


def look_up(typed: Mapping[str, str]) -> dict[str, Found]:
    """For handles with their names: who each is, or may be."""
    return dict(zip(typed, look_up_each(list(typed.items())), strict=True))


def look_up_each(typed: Sequence[tuple[str, str]]) -> list[Found]:
    """The same for as many as there are, also without a handle. Persons are read once for all."""
    people = [(slug(handle), tidy(name)) for handle, name in typed]
    by_handle = {one.handle: one for one in _having("handle", {handle for handle, _ in people if handle})}
    by_name: dict[str, list[Person]] = {}
    for person in _having("called", {called(name) for _, name in people if name}):
        by_name.setdefault(person.called, []).append(person)
    sure = [by_handle.get(handle) or _only(by_name.get(called(name), ())) for handle, name in people]
    both = list(zip((name for _, name in people), sure, strict=True))
    near = _near([called(name) for name, known in both if known is None])
    return [Found(name, known, near[called(name)] if known is None else ()) for name, known in both]


def _only(found: Iterable[Person]) -> Person | None:
    """Of two who have a name nobody is sure."""
    one, *others = [*found, None]
    return one if len(others) == 1 else None


def _having(column: str, wanted: set[str]) -> Iterator[Person]:
    """A few hundred at a time: a database takes only so many values in one question."""
    values = sorted(wanted)
    for start in range(0, len(values), 500):
        yield from living().filter(**{f"{column}__in": values[start : start + 500]}).order_by("handle")


def _near(names: Sequence[str]) -> dict[str, tuple[Person, ...]]:
    """Those whose name is written much like it, in whatever order its words stand; the likest first."""
    if not names:
        return {}
    known = list(living().exclude(called="").order_by("pk").values_list("pk", "called"))
    written = [_in_order(called) for _, called in known]
    found: dict[str, list[int]] = {}
    for start in range(0, len(names), _AT_ONCE):
        some = names[start : start + _AT_ONCE]
        alike = process.cdist([_in_order(one) for one in some], written, scorer=fuzz.ratio, score_cutoff=_NEAR)
        for name, scores in zip(some, alike, strict=True):
            likest = sorted((-scores[at], at) for at in scores.nonzero()[0])[:_MOST_NEAR]
            found[name] = [known[at][0] for _, at in likest]
    rows = living().in_bulk({pk for pks in found.values() for pk in pks})
    return {name: tuple(rows[pk] for pk in pks if pk in rows) for name, pks in found.items()}


def _in_order(name: str) -> str:
    return " ".join(sorted(name.split()))


def make(name: str, handle: str = "") -> Person:
    """A new person with a handle of their own."""
    called = tidy(name)
    with transaction.atomic():
        made = Person(key=new_key(), handle=free_handle(handle or called), name=called)
        return keep(made)


def keep(person: Person) -> Person:
    """Write a person with what searches look through."""
    person.called = called(person.name)
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
