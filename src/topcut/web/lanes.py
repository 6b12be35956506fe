"""Which thread a request is for: so that nothing that takes long stands in front of a report."""

from __future__ import annotations

import re
from typing import Literal

from topcut.web.answers import Scope

Lane = Literal["reading", "writing", "accounts", "working"]

SECONDS: dict[Lane, float] = {"reading": 30, "writing": 15, "accounts": 40, "working": 20}  # then it is refused
LARGE_BODY = 64 * 1024  # a list of players, a file: reading it takes as long as many reports
_READ = ("GET", "HEAD", "OPTIONS")
_DOOR = re.compile(r"/e/[\w-]+/door/\w+", re.ASCII)  # scanned: a look that checks somebody in
_ACCOUNTS = re.compile(r"/(?:sign-in|sign-up|sign-out|account|profile|admin)(?:/.*)?", re.ASCII | re.DOTALL)
_SOLVES = re.compile(r"/e/([\w-]+)/desk/(?:pairing|cut)(?:/\w+)?", re.ASCII)
_EVENT = re.compile(r"/e/([\w-]+)(?:/.*)?", re.ASCII | re.DOTALL)


def lane_of(scope: Scope, size: int) -> Lane:
    """Passwords are hashed, rounds are drawn and large forms are read apart from what merely reads or writes."""
    path, looks = scope["path"], scope["method"] in _READ
    if _SOLVES.fullmatch(path):  # its page too: it tells what another draw would cost
        return "working"
    if looks:
        return "writing" if _DOOR.fullmatch(path) else "reading"
    if _ACCOUNTS.fullmatch(path):
        return "accounts"
    return "working" if size > LARGE_BODY or path == "/new" else "writing"


def event_of(scope: Scope) -> str:
    """The event that a request is about; "" for none."""
    found = _EVENT.fullmatch(scope["path"])
    return found[1] if found else ""
