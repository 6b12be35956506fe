"""The site under load: 10,000 players, one worker, SQLite, everything on this machine. Takes a minute or two.

`python -m bench web` or `make bench-web`. Pages are measured with `wrk` (Debian's package of that name) where it is
there; reports and open pages with clients of our own. The server is a child process and is ended by its own id.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import perf_counter, sleep
from typing import Any

from rich.console import Console
from rich.table import Table

from bench.web_clients import Browser, listeners, share

PLAYERS, OPEN_PAGES, RATE, SECONDS = 10_000, 5_000, 200, 10
SLUG = "open"
Row = tuple[str, str, str]
_REPORT = {"way": "normal won", "mine": "100", "theirs": "35"}
_SERVE = "from topcut.cli.main import run; run()"
_EACH = """
local cookies, at = {}, 0
for line in io.lines("%s") do cookies[#cookies + 1] = line end
request = function()
  at = at %% #cookies + 1
  return wrk.format("GET", nil, {["Cookie"] = cookies[at]})
end
"""  # wrk asks as another player each time


# An event, and a server ----------------------------------------------------------------------------------------------


def make_event(folder: str) -> Any:
    """10,000 players after one round, the pairings of the second are posted."""
    from topcut.web.running.serve import prepare

    prepare(folder)
    from topcut.acts.rounds.commands import Draw, Post
    from topcut.desk.simulate import Habits, Simulation
    from topcut.rulebooks.load import load
    from topcut.web.store.adopting import adopt

    calm = Habits(drops=0, late=0, no_shows=0, corrections=0, disputes=0)
    event = Simulation(load("star-trek-2e"), PLAYERS, "bench", rounds=14, habits=calm, title="Open")
    event.play_round()
    event.do(Draw())
    event.do(Post())
    return adopt(event.journal.known.history, event.journal.known.words, slug=SLUG)


@contextmanager
def served(folder: str, **environment: str) -> Iterator[tuple[int, int]]:
    """`topcut serve` as a child on a free port: the port, and its id; stopped at the end as Ctrl-C would."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    command = [sys.executable, "-c", _SERVE, "serve", "--host", "127.0.0.1", "--port", str(port), "--data", folder]
    env = os.environ | environment
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=env)
    try:
        _wait_for(port, child)
        yield port, child.pid
    finally:
        child.send_signal(signal.SIGINT)
        child.wait(30)


def _wait_for(port: int, child: subprocess.Popen[bytes]) -> None:
    until = perf_counter() + 60
    while child.poll() is None and perf_counter() < until:
        with suppress(OSError):
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        sleep(0.1)
    raise SystemExit("the server did not start")


# Pages ---------------------------------------------------------------------------------------------------------------


def wrk(url: str, connections: int, seconds: int, *more: str) -> tuple[float, float, float]:
    """Requests in a second, and the median and 99th percentile in milliseconds."""
    done = "done = function(s, l, r) io.write(string.format('\\n%d %d %f %f\\n', s.requests, s.duration, "
    done += "l:percentile(50), l:percentile(99))) if s.errors.status > 0 then io.write('errors') end end"
    with tempfile.NamedTemporaryFile("w", suffix=".lua") as script:
        script.write("\n".join([*more, done]))
        script.flush()
        command = ["wrk", "-t1", f"-c{connections}", f"-d{seconds}s", "-s", script.name, url]
        told = subprocess.run(command, capture_output=True, text=True, check=True).stdout.rstrip().splitlines()[-1]
    requests, micros, median, high = map(float, told.split())
    return requests / micros * 1e6, median / 1000, high / 1000


def pages(port: int, cookies: list[str]) -> Iterator[Row]:
    """The hot page, and the personal one of many players."""
    if not shutil.which("wrk"):
        yield "pages", "not measured: wrk is not installed (apt-get install wrk)", ""
        return
    address = f"http://127.0.0.1:{port}/e/{SLUG}"
    gzip = 'wrk.headers["Accept-Encoding"] = "gzip"'
    yield _page("hot page (pairings, compressed)", wrk(f"{address}/pairings", 64, SECONDS, gzip), "10,000/s, p99 50 ms")
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("\n".join(cookies))
        file.flush()
        each = _EACH % file.name
        many = f"{len(cookies)} players"
        yield _page(f"personal page made anew, {many}", wrk(f"{address}/me?anew=1", 16, SECONDS, each), "")
        wrk(f"{address}/me", 16, 5, each)
        yield _page(f"personal page, {many}", wrk(f"{address}/me", 16, SECONDS, each), "1,000/s")


def _page(what: str, found: tuple[float, float, float], aim: str) -> Row:
    rate, median, high = found
    return what, f"{rate:,.0f}/s, p50 {median:.1f} ms, p99 {high:.1f} ms", aim


# Open pages ----------------------------------------------------------------------------------------------------------


async def open_pages(port: int, teller: Browser) -> Row:
    """How long until everybody knows of one report."""
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit[1], limit[1]))
    pages = await listeners(SLUG, port, OPEN_PAGES)
    before = max(max(page.told) for page in pages)
    start = perf_counter()
    status, _ = await teller.post(f"/e/{SLUG}/me/report", teller.form | _REPORT)
    assert status == 302, status
    while not all(max(page.told) > before for page in pages) and perf_counter() < start + 30:
        await asyncio.sleep(0.01)
    after = [page.told[max(page.told)] - start for page in pages if max(page.told) > before]
    for page in pages:
        page.transport.close()
    return (
        f"{OPEN_PAGES:,} open pages told of a report",
        f"{len(after):,} told, the last after {max(after):.2f} s (half after {share(after, 0.5):.2f} s)",
        "all within 2 s",
    )


# Reports -------------------------------------------------------------------------------------------------------------


async def reports(port: int, browsers: list[Browser]) -> Row:
    """So many a second, whether or not the ones before are answered; from the moment each was due."""
    start, took, failed = perf_counter() + 0.5, [], 0

    async def report(number: int, browser: Browser) -> None:
        nonlocal failed
        due = start + number / RATE
        await asyncio.sleep(due - perf_counter())
        status, _ = await browser.post(f"/e/{SLUG}/me/report", browser.form | _REPORT)
        took.append(perf_counter() - due)
        failed += status != 302
        browser.hang_up()

    await asyncio.gather(*(report(number, browser) for number, browser in enumerate(browsers)))
    rate = len(took) / (perf_counter() - start)
    said = f"{rate:.0f}/s, p50 {1000 * share(took, 0.5):.0f} ms, p99 {1000 * share(took, 0.99):.0f} ms"
    return (
        f"{len(took):,} reports acknowledged, {failed} refused, readers active",
        said,
        f"{RATE}/s, p99 150 ms",
    )


@contextmanager
def readers(port: int) -> Iterator[None]:
    """Visitors of three public pages: thirty of them, each 20 ms after the last answer."""
    with tempfile.NamedTemporaryFile("w", suffix=".lua") as script:
        script.write("delay = function() return 20 end")
        script.flush()
        pages = ("", "/pairings", "/standings") if shutil.which("wrk") else ()
        asking = [_reader(f"http://127.0.0.1:{port}/e/{SLUG}{page}", script.name) for page in pages]
        try:
            yield
        finally:
            for one in asking:
                one.send_signal(signal.SIGINT)
                one.wait(10)


def _reader(address: str, script: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(["wrk", "-t1", "-c10", "-d600s", "-s", script, address], stdout=subprocess.DEVNULL)


# All of it -----------------------------------------------------------------------------------------------------------


async def entered(port: int, event: Any, many: int) -> list[Browser]:
    """Players of different tables who have followed their links and opened their page."""
    from topcut.web.people.access import link

    tables = await asyncio.to_thread(_tables, event)
    browsers = [Browser(port) for _ in range(many)]
    gate = asyncio.Semaphore(16)

    async def enter(browser: Browser, player: str) -> None:
        async with gate:
            await browser.enter(link(event, "player", player), f"/e/{SLUG}/me")

    await asyncio.gather(*(enter(one, player) for one, player in zip(browsers, tables, strict=False)))
    return browsers


def _tables(event: Any) -> list[str]:
    from topcut.web.site import live

    matches = live.snapshot_of(event).tournament.rounds[-1].matches.values()
    return [match.seats[0] for match in matches if len(match.seats) > 1]


def rows() -> Iterator[Row]:
    """Each figure as soon as it is known, with what it should be."""
    with tempfile.TemporaryDirectory(prefix="topcut-bench-") as folder:
        event = make_event(folder)
        with served(folder) as (port, _):
            browsers = asyncio.run(entered(port, event, 1 + RATE * SECONDS))
            yield from pages(port, [browser.cookie for browser in browsers[:500]])
            yield asyncio.run(open_pages(port, browsers[0]))
            with readers(port):
                yield asyncio.run(reports(port, browsers[1:]))
        kept = Path(folder, "topcut.sqlite3").stat().st_size
        yield "the database afterwards", f"{kept / 1e6:.0f} MB", ""


def main() -> None:
    table = Table(title=f"Topcut bench: the site, {PLAYERS:,} players, one worker, SQLite, {os.cpu_count()} cores")
    for column in ("what", "found", "aim"):
        table.add_column(column)
    for row in rows():
        table.add_row(*row)
        print(json.dumps(row), file=sys.stderr)
    Console(width=140 if not sys.stdout.isatty() else None).print(table)


if __name__ == "__main__":
    main()
