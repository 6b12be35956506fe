"""The contract of every journal store, for the one in the database."""

from __future__ import annotations

import pytest

from desk.test_store_contract import *  # noqa: F403  (all of its tests, with our store)
from desk.test_store_contract import Open
from topcut.web.store.journal import DatabaseJournal
from topcut.web.store.models import Event
from web.site import Site


@pytest.fixture
def opened(site: Site) -> Open:
    row = Event.objects.create(slug="contract", title="Contract", rulebook="none", game="none")
    return lambda: DatabaseJournal(row.pk)
