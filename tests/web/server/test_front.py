"""The front: what everybody sees alike comes out of memory, and nothing else does."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import topcut.web
from topcut.acts.event.commands import Announce
from topcut.acts.results.commands import Report
from topcut.web.events_served import front as front_of
from topcut.web.public import views
from topcut.web.server.answer import Answer, has_it, takes_gzip
from topcut.web.server.front import Front
from topcut.web.server.kept import Kept, Pages
from topcut.web.store.models import Event
from web.asking import Counted, ask, asked, cookies, scope
from web.moments import WON
from web.saying import refused, says
from web.site import Site

HOT = "/e/friday-night/pairings"


def test_a_page_that_follows_does_not_keep_a_page_for_the_one_that_is_told(
    front: Front, event: Event, site: Site
) -> None:
    player = site.browser(event, "player", "Kira")
    player.get(f"/e/{event.slug}/me")
    match = next(m for m in site.snapshot(event).tournament.rounds[0].matches.values() if "p1" in m.seats)
    form = {"round": "1", "table": str(match.table), "way": "normal won", "mine": "100", "theirs": "35", "key": "k"}
    assert player.post(f"/e/{event.slug}/me/report", form).status_code == 302
    own = f"/e/{event.slug}/me"
    followed = ask(front, own, cookie=cookies(player), x_topcut_live="1").body
    assert not says(followed, "web-me-was-done", act="report")
    assert says(ask(front, own, cookie=cookies(player)).body, "web-me-was-done", act="report")


# Kept for everybody --------------------------------------------------------------------------------------------------


def test_a_hot_page_is_answered_from_memory(front: Front, django: Counted, event: Event) -> None:
    answers = [ask(front, HOT) for _ in range(5)]
    assert len(django.asked) == 1
    assert {answer.status for answer in answers} == {200}
    assert len({answer.body for answer in answers}) == 1
    assert b"Kira" in answers[0].body


def test_it_is_made_anew_after_a_record(front: Front, django: Counted, event: Event, site: Site) -> None:
    before = ask(front, HOT)
    site.do(event, Report(1, 1, WON))
    after = ask(front, HOT)
    assert len(django.asked) == 2
    assert int(after.header(b"x-topcut-head")) == event.head == int(before.header(b"x-topcut-head")) + 1
    assert b"100" in after.body and b"100" not in before.body


def test_it_is_made_anew_when_the_row_of_the_event_changes(front: Front, django: Counted, event: Event) -> None:
    ask(front, "/e/friday-night")
    row = Event.objects.get()
    row.place = "Quark’s Bar"
    row.save()  # as the administrator's pages do
    assert "Quark’s Bar" in ask(front, "/e/friday-night").body.decode()


def test_a_hundred_who_ask_at_once_get_one_page(front: Front, django: Counted, event: Event) -> None:
    async def all_at_once() -> list[Answer]:
        return await asyncio.gather(*(asked(front, scope(HOT)) for _ in range(100)))

    answers = asyncio.run(all_at_once())
    assert len(django.asked) == 1
    assert len({answer.body for answer in answers}) == 1


def test_whoever_asks_is_not_known_to_a_page_for_all(front: Front, django: Counted, event: Event, site: Site) -> None:
    director = cookies(site.browser(event, "director"))
    answer = ask(front, HOT, cookie=director, authorization="Basic a2lyYTo=", accept_language="tlh")
    assert answer.body == ask(front, HOT).body
    assert not answer.has(b"set-cookie") and b"csrfmiddlewaretoken" not in answer.body
    assert {name for name in django.asked[0] if name.startswith("HTTP_")} == {"HTTP_HOST"}


def test_a_page_that_sets_a_cookie_is_kept_for_nobody(site: Site) -> None:
    django = Counted(_answering([("Set-Cookie", "role=director"), ("X-Topcut-Head", "1")]))
    front = front_of(django)
    for _ in range(2):
        assert ask(front, HOT).header(b"set-cookie") == b"role=director"
    assert len(django.asked) == 2 and not len(front.public)
    front.close()


def test_a_cookie_goes_to_one_of_two_who_ask_at_once(site: Site) -> None:
    numbers = iter(range(10))
    django = Counted(lambda environ, start: _answering([("Set-Cookie", f"id={next(numbers)}")])(environ, start))
    front = front_of(django)

    async def both() -> list[Answer]:
        return await asyncio.gather(*(asked(front, scope(HOT)) for _ in range(2)))

    assert len({answer.header(b"set-cookie") for answer in asyncio.run(both())}) == 2
    front.close()


def test_a_page_that_names_no_head_is_not_kept(site: Site) -> None:
    django = Counted(_answering([]))
    front = front_of(django)
    assert [ask(front, HOT).status for _ in range(2)] == [200, 200]
    assert len(django.asked) == 2
    front.close()


def test_a_search_is_kept_too(front: Front, django: Counted, event: Event) -> None:
    found = [ask(front, f"{HOT}?q=kira") for _ in range(3)]
    assert len(django.asked) == 1
    assert found[0].body != ask(front, HOT).body


def test_a_very_long_query_is_answered_and_not_kept(front: Front, django: Counted, event: Event) -> None:
    for _ in range(2):
        answer = ask(front, f"{HOT}?q={'k' * 5000}")
        assert answer.status == 422 and refused(answer.body, "form-too-long", signs=5_000)
    assert len(django.asked) == 2 and not len(front.public)


def test_so_many_bytes_are_kept_and_the_oldest_go_first() -> None:
    pages, made = Pages(10_000, packed=False), []

    async def get(name: bytes) -> None:
        async def make() -> Answer:
            made.append(name)
            return Answer(200, [(b"x-topcut-head", b"1")], name * 1000)

        assert isinstance(await pages.get((name,), lambda: 1, make), Kept)

    async def many() -> None:
        for name in (b"a", b"b", b"c", b"d", b"e", b"f", b"f", b"e", b"d", b"c", b"b", b"a"):
            await get(name)

    asyncio.run(many())
    assert made == [b"a", b"b", b"c", b"d", b"e", b"f", b"a"]
    assert len(pages) == 5


def test_a_page_that_was_begun_before_a_change_is_not_given_to_who_asks_after_it() -> None:
    pages, head = Pages(10_000), 1
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def make() -> Answer:
        mine = head
        begun.set()
        await go_on.wait()
        return Answer(200, [(b"x-topcut-head", b"%d" % mine)], b"page")

    async def ask_twice() -> list[int]:
        nonlocal head
        first = asyncio.ensure_future(pages.get((b"p",), lambda: head, make))
        await begun.wait()
        head = 2
        second = asyncio.ensure_future(pages.get((b"p",), lambda: head, make))
        await asyncio.sleep(0)
        go_on.set()
        return [page.head for page in await asyncio.gather(first, second) if isinstance(page, Kept)]

    assert asyncio.run(ask_twice()) == [1, 2]


# Kept for one --------------------------------------------------------------------------------------------------------


def test_a_personal_page_is_kept_for_its_own_cookies(front: Front, django: Counted, event: Event, site: Site) -> None:
    kira, odo = (_signed_in(site, front, event, name) for name in ("Kira", "Odo"))
    django.asked.clear()
    pages = [ask(front, "/e/friday-night/me", cookie=who).body for who in (kira, odo, kira, odo)]
    assert len(django.asked) == 2
    assert pages[:2] == pages[2:]
    assert says(pages[0], "web-me-you-html", name="Kira") and says(pages[1], "web-me-you-html", name="Odo")


def test_a_personal_page_is_never_older_than_the_journal(front: Front, event: Event, site: Site) -> None:
    kira = _signed_in(site, front, event, "Kira")
    for number in range(3):
        site.do(event, Announce(f"Lunch in {number}"))
        assert f'data-head="{event.head}"'.encode() in ask(front, "/e/friday-night/me", cookie=kira).body


def test_cookies_in_several_headers_are_all_looked_at(front: Front, event: Event, site: Site) -> None:
    """HTTP/2 sends each by itself; the last one alone would be the same for Kira and Odo."""
    told = []
    for name in ("Kira", "Odo"):
        session = next(one for one in _signed_in(site, front, event, name).split("; ") if one.startswith("sessionid"))
        about = scope("/e/friday-night/me")
        about["headers"] += [(b"cookie", session.encode()), (b"cookie", b"csrftoken=" + b"a" * 32)]
        told.append(asyncio.run(asked(front, about)).body)
    assert says(told[0], "web-me-you-html", name="Kira") and says(told[1], "web-me-you-html", name="Odo")


def test_a_personal_page_is_stored_by_no_browser_and_never_compressed(front: Front, event: Event, site: Site) -> None:
    kira = _signed_in(site, front, event, "Kira")
    for _ in range(2):
        answer = ask(front, "/e/friday-night/me", cookie=kira, accept_encoding="gzip")
        assert b"no-store" in answer.header(b"cache-control")
        assert not answer.has(b"content-encoding")


def test_without_a_cookie_the_personal_page_is_djangos(front: Front, django: Counted, event: Event) -> None:
    for _ in range(2):
        assert says(ask(front, "/e/friday-night/me").body, "web-me-not-known")
    assert len(django.asked) == 2 and not len(front.personal)


# Django's ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("method", "address", "lane"),
    [
        ("GET", "/rules", "reading"),
        ("GET", "/sign-in", "reading"),
        ("GET", "/e/friday-night/me?anew=1", "reading"),
        ("GET", "/e/friday-night/desk", "looking"),
        ("GET", "/e/friday-night/desk/results.json", "looking"),
        ("POST", "/e/friday-night/me/report", "writing"),
        ("POST", "/e/friday-night/desk/slip", "desk"),
        ("GET", "/e/friday-night/door/abc", "writing"),
        ("POST", "/sign-in", "passwords"),
        ("POST", "/sign-up", "passwords"),
        ("POST", "/account/password/new", "passwords"),
        ("POST", "/account/password/forgotten", "accounts"),
        ("POST", "/admin/login/", "passwords"),
        ("POST", "/new", "working"),
        ("GET", "/e/friday-night/desk/pairing", "working"),
        ("POST", "/e/friday-night/desk/pairing/draw", "working"),
        ("POST", "/e/friday-night/desk/limited/deal", "working"),
        ("POST", "/e/friday-night/desk/players/list", "working"),
        ("POST", "/e/friday-night/desk/players/drop", "desk"),
    ],
)
def test_a_request_has_the_thread_of_what_it_does(
    front: Front, django: Counted, event: Event, method: str, address: str, lane: str
) -> None:
    """Reports wait for no password that is hashed, and for no round that is drawn."""
    ask(front, address, method)
    assert [name.rpartition("_")[0] for name in django.threads] == [lane]


def test_a_form_reaches_django_whole(front: Front, django: Counted) -> None:
    asyncio.run(asked(front, scope("/new", "POST", content_type="text/plain"), (b"ti", b"tle", b"=Friday")))
    assert django.asked[0]["CONTENT_LENGTH"] == "12"
    assert django.asked[0]["CONTENT_TYPE"] == "text/plain"


def test_only_the_proxy_says_how_it_was_asked(front: Front, django: Counted) -> None:
    about = scope("/rules", x_forwarded_proto="https")
    about["headers"].append((b"x_forwarded_proto", b"http"))
    asyncio.run(asked(front, about))
    assert django.asked[0]["HTTP_X_FORWARDED_PROTO"] == "https"


@pytest.mark.parametrize("address", [HOT, "/e/friday-night/me", "/rules", "/static/look.css", "/nothing"])
def test_head_tells_the_length_and_sends_nothing(front: Front, event: Event, address: str) -> None:
    whole, head = ask(front, address), ask(front, address, "HEAD")
    assert (head.status, head.body) == (whole.status, b"")
    assert head.header(b"content-length") == whole.header(b"content-length") == b"%d" % len(whole.body)


# If-None-Match and compression ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("address", [HOT, "/static/look.css"])
def test_who_has_the_page_gets_none(front: Front, event: Event, address: str) -> None:
    etag = ask(front, address).header(b"etag").decode()
    same = ask(front, address, if_none_match=etag)
    assert (same.status, same.body) == (304, b"")
    assert same.header(b"etag") == etag.encode() and not same.has(b"content-length")
    assert ask(front, address, if_none_match='"another"').status == 200


@pytest.mark.parametrize(
    ("asked_for", "has"),
    [
        (b'W/"a"', True),
        (b'"a"', True),
        (b'"x", W/"a" ,"y"', True),
        (b"*", True),
        (b'"ab"', False),
        (b"a", False),
        (b"", False),
        (b",,\xff;", False),
    ],
)
def test_if_none_match(asked_for: bytes, has: bool) -> None:
    assert has_it(asked_for, b'W/"a"') is has


@pytest.mark.parametrize("address", [HOT, "/static/look.css"])
def test_compressed_it_is_the_same_page(front: Front, event: Event, address: str) -> None:
    small, plain = ask(front, address, accept_encoding="br, gzip"), ask(front, address)
    assert small.header(b"content-encoding") == b"gzip" and not plain.has(b"content-encoding")
    assert gzip.decompress(small.body) == plain.body
    assert small.header(b"vary") == plain.header(b"vary")
    assert small.header(b"vary").startswith(b"Accept-Encoding")


@pytest.mark.parametrize(
    ("accepted", "takes"),
    [
        (b"gzip", True),
        (b"deflate, GZIP;q=0.5", True),
        (b"gzip;q=1", True),
        (b"gzip;q=0", False),
        (b"gzip; q=0.000", False),
        (b"xgzip, notgzip", False),
        (b"", False),
        (b";;,q=,\xff gzip", False),
    ],
)
def test_accept_encoding(accepted: bytes, takes: bool) -> None:
    assert takes_gzip(accepted) is takes


# Static files --------------------------------------------------------------------------------------------------------

_STATIC = Path(topcut.web.__file__).parent / "static"


def test_static_files(front: Front, django: Counted) -> None:
    css = ask(front, "/static/look.css")
    assert css.header(b"content-type") == b"text/css; charset=utf-8"
    assert ask(front, "/static/topcut.js").header(b"content-type").endswith(b"javascript; charset=utf-8")
    assert ask(front, "/static/look.css", "POST").status == 405
    assert not django.asked


@pytest.mark.parametrize("script", sorted(_STATIC.glob("*.js")), ids=lambda one: one.name)
def test_a_script_is_sent_without_remarks_and_indentation(front: Front, script: Path) -> None:
    lines = ask(front, f"/static/{script.name}").body.decode().split("\n")
    for sent, line in zip(lines, script.read_text().split("\n"), strict=True):  # a fault is told with its line
        written = line.strip().partition("//")[0]
        assert sent == (line.strip() if written.endswith(":") else written.rstrip())
        assert not any(written.count(quote) % 2 for quote in '"`'), "a text over two lines, or one that is cut"


@pytest.mark.parametrize("name", ["", "nothing.css", "../settings.py", "x/../look.css", "/etc/passwd", "a\0b", "é"])
def test_no_other_name_reaches_the_disk(front: Front, name: str) -> None:
    assert ask(front, f"/static/{name}").status == 404


# What goes wrong -----------------------------------------------------------------------------------------------------


def test_a_body_over_the_limit_reaches_nobody(front: Front, django: Counted) -> None:
    told = ask(front, "/new", "POST", b"x", content_length=str(11 * 1024 * 1024))
    megabyte = b"x" * (1024 * 1024)
    sent = asyncio.run(asked(front, scope("/new", "POST"), [megabyte] * 12))
    assert (told.status, sent.status) == (413, 413)
    assert not django.asked


def test_half_a_form_is_no_form(front: Front, django: Counted) -> None:
    """A phone that loses the network while it sends must not report half a result."""
    assert asyncio.run(asked(front, scope("/new", "POST"), [b"title=Fri", None])).status == 400
    assert not django.asked


def test_who_hangs_up_before_the_answer_is_no_error(front: Front, event: Event) -> None:
    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b""}

    async def send(message: Any) -> None:
        raise ConnectionResetError

    asyncio.run(front(scope(HOT), receive, send))
    assert ask(front, HOT).status == 200


@pytest.mark.parametrize("fault", [ValueError("we broke"), SystemExit(1)])
def test_an_error_outside_django_does_not_end_the_worker(site: Site, fault: BaseException) -> None:
    answers = iter([fault, None])

    def broken(environ: dict[str, Any], start: Callable[..., Any]) -> Any:
        if (now := next(answers)) is not None:
            raise now
        return _answering([])(environ, start)

    front = front_of(broken)
    assert [ask(front, "/rules").status for _ in range(2)] == [500, 200]
    front.close()


def test_a_page_that_breaks_is_answered_with_500_and_made_again(
    front: Front, event: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*given: object) -> None:
        raise ValueError("we broke")

    with monkeypatch.context() as patch:
        patch.setattr(views, "snapshot", broken)
        answer = ask(front, HOT)
        assert answer.status == 500 and b"we broke" not in answer.body
    assert ask(front, HOT).status == 200


@pytest.mark.parametrize("address", ["/e/nothing", "/e/\udcff", "/e/friday-night\0", "/e/é/pairings"])
def test_an_address_that_is_none(front: Front, event: Event, address: str) -> None:
    assert ask(front, address).status == 404


def _answering(headers: list[tuple[str, str]]) -> Callable[..., Any]:
    def wsgi(environ: dict[str, Any], start: Callable[..., Any]) -> list[bytes]:
        start("200 OK", [("Content-Type", "text/html"), *headers])
        return [b"<p>page</p>"]

    return wsgi


def _signed_in(site: Site, front: Front, row: Event, name: str) -> str:
    """The cookies of a player who has seen his page once."""
    browser = site.browser(row, "player", name)
    browser.get(f"/e/{row.slug}/me")
    return cookies(browser)
