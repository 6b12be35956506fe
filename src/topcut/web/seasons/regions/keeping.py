"""Making a region, calling it otherwise, and saying that another word means it."""

from __future__ import annotations

from typing import Annotated

from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from msgspec import Struct

from topcut.acts.entries.names import slug as slug_of
from topcut.acts.entries.names import tidy
from topcut.acts.fields import faults, of_words
from topcut.limits import raise_faults
from topcut.messages.message import message
from topcut.refusal import refuse
from topcut.web.seasons.models import Region
from topcut.web.seasons.models_regions import RegionWord
from topcut.web.seasons.offices import CONTINENTS, keeps_regions
from topcut.web.seasons.regions.words import known, word_of
from topcut.web.site.fields import read

NAME = 80


class RegionAsked(Struct, frozen=True):
    """A region as somebody types it."""

    name: Annotated[str, of_words(message("web-regions-name"), NAME)] = ""
    continent: str = ""


class WordAsked(Struct, frozen=True):
    """A word that events say, and the region that it means."""

    word: Annotated[str, of_words(message("web-regions-word"), NAME)] = ""
    region: str = ""


def asked(sent: dict[str, str]) -> RegionAsked:
    """Raises `Refused` with everything that is wrong."""
    form = read(RegionAsked, sent)
    raise_faults(list(faults(form)))
    found = RegionAsked(tidy(form.name), form.continent)
    if not word_of(found.name):
        raise refuse("region-without-name")
    if found.continent not in CONTINENTS:
        raise refuse("region-no-continent", typed=found.continent[:20])
    return found


def make(user: User, wanted: RegionAsked) -> Region:
    """A region that was not there; events that say its name are in it from now on."""
    _must_keep(user, wanted.continent)
    _must_be_new(wanted.name)
    try:
        with transaction.atomic():
            return Region.objects.create(slug=_free(wanted.name), name=wanted.name, continent=wanted.continent)
    except IntegrityError:  # somebody made it at the same moment
        raise refuse("region-known", name=wanted.name, region=wanted.name) from None


def change(user: User, region: Region, wanted: RegionAsked) -> None:
    """Another name or continent; the earlier name goes on meaning it, so its events stay where they are."""
    _must_keep(user, region.continent)
    _must_keep(user, wanted.continent)
    with transaction.atomic():
        kept = Region.objects.select_for_update().get(pk=region.pk)
        if word_of(wanted.name) != word_of(kept.name):
            _must_be_new(wanted.name, kept)
            RegionWord.objects.filter(word=word_of(wanted.name)).delete()  # a word of its own becomes its name
            RegionWord.objects.update_or_create(word=word_of(kept.name), defaults={"region": kept})
        kept.name, kept.continent = wanted.name, wanted.continent
        kept.save(update_fields=("name", "continent"))


def means(user: User, sent: dict[str, str]) -> Region:
    """From now on a word that events say means a region."""
    form = read(WordAsked, sent)
    raise_faults(list(faults(form)))
    region = Region.objects.filter(slug=form.region).first()
    if region is None:
        raise refuse("region-none", region=form.region[:NAME])
    _must_keep(user, region.continent)
    word = word_of(form.word)
    if not word:
        raise refuse("region-without-name")
    _must_be_new(form.word)
    RegionWord.objects.get_or_create(word=word, defaults={"region": region})
    return region


def forget(user: User, region: Region, word: str) -> None:
    """A word means the region no more."""
    _must_keep(user, region.continent)
    if not RegionWord.objects.filter(region=region, word=word_of(word)).delete()[0]:
        raise refuse("region-word-gone", word=word[:NAME], region=region.name)


def _must_keep(user: User, continent: str) -> None:
    if not keeps_regions(user, continent):
        raise refuse("region-not-yours", continent=continent)


def _must_be_new(name: str, besides: Region | None = None) -> None:
    there = known().meant(name)
    if there is not None and there != besides:
        raise refuse("region-known", name=name, region=there.name)


def _free(name: str) -> str:
    base = slug_of(name)[:50] or "region"
    taken = set(Region.objects.filter(slug__startswith=base).values_list("slug", flat=True))
    return next(one for n in range(1, 10_000) if (one := base if n == 1 else f"{base}-{n}") not in taken)
