"""Many at once: two processes post one draw, threads report side by side. Nothing is lost, nothing happens twice."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from threading import Barrier, Thread

from django.conf import settings
from django.db import connection

from topcut.acts.results.commands import Report
from topcut.acts.rounds.commands import Draw
from topcut.acts.who import JUDGE
from topcut.desk.submit import Accepted
from topcut.files.journal_file import whole
from topcut.journal.chain import verify
from topcut.journal.fact import Result
from topcut.journal.fold import fold
from topcut.web.site import live
from topcut.web.store.adopting import adopt_file
from topcut.web.store.fetching import journal_bytes
from topcut.web.store.journal import DatabaseJournal
from topcut.web.store.models import Event, Line
from web.site import Site

EVENTS = 5
POSTER = """
import sys
from topcut.web.wsgi import application
from topcut.acts.results.commands import Report
from topcut.acts.rounds.commands import Draw, Post
from topcut.desk.submit import Accepted
from topcut.acts.who import DIRECTOR
from topcut.web.site import live
print("ready", flush=True)
for line in sys.stdin:
    row = live.snapshot(line.strip()).row
    answer = live.do(row, Post(), DIRECTOR)
    print(isinstance(answer, Accepted), flush=True)
"""


def test_two_processes_that_post_at_once_make_one_round(site: Site) -> None:
    events = [site.event(names=("Kira", "Odo", "Quark", "Dax"), title=f"Night {n}") for n in range(EVENTS)]
    for row in events:
        site.do(row, Draw(seed="Bajor"))
    environment = os.environ | {"TOPCUT_DATA": str(settings.DATA), "PYTHONUNBUFFERED": "1"}
    start = [sys.executable, "-c", POSTER]
    piped = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True, "env": environment}
    with subprocess.Popen(start, **piped) as one, subprocess.Popen(start, **piped) as other:
        said = [_line(one), _line(other)]
        assert said == ["ready", "ready"]
        for row in events:
            for poster in (one, other):
                poster.stdin.write(f"{row.slug}\n")
            for poster in (one, other):
                poster.stdin.flush()
            assert sorted([_line(one), _line(other)]) == ["False", "True"], row.slug
        one.stdin.close()
        other.stdin.close()
    for row in events:
        assert Line.objects.filter(event=row, kind="RoundPaired").count() == 1
        assert len(site.snapshot(row).tournament.rounds) == 1  # noticed by us too
        _is_whole(row)


def _line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().strip()


def test_four_threads_report_ten_tables_each_and_nothing_is_lost(site: Site) -> None:
    row = site.event(names=tuple(f"Bajoran {n}" for n in range(80)))
    site.post_round(row)
    answers: list[object] = []
    begin = Barrier(4)

    def report(place: int) -> None:
        begin.wait(timeout=30)
        for table in range(place * 10 + 1, place * 10 + 11):
            result = Result(games=((100, table),))
            answers.append(live.do(row, Report(1, table, result), JUDGE, f"table-{table}"))
        connection.close()

    threads = [Thread(target=report, args=(place,)) for place in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=60)
    assert sum(isinstance(answer, Accepted) for answer in answers) == 40
    matches = DatabaseJournal(row.pk).read().tournament.rounds[0].matches
    assert {table: match.result.games for table, match in matches.items() if match.result} == {
        table: ((100, table),) for table in range(1, 41)
    }
    _is_whole(row)


def test_an_event_that_is_adopted_beside_reports_costs_none_of_them(site: Site) -> None:
    row = site.event(names=tuple(f"Bajoran {n}" for n in range(40)))
    site.post_round(row)
    laptop = sorted((Path(__file__).parents[2] / "journals").glob("chance-*.jsonl"))[:8]  # their texts stand first
    begin = Barrier(2)
    answers: list[object] = []

    def report() -> None:
        begin.wait(timeout=30)
        for table in range(1, 21):
            answers.append(live.do(row, Report(1, table, Result(games=((100, table),))), JUDGE, f"t{table}"))
        connection.close()

    thread = Thread(target=report)
    thread.start()
    begin.wait(timeout=30)
    adopted = [adopt_file(*whole(path)) for path in laptop]
    thread.join(timeout=60)
    assert [isinstance(answer, Accepted) for answer in answers] == [True] * 20
    assert [journal_bytes(one.row) for one in adopted] == [path.read_bytes() for path in laptop]
    for one in (row, *(one.row for one in adopted)):
        _is_whole(one)


def _is_whole(row: Event) -> None:
    """One chain without gaps, and what this process knows is what it makes."""
    row.refresh_from_db()
    stored = Line.objects.filter(event=row).order_by("seq")
    assert verify(bytes(line.body) for line in stored) == row.seal
    assert [line.seq for line in stored] == list(range(1, row.head + 1))
    known = live.journal_of(row.pk).read()
    assert known.tournament == fold(known.history)
