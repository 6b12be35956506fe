"""The hosts that the site knows: found by what somebody types, counted by the events that were held there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from django.db.models import Count, QuerySet
from msgspec import Struct
from rapidfuzz import fuzz, process

from topcut.web.seasons.models import Region
from topcut.web.seasons.models_regions import WORD, Host
from topcut.web.seasons.regions.whereabouts import seen
from topcut.web.seasons.regions.words import word_of

_NEAR = 72  # of 100: how much alike two are that may be one
_FOUND = 5
_LOOKED_THROUGH = 5_000


class Counted(Struct, frozen=True):
    """A host, and how many events it has had or will have."""

    host: Host
    events: int


def living() -> QuerySet[Host]:
    """Those that are not part of another one."""
    return Host.objects.filter(merged_into=None)


def verified() -> QuerySet[Host]:
    return living().filter(state=Host.State.VERIFIED)


def word_of_host(name: str, address: str) -> str:
    """Name and address as they are compared: without signs that one person writes and another does not."""
    return " ".join("".join(sign if sign.isalnum() else " " for sign in word_of(f"{name} {address}")).split())[:WORD]


def found(typed: str, among: QuerySet[Host] | None = None, most: int = _FOUND) -> list[Host]:
    """Those whose name and address have the words that were typed, or nearly; the likest first."""
    wanted = word_of_host(typed, "")
    if not wanted:
        return []
    rows = verified() if among is None else among
    words = dict(rows.order_by("pk").values_list("pk", "word")[:_LOOKED_THROUGH])
    near = process.extract(wanted, words, scorer=_alike, score_cutoff=_NEAR, limit=most)
    hosts = rows.select_related("region").in_bulk([key for _, _, key in near])
    return [hosts[key] for _, _, key in near]


def _alike(typed: str, word: str, *, score_cutoff: float | None = None, **_: object) -> float:
    """Word by word, in any order; the beginning of a word is as good as the word: "replim" is the Replimat."""
    parts, wanted = word.split(), typed.split()
    best = [max(100.0 if part.startswith(one) else fuzz.ratio(one, part) for part in parts) for one in wanted]
    return max(sum(best) / len(best), fuzz.token_set_ratio(typed, word, score_cutoff=score_cutoff))


def near(host: Host) -> list[Host]:
    """Other hosts that may be the same place, by name and address together or by the name alone."""
    others = verified().exclude(pk=host.pk)
    both = [*found(f"{host.name} {host.address}", others), *found(host.name, others)]
    return list(dict.fromkeys(both))[:_FOUND]


def final(slug: str) -> Host | None:
    """The host of a slug, whoever it was merged into."""
    host = Host.objects.filter(slug=slug).select_related("merged_into", "region").first()
    while host is not None and host.merged_into is not None:
        host = host.merged_into
    return host


def slugs_of(host: Host) -> list[str]:
    """What journals call it: its own slug, and those of hosts that are part of it."""
    return [host.slug, *host.merged.values_list("slug", flat=True)]


def counted(hosts: Sequence[Host]) -> list[Counted]:
    """One question for all of them."""
    of = {one.slug: one.pk for one in hosts}
    of |= {one.slug: one.merged_into_id or 0 for one in Host.objects.filter(merged_into__in=hosts)}
    rows = seen().filter(host__in=list(of)).order_by().values_list("host").annotate(Count("event"))
    events = dict.fromkeys((one.pk for one in hosts), 0)
    for slug, number in rows:
        events[of[slug]] += number
    return [Counted(one, events[one.pk]) for one in hosts]


def most_used(region: Region, most: int) -> list[Counted]:
    """The verified hosts of a region that have the most events."""
    hosts: Iterable[Counted] = counted(list(verified().filter(region=region)[:_LOOKED_THROUGH]))
    return sorted(hosts, key=lambda one: (-one.events, one.host.name))[:most]
