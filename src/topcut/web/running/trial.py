"""A journal is tried out before it is adopted: proven, and in a site of its own every page of it answered once.

    python -m topcut.web.running.trial FILE FOLDER

A chain says that nobody changed a line since; it does not say that Topcut wrote it. What comes from elsewhere may hold
anything, and a page that cannot be made would be broken for ever.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from topcut.journal.codec import encode
from topcut.journal.records import Record
from topcut.journal.texts import Texts
from topcut.limits import DIGITS
from topcut.messages.message import Message, message
from topcut.play.check import check
from topcut.play.limited.deals import proofs
from topcut.refusal import Refused, refuse
from topcut.rulebooks.load import build
from topcut.web.voices import PAGE

_LINKED = re.compile(r'href="(/e/[^"#]+)"')
_LONG_NUMBER = re.compile(rb"[:,\[]-?\d{%d,}" % (DIGITS + 1))
_MOST_PAGES = 200  # of each person: of very many rounds and players some stand for all
_SECONDS = 300
_NOT_FITTING = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)


def must_be_sound(path: Path, records: Sequence[Record], texts: Texts) -> None:
    """Refused where something of it cannot be derived again, or a page of it cannot be made."""
    try:
        wrong = list(_wrong(records, texts))
    except (Refused, *_NOT_FITTING):
        wrong = [(1, message("site-not-derived"))]
    if wrong:
        seq, why = wrong[0]
        raise refuse("site-not-proven", record=seq, file=path.name, why=PAGE.say(why))
    _must_be_shown(path)


def _wrong(records: Sequence[Record], texts: Texts) -> Iterator[tuple[int, Message]]:
    """What cannot be as it is written: in which record, and why."""
    for record in records:
        if _LONG_NUMBER.search(encode(record)):
            yield record.seq, message("site-long-number", digits=DIGITS)
    yield from ((finding.seq, finding.what) for finding in check(records) if not finding.ok)
    created = records[0].fact
    found = proofs(records, build(created.rulebook), texts)  # type: ignore[union-attr]
    yield from ((seq, what) for seq, what, ok in found if not ok)


def _must_be_shown(path: Path) -> None:
    with TemporaryDirectory(prefix="topcut-") as folder:
        words = [sys.executable, "-m", "topcut.web.running.trial", str(path.resolve()), folder]
        environ = {**os.environ, "DATABASE_URL": "", "TOPCUT_SECRET": "of-a-site-that-nobody-visits"}
        try:
            answer = subprocess.run(words, env=environ, capture_output=True, text=True, check=False, timeout=_SECONDS)
            why = _last_line(answer.stdout) or message("site-file-unreadable")
            failed = answer.returncode != 0
        except subprocess.TimeoutExpired:
            why, failed = message("site-page-too-slow"), True
    if failed:
        raise refuse("site-not-shown", file=path.name, why=why)


def _last_line(told: str) -> str:
    return told.strip().rpartition("\n")[2]


# In the site of its own ----------------------------------------------------------------------------------------------


def _visit(path: str, folder: str) -> str:
    """The first address that is not answered; "" where all are."""
    from topcut.files.journal_file import whole
    from topcut.web.running.serve import prepare

    prepare(folder)
    from django.test import Client

    from topcut.web.people.access import link
    from topcut.web.store.adopting import adopt_file

    row = adopt_file(*whole(path)).row
    for door in ("", link(row, "director"), link(row, "player", "p1")):
        client = Client(raise_request_exception=False)
        if door:
            client.get(door)
        waiting, seen = [f"/e/{row.slug}", f"/e/{row.slug}/me", f"/e/{row.slug}/desk"], set[str]()
        while waiting and len(seen) < _MOST_PAGES:
            address = waiting.pop(0)
            if address in seen or not address.startswith(f"/e/{row.slug}"):
                continue
            seen.add(address)
            page = client.get(address)
            if page.status_code >= 500:
                return address
            if page.status_code == 200 and "html" in page.headers["Content-Type"]:
                waiting += [found.replace("&amp;", "&") for found in _LINKED.findall(page.content.decode())]
    return ""


if __name__ == "__main__":
    broken = _visit(*sys.argv[1:])
    sys.stdout.write(broken)
    sys.exit(1 if broken else 0)
