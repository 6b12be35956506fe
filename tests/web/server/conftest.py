"""A front with a site behind it that counts what it is asked, and an event in its first round."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from topcut.web.events_served import front as front_of
from topcut.web.server.front import Front
from topcut.web.store.models import Event
from web.asking import Counted
from web.site import Site


@pytest.fixture
def django() -> Counted:
    return Counted()


@pytest.fixture
def front(site: Site, django: Counted) -> Iterator[Front]:
    made = front_of(django)
    yield made
    made.close()


@pytest.fixture
def event(site: Site) -> Event:
    row = site.event()
    site.post_round(row)
    return row
