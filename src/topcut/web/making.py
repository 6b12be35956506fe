"""Who makes the public pages: we, or for a large event a second process, so that those who report are not held up.

That process starts with the first page that took long; a small event has none. It reads the database as any other
process would, and ends when the line to it does, however we ended.
"""

from __future__ import annotations

import logging
import signal
import subprocess
import sys
from collections.abc import Callable
from multiprocessing.connection import Connection, Pipe
from time import thread_time
from typing import Any

from topcut.web.answers import Answer, Scope
from topcut.web.bridge import call_wsgi

LONG = 0.05  # seconds of work for a page, from which on it is worth a process
_ASKED = ("method", "path", "query_string", "headers", "server", "scheme", "http_version")
_log = logging.getLogger(__name__)
Made = tuple[Answer, float]  # a page, and the seconds of work that it took


class Maker:
    """Asked by one thread."""

    def __init__(self, wsgi: Callable[..., Any], long: float = LONG) -> None:
        self._wsgi, self._long = wsgi, long
        self._child: subprocess.Popen[bytes] | None = None
        self._line: Connection | None = None
        self._ready = False
        self._failed = False

    @property
    def helped(self) -> bool:
        """Whether there is a second process that can be asked."""
        if self._line is not None and not self._ready and self._line.poll():
            self._ready = True
            self._line.recv()
        return self._ready

    def make(self, scope: Scope) -> Made:
        """A page; made here until the second process is ready, and for good if that ever breaks."""
        try:
            if self.helped and self._line is not None:
                self._line.send({name: scope[name] for name in _ASKED if name in scope})
                made: Made = self._line.recv()
                return made
        except (EOFError, OSError):
            _log.warning("the process that makes public pages has ended; they are made here from now on")
            self.close()
            self._failed = True
        made = timed(self._wsgi, scope)
        if made[1] > self._long and self._child is None and not self._failed:
            self._start()
        return made

    def _start(self) -> None:
        self._line, theirs = Pipe()
        command = [sys.executable, "-m", "topcut.web.making", str(theirs.fileno())]
        self._child = subprocess.Popen(command, stdin=subprocess.DEVNULL, pass_fds=[theirs.fileno()])
        theirs.close()

    def close(self) -> None:
        """Hang up: it ends by itself."""
        if self._line is not None:
            self._line.close()
        if self._child is not None:
            self._child.wait()
        self._line = self._child = None
        self._ready = False


def timed(wsgi: Callable[..., Any], scope: Scope) -> Made:
    start = thread_time()
    return call_wsgi(wsgi, scope, b""), thread_time() - start


def _make_for(line: Connection) -> None:
    """The second process: it is asked for pages until the line ends."""
    from topcut.web.wsgi import application

    line.send("ready")
    while True:
        try:
            line.send(timed(application, line.recv()))
        except (EOFError, OSError):
            return


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; it hangs up
    _make_for(Connection(int(sys.argv[1])))
