"""The stylesheets: what a page loads of them, and all together, as written; comments are not sent, and not counted."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from django.template.loader import render_to_string
from django.test import Client, RequestFactory

from topcut.acts.rounds.commands import Draw, Post
from topcut.journal.plan import Stage
from topcut.web.people.access import Role
from web.site import Site

ALL, A_PAGE = (
    64_000,
    40_000,
)  # bytes: of all sheets of events, and of those that a phone or a visitor loads for one page
SEASONS, OF_SEASONS = "seasons.css", 8_000  # what only the pages of a community load
_OURS = Path(str(files("topcut.web"))) / "static"
_LINK = re.compile(r'<link rel="stylesheet" href="/static/([\w-]+\.css)">')
_CLASS = re.compile(r"\.([a-zA-Z][\w-]*)")
_EVENT = ("", "/pairings", "/pairings?by=name", "/standings?why=p1", "/bracket", "/rules", "/journal", "/enter")
_HALL = ("/display", "/clock", "/screens", "/pairings?print=1", "/standings?print=1", "/display?show=bracket")


def test_all_sheets_are_light() -> None:
    assert sum(_size(name) for name in _names() if name != SEASONS) <= ALL
    assert sum(_size(name) for name in _names() if name == SEASONS) <= OF_SEASONS


@pytest.mark.parametrize("path", ["/", "/new", "/rules", "/rules/tribbles", "/sign-in", "/sign-up", "/nowhere"])
def test_a_page_of_the_site_is_light(path: str) -> None:
    _is_light(Client().get(path).content.decode())


@pytest.mark.parametrize("rulebook", ["transformers", "tribbles"])
@pytest.mark.parametrize("role", ["visitor", "player"])
def test_an_event_is_light_for_visitors_and_phones(role: Role, rulebook: str, site: Site) -> None:
    plan = (Stage("swiss", rounds=2), Stage("bracket", take=4)) if rulebook == "transformers" else ()
    row = site.event(rulebook, plan=plan)
    site.do(row, Draw(seed="Bajor"))
    site.do(row, Post())
    browser = site.browser(row, role, "Kira" if role == "player" else "")
    for path in (*_EVENT, *_HALL, "/me"):
        _is_light(browser.get(f"/e/{row.slug}{path}", follow=True).content.decode())


def test_entering_an_event_of_a_program_is_light(site: Site) -> None:
    """With the byes that somebody can choose from there, which have a small sheet of their own."""
    row = site.event()
    shown = {"snapshot": site.snapshot(row), "state": "new", "additions": [{"template": "parts/mark.html"}]}
    html = render_to_string("people/enter.html", shown, RequestFactory().get(f"/e/{row.slug}/enter"))
    assert "choice.css" in _LINK.findall(html)
    _is_light(html)


def _is_light(html: str) -> None:
    loaded = _LINK.findall(html)
    assert loaded and len(loaded) == len(set(loaded))
    assert sum(map(_size, loaded)) <= A_PAGE, loaded


def test_every_sheet_is_loaded_by_some_page() -> None:
    linked = {name for file in _sources(".html") for name in _LINK.findall(file)}
    assert linked == set(_names())


def test_no_class_is_styled_that_no_page_has() -> None:
    said = "\n".join(_sources(".html", ".py", ".js", ".ftl"))
    words = set(re.findall(r"[a-zA-Z][\w-]*", said))
    for name in _names():
        styled = re.sub(r"/\*.*?\*/|\([^)]*woff2[^)]*\)", "", (_OURS / name).read_text(), flags=re.DOTALL)
        assert [one for one in _CLASS.findall(styled) if one not in words] == [], name


def _names() -> list[str]:
    return sorted(path.name for path in _OURS.glob("*.css"))


def _size(name: str) -> int:
    """Bytes of a sheet without its comments: those stay here."""
    return len(re.sub(r"/\*.*?\*/", "", (_OURS / name).read_text(encoding="utf-8"), flags=re.DOTALL).encode())


def _sources(*kinds: str) -> Iterator[str]:
    """The texts that can bring a class to a page."""
    for path in Path(str(files("topcut"))).rglob("*"):
        if path.suffix in kinds:
            yield path.read_text(encoding="utf-8")
