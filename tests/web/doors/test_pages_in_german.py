"""Whole events read by German browsers on a site that speaks English: no sentence of the English catalogues is left."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from django.test import Client

from german import GERMAN
from spread import spread
from topcut.messages.catalogue import ENGLISH, FOLDER, catalogue
from topcut.messages.fluent import Choice, Pattern, entries
from topcut.web.store.models import Event
from unmarked import read_on
from web.crawling import pages
from web.moments import MOMENTS
from web.site import Site
from web.tree import tree_of

_TAG = re.compile(r"<[^>]*>")
_WORDS = 3  # of a part of a text, so many at least: fewer may stand in a name, or be alike in both languages


def pieces(pattern: Pattern) -> Iterator[str]:
    """What a text says between its values."""
    for piece in pattern:
        if isinstance(piece, str):
            yield from (" ".join(part.split()) for part in _TAG.split(piece))
        elif isinstance(piece, Choice):
            for _, variant in piece.variants:
                yield from pieces(variant)


def said_in(language: str) -> set[str]:
    """Everything that the pages can say in a language."""
    found: set[str] = set()
    for file in (FOLDER / language).rglob("*.ftl"):
        if not {"cli", "help", "script"} & set(file.relative_to(FOLDER / language).parts):
            for id in entries(file.read_text("utf-8")):
                text = catalogue(language).text(id)
                assert text is not None
                ways = (one for name, one in text.attributes.items() if name in ("do", "web", "phone"))
                found |= {one for pattern in (text.value, *ways) for one in pieces(pattern)}
    return found


@cache
def english_only() -> tuple[str, ...]:
    """Pieces of some words that no German text has."""
    german = " \n ".join(said_in(GERMAN))
    long = (one.strip(" .,:;“”()–·") for one in said_in(ENGLISH))
    return tuple(sorted({one for one in long if len(one.split()) >= _WORDS and one not in german}))


def english_in(page: str) -> list[str]:
    read = " ".join(" ".join(text.split()) for text in read_on(tree_of(page)))
    return [one for one in english_only() if one in read and re.search(rf"(?<!\w){re.escape(one)}(?!\w)", read)]


def in_german(client: Client) -> Client:
    client.defaults["HTTP_ACCEPT_LANGUAGE"] = "de-DE,de;q=0.9,en;q=0.5"
    return client


def browsers(site: Site, row: Event) -> Iterator[Client]:
    yield site.browser()
    yield site.browser(row, "director")
    if site.snapshot(row).names:
        yield site.browser(row, "player", next(iter(site.snapshot(row).names.values())))


@pytest.mark.parametrize("moment", spread(MOMENTS, 5))
def test_no_english_is_left_on_a_german_page(site: Site, moment: str) -> None:
    row = MOMENTS[moment](site)
    for client in browsers(site, row):
        for address, page in pages(in_german(client), row.slug):
            if page.status_code in (200, 422) and "html" in page["Content-Type"]:
                assert page["Content-Language"] == GERMAN
                assert not (left := english_in(page.content.decode())), (address, left)


def test_nor_on_the_pages_of_the_site(site: Site) -> None:
    site.event()
    visitor = in_german(Client())
    for address in (
        "/",
        "/rules",
        "/rules/star-trek-2e",
        "/sign-in",
        "/sign-up",
        "/e/none",
        "/new",
        "/?when=past",
        "/regions",
        "/hosts",
        "/calendar",
        "/offices",
        "/news",
    ):
        page = visitor.get(address, follow=True)
        assert not (left := english_in(page.content.decode())), (address, left)


def test_english_would_be_found(site: Site) -> None:
    row = MOMENTS["playing"](site)
    assert len(english_only()) > 1_000
    assert english_in(Client().get(f"/e/{row.slug}").content.decode())
