"""Open pages are told of every change, whoever made it; a storm of changes is gathered."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from django.db import connection

from topcut.acts.event.commands import Announce
from topcut.acts.results.commands import Report
from topcut.acts.rounds.commands import Draw
from topcut.acts.who import DIRECTOR
from topcut.desk.submit import Accepted, submit
from topcut.journal.fact import Result
from topcut.web.events_served import front as front_of
from topcut.web.server.front import Front
from topcut.web.server.telling import News, rest_after
from topcut.web.site import live
from topcut.web.store.journal import DatabaseJournal
from topcut.web.store.models import Event
from topcut.web.store.sqlite import sqlite3
from topcut.web.store.watching import Watch, same
from web.asking import Counted, OpenPage, ask, asked, scope
from web.site import CAST, Site

SLUG = "friday-night"
WON = Result(games=((100, 35),))


@pytest.fixture
def front(site: Site) -> Iterator[Front]:
    made = front_of(Counted())
    yield made
    made.close()


# Open pages ----------------------------------------------------------------------------------------------------------


def test_a_waiting_page_is_told_the_head(front: Front, site: Site) -> None:
    row = site.event()

    async def waits() -> list[bytes]:
        front.told.begin()
        page = OpenPage(front, SLUG)
        first = await page.hears()
        await asyncio.to_thread(site.do, row, Draw(seed="Bajor"))
        second = await page.hears()
        await page.leaves()
        return [first, second]

    first, second = asyncio.run(waits())
    assert first.startswith(b"retry: ")
    assert second == b"data: %d\n\n" % row.head


def test_a_page_that_opens_late_hears_at_once_how_far_it_is(front: Front, site: Site) -> None:
    """The event may have grown between the making of the page and its first word with us."""
    row = site.event()
    ask(front, f"/e/{SLUG}")
    site.do(row, Draw(seed="Bajor"))

    async def opens() -> bytes:
        front.told.begin()
        page = OpenPage(front, SLUG)
        words = await page.hears()
        await page.leaves()
        return words

    assert b"data: %d\n\n" % row.head in asyncio.run(opens())


def test_a_page_that_goes_is_forgotten(front: Front, site: Site) -> None:
    async def comes_and_goes() -> list[int]:
        front.told.begin()
        pages = [OpenPage(front, SLUG) for _ in range(3)]
        for page in pages:
            await page.hears()
        counts = [front.told.listeners(SLUG)]
        for page in pages:
            await page.leaves()
            counts.append(front.told.listeners(SLUG))
        return counts

    assert asyncio.run(comes_and_goes()) == [3, 2, 1, 0]


def test_pages_of_another_event_hear_nothing(front: Front, site: Site) -> None:
    row = site.event()

    async def waits() -> tuple[bytes, bool]:
        front.told.begin()
        ours, theirs = OpenPage(front, SLUG), OpenPage(front, "saturday")
        await ours.hears(), await theirs.hears()
        await asyncio.to_thread(site.do, row, Draw(seed="Bajor"))
        told = await ours.hears(), theirs.heard.empty()
        await ours.leaves()
        await theirs.leaves()
        return told

    assert asyncio.run(waits()) == (b"data: %d\n\n" % row.head, True)


def test_a_page_that_breaks_off_while_we_speak_is_forgotten(front: Front) -> None:
    async def breaks() -> int:
        async def receive() -> dict[str, str]:
            return {"type": "http.disconnect"}

        async def send(message: object) -> None:
            raise ConnectionResetError

        await front(scope(f"/e/{SLUG}/live"), receive, send)
        return front.told.listeners(SLUG)

    assert asyncio.run(breaks()) == 0


def test_only_a_get_listens(front: Front, site: Site) -> None:
    assert ask(front, f"/e/{SLUG}/live", "POST").status in (403, 404, 405)
    assert ask(front, f"/e/{SLUG}/live", "HEAD").status == 404


# A storm -------------------------------------------------------------------------------------------------------------


class Later:
    """Something that the loop will do, unless it is cancelled."""

    def __init__(self, loop: FakeLoop, act: Callable[[], object]) -> None:
        self._loop, self.act = loop, act

    def cancel(self) -> None:
        if self in self._loop.later:
            self._loop.later.remove(self)


class FakeLoop:
    """A loop whose time stands still until it is told to go on."""

    def __init__(self) -> None:
        self.later: list[Later] = []

    def call_soon_threadsafe(self, act: Callable[[], object]) -> None:
        act()

    def call_later(self, seconds: float, act: Callable[..., object], *given: object) -> Later:
        self.later.append(Later(self, lambda: act(*given)))
        return self.later[-1]

    def go_on(self) -> None:
        self.later.pop(0).act()


@pytest.fixture
def told() -> News:
    made = News()
    made._loop = FakeLoop()  # type: ignore[assignment]
    return made


def test_the_first_change_is_told_at_once_and_the_next_ones_together(told: News) -> None:
    loop: FakeLoop = told._loop  # type: ignore[assignment]
    for head in range(1, 200):
        told.tell(SLUG, head, calm=True)
    assert (told.told[SLUG], told.heard[SLUG]) == (1, 199)
    loop.go_on()
    assert told.told[SLUG] == 199
    loop.go_on()
    assert not loop.later
    told.tell(SLUG, 200, calm=True)
    assert told.told[SLUG] == 200


def test_pairings_do_not_wait_for_results_to_be_gathered(told: News, site: Site) -> None:
    stop = live.listen(told.tell)
    row = site.event(names=CAST[:4])
    site.post_round(row)
    site.do(row, Report(1, 1, WON))
    assert told.told[SLUG] == told.heard[SLUG] - 1 == row.head - 1, "a result waits"
    site.do(row, Announce("Food is here"))
    assert told.told[SLUG] == told.heard[SLUG] == row.head
    stop()


def test_a_head_never_goes_back(told: News) -> None:
    for head in (5, 3, 4):
        told.tell(SLUG, head)
    assert told.heard[SLUG] == told.told[SLUG] == 5


def test_an_event_of_the_same_name_begins_anew(told: News) -> None:
    told.tell(SLUG, 5)
    told.forget(SLUG)
    assert (told.heard, told.told) == ({}, {})


def test_the_rest_grows_with_what_telling_costs() -> None:
    assert rest_after(0, 0.001) == rest_after(0, 0) < rest_after(100, 0) < rest_after(5000, 0) < 2
    assert rest_after(0, 0.3) == pytest.approx(1.2)  # a fifth of the time for making pages, not more
    assert rest_after(10**6, 60) == 2


# Other processes -----------------------------------------------------------------------------------------------------


def test_what_we_wrote_ourselves_is_no_news(site: Site) -> None:
    row = site.event()
    watch = Watch()
    assert watch.look() == {SLUG: row.head}
    site.do(row, Draw(seed="Bajor"))
    assert watch.look() is None


@pytest.mark.skipif(connection.vendor != "sqlite", reason="SQLite's own number")
def test_what_another_process_wrote_is_noticed_once(site: Site) -> None:
    site.event()
    watch = Watch()
    watch.look()
    with closing(sqlite3.connect(connection.settings_dict["NAME"])) as other:
        other.execute("UPDATE topcut_event SET head = head + 1")
        other.commit()
        assert watch.look() == {SLUG: Event.objects.get().head}
        assert watch.look() is None


def test_a_number_says_nothing_about_another_connection() -> None:
    one, other = object(), object()
    assert same((one, 7), (one, 7))
    assert not same((one, 7), (one, 8))
    assert not same((one, 7), (other, 7))


def test_open_pages_and_kept_pages_learn_of_another_process(front: Front, site: Site) -> None:
    row = site.event()

    def elsewhere() -> None:
        """Written without a word to the front, as another process does it."""
        assert isinstance(submit(DatabaseJournal(row.pk), Announce("Lunch is at noon"), DIRECTOR), Accepted)

    async def learns() -> tuple[bytes, bytes]:
        front.told.begin()
        watch = Watch()
        await front.notice(watch)
        page = OpenPage(front, SLUG)
        await page.hears()
        await asked(front, scope(f"/e/{SLUG}"))
        front.told._resting.clear()  # as if the last telling were long ago
        await asyncio.to_thread(elsewhere)
        await front.notice(watch)
        heard = await page.hears()
        await page.leaves()
        return heard, (await asked(front, scope(f"/e/{SLUG}"))).body

    heard, page = asyncio.run(learns())
    assert heard == b"data: %d\n\n" % Event.objects.get().head
    assert b"Lunch is at noon" in page


def test_from_start_to_end(site: Site) -> None:
    """The server begins and ends a worker; in between it looks for others by itself."""
    row = site.event()
    front, sent = front_of(Counted()), []

    async def runs() -> int:
        coming: asyncio.Queue[str] = asyncio.Queue()
        noticed = asyncio.Event()
        front.told._wake = lambda slug: (front.told.told.update(front.told.heard), noticed.set())  # type: ignore

        async def receive() -> dict[str, str]:
            return {"type": await coming.get()}

        async def send(message: dict[str, str]) -> None:
            sent.append(message["type"])

        running = asyncio.ensure_future(front({"type": "lifespan"}, receive, send))
        await coming.put("lifespan.startup")
        async with asyncio.timeout(30):
            await noticed.wait()
        await coming.put("lifespan.shutdown")
        await running
        return front.told.told[SLUG]

    assert asyncio.run(runs()) == row.head
    assert sent == ["lifespan.startup.complete", "lifespan.shutdown.complete"]
