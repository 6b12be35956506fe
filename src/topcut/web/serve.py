"""Start the site on this machine: the database ready, one worker, its addresses told."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from topcut.refusal import refuse

_MIGRATING = 8067217  # the number of our lock at PostgreSQL, the same in every version of Topcut


LISTENS, EVERYWHERE = "TOPCUT_LISTENS", "0.0.0.0"


def prepare(data: str) -> None:
    """Django set up on a data folder, its tables brought up to date, its promises checked."""
    os.environ["TOPCUT_DATA"] = str(Path(data).resolve())
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "topcut.web.settings")
    Path(data).mkdir(parents=True, exist_ok=True)
    import django
    from django.core.management import call_command
    from django.db import OperationalError

    django.setup()
    from topcut.web.durability import must_be_durable

    try:
        with _one_at_a_time():
            call_command("migrate", verbosity=0, interactive=False)
        must_be_durable()
    except OperationalError as error:
        why = str(error).strip().splitlines()[0]
        do = "check that it runs, and its address (--data, DATABASE_URL)"
        raise refuse(f"the database cannot be used ({why})", do, "database") from error


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
            cursor.execute("SELECT pg_advisory_lock(%s)", [_MIGRATING])
        yield
    finally:
        line.close()


def local_address() -> str:
    """This machine's address in its network, as a phone beside it would call it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which way it would go
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def must_be_free(host: str, port: int) -> None:
    """Refused where somebody serves there already: two of us would share the port, and answer in turns."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            what = f"port {port} of {host} cannot be used ({error.strerror})"
            raise refuse(what, "stop what is served there, or choose another one: --port 8001", "port") from error


def run(host: str, port: int) -> None:
    """Serve until stopped."""
    os.environ[LISTENS] = host  # for the worker
    from granian.constants import Interfaces
    from granian.server import Server

    Server(
        "topcut.web.asgi:app",
        address=host,
        port=port,
        interface=Interfaces.ASGI,
        workers=1,
        workers_kill_timeout=2,  # open pages listen for ever: nobody waits for them
        backpressure=20_000,
        backlog=16_384,
        log_access=False,
        websockets=False,
    ).serve()
