"""Every page of a visitor at each moment of an event: strict HTML, the same for everybody, kept by its head."""

from __future__ import annotations

import pytest
from django.test import Client

from web.html import all_of, parsed, words
from web.moments import MOMENTS
from web.saying import refused, words_of
from web.site import Site

_DATA = ("application/json", "application/ld+json")  # nothing of it runs
HOT = ("", "/pairings", "/pairings?by=name", "/standings", "/bracket", "/display", "/clock")
PAGES = (*HOT, "/journal", "/pairings?q=ki", "/pairings?q=zz", "/standings?why=p1", "/standings?stage=1&why=p2")


@pytest.mark.parametrize("moment", MOMENTS)
def test_every_page_at_every_moment_is_strict_html_and_sets_no_cookie(site: Site, moment: str) -> None:
    row = MOMENTS[moment](site)
    for page in PAGES:
        answer = Client().get(f"/e/{row.slug}{page}")
        assert answer.status_code == 200, page
        tree = parsed(answer)
        assert answer["X-Topcut-Head"] == str(site.snapshot(row).head)
        assert not answer.cookies and not answer.wsgi_request.session.accessed
        assert b"csrfmiddlewaretoken" not in answer.content
        if page != "/display":
            seal = site.snapshot(row).row.seal[:8]
            assert seal in words(all_of(tree, "footer")[0])


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_page_is_the_same_for_a_director_and_a_visitor(site: Site, moment: str) -> None:
    row = MOMENTS[moment](site)
    director, visitor = site.browser(row, "director"), Client()
    for page in HOT:
        assert director.get(f"/e/{row.slug}{page}").content == visitor.get(f"/e/{row.slug}{page}").content


@pytest.mark.parametrize("page", ["/", "/?q=friday", "/?game=nothing", "/rules", "/rules/star-trek-2e", "/rules/yomi"])
def test_pages_of_the_site_are_strict_html(site: Site, page: str) -> None:
    site.event()
    answer = Client().get(page)
    assert answer.status_code == 200 and not answer.cookies
    parsed(answer)


@pytest.mark.parametrize("page", ["/e/nothing", "/e/nothing/pairings", "/rules/nothing", "/rules/..", "/no/such/page"])
def test_what_is_not_there_is_told_in_the_same_style(site: Site, page: str) -> None:
    answer = Client().get(page)
    assert answer.status_code == 404
    tree = parsed(answer)
    assert words(all_of(tree, "h1")[0]) == words_of("web-error-not-found")


def test_a_bad_link_is_refused_in_the_same_style(site: Site) -> None:
    answer = Client().get("/k/1.d.0123456789")
    assert answer.status_code == 403
    parsed(answer)
    assert refused(answer, "account-link-invalid")


AWKWARD = (
    "<script>alert(1)</script>",
    'Kira "the & Major" <b>',
    "x" * 200,
    "🖖🏽 Spock 👩‍🚀",
    "شخص ما",
    "עברית",
    "Zoë Ångström",
    "' OR 1=1 --",
    "{{ row }} {% now %}",
)


def test_awkward_names_are_text_on_every_page(site: Site) -> None:
    row = site.event(names=AWKWARD, title="<i>Friday</i> & more")
    site.post_round(row)
    for page in PAGES:
        answer = Client().get(f"/e/{row.slug}{page}")
        tree = parsed(answer)
        scripts = [one for one in all_of(tree, "script") if one.get("type") not in _DATA]
        assert not [one for one in scripts if one.text]
        assert "Friday" not in [words(one) for one in all_of(tree, "i")]
        assert b"<script>alert" not in answer.content
    everybody = words(parsed(Client().get(f"/e/{row.slug}/pairings?by=name")))
    assert all(" ".join(name.split()) in everybody for name in AWKWARD)


def test_nonsense_in_an_address_is_read_as_nothing(site: Site) -> None:
    row = MOMENTS["playing"](site)
    for query in (
        "page=-1",
        "page=99999999999",
        "page=x",
        "round=0",
        "round=77",
        "stage=9",
        "why=%00",
        "q=%00%01",
        "q=%",
    ):
        for page in ("", "/pairings", "/standings", "/bracket", "/journal", "/display"):
            answer = Client().get(f"/e/{row.slug}{page}?{query}")
            assert answer.status_code == 200, (page, query)
            parsed(answer)


def test_only_reading_is_answered(site: Site) -> None:
    row = MOMENTS["playing"](site)
    assert Client().post(f"/e/{row.slug}/pairings").status_code == 405
    assert Client().head(f"/e/{row.slug}/pairings").status_code == 200
