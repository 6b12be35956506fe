"""The host of an event: searched among known ones by what stands in its place and address, or a new one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from django.contrib.auth.models import AbstractBaseUser, AnonymousUser
from msgspec import Struct

from topcut.refusal import refuse
from topcut.web.seasons.hosts.asking import Verifier, propose, verifier
from topcut.web.seasons.hosts.known import Counted, counted, final, found
from topcut.web.seasons.models import Region
from topcut.web.seasons.models_regions import Host
from topcut.web.seasons.regions.words import as_called, known

NEW = "new"  # what the form calls a host that is not known yet
Typed = Mapping[str, Any]


class HostsOffered(Struct, frozen=True):
    """What the form shows below the place: the host it is, others that are written alike, who verifies a new one."""

    chosen: Counted | None
    others: tuple[Counted, ...]
    verifier: Verifier
    new: bool  # it is asked for
    region: Region | None  # that the typed one means
    near: tuple[Region, ...]  # that it may have been meant for
    unknown: bool  # a region was typed that nobody knows

    @property
    def near_names(self) -> tuple[str, ...]:
        return tuple(one.name for one in self.near)


def hosts_offered(typed: Typed) -> HostsOffered:
    slug, program = str(typed.get("host", "")), str(typed.get("program", ""))
    words, place = known(), f"{typed.get('place', '')}".strip()
    region = words.meant(str(typed.get("region", "")))
    host = final(slug) if slug and slug != NEW else None
    others = [one for one in found(place) if host is None or one.pk != host.pk] if place else []
    typed_region = str(typed.get("region", "")).strip()
    return HostsOffered(
        chosen=counted([host])[0] if host else None,
        others=tuple(counted(others)),
        verifier=verifier(program, region),
        new=slug == NEW,
        region=region,
        near=words.near(typed_region) if typed_region and region is None else (),
        unknown=bool(typed_region and region is None and words.regions),
    )


def with_host(user: AbstractBaseUser | AnonymousUser, typed: dict[str, str]) -> dict[str, str]:
    """What was sent, with its region as that is called, and the chosen host's place and address; a new host is proposed
    by that."""
    slug, typed = typed.get("host", ""), typed | {"region": as_called(typed.get("region", ""))}
    if not slug:
        return typed
    if slug == NEW:
        region = known().meant(typed.get("region", ""))
        host = propose(user, typed.get("program", ""), typed.get("place", ""), typed.get("address", ""), region)
    else:
        host = _known(slug)
    return typed | _said_by(host, typed)


def _known(slug: str) -> Host:
    host = final(slug)
    if host is None:
        raise refuse("host-none", host=slug[:60])
    if host.state == Host.State.REFUSED:
        raise refuse("host-was-refused", name=host.name)
    return host


def _said_by(host: Host, typed: Mapping[str, str]) -> dict[str, str]:
    """A host is where it is: what was typed beside it gives way; its region only where it has one."""
    region = host.region.name if host.region else typed.get("region", "")
    return {"host": host.slug, "place": host.name, "address": host.address, "region": region}
