"""Start the site on this machine: the database ready, one worker, its addresses told."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep

from topcut.messages.message import message
from topcut.refusal import refuse
from topcut.web.running.neighbours import who_listens
from topcut.web.site.outside import LISTENS

_MIGRATING = 8067217  # the number of our lock at PostgreSQL, the same in every version of Topcut


CONNECTIONS = 20_000  # at once
_LONGEST_PAUSE = 2  # seconds before workers that die at once are started again


def prepare(data: str) -> None:
    """Django set up on a data folder, its tables brought up to date, its promises checked."""
    os.environ["TOPCUT_DATA"] = str(Path(data).resolve())
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "topcut.web.settings")
    from topcut.web.running.permissions import close_to_others, for_the_owner_only

    close_to_others(Path(data))
    import django
    from django.core.management import call_command
    from django.db import OperationalError

    django.setup()
    from topcut.web.store.counting import count_changes
    from topcut.web.store.durability import can_be_written, must_be_durable

    try:
        with _one_at_a_time(), for_the_owner_only():
            call_command("migrate", verbosity=0, interactive=False)
        if can_be_written():
            count_changes()
        must_be_durable()
    except OperationalError as error:
        raise refuse("site-database-unusable", why=str(error).strip().splitlines()[0]) from error


@contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Of several servers on one PostgreSQL, the first brings the tables up to date and the others find them so."""
    from django.db import connection

    if connection.vendor != "postgresql":  # SQLite has one process that serves
        yield
        return
    line = connection.copy()  # its own: whatever becomes of the other one, hanging up ends the lock
    try:
        with line.cursor() as cursor:
            cursor.execute("SET lock_timeout = 0")  # as long as it takes
            cursor.execute("SELECT pg_advisory_lock(%s)", [_MIGRATING])
        yield
    finally:
        line.close()


def must_be_free(host: str, port: int) -> None:
    """Refused where somebody serves there already: two of us would share the port, and answer in turns."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            why, by = str(error.strerror), who_listens(port)
            told = message("site-port-taken-by", why=why, program=by) if by else why
            raise refuse("site-port-taken", port=port, host=host, why=told) from error


def run(host: str, port: int) -> None:
    """Serve until stopped; a worker that was killed is replaced, whatever killed it."""
    os.environ[LISTENS] = host  # for the worker
    from django.conf import settings
    from django.urls import get_resolver

    from topcut.web.running.permissions import for_the_owner_only
    from topcut.web.running.stopping import fold_in

    get_resolver().url_patterns  # noqa: B018  (imports every page: a worker that replaces another has them at once)
    with for_the_owner_only():
        try:
            pause = 0.0
            while not _served(host, port):
                sleep(pause)
                pause = min(pause + 0.5, _LONGEST_PAUSE)
        finally:
            if "sqlite" in settings.DATABASES["default"]["ENGINE"]:
                fold_in(Path(settings.DATABASES["default"]["NAME"]))


def _is_told(record: logging.LogRecord) -> bool:
    """That open pages were let go when it stopped is how it stops, and no warning (`workers_kill_timeout`)."""
    return "gracefully" not in record.getMessage()


def _served(host: str, port: int) -> bool:
    """Whether it ended because it was told to; otherwise its workers died faster than granian replaces them."""
    from granian.constants import Interfaces
    from granian.server import Server

    logging.getLogger("_granian").addFilter(_is_told)
    server = Server(
        "topcut.web.asgi:app",
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        workers=1,
        workers_kill_timeout=2,  # open pages listen for ever: nobody waits for them
        respawn_failed_workers=True,
        backpressure=CONNECTIONS,
        backlog=16_384,
        log_access=False,
        websockets=False,
    )
    try:
        server.serve()
    except SystemExit:
        if server.interrupt_signal:
            raise
    return bool(server.interrupt_signal)
