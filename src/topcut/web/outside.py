"""Addresses as somebody else's phone would call them: whoever sits at the laptop may have opened `localhost`."""

from __future__ import annotations

import os

from django.http import HttpRequest

from topcut.web.serve import EVERYWHERE, LISTENS, local_address

LOCAL = ("localhost", "127.0.0.1", "[::1]")


def outside(request: HttpRequest, path: str) -> str:
    """The whole address of a path, by this machine's name in its network where the reader used none."""
    address = request.build_absolute_uri(path)
    host, _, port = request.get_host().partition(":")
    near = local_address() if os.environ.get(LISTENS) == EVERYWHERE else host
    if host not in LOCAL or near in LOCAL:
        return address
    return f"{request.scheme}://{near}{':' if port else ''}{port}{path}"
