"""Nobody is led to what they cannot use: by role, whatever can be reached by links from the pages of an event."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from html import unescape

import pytest
from django.test import Client

from spread import spread
from topcut.acts.calls.commands import CallJudge
from topcut.journal.plan import Stage
from topcut.web.people.access import Role
from topcut.web.store.models import Event
from web.console import Desk
from web.moments import before_round_one, between, bracket, drawn, playing, pods
from web.saying import says, words_of
from web.site import Site

ROLES: dict[Role, tuple[str, ...]] = {  # with the kinds of readers that a script shows a link of everybody's page to
    "visitor": ("visitor",),
    "player": ("player",),
    "judge": ("desk",),
    "head-judge": ("desk",),
    "scorekeeper": ("desk",),
    "director": ("desk",),
}
_ANCHOR = re.compile(r"<a\b[^>]*>", re.S)
_HREF = re.compile(r'href="([^"#]*)')
_FOR = re.compile(r'data-for="([^"]*)"')
_NUMBER = re.compile(r"\d+")


def _drafted(site: Site) -> Event:
    return site.event("transformers", format="draft", tied_match="tiebreak")


def _scenario(site: Site) -> Event:
    return site.event("star-trek-2e", scenario="race-to-the-alpha-quadrant")


def _online(site: Site) -> Event:
    row = site.event(online=True, plan=(Stage("swiss", rounds=2), Stage("bracket", take=4)))
    site.post_round(row)
    site.do(row, CallJudge(1, 1))
    return row


MOMENTS: tuple[Callable[[Site], Event], ...] = (
    before_round_one,
    drawn,
    playing,
    between,
    bracket,
    pods,
    _drafted,
    _scenario,
    _online,
)


def _links(page: str, readers: tuple[str, ...]) -> Iterator[str]:
    for anchor in _ANCHOR.findall(page):
        shown_to, href = _FOR.search(anchor), _HREF.search(anchor)
        if href and (shown_to is None or set(shown_to[1].split()) & set(readers)):
            yield unescape(href[1])


def _crawled(client: Client, slug: str, start: tuple[str, ...], readers: tuple[str, ...]) -> dict[str, int]:
    """Status by address; of addresses that differ in their numbers one stands for all."""
    waiting, found, kinds = list(start), dict[str, int](), set[str]()
    while waiting:
        address = waiting.pop(0)
        kind = _NUMBER.sub("0", re.sub(r"=[^&]*", "=", address))
        if kind in kinds or not address.startswith(f"/e/{slug}"):
            continue
        kinds.add(kind)
        answer = client.get(address, follow=True)
        found[address] = answer.status_code
        if answer.status_code == 200 and "html" in answer.headers["Content-Type"]:
            here = address.partition("?")[0]
            links = _links(answer.content.decode(), readers)
            waiting += [f"{here}{link}" if link.startswith("?") else link for link in links]
    return found


@pytest.mark.parametrize("moment", spread(MOMENTS, 4), ids=lambda one: one.__name__.strip("_"))
@pytest.mark.parametrize("role", ROLES)
def test_no_link_leads_to_what_a_role_may_not_see(site: Site, moment: Callable[[Site], Event], role: Role) -> None:
    row = moment(site)
    client = site.browser(row, role, "Kira" if role == "player" else "")
    home = f"/e/{row.slug}"
    start = (home, f"{home}/me") if role == "player" else (home,) if role == "visitor" else (home, f"{home}/desk")
    found = _crawled(client, row.slug, start, ROLES[role])
    assert len(found) > 5
    assert {address: status for address, status in found.items() if status >= 400} == {}


@pytest.mark.parametrize(("role", "of_use"), [("judge", False), ("head-judge", False), ("scorekeeper", True)])
def test_a_judge_has_calls_round_and_standings_and_nothing_to_set_up(site: Site, role: Role, of_use: bool) -> None:
    row = playing(site)
    page = site.browser(row, role).get(f"/e/{row.slug}/desk").content.decode()
    tabs = re.findall(r'<a href="/e/[^/]+/desk/?([a-z]*)"', page[: page.index("</nav>")])
    assert ("setup" in tabs) == of_use and ("calls" in tabs) != of_use
    below = re.search(r'<nav class="below".*?</nav>', page, re.S)
    if of_use:
        assert below is None
    else:
        assert below and re.findall(r'href="/e/[^/]+/desk/?([a-z]*)"', below[0]) == ["calls", "", "standings"]


def _waiting(judge: Client, slug: str) -> list[int]:
    """The tables whose calls can be answered on the page, from above."""
    buttons = {words_of("web-call-there-at-html", table=table): table for table in range(1, 5)}
    return [buttons[one] for one in Desk(judge, slug).look("/calls").buttons() if one in buttons]


def test_the_calls_page_has_the_oldest_first_and_where_a_judge_was(site: Site) -> None:
    row = site.event()
    site.post_round(row)
    site.do(row, CallJudge(1, 3, reason="a ruling"))
    site.do(row, CallJudge(1, 1))
    judge, address = site.browser(row, "judge"), f"/e/{row.slug}/desk/calls"
    page = judge.get(address)
    assert "a ruling" in page.content.decode() and not says(page, "web-call-been")
    assert _waiting(judge, row.slug) == [3, 1]
    sent = judge.post(f"/e/{row.slug}/desk/round/1/table/3/there", {"back": "calls"})
    assert sent.headers["Location"] == address
    assert _waiting(judge, row.slug) == [1] and says(judge.get(address), "web-call-been")
    judge.post(f"/e/{row.slug}/desk/round/1/table/1/not-needed", {"back": "calls"})
    assert says(judge.get(address), "web-call-nobody")
