"""A page tells the browser what the command says of a field, and nothing of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import topcut.web
from topcut.acts.fields import fields_of
from topcut.web.limits_tag import kinds, limits
from web.console import Desk
from web.site import CAST, Site

_WEB = Path(topcut.web.__file__).parent
_OF_PAGES = {"q", "region", "find", "line", "code", "handle", "result"}  # searches, slips and names to sign in with
_INPUT = re.compile(r"<(?:input|textarea)\b[^>]*>", re.DOTALL)
_ROOMS = ("desk", "phone", "public")


def _inputs() -> list[tuple[str, str]]:
    pages = (page for room in _ROOMS for page in sorted((_WEB / room).rglob("*.html")))
    return [(page.name, tag) for page in pages for tag in _INPUT.findall(page.read_text())]


@pytest.mark.parametrize(("page", "tag"), _inputs())
def test_a_template_names_no_limit_of_its_own(page: str, tag: str) -> None:
    name = re.search(r'name="(\w+)"', tag)
    if name and name[1] not in _OF_PAGES:
        assert not re.search(r'(maxlength|min|max)="\d', tag) or "points" in tag
    for asked in re.findall(r'limits "(\w+)\.(\w+)"', tag):
        assert asked[1] in fields_of(kinds()[asked[0]])
        # The field is sent under the name by which the command knows it, or beside the usual answers to it.
        assert name and asked[1] == name[1].removesuffix("_other")


def test_what_the_browser_is_told(site: Site) -> None:
    row = site.event(names=CAST[:4])
    site.post_round(row)
    desk = Desk(site.browser(row, "director"), row.slug).look()
    minutes = next(one for one in desk.all("input") if one.get("name") == "minutes")
    assert (minutes.get("min"), minutes.get("max")) == ("1", "1440")
    assert limits("AddTime.minutes") == 'type="number" min="-600" max="600"'
    assert limits("CallJudge.reason") == 'data-most="200"'
