"""Which language a request asks for, out of its headers: what the person chose, else what the browser reads best.

An event can have a language of its own, which stands between the two (`site/languages.py`). Whoever keeps a page need
not know of it: which of the two is asked for, and for what, is in the key of the page.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from topcut.messages.asked import accepted, known
from topcut.messages.catalogue import offered

COOKIE = "topcut_language"
Header = tuple[bytes, bytes]
_NAME = COOKIE.encode()
_CHOSEN = re.compile(rb"(?:^|;)\s*topcut_language=\"?([A-Za-z-]{2,12})")
_LONGEST = 200
VARY = b"Accept-Encoding, Accept-Language, Cookie"


def asked(accepts: bytes, cookies: bytes) -> tuple[Header, ...]:
    """The one header that says it, no longer than it must be; none where nothing is asked for that is offered.

    Every page from memory is looked up by this: what is asked for again and again is read once.
    """
    if _NAME in cookies and (found := _CHOSEN.search(cookies)) and (chosen := _chosen(found[1], offered())):
        return chosen
    return _read(accepts[:_LONGEST], offered()) if accepts else ()


def asked_in(headers: Iterable[Header]) -> tuple[Header, ...]:
    """The same out of all headers of a request; HTTP/2 sends each cookie as one of its own."""
    told = list(headers)
    cookies = b"; ".join(value for name, value in told if name == b"cookie")
    return asked(dict(told).get(b"accept-language", b""), cookies)


def language_of(headers: Iterable[Header]) -> str:
    """The language alone; "" where nothing is asked for."""
    return next((value.rpartition(b"=")[2].decode() for _, value in asked_in(headers)), "")


@lru_cache(256)
def _chosen(typed: bytes, speaks: tuple[str, ...]) -> tuple[Header, ...]:
    language = known(typed.decode("ascii"), speaks)
    return ((b"cookie", f"{COOKIE}={language}".encode()),) if language else ()


@lru_cache(512)
def _read(header: bytes, speaks: tuple[str, ...]) -> tuple[Header, ...]:
    language = accepted(header.decode("latin-1"), speaks)
    return ((b"accept-language", language.encode()),) if language else ()
