"""The chain of a journal: every line carries the hash of the line before and its own.

The hash of a line is SHA-256 of its exact bytes up to `,"hash":"…"}`; those bytes end with `,"prev":"…"`.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256

from msgspec import Struct

from topcut.limits import natural
from topcut.refusal import Refusal, refusal

START = "0" * 64  # what the first line has for `prev`
_SEAL = len(',"hash":"') + 64 + len('"}')


class LineProblem(Struct, frozen=True):
    """Something wrong with a line of a journal: which line, counted from 1, and what."""

    line: int
    refusal: Refusal
    unread: bool = False  # the line is as it was written, and no record that this Topcut can read


def link(line: bytes, prev: str) -> bytes:
    """A line as the codec writes it, linked to the line before and sealed with its own hash."""
    body = line[:-1] + f',"prev":"{prev}"'.encode()
    return body + _seal(body)


def follows(line: bytes, prev: str) -> str:
    """The hash of a line that is whole and follows `prev`; "" where it is not or does not."""
    seal = sha256(line[:-_SEAL]).hexdigest()
    return seal if line.endswith(f',"prev":"{prev}","hash":"{seal}"}}'.encode()) else ""


def verify(lines: Iterable[bytes], prev: str = START) -> str | LineProblem:
    """The hash of the last line, or the first line that breaks the chain."""
    before = b""
    for number, line in enumerate(lines, 1):
        seal = follows(line, prev)
        if not seal:
            return LineProblem(number, what_is_wrong(line, before, number))
        prev, before = seal, line
    return prev


def what_is_wrong(line: bytes, before: bytes, number: int) -> Refusal:
    """Why a line does not follow the line before."""
    if line == before:
        return refusal("journal-line-twice", line=number)
    if not sealed(line):
        return refusal("journal-line-changed", line=number)
    if _seq(line) > _seq(before) + 1:
        return refusal("journal-lines-missing", line=number)
    return refusal("journal-line-out-of-place", line=number)


def sealed(line: bytes) -> bool:
    """Whether a line is as it was written: its hash is that of its bytes."""
    return line.endswith(_seal(line[:-_SEAL]))


def _seal(body: bytes) -> bytes:
    return f',"hash":"{sha256(body).hexdigest()}"}}'.encode()


def _seq(line: bytes) -> int:
    digits = line.removeprefix(b'{"seq":').partition(b",")[0]
    return natural(digits.decode("latin-1")) or 0
