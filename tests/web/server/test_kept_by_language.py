"""A page from memory is in the language of whoever asks, and one of another language is never served for it."""

from __future__ import annotations

import asyncio
import gzip

import pytest

from topcut.web.server.answer import Answer
from topcut.web.server.front import Front
from topcut.web.server.languages import asked_in
from topcut.web.server.making import Maker
from topcut.web.store.models import Event
from topcut.web.wsgi import application
from web.asking import Counted, ask, asked, cookies, scope
from web.site import Site

HOT = "/e/friday-night/pairings"
SAID = {"en": "Pairings", "de": "Paarungen"}


def language(answer: Answer) -> str:
    """As the page itself says, and as it reads."""
    words = (gzip.decompress(answer.body) if answer.has(b"content-encoding") else answer.body).decode()
    said = answer.header(b"content-language").decode()
    assert f'<html lang="{said}">' in words and SAID[said] in words
    assert not any(SAID[other] in words for other in SAID if other != said)
    return said


def test_each_language_is_made_once_and_kept_beside_the_others(front: Front, django: Counted, event: Event) -> None:
    for _ in range(3):
        assert language(ask(front, HOT, accept_language="de-AT,de;q=0.9,en;q=0.8")) == "de"
        assert language(ask(front, HOT, accept_language="en-GB,en;q=0.9")) == "en"
        assert language(ask(front, HOT, accept_language="de")) == "de"
        assert language(ask(front, HOT, accept_language="en-GB", cookie="a=b; topcut_language=de")) == "de"
    assert len(django.asked) == 3  # German by choice is another question: an event's language would tell them apart


def test_what_is_not_offered_makes_no_page_of_its_own(front: Front, django: Counted, event: Event) -> None:
    for header in ("fr", "tlh,fr;q=0.3", "", "*", ";q", "x" * 5_000):
        assert language(ask(front, HOT, accept_language=header)) == "en"
    assert language(ask(front, HOT, cookie="topcut_language=tlh; topcut_language_=de")) == "en"
    assert len(django.asked) == 1


def test_what_a_browser_has_in_one_language_it_does_not_have_in_another(front: Front, event: Event) -> None:
    english, german = (ask(front, HOT, accept_language=one).header(b"etag").decode() for one in ("en", "de"))
    assert english != german
    assert ask(front, HOT, accept_language="en", if_none_match=english).status == 304
    again = ask(front, HOT, accept_language="de", if_none_match=english)
    assert again.status == 200 and language(again) == "de"
    told = ask(front, HOT, accept_language="de", if_none_match=german)
    assert told.status == 304 and told.header(b"vary") == b"Accept-Encoding, Accept-Language, Cookie"


def test_compressed_it_is_in_the_same_language(front: Front, event: Event) -> None:
    for one in SAID:
        answer = ask(front, HOT, accept_language=one, accept_encoding="gzip")
        assert answer.header(b"content-encoding") == b"gzip" and language(answer) == one


def test_readers_who_ask_at_once_get_each_their_own(front: Front, event: Event) -> None:
    async def all_at_once() -> list[Answer]:
        return await asyncio.gather(*(asked(front, scope(HOT, accept_language=one)) for one in ("de", "en") * 20))

    assert [language(answer) for answer in asyncio.run(all_at_once())] == ["de", "en"] * 20


def test_a_personal_page_is_kept_for_its_language(front: Front, event: Event, site: Site) -> None:
    own, came = f"/e/{event.slug}/me", cookies(site.browser(event, "player", "Kira"))
    for _ in range(2):
        for one in SAID:
            answer = ask(front, own, cookie=came, accept_language=one)
            assert answer.header(b"content-language").decode() == one
    chosen = ask(front, own, cookie=f"{came}; topcut_language=de", accept_language="en")
    assert chosen.header(b"content-language") == b"de"


def test_when_the_event_gets_a_language_pages_are_made_anew(front: Front, event: Event) -> None:
    assert language(ask(front, HOT, accept_language="en")) == "en"
    event.language = "de"
    event.save()
    assert language(ask(front, HOT, accept_language="en")) == "de"
    assert language(ask(front, HOT, accept_language="en", cookie="topcut_language=en")) == "en"


def test_what_the_front_itself_refuses_is_said_in_the_language(front: Front) -> None:
    refused = [
        ask(front, "/new", "POST", b"x" * (10 * 1024 * 1024 + 1), accept_language=one).body.decode() for one in SAID
    ]
    assert refused[0] != refused[1] and "MB" in refused[0] and "MB" in refused[1]


def test_the_second_process_makes_a_page_in_the_language_that_is_asked_for(event: Event) -> None:
    maker = Maker(application, long=0)
    maker.helper.start()
    assert maker.helper.is_ready(within=60)
    try:
        assert [language(maker.make(scope(HOT, accept_language=one))[0]) for one in ("de", "en", "de")] == [
            "de",
            "en",
            "de",
        ]
    finally:
        maker.close()


@pytest.mark.parametrize(
    ("headers", "said"),
    [
        ([], ()),
        ([(b"accept-language", b"de;q=0.1")], ((b"accept-language", b"de"),)),
        ([(b"cookie", b"topcut_language=de")], ((b"cookie", b"topcut_language=de"),)),
        ([(b"cookie", b"x=1"), (b"cookie", b"topcut_language=de")], ((b"cookie", b"topcut_language=de"),)),  # HTTP/2
        ([(b"cookie", b'x=topcut_language=de; topcut_language="en"')], ((b"cookie", b"topcut_language=en"),)),
        ([(b"cookie", b"topcut_language=tlh"), (b"accept-language", b"de")], ((b"accept-language", b"de"),)),
        (
            [(b"cookie", b"\xff; topcut_language=\xff"), (b"accept-language", b"\xff,de")],
            ((b"accept-language", b"de"),),
        ),
    ],
)
def test_one_short_header_says_it(headers: list[tuple[bytes, bytes]], said: tuple[tuple[bytes, bytes], ...]) -> None:
    assert asked_in(headers) == said
