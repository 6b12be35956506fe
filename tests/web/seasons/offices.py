"""People with offices, for the tests of their pages."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.http import HttpResponse
from django.test import Client

from topcut.messages.message import Message
from topcut.web.seasons.models import Office
from topcut.web.seasons.models_regions import Appointed, Host, News, RegionWord
from web.accounts import account, signed_in
from web.fitting import Fitting
from web.reading import refusals
from web.site import Site

PROGRAM = "star-trek"
_SAYS = Fitting("web")


@pytest.fixture
def community(site: Site) -> Iterator[Site]:
    cache.clear()
    yield site
    Host.objects.update(merged_into=None)
    for kind in (Host, News, Appointed, RegionWord):
        kind._default_manager.all().delete()
    User.objects.all().delete()


def director(name: str = "Kira") -> Client:
    """The Director of Organized Play."""
    return _with(name, Office.Kind.DIRECTOR, "")


def coordinator(name: str = "Odo", continent: str = "europe") -> Client:
    return _with(name, Office.Kind.COORDINATOR, continent)


def administrator(name: str = "Dax") -> Client:
    account(name, is_staff=True, is_superuser=True)
    return signed_in(name)


def _with(name: str, kind: str, where: str) -> Client:
    Office.objects.create(user=account(name), kind=kind, where=where, program=PROGRAM)
    return signed_in(name)


def refused_with(answer: HttpResponse, said: Message) -> bool:
    """Refused with this and nothing else; values that are not named may be anything."""

    found = refusals(answer)
    return answer.status_code == 422 and len(found) == 1 and bool(re.search(_SAYS.say(said), found[0], re.IGNORECASE))
