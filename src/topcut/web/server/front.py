"""The ASGI front: pages that everybody sees alike are answered from memory, changes are told, the rest is Django's.

Only an allow-list of addresses is kept, and of those only pages that name the head they were made for. A page is made
anew at the first request after its event has grown; `If-None-Match` costs no page at all. What a kept page may depend
on is its key: public pages are asked for without cookies, personal ones are kept for the very cookies they came with,
each for the language that is asked for.

Django runs in threads by what a request does (`lanes.py`): what players and visitors read and write, what the desks
look at and write, what hashes a password, what may take long (`working.py`), and what makes public pages (`making.py`).
So a report waits for nothing but other reports. Whatever waits in a line for too long is refused and was not begun.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Any, TypeVar

from topcut.messages.catalogue import speaking
from topcut.messages.message import message
from topcut.web.server.answer import Answer, Receive, Scope, Send, plain, reply
from topcut.web.server.bodies import LONGEST, Bodies, Gone, TooLong, TooMany, TooSlow
from topcut.web.server.bodies import SECONDS as SECONDS_OF_A_BODY
from topcut.web.server.bridge import call_wsgi
from topcut.web.server.events import Events, Watch
from topcut.web.server.kept import Kept, Key, Pages
from topcut.web.server.lanes import SECONDS, TAKEN_IN_TURN, Lane, event_of, lane_of
from topcut.web.server.languages import asked as language_asked
from topcut.web.server.languages import language_of
from topcut.web.server.limits import limited
from topcut.web.server.making import Maker
from topcut.web.server.sendings import LARGE, Sendings
from topcut.web.server.statics import static
from topcut.web.server.telling import News
from topcut.web.server.turns import Turns
from topcut.web.server.working import Workshop
from topcut.web.voices import LOG

HOT = re.compile(r"/e/([\w-]+)(?:/(?:pairings|standings|bracket|display|clock|journal))?", re.ASCII)
QUERY = re.compile(rb"[\w=&+%.-]{0,120}", re.ASCII)
OWN = re.compile(r"/e/([\w-]+)/me", re.ASCII)
EVENTS = re.compile(r"/e/([\w-]+)/live", re.ASCII)
_MEGABYTE = 1024 * 1024
_FOR_ALL = (b"host", b"x-forwarded-proto")  # all that a public page may know of who asks
_FOLLOWS = b"x-topcut-live"  # a page that only follows changes: nothing is said to it about what was done
WORKERS = 2  # events that are worked on at once
_LOOK = 0.5  # seconds between two looks at what another process has written
_SEARCH = 10  # seconds that a search waits for others
_REST = 60  # seconds between two looks at processes that have nothing to do
_SEARCHES = "?"  # their line; no event has this name
_CLOSE = [(b"connection", b"close")]
_AGAIN = [(b"retry-after", b"5")]
_BUSY = message("web-server-busy")
_log = logging.getLogger(__name__)
T = TypeVar("T")


class Front:
    """One of these per worker process."""

    def __init__(self, wsgi: Callable[..., Any], events: Events) -> None:
        self._wsgi, self._events = wsgi, events
        self._reading = ThreadPoolExecutor(1, "reading")
        self._writing = ThreadPoolExecutor(1, "writing")  # one: two make SQLite wait for each other
        self._looking = ThreadPoolExecutor(1, "looking")
        self._desk = ThreadPoolExecutor(1, "desk")
        self._accounts = ThreadPoolExecutor(1, "accounts")
        self._passwords = ThreadPoolExecutor(hashers(os.cpu_count() or 1), "passwords")
        self._working = ThreadPoolExecutor(WORKERS, "working")
        self._making = ThreadPoolExecutor(1, "making")
        self._chore = ThreadPoolExecutor(1, "chore")
        self._lanes: dict[Lane, ThreadPoolExecutor] = {
            "reading": self._reading,
            "looking": self._looking,
            "writing": self._writing,
            "desk": self._desk,
            "accounts": self._accounts,
            "passwords": self._passwords,
        }
        self._maker = Maker(wsgi)
        self._bodies = Bodies()
        self._sendings = Sendings()
        self._turns = Turns()
        self.seconds = dict(SECONDS)
        self.public = Pages(64 * _MEGABYTE)
        self.personal = Pages(32 * _MEGABYTE, b"private, no-store", packed=False)  # a token must not be squeezed out
        self._chores: list[tuple[float, Callable[[], object], ThreadPoolExecutor]] = []
        self.told = News()
        self._workshop = Workshop(wsgi, events, self.told.tell, WORKERS)
        self.now_and_then(_REST, self._workshop.rest, apart=True)
        self._stop = [
            events.listen(self.told.tell),
            events.listen_to_rows(lambda: self.told.soon(self._empty), self.told.forget),
        ]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] != "http":
            return
        elif scope["method"] == "GET" and (found := EVENTS.fullmatch(scope["path"])):
            await self.told.stream(found[1], receive, send)
        else:
            await self._reply(send, await self._answer(scope, receive), scope["method"])

    async def _reply(self, send: Send, answer: Answer, method: str) -> None:
        if len(answer.body) > LARGE and method != "HEAD":
            await self._sendings.send(send, answer)
        else:
            await reply(send, answer, method)

    async def _answer(self, scope: Scope, receive: Receive) -> Answer:
        path = scope["path"]
        if path.startswith("/static/"):
            return static(scope)
        if scope["method"] in ("GET", "HEAD"):
            if (found := HOT.fullmatch(path)) and QUERY.fullmatch(scope["query_string"]):
                return await self._public(found[1], scope)
            if (found := OWN.fullmatch(path)) and not scope["query_string"]:
                return await self._personal(found[1], scope)
        with speaking(language_of(scope["headers"])):
            return await self._sent(scope, receive)

    async def _sent(self, scope: Scope, receive: Receive) -> Answer:
        """What is not kept, with all that was sent."""
        try:
            body = await self._bodies.read(scope, receive)
        except TooLong:
            return plain(413, message("web-server-too-long", megabytes=LONGEST // _MEGABYTE))
        except TooSlow:
            return plain(408, message("web-server-too-slow", seconds=SECONDS_OF_A_BODY), _CLOSE)
        except TooMany:
            return plain(503, _BUSY, _AGAIN + _CLOSE)
        except Gone:
            return plain(400, message("web-server-broke-off"))
        return await self._django(scope, body)

    async def _django(self, scope: Scope, body: bytes = b"") -> Answer:
        lane = lane_of(scope, len(body))
        until = monotonic() + self.seconds[lane]
        if lane not in TAKEN_IN_TURN:
            return await self._answered(lane, scope, body, until)
        try:
            async with self._turns.turn(f"{lane} {event_of(scope)}", until - monotonic()):
                return await self._answered(lane, scope, body, until)
        except TimeoutError:
            return plain(503, _BUSY, _AGAIN)

    async def _answered(self, lane: Lane, scope: Scope, body: bytes, until: float) -> Answer:
        if lane == "working":
            return await self._in_time(self._working, until, self._workshop.answer, scope, body, until)
        return await self._in_time(self._lanes[lane], until, _answered, self._wsgi, scope, body, until)

    async def _in_time(
        self, thread: ThreadPoolExecutor, until: float, act: Callable[..., Answer], *given: Any
    ) -> Answer:
        """What was not begun in time is not begun; what was begun knows until when it may write."""
        job = thread.submit(act, *given)
        waiting = asyncio.wrap_future(job)
        await asyncio.wait([waiting], timeout=max(0.0, until - monotonic()))
        if not waiting.done() and job.cancel():
            return plain(503, _BUSY, _AGAIN)
        return await waiting

    async def _in(self, thread: ThreadPoolExecutor, act: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(thread, act, *given)

    # Kept pages ------------------------------------------------------------------------------------------------------

    async def _public(self, slug: str, scope: Scope) -> Answer:
        """The same for everybody, at least as new as what was told."""
        headers = dict(scope["headers"])
        known = [(name, headers[name]) for name in _FOR_ALL if name in headers]
        told = headers.get(b"cookie", b"") if len(headers) == len(scope["headers"]) else _cookies(scope)
        known += language_asked(headers.get(b"accept-language", b""), told)
        key: Key = (scope["path"].encode(), scope["query_string"], *[value for _, value in known])

        def made() -> Awaitable[Answer]:
            return self._made(slug, {**scope, "method": "GET", "headers": known})

        page = await self.public.get(key, lambda: self.told.told.get(slug, 0), made)
        if isinstance(page, Answer):
            return page
        self.told.tell(slug, page.head)  # newer than what was told where another process has written
        return page.answer(headers)

    async def _made(self, slug: str, asked: Scope) -> Answer:
        """A public page made anew, and what that cost.

        Searches are made one at a time: a page as everybody asks for it waits for one of them at most.
        """
        if not asked["query_string"]:
            return await self._made_now(slug, asked)
        try:
            async with self._turns.turn(_SEARCHES, _SEARCH):
                return await self._made_now(slug, asked)
        except TimeoutError:
            with speaking(language_of(asked["headers"])):
                return plain(503, message("web-server-searching"), _AGAIN)

    async def _made_now(self, slug: str, asked: Scope) -> Answer:
        answer, seconds = await self._in(self._making, self._maker.make, asked)
        self.told.spent(slug, seconds)
        return answer

    async def _personal(self, slug: str, scope: Scope) -> Answer:
        """For these cookies only, and as new as the journal."""
        headers, cookies = dict(scope["headers"]), _cookies(scope)
        asked = {**scope, "method": "GET"}
        if not cookies:
            return await self._django(asked)
        language = language_asked(headers.get(b"accept-language", b""), cookies)
        said = (headers.get(name, b"") for name in (*_FOR_ALL, _FOLLOWS))
        key: Key = (scope["path"].encode(), cookies, *said, *(value for _, value in language))
        page = await self.personal.get(key, lambda: self.told.heard.get(slug, 0), lambda: self._django(asked))
        return page.answer(headers) if isinstance(page, Kept) else page

    def _empty(self) -> None:
        self.public.empty()
        self.personal.empty()

    # From start to end -----------------------------------------------------------------------------------------------

    def now_and_then(self, seconds: float, act: Callable[[], object], apart: bool = False) -> None:
        """Do something again and again while we serve: in the thread that writes, or `apart` where it takes long."""
        self._chores.append((seconds, act, self._chore if apart else self._writing))

    async def _live(self, receive: Receive, send: Send) -> None:
        running: list[asyncio.Future[None]] = []
        while True:
            kind = (await receive())["type"]
            if kind == "lifespan.startup":
                self.told.begin()
                works = [self._watch(), *(self._again(*chore) for chore in self._chores)]
                running = [asyncio.ensure_future(work) for work in works]
            else:
                for work in running:
                    work.cancel()
                self.close()
            await send({"type": f"{kind}.complete"})
            if kind == "lifespan.shutdown":
                return

    async def _watch(self) -> None:
        """Another process may write to the database too."""
        watch = self._events.watch()
        while True:
            try:
                await self.notice(watch)
            except Exception:
                _log.exception(LOG.say(message("web-server-log-database")))
            await asyncio.sleep(_LOOK)

    async def _again(self, seconds: float, act: Callable[[], object], thread: ThreadPoolExecutor) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await self._in(thread, act)
            except Exception:
                _log.exception(LOG.say(message("web-server-log-chore", chore=str(act))))

    async def notice(self, watch: Watch) -> None:
        """Tell what somebody else has written, and keep no page that he may have changed."""
        heads = await self._in(self._writing, watch.look)
        if heads is not None:
            if watch.rows_changed:
                self._empty()
                for gone in self.told.heard.keys() - heads.keys():
                    self.told.forget(gone)
            for slug, head in heads.items():
                self.told.tell(slug, head)

    def close(self) -> None:
        """Listen to nothing any more."""
        for stop in self._stop:
            stop()
        self._making.submit(self._maker.close)
        self._working.submit(self._workshop.close)
        for thread in (*self._lanes.values(), self._working, self._making, self._chore):
            thread.shutdown(wait=False)


def hashers(cores: int) -> int:
    """How many passwords are hashed at once: each takes a whole core, and one is left to everybody else."""
    return min(4, max(1, cores - 1))


def _answered(wsgi: Callable[..., Any], scope: Scope, body: bytes, until: float) -> Answer:
    with limited(until):
        return call_wsgi(wsgi, scope, body)


def _cookies(scope: Scope) -> bytes:
    """All of them: HTTP/2 sends each as a header of its own."""
    return b"; ".join(value for name, value in scope["headers"] if name == b"cookie")
