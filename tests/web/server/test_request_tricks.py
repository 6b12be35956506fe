"""What a browser never sends, to the real server: one request has one answer, and none of it is a fault of ours."""

from __future__ import annotations

import socket
from contextlib import closing
from pathlib import Path

from web.store.test_durable import _answers, _server

_HOST = b"Host: localhost\r\n"
_CLOSE = b"Connection: close\r\n"
_NONE = b"0\r\n\r\n"  # the last of chunks
_INNER = b"GET /rules HTTP/1.1\r\n" + _HOST + b"\r\n"  # what somebody would like to have answered as well


def _get(path: bytes, host: bytes = _HOST, more: bytes = b"") -> bytes:
    return b"GET " + path + b" HTTP/1.1\r\n" + host + more + _CLOSE + b"\r\n"


def _post(headers: bytes, body: bytes) -> bytes:
    return b"POST /sign-in HTTP/1.1\r\n" + _HOST + headers + _CLOSE + b"\r\n" + body


TRICKS: dict[str, tuple[bytes, int]] = {
    "a length and chunks": (_post(b"Content-Length: 4\r\nTransfer-Encoding: chunked\r\n", _NONE + _INNER), 403),
    "chunks of two kinds": (_post(b"Transfer-Encoding: chunked\r\nTransfer-Encoding: x\r\n", _NONE + _INNER), 400),
    "a blank before the colon": (_post(b"Transfer-Encoding : chunked\r\n", _NONE + _INNER), 400),
    "two lengths": (_post(b"Content-Length: 0\r\nContent-Length: 44\r\n", _INNER), 400),
    "a length below zero": (_post(b"Content-Length: -1\r\n", b""), 400),
    "a length without end": (_post(b"Content-Length: " + b"9" * 30 + b"\r\n", b"x"), 400),
    "more than anybody sends": (_post(b"Content-Length: 110000000\r\n", b"x"), 413),
    "more than is taken, all of it": (_post(b"Content-Length: 11000000\r\n", b"x" * 11_000_000), 413),
    "chunks that are none": (_post(b"Transfer-Encoding: chunked\r\n", b"ZZ\r\n\r\n"), 400),
    "another site's address": (_get(b"http://evil.example/rules"), 200),
    "a folded header": (_get(b"/rules", more=b"X-A: b\r\n c: d\r\n"), 400),
    "out of the folder": (_get(b"/static/../../../etc/passwd"), 404),
    "out of the folder, written otherwise": (_get(b"/static/%2e%2e/%2e%2e/%2e%2e/etc/passwd"), 404),
    "a desk behind a public page": (_get(b"/e/friday/pairings/../desk"), 404),
    "two slashes": (_get(b"//evil.example/%2f.."), 404),
    "a zero": (_get(b"/e/a%00b"), 404),
    "no text": (_get(b"/e/%ff%fe"), 404),
    "half a sign": (_get(b"/e/%ed%a0%80/pairings"), 404),
    "half a sign in a search": (_get(b"/?q=%ed%a0%80%ff&page=%00"), 200),
    "no name": (_get(b"/", b""), 400),
    "two names": (_get(b"/", b"Host: a\r\nHost: b\r\n"), 400),
    "a name with a blank": (_get(b"/profile", b"Host: a b\r\n"), 400),
    "somebody at a name": (_get(b"/profile", b"Host: evil@x\r\n"), 400),
    "a name with a path": (_get(b"/profile", b"Host: evil/x\r\n"), 400),
    "half an address": (_get(b"/profile", b"Host: [::1\r\n"), 400),
    "two cookies of one name": (_get(b"/e/friday/me", more=b"Cookie: sessionid=a:b\r\nCookie: sessionid=c\r\n"), 200),
    "a cookie without end": (_get(b"/e/friday/me", more=b"Cookie: sessionid=" + b"a:" * 5000 + b"\r\n"), 200),
    "a name of a proxy": (_get(b"/sign-in", more=b"X-Forwarded-Host: evil.example\r\nX_Forwarded_For: 1\r\n"), 200),
}  # fmt: skip


def test_one_request_has_one_answer_and_nothing_of_another_site(tmp_path: Path) -> None:
    with _server(tmp_path) as (_, port, _):
        for trick, (request, status) in TRICKS.items():
            said = _answered(port, request)
            assert said.startswith(b"HTTP/1.1 %d " % status), (trick, said[:80])
            assert said.count(b"HTTP/1.1 ") == 1 and b"evil" not in said and b"root:" not in said, trick
        assert _answers(port)


def _answered(port: int, request: bytes) -> bytes:
    with closing(socket.create_connection(("127.0.0.1", port), 60)) as line:
        line.sendall(request)
        said = b""
        try:
            while part := line.recv(65536):
                said += part
        except ConnectionResetError:  # what was not read is thrown away with the connection
            pass
        return said
