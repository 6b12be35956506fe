"""Every page of seasons with a living community on it: valid, told to screen readers, in light and dark, on a phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from spread import spread
from web.browser import season_scenes
from web.browser.looking import Looker, faults_for_readers, faults_of_html, outside_of_a_phone
from web.browser.people import Hall
from web.browser.scenes import View
from web.site import Site


@pytest.fixture(scope="module")
def looker(browser: Browser, address: str, empty_site: Site) -> Iterator[Looker]:
    season_scenes.build()
    hall = Hall(browser, address, empty_site)
    yield Looker(hall)
    hall.close()


@pytest.mark.parametrize("view", spread(season_scenes.views(), 12), ids=lambda view: view.id)
def test_every_page_of_seasons_is_whole(view: View, looker: Looker) -> None:
    page, html = looker.open(view)
    assert faults_of_html(html) == []
    assert page.title() and page.locator("h1").count() == 1
    assert faults_for_readers(page) == []
    assert outside_of_a_phone(page) == []
    assert looker.hall.faults == []
