"""A second process that answers requests as Django does here: it can take long, be stopped, and be replaced.

It reads and writes the database as any other process would. What it has written it says at once, before the page is
made: whoever stops it knows whether anything happened. It ends when the line to it does, however we ended.
"""

from __future__ import annotations

import logging
import os
import resource
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection, Pipe
from time import monotonic, thread_time
from typing import Any, Literal

from topcut.web.answers import Answer, Scope
from topcut.web.bridge import call_wsgi
from topcut.web.limits import limited
from topcut.web.orphans import end_with

Kind = Literal["making", "working"]
Made = tuple[Answer, float]  # an answer, and the seconds of work that it took
Tell = Callable[[str, int, bool], None]
_ASKED = ("method", "path", "query_string", "headers", "server", "client", "scheme", "http_version")
_START = 20  # seconds to begin: it imports all of Topcut
_MEMORY = 4 * 1024**3  # bytes of one that works: more would be taken from the site
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
        command = [sys.executable, "-m", "topcut.web.helper", str(theirs.fileno()), self._kind, str(os.getpid())]
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


# The second process --------------------------------------------------------------------------------------------------


def timed(wsgi: Callable[..., Any], scope: Scope, body: bytes = b"") -> Made:
    """An answer, and the seconds of work that it took."""
    start = thread_time()
    return call_wsgi(wsgi, scope, body), thread_time() - start


def _serve(line: Connection, kind: Kind) -> None:
    """Answer until the line ends."""
    from topcut.web.wsgi import application

    _tell_what_is_written(line)
    line.send("ready")
    while True:
        try:
            scope, body, seconds = line.recv()
            with limited(monotonic() + seconds, ahead=kind == "working"):
                line.send(("answer", timed(application, scope, body)))
        except (EOFError, OSError):
            return


def _tell_what_is_written(line: Connection) -> None:
    from django.db import transaction
    from django.db.models.signals import post_save

    from topcut.web import live
    from topcut.web.store.models import Event

    def saved(**told: Any) -> None:
        transaction.on_commit(lambda: line.send(("saved", None)))

    live.listen(lambda slug, head, calm: line.send(("grown", (slug, head, calm))))
    post_save.connect(saved, Event, weak=False)


def _modest() -> None:
    """Not all memory is ours. (All the processor is: whoever holds the lock of the database must not be slow.)"""
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    with suppress(ValueError, OSError):  # not every system can say so
        resource.setrlimit(resource.RLIMIT_AS, (_MEMORY if most < 0 else min(_MEMORY, most), most))


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; it hangs up
    end_with(int(sys.argv[3]))
    if sys.argv[2] == "working":
        _modest()
    _serve(Connection(int(sys.argv[1])), "working" if sys.argv[2] == "working" else "making")
