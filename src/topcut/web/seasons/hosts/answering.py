"""What is done with a host: verified or not, called otherwise, found to be one that is known; all of it is kept."""

from __future__ import annotations

from typing import Annotated

from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.db.models import Q, QuerySet
from msgspec import Struct

from topcut.acts.entries.names import tidy
from topcut.acts.fields import faults, of_words
from topcut.desk.ports import SystemClock
from topcut.limits import raise_faults
from topcut.messages.message import message
from topcut.refusal import refuse
from topcut.web.seasons.hosts.asking import continent_of
from topcut.web.seasons.hosts.known import living, word_of_host
from topcut.web.seasons.models import Region
from topcut.web.seasons.models_regions import Host, HostAct
from topcut.web.seasons.offices import Account, Kind, decides, held_by, speaks_for, verifies
from topcut.web.site.fields import read

What = HostAct.What


class HostAsked(Struct, frozen=True):
    """What somebody who verifies hosts types."""

    name: Annotated[str, of_words(message("web-hosts-name"), 200)] = ""
    address: Annotated[str, of_words(message("web-hosts-address"), 300)] = ""
    region: str = ""
    reason: Annotated[str, of_words(message("form-reason"), 500)] = ""
    same: Annotated[str, of_words(message("web-hosts-same-as"), 60)] = ""


def waiting_for(user: Account, program: str) -> QuerySet[Host]:
    """The hosts that somebody may verify (`offices.py: verifies`), with one question for all of them."""
    rows = living().filter(state=Host.State.WAITING, program=program)
    theirs = speaks_for(user)
    if (not program and theirs.everywhere) or (program and decides(user, program)):
        return rows
    held = held_by(user).filter(kind=Kind.COORDINATOR)
    continents = [one.where for one in held if not program or one.program == program]
    if not continents:
        return rows.none()
    return rows.filter(Q(region=None) | Q(region__continent__in=["", *continents]))


def asked(sent: dict[str, str]) -> HostAsked:
    form = read(HostAsked, sent)
    raise_faults(list(faults(form)))
    return form


def verify(user: User, host: Host) -> None:
    """From now on events can be listed there."""
    with transaction.atomic():
        kept = _kept(user, host)
        if kept.state == Host.State.VERIFIED:
            raise refuse("host-verified-already", name=kept.name)
        _say(user, kept, What.VERIFIED)
        Host.objects.filter(pk=kept.pk).update(state=Host.State.VERIFIED)


def turn_down(user: User, host: Host, reason: str) -> None:
    """It is no host, and why: its events stay unlisted until they have another one."""
    with transaction.atomic():
        kept = _kept(user, host)
        if kept.state == Host.State.REFUSED:
            raise refuse("host-refused-already", name=kept.name)
        _say(user, kept, What.REFUSED, reason=_why(reason))
        Host.objects.filter(pk=kept.pk).update(state=Host.State.REFUSED)


def rename(user: User, host: Host, form: HostAsked) -> None:
    """Its events go on pointing at it: journals keep its slug, which stays."""
    name, address = tidy(form.name), tidy(form.address)
    if not word_of_host(name, ""):
        raise refuse("host-without-name")
    region = Region.objects.filter(slug=form.region).first() if form.region else None
    try:
        with transaction.atomic():
            kept = _kept(user, host)
            if not verifies(user, kept.program, continent_of(region)):
                raise refuse("host-not-yours", name=kept.name)
            before, after = _told(kept.name, kept.address), _told(name, address)
            if before != after:
                _say(user, kept, What.RENAMED, before, after, tidy(form.reason))
            kept.name, kept.address, kept.region, kept.word = name, address, region, word_of_host(name, address)
            kept.save(update_fields=("name", "address", "region", "word"))
    except IntegrityError:
        raise refuse("host-there-is-one", name=name) from None


def merge(user: User, host: Host, form: HostAsked) -> Host:
    """It is another one that is known: its events are that one's from now on."""
    with transaction.atomic():
        into = Host.objects.select_for_update().filter(slug=form.same, merged_into=None).first()
        kept = _kept(user, host)
        if into is None or into.state != Host.State.VERIFIED:
            raise refuse("host-none", host=form.same)
        if into.pk == kept.pk:
            raise refuse("host-into-itself", name=kept.name)
        if not verifies(user, into.program, continent_of(into.region)):
            raise refuse("host-not-yours", name=into.name)
        _say(user, kept, What.MERGED, _told(kept.name, kept.address), _told(into.name, into.address), tidy(form.reason))
        Host.objects.filter(merged_into=kept).update(merged_into=into)
        Host.objects.filter(pk=kept.pk).update(merged_into=into)
    return into


def _kept(user: User, host: Host) -> Host:
    """The row, locked, as it is now; refused where it is somebody else's, or part of another one."""
    kept = Host.objects.select_for_update().get(pk=host.pk)
    if not verifies(user, kept.program, continent_of(kept.region)):
        raise refuse("host-not-yours", name=kept.name)
    if kept.merged_into_id is not None:
        raise refuse("host-merged-already", name=kept.name)
    return kept


def _why(reason: str) -> str:
    said = tidy(reason)
    if not said:
        raise refuse("host-without-reason")
    return said


def _say(user: User, host: Host, what: str, before: str = "", after: str = "", reason: str = "") -> None:
    HostAct.objects.create(
        host=host, what=what, before=before[:300], after=after[:300], reason=reason[:500], by=user,
        at=SystemClock().now(),
    )  # fmt: skip


def _told(name: str, address: str) -> str:
    return f"{name}, {address}" if address else name
