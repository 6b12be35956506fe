"""One server and one Chromium for each module; a browser for everybody who takes part."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from django.conf import settings
from playwright.sync_api import Browser, Playwright, sync_playwright

from web.browser.people import Hall
from web.browser.venue import CHROMIUM, NO_CHROMIUM, chromium, served
from web.site import Site


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    """Ended with its module: while it runs, the thread counts as asynchronous and Django would refuse its database."""
    if not CHROMIUM:
        pytest.skip(NO_CHROMIUM)
    os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "1"
    with sync_playwright() as running:
        yield running
    del os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"]


@pytest.fixture(scope="module")
def browser(playwright: Playwright) -> Iterator[Browser]:
    started = chromium(playwright)
    yield started
    started.close()


@pytest.fixture(scope="module")
def empty_site() -> Iterator[Site]:
    """The same folder as the server's, so that a test can read the journal behind the pages."""
    made = Site()
    made.empty()
    yield made
    made.empty()


@pytest.fixture(scope="module")
def address(empty_site: Site) -> Iterator[str]:
    with served(str(settings.DATA)) as found:
        yield found


@pytest.fixture
def hall(browser: Browser, address: str, empty_site: Site) -> Iterator[Hall]:
    """Everybody with a browser; any fault that a page tells its console fails the test."""
    made = Hall(browser, address, empty_site)
    yield made
    made.close()
    assert not made.faults, made.faults
