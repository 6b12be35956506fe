"""Addresses as somebody else's phone would call them: whoever sits at the laptop may have opened `localhost`."""

from __future__ import annotations

import os
import socket
from urllib.parse import urlsplit

from django.http import HttpRequest

LISTENS, EVERYWHERE = "TOPCUT_LISTENS", "0.0.0.0"
LOCAL = ("localhost", "127.0.0.1", "[::1]")


def outside(request: HttpRequest, path: str) -> str:
    """The whole address of a path, by this machine's name in its network where the reader used none."""
    address = request.build_absolute_uri(path)
    host, _, port = request.get_host().partition(":")
    near = local_address() if os.environ.get(LISTENS) == EVERYWHERE else host
    if host not in LOCAL or near in LOCAL:
        return address
    return f"{request.scheme}://{near}{':' if port else ''}{port}{path}"


def is_only_here(request: HttpRequest) -> bool:
    """Whether an address given out now leads nobody here but this machine itself: a code with it is worth nothing."""
    return urlsplit(outside(request, "/")).hostname in ("localhost", "127.0.0.1", "::1")


def local_address() -> str:
    """This machine's address in its network, as a phone beside it would call it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which way it would go
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
