"""A second process that answers requests as Django does here: it can take long, be stopped, and be replaced.

It reads and writes the database as any other process would. What it has written it says at once, before the page is
made: whoever stops it knows whether anything happened. It ends when the line to it does, however we ended.
"""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection, Pipe
from time import monotonic, thread_time
from typing import Any, Literal

from topcut.web.server.answer import Answer, Scope
from topcut.web.server.bridge import call_wsgi
from topcut.web.server.events import Tell

Kind = Literal["making", "working"]
Made = tuple[Answer, float]  # an answer, and the seconds of work that it took
_ASKED = ("method", "path", "query_string", "headers", "server", "client", "scheme", "http_version")
_START = 20  # seconds to begin: it imports all of Topcut
_PAUSE = 5  # seconds between two starts
_log = logging.getLogger(__name__)


class Late(Exception):
    """It was stopped because it took too long; `written`: but it had written something by then."""

    def __init__(self, written: bool) -> None:
        super().__init__(written)
        self.written = written


class Ended(Exception):
    """It is gone, killed or broken; `written`: but it had written something by then."""

    def __init__(self, written: bool = False) -> None:
        super().__init__(written)
        self.written = written


class Helper:
    """Asked by one thread at a time."""

    def __init__(self, kind: Kind, tell: Tell = lambda slug, head, calm: None) -> None:
        self._kind, self._tell = kind, tell
        self._child: subprocess.Popen[bytes] | None = None
        self._line: Connection | None = None
        self._ready = False
        self._started = -float(_PAUSE)
        self.asked = monotonic()  # for the last time

    @property
    def pid(self) -> int:
        """Its number; 0 where there is none."""
        return self._child.pid if self._child else 0

    def is_ready(self, within: float = 0) -> bool:
        """Whether it can be asked, now or within so many seconds."""
        if self._line is not None and not self._ready:
            try:
                if self._line.poll(within):
                    self._line.recv()
                    self._ready = True
            except (EOFError, OSError):
                self.close()
        return self._ready

    def start(self) -> None:
        """Begin; not again and again where it cannot live."""
        if self._child is not None or monotonic() - self._started < _PAUSE:
            return
        self._started = monotonic()
        self._line, theirs = Pipe()
        command = [
            sys.executable,
            "-m",
            "topcut.web.second_process",
            str(theirs.fileno()),
            self._kind,
            str(os.getpid()),
        ]
        self._child = subprocess.Popen(command, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()])
        theirs.close()

    def ask(self, scope: Scope, body: bytes, seconds: float, grace: float = 0) -> Made:
        """Its answer; what takes longer than `seconds` it does not write, and `grace` later it is stopped."""
        self.asked = monotonic()
        until, written = self.asked + seconds + grace, False
        if self._line is None:
            raise Ended
        try:
            self._line.send(({name: scope[name] for name in _ASKED if name in scope}, body, seconds))
            while self._line.poll(max(0.0, until - monotonic())):
                kind, said = self._line.recv()
                if kind == "answer":
                    made: Made = said
                    return made
                written = True
                if kind == "grown":
                    self._tell(*said)
        except (EOFError, OSError):
            self.close()
            raise Ended(written) from None
        self.close(patience=0)
        raise Late(written)

    def close(self, patience: float = 2) -> None:
        """Hang up: it ends by itself, or is ended after so many seconds."""
        if self._line is not None:
            self._line.close()
        if self._child is not None:
            try:
                self._child.wait(patience)
            except subprocess.TimeoutExpired:
                self._child.kill()  # also one that was stopped or is deep in a matching
                self._child.wait()
        self._line = self._child = None
        self._ready = False

    def wait(self) -> bool:
        """Started if need be; whether it can be asked."""
        self.start()
        return self.is_ready(_START)


def timed(wsgi: Callable[..., Any], scope: Scope, body: bytes = b"") -> Made:
    """An answer, and the seconds of work that it took."""
    start = thread_time()
    return call_wsgi(wsgi, scope, body), thread_time() - start
