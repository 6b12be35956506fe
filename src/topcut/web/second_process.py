"""The second process: it answers requests as Django does here, and says at once what it has written."""

from __future__ import annotations

import resource
import signal
import sys
from contextlib import suppress
from multiprocessing.connection import Connection
from time import monotonic
from typing import Any

from django.db import transaction
from django.db.models.signals import post_save

from topcut.web.server.helper import Kind, timed
from topcut.web.server.limits import limited
from topcut.web.server.orphans import end_with
from topcut.web.wsgi import application

_MEMORY = 4 * 1024**3  # bytes of one that works: more would be taken from the site


def serve(line: Connection, kind: Kind) -> None:
    """Answer until the line ends."""
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
    from topcut.web.site import live  # once the site is set up
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
    serve(Connection(int(sys.argv[1])), "working" if sys.argv[2] == "working" else "making")
