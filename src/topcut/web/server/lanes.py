"""Which thread a request is for: so that nothing that takes long stands in front of a report."""

from __future__ import annotations

import re
from typing import Literal

from topcut.web.server.answer import Scope

Lane = Literal["reading", "looking", "writing", "desk", "accounts", "passwords", "working"]

SECONDS: dict[Lane, float] = {  # then it is refused
    "reading": 30,
    "looking": 30,
    "writing": 15,
    "desk": 15,
    "accounts": 15,
    "passwords": 60,
    "working": 20,
}
LARGE_BODY = 64 * 1024  # a list of players, a file: reading it takes as long as many reports
_READ = ("GET", "HEAD", "OPTIONS")
_DOOR = re.compile(r"/e/[\w-]+/door/\w+", re.ASCII)  # scanned: a look that checks somebody in
_ACCOUNTS = re.compile(r"/(?:sign-in|sign-up|account|profile|admin)(?:/.*)?", re.ASCII | re.DOTALL)
_NO_PASSWORD = ("/sign-in/code", "/account/password/forgotten", "/account/email", "/profile")  # nothing is hashed
_WORKS = re.compile(r"/e/[\w-]+/desk/(?:(?:pairing|cut|limited|plan|finish)(?:/[\w.]+)?|lot|players/list)", re.ASCII)
_DESK = re.compile(r"/e/[\w-]+/desk(?:/.*)?", re.ASCII | re.DOTALL)  # looks for names, weighs corrections
TAKEN_IN_TURN = ("looking", "desk", "working")  # of each event one at a time: whoever sends a hundred waits for himself
_EVENT = re.compile(r"/e/([\w-]+)(?:/.*)?", re.ASCII | re.DOTALL)


def lane_of(scope: Scope, size: int) -> Lane:
    """Passwords are hashed, rounds are drawn and large forms are read apart from what merely reads or writes.

    So is what a desk looks at: the results of 20,000 players as a file take as long as hundreds of players' pages.
    """
    path, looks = scope["path"], scope["method"] in _READ
    if _WORKS.fullmatch(path):  # the pages too: that of a drawn round tells what another draw would cost
        return "working"
    if looks:
        return "writing" if _DOOR.fullmatch(path) else "looking" if _DESK.fullmatch(path) else "reading"
    if _ACCOUNTS.fullmatch(path):
        return "accounts" if path in _NO_PASSWORD else "passwords"
    if size > LARGE_BODY or path == "/new":
        return "working"
    return "desk" if _DESK.fullmatch(path) else "writing"


def event_of(scope: Scope) -> str:
    """The event that a request is about; "" for none."""
    return event_in(scope["path"])


def event_in(path: str) -> str:
    """The event that an address belongs to."""
    found = _EVENT.fullmatch(path)
    return found[1] if found else ""
