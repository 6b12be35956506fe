"""A venue: the real server as a process of its own, and a real Chromium beside it."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from urllib.error import URLError
from urllib.request import urlopen

from playwright.sync_api import Browser, Playwright

_NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")  # the first is quickest
CHROMIUM = next((path for name in _NAMES if (path := shutil.which(name))), "")
NO_CHROMIUM = "no Chromium on this machine: the browser tests were NOT run (apt-get install chromium-headless-shell)"
_SERVE = (
    "from sys import argv; from topcut.web.running.serve import prepare, run; "
    "prepare(argv[1]); run('127.0.0.1', int(argv[2]))"
)
_PATIENCE = 90  # seconds for a server to begin on a busy machine


@contextmanager
def served(folder: str) -> Iterator[str]:
    """The address of a server on this data folder; it ends with the block."""
    with _own_port() as port:
        server = subprocess.Popen(
            [sys.executable, "-c", _SERVE, folder, str(port)],
            env={**os.environ, "TOPCUT_DATA": folder},
            stdout=subprocess.DEVNULL,
            start_new_session=True,  # a group of its own, so that its worker ends with it
        )
        try:
            address = f"http://127.0.0.1:{port}"
            _wait_for(server, address)
            yield address
        finally:
            _end(server)


@contextmanager
def _own_port() -> Iterator[int]:
    """Held as long as the server runs, which shares ports: a second one could take the same, and each would answer."""
    with socket.socket() as holder:
        holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        holder.bind(("127.0.0.1", 0))
        yield int(holder.getsockname()[1])


def _wait_for(server: subprocess.Popen[bytes], address: str) -> None:
    last = time.monotonic() + _PATIENCE
    while time.monotonic() < last:
        assert server.poll() is None, f"the server ended with {server.returncode}"
        with suppress(URLError, ConnectionError), urlopen(f"{address}/rules", timeout=5):
            return
        time.sleep(0.05)
    raise TimeoutError(f"nothing is served at {address}")


def _end(server: subprocess.Popen[bytes]) -> None:
    server.terminate()
    try:
        server.wait(timeout=5)
    except subprocess.TimeoutExpired:
        with suppress(ProcessLookupError):
            os.killpg(server.pid, signal.SIGKILL)
        server.wait()


def chromium(playwright: Playwright) -> Browser:
    """The Chromium of this machine; nothing is downloaded."""
    return playwright.chromium.launch(
        executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu"]
    )
