"""The ASGI front: pages that everybody sees alike are answered from memory, changes are told, the rest is Django's.

Only an allow-list of addresses is kept, and of those only pages that name the head they were made for. A page is made
anew at the first request after its event has grown; `If-None-Match` costs no page at all. What a kept page may depend
on is its key: public pages are asked for without cookies, personal ones are kept for the very cookies they came with.

Django runs in three threads: what only reads, what may write, and what makes public pages (for a large event through a
second process). So a report is not kept waiting by a large page, and SQLite never has two writers of ours.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from django.db import transaction
from django.db.models.signals import post_delete, post_save

from topcut.web import live, watching
from topcut.web.answers import Answer, Receive, Scope, Send, plain, reply
from topcut.web.bridge import Gone, TooLong, body_of, call_wsgi
from topcut.web.kept import Kept, Key, Pages
from topcut.web.making import Maker
from topcut.web.statics import static
from topcut.web.store.models import Event
from topcut.web.telling import Told

HOT = re.compile(r"/e/([\w-]+)(?:/(?:pairings|standings|bracket|display|clock|journal))?", re.ASCII)
QUERY = re.compile(rb"[\w=&+%.-]{0,120}", re.ASCII)
OWN = re.compile(r"/e/([\w-]+)/me", re.ASCII)
EVENTS = re.compile(r"/e/([\w-]+)/live", re.ASCII)
DOOR = re.compile(r"/e/[\w-]+/door/\w+", re.ASCII)  # scanned: a look that checks somebody in
_READ = ("GET", "HEAD", "OPTIONS")
_MEGABYTE = 1024 * 1024
_FOR_ALL = (b"host", b"x-forwarded-proto")  # all that a public page may know of who asks
_FOLLOWS = b"x-topcut-live"  # a page that only follows changes: nothing is said to it about what was done
_log = logging.getLogger(__name__)
T = TypeVar("T")


class Front:
    """One of these per worker process."""

    def __init__(self, wsgi: Callable[..., Any]) -> None:
        self._wsgi = wsgi
        self._reading = ThreadPoolExecutor(1, "reading")
        self._writing = ThreadPoolExecutor(1, "writing")  # one: two make SQLite wait for each other
        self._making = ThreadPoolExecutor(1, "making")
        self._maker = Maker(wsgi)
        self.public = Pages(64 * _MEGABYTE)
        self.personal = Pages(32 * _MEGABYTE, b"private, no-store", packed=False)  # a token must not be squeezed out
        self._chores: list[tuple[float, Callable[[], object]]] = []
        self.told = Told()
        self._stop = live.listen(self.told.tell)
        post_save.connect(self._row_changed, Event)
        post_delete.connect(self._row_gone, Event)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] != "http":
            return
        elif scope["method"] == "GET" and (found := EVENTS.fullmatch(scope["path"])):
            await self.told.stream(found[1], receive, send)
        else:
            await reply(send, await self._answer(scope, receive), scope["method"])

    async def _answer(self, scope: Scope, receive: Receive) -> Answer:
        path = scope["path"]
        if path.startswith("/static/"):
            return static(scope)
        if scope["method"] in ("GET", "HEAD"):
            if (found := HOT.fullmatch(path)) and QUERY.fullmatch(scope["query_string"]):
                return await self._public(found[1], scope)
            if (found := OWN.fullmatch(path)) and not scope["query_string"]:
                return await self._personal(found[1], scope)
        try:
            body = await body_of(scope, receive)
        except TooLong:
            return plain(413, "That is too long: 10 MB at most.")
        except Gone:
            return plain(400, "The request broke off.")
        return await self._django(scope, body)

    async def _django(self, scope: Scope, body: bytes = b"") -> Answer:
        looks = scope["method"] in _READ and not DOOR.fullmatch(scope["path"])
        thread = self._reading if looks else self._writing
        return await self._in(thread, call_wsgi, self._wsgi, scope, body)

    async def _in(self, thread: ThreadPoolExecutor, act: Callable[..., T], *given: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(thread, act, *given)

    # Kept pages ------------------------------------------------------------------------------------------------------

    async def _public(self, slug: str, scope: Scope) -> Answer:
        """The same for everybody, at least as new as what was told."""
        headers = dict(scope["headers"])
        known = [(name, headers[name]) for name in _FOR_ALL if name in headers]
        asked = {**scope, "method": "GET", "headers": known}
        key: Key = (scope["path"].encode(), scope["query_string"], *(value for _, value in known))
        page = await self.public.get(key, lambda: self.told.told.get(slug, 0), lambda: self._made(slug, asked))
        if isinstance(page, Answer):
            return page
        self.told.tell(slug, page.head)  # newer than what was told where another process has written
        return page.answer(headers)

    async def _made(self, slug: str, asked: Scope) -> Answer:
        """A public page made anew, and what that cost."""
        answer, seconds = await self._in(self._making, self._maker.make, asked)
        self.told.spent(slug, seconds)
        return answer

    async def _personal(self, slug: str, scope: Scope) -> Answer:
        """For these cookies only, and as new as the journal."""
        headers, cookies = dict(scope["headers"]), _cookies(scope)
        asked = {**scope, "method": "GET"}
        if not cookies:
            return await self._django(asked)
        key: Key = (scope["path"].encode(), cookies, *(headers.get(name, b"") for name in (*_FOR_ALL, _FOLLOWS)))
        page = await self.personal.get(key, lambda: self.told.heard.get(slug, 0), lambda: self._django(asked))
        return page.answer(headers) if isinstance(page, Kept) else page

    def _row_changed(self, instance: Event, update_fields: frozenset[str] | None = None, **told: Any) -> None:
        """An event's own row (place, fee …) is in no journal; its head is told otherwise."""
        if not update_fields or "head" not in update_fields:
            transaction.on_commit(lambda: self.told.soon(self._empty))

    def _row_gone(self, instance: Event, **told: Any) -> None:
        self.told.forget(instance.slug)
        self._row_changed(instance)

    def _empty(self) -> None:
        self.public.empty()
        self.personal.empty()

    # From start to end -----------------------------------------------------------------------------------------------

    def now_and_then(self, seconds: float, act: Callable[[], object]) -> None:
        """Do something in the thread that writes, again and again while we serve."""
        self._chores.append((seconds, act))

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
        watch = watching.Watch()
        while True:
            try:
                await self.notice(watch)
            except Exception:
                _log.exception("the database could not be looked at")
            await asyncio.sleep(watching.SECONDS)

    async def _again(self, seconds: float, act: Callable[[], object]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await self._in(self._writing, act)
            except Exception:
                _log.exception("%s failed", act)

    async def notice(self, watch: watching.Watch) -> None:
        """Tell what somebody else has written, and keep no page that he may have changed."""
        heads = await self._in(self._writing, watch.look)
        if heads is not None:
            self._empty()
            for gone in self.told.heard.keys() - heads.keys():
                self.told.forget(gone)
            for slug, head in heads.items():
                self.told.tell(slug, head)

    def close(self) -> None:
        """Listen to nothing any more."""
        self._stop()
        post_save.disconnect(self._row_changed, Event)
        post_delete.disconnect(self._row_gone, Event)
        self._reading.shutdown(wait=False)
        self._writing.shutdown(wait=False)
        self._making.submit(self._maker.close)
        self._making.shutdown(wait=False)


def _cookies(scope: Scope) -> bytes:
    """All of them: HTTP/2 sends each as a header of its own."""
    return b"; ".join(value for name, value in scope["headers"] if name == b"cookie")
