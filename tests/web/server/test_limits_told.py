"""The table of limits in docs/operations.md says what the code does: every row of it, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from allauth.account import app_settings as allauth
from django.conf import settings

from topcut import limits
from topcut.acts.calls.commands import CallJudge
from topcut.acts.entries import decide as entries
from topcut.acts.entries import names
from topcut.acts.event.commands import Announce
from topcut.acts.fields import fields_of
from topcut.acts.results.commands import Delay
from topcut.acts.rounds import decide as rounds
from topcut.acts.scenarios.commands import GiveFeedback
from topcut.files import results_shape
from topcut.messages.voice import Voice
from topcut.refusal import LONGEST
from topcut.web import second_process
from topcut.web.desk.pairing import pairing_page
from topcut.web.desk.setup import setup_page
from topcut.web.outbox import backend, delivery
from topcut.web.people import entry_views, guessing, pace
from topcut.web.people.tallies import Limit
from topcut.web.running import serve
from topcut.web.server import bodies, front, lanes, making, sendings
from topcut.web.site import live
from topcut.web.store import databases

OPERATIONS = Path(__file__).parents[3] / "docs" / "operations.md"
_SPANS = {60: "a minute", 300: "in 5 minutes", 3600: "an hour"}


def _often(limit: Limit) -> str:
    return f"{limit.most:,} {_SPANS[limit.seconds]}"


def _of_allauth(name: str) -> list[int]:
    """ "20/m/ip,5/m/key" → [20, 5], all of them a minute."""
    rates = [rate.split("/") for rate in str(allauth.RATE_LIMITS[name]).split(",")]
    assert all(rate[1] == "m" for rate in rates)
    return [int(rate[0]) for rate in rates]


def _binary(size: int) -> str:
    return f"{size // 1024**3} GB" if size >= 1024**3 else f"{size // 1024**2} MB"


def _how_often() -> Iterator[tuple[str, str]]:
    minute, hour = entry_views.ENTERING
    by_address, of_account = _of_allauth("reset_password")
    sign_in_by_address, sign_in_of_account = _of_allauth("request_login_code")
    assert by_address == sign_in_by_address
    yield "events made at `/new`", f"{_often(setup_page.MAKING)} for each address"
    yield "players who enter themselves", f"{_often(minute)} and {_often(hour)}, for each event and address"
    yield "a player's own acts (reports, judge calls, feedback …)", f"{pace.MOST} within {pace.MINUTES} minutes"
    tries = f"{guessing.TRIES.most} and {_of_allauth('signup')[0]} a minute for each address"
    assert guessing.TRIES.seconds == 60
    yield "signing in, signing up", tries
    assert guessing.OF_BOTH.seconds == guessing.OF_ACCOUNT.seconds
    both, alone = _often(guessing.OF_BOTH), guessing.OF_ACCOUNT.most
    wrong = (
        f"{both} for an account at one address, {alone} for an account, {_often(guessing.OF_ADDRESS)} for an address"
    )
    yield "wrong passwords", wrong
    known = "wrong passwords in a browser that has signed in with that account before"
    yield known, f"{_often(guessing.OF_BROWSER)}, whatever happens elsewhere"
    codes = f"{of_account} a minute for a forgotten password of one account, {sign_in_of_account} for signing in"
    yield "codes by mail", f"{by_address} a minute for each address; {codes}"
    own = (_of_allauth("change_password")[0], _of_allauth("reauthenticate")[0])
    yield "changing a password, confirming that it is you", f"{own[0]} and {own[1]} a minute for an account"


def _how_long() -> Iterator[tuple[str, str]]:
    seconds = lanes.SECONDS
    assert seconds["desk"] == seconds["writing"] == seconds["accounts"]
    assert lanes.TAKEN_IN_TURN == ("looking", "desk", "working")
    what = f"begun and decided within {seconds['writing']} seconds, or refused; nothing of it is written then"
    yield "an act of a player", what
    yield "an act at the desk", f"the same {seconds['desk']} seconds; one at a time for each event"
    assert seconds["looking"] == seconds["reading"]
    looked_at = f"begun within {seconds['reading']} seconds; of a desk, one at a time for each event"
    yield "a page that is only looked at", looked_at
    searches = f"searches are made one at a time and wait {front._SEARCH} seconds at most"
    yield "a public page", f"{making.LONGEST} seconds; {searches}"
    cores = "one at a time, on more than two cores one less than there are cores, up to 4"
    assert [front.hashers(cores) for cores in (1, 2, 3, 8)] == [1, 1, 2, 4]
    yield "a password that is checked or set", f"{seconds['passwords']} seconds in its line; {cores}"
    large = f"drawing a round, reading a form of more than {lanes.LARGE_BODY // 1024} KB"
    memory, at_once = _binary(second_process._MEMORY), f"{front.WORKERS} at a time on a machine"
    yield large, f"{seconds['working']} seconds, and {memory} of memory; one at a time for each event, {at_once}"
    lock = databases.database("", Path("data"))["OPTIONS"]["timeout"]
    yield "a lock of the database", f"waited for {lock} seconds"
    yield "a role by link, a session", f"{settings.SESSION_COOKIE_AGE // 86400} days"


def _what_is_sent() -> Iterator[tuple[str, str]]:
    poured = f"up to {_binary(bodies.POURED_AWAY)} are let come and thrown away, so that the browser reads why"
    yield "a form and its files", f"{_binary(bodies.LONGEST)}, whole within {bodies.SECONDS} seconds; {poured}"
    together = f"{bodies.MOST:,}, and {_binary(bodies.MOST_BYTES)} together; then the oldest is given up"
    yield "forms on their way at once", together
    yield "connections at once", f"{serve.CONNECTIONS:,}"
    large = f"each part of {sendings.PART // 1024} KB is fetched within {sendings.SECONDS} seconds"
    given_up = f"{_binary(sendings.MOST_BYTES)} together, then the oldest is given up"
    yield f"answers of more than {_binary(sendings.LARGE)} on their way", f"{given_up}; {large}"
    yield "pinned or forbidden pairs in one form", f"{pairing_page.MOST_PAIRS:,}"
    hours = int(delivery.LASTS.total_seconds() // 3600)
    yield "mail that waits", f"{backend.MOST:,}; a mail is tried again for {hours} hour"


def _size(size: int) -> str:
    return Voice("web").say(limits.size_of(size))


def _what_a_file_holds() -> Iterator[tuple[str, str]]:
    toml = f"{_size(limits.TOML_BYTES)}, {limits.TOML_KEYS:,} keys, {limits.DEPTH} brackets deep"
    more = f"{limits.DOTS} dots in a key; {limits.TOML_FILES} files at once on the site"
    yield "a rulebook, ruling, bracket or plan (TOML)", f"{toml}, {more}"
    text = f"{_size(limits.TEXT_BYTES)}, {limits.TEXT_LINES:,} lines"
    yield "a list of names, cards, slips or special rules", text
    yield "any line of these", f"{limits.LINE_SIGNS:,} characters"
    yield "a number in any of them", f"{limits.DIGITS} digits, and an exponent of 2"
    json = f"{_size(limits.JSON_BYTES)}, {limits.DEPTH} deep, {results_shape.MOST_ROUNDS:,} rounds"
    yield "a results file (JSON)", json
    yield "a journal file", _size(limits.JOURNAL_BYTES)
    yield "faults told of one file", f"the first {limits.FAULTS}, the first {LONGEST} characters of each"


def _what_an_event_has() -> Iterator[tuple[str, str]]:
    yield "players", f"{entries.MOST_PLAYERS:,}"
    yield "rounds", f"{rounds.MOST_ROUNDS}"
    yield "a name, a team", f"{names.LONGEST} characters"
    reason, call = fields_of(Delay)["reason"].most, fields_of(CallJudge)["reason"].most
    yield "a reason, a seed, an award", f"{reason} characters; of a call {call}"
    text, words = fields_of(Announce)["text"].most, fields_of(GiveFeedback)["text"].most
    yield "an announcement, feedback", f"{text:,} characters, {words:,} characters"
    room = f"{live._ROOM:,} records and players together; about four events of 20,000 players"
    yield "events in memory, of each process", room


def test_the_table_of_limits_is_that_of_the_code() -> None:
    section = OPERATIONS.read_text(encoding="utf-8").partition("## Limits\n")[2]
    told = re.findall(r"^\| (.+?) \| (.*?) ?\|$", section, re.MULTILINE)
    rows = [row for row in told if row[1] and row != ("what", "limit")]
    parts = (_how_often(), _how_long(), _what_is_sent(), _what_a_file_holds(), _what_an_event_has())
    assert rows == [row for part in parts for row in part]
