"""Static files out of memory: read once, compressed once, told apart by their hash."""

from __future__ import annotations

import mimetypes
import re
from functools import cache
from importlib.resources import files
from pathlib import Path

from topcut.messages.message import message
from topcut.web.server.answer import Answer, Scope, plain
from topcut.web.server.kept import Kept

_PACKAGES = ("topcut.web", "django.contrib.admin", "allauth.account", "allauth.mfa")
_MINUTES = b"public, max-age=300"
_OURS = Path(__file__).parents[1] / "static"
_DAYS = b"public, max-age=2592000"  # a face that changes gets another name
_AIR = re.compile(rb"/\*.*?\*/|\s+", re.DOTALL)  # of a stylesheet: comments and layout
_AROUND = re.compile(rb" ?([{};,]) ?")
_LAYOUT = re.compile(rb"(?m)(?:^|[ \t]+)//.*$|^[ \t]+")  # of a script, for who reads it; its lines keep their numbers


def static(scope: Scope) -> Answer:
    """A static file, or the sentence that there is none."""
    if scope["method"] not in ("GET", "HEAD"):
        return plain(405, message("web-server-file-read-only"), [(b"allow", b"GET, HEAD")])
    path = _there().get(scope["path"])
    return _file(path).answer(dict(scope["headers"])) if path else plain(404, message("web-server-no-file"))


@cache
def _there() -> dict[str, Path]:
    """Every file by its address: no other name reaches the disk."""
    roots = [Path(str(files(package))) / "static" for package in reversed(_PACKAGES)]
    return {f"/static/{file.relative_to(root)}": file for root in roots for file in root.rglob("*") if file.is_file()}


@cache
def _file(path: Path) -> Kept:
    headers = [(b"content-type", _kind(path)), (b"x-content-type-options", b"nosniff")]
    contents = path.read_bytes()
    if path.suffix == ".js" and path.parent == _OURS:
        contents = _LAYOUT.sub(b"", contents)
    if path.suffix == ".css" and path.parent == _OURS:
        contents = _AROUND.sub(rb"\1", _AIR.sub(b" ", contents)).strip()
    return Kept(Answer(200, headers, contents), 0, _DAYS if path.suffix == ".woff2" else _MINUTES)


def _kind(path: Path) -> bytes:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    text = kind.startswith("text/") or kind.endswith("javascript")
    return f"{kind}; charset=utf-8".encode() if text else kind.encode()
