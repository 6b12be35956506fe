"""A record ↔ one line of JSON. Old versions are lifted here, and nowhere else; `versions.py` says how.

    {"seq":7,"at":"…","by":"director","v":1,"fact":{"kind":"Dropped","player":"p3","after":2}}

A line has the lowest version that can hold its fact, so that every Topcut that can read it does. Version 2 has fields
that version 1 had not; a line without them is the same in both. `prev` and `hash` are the chain's (see `chain.py`);
they are written behind the record and passed over here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec
from msgspec import Struct

from topcut.journal.records import AnyFact, Record
from topcut.journal.versions import Raw, Version, lifted, lowered, observes, version_of
from topcut.refusal import Refused, refuse

VERSION: Version = 2  # the newest that is read and written
_LONGEST_WHY = 200  # signs of a reason that is told: it may quote the line
_NOT_KNOWN = {"unknown", "enum"}  # words of msgspec about a field or a value that whoever wrote the line knew
TOO_NEW = ("journal-newer", "journal-unknown-fact", "journal-unknown-field")  # refused, and a newer Topcut would not
LIFTS: Mapping[int, Callable[[Raw], Raw]] = {1: lifted}  # version → the same line in the next version


class Line(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A record as it is written."""

    seq: int
    at: str
    by: str
    v: Version
    fact: AnyFact
    key: str = ""
    more: bool = False
    prev: str = ""
    hash: str = ""


_encoder = msgspec.json.Encoder()
_decode_line = msgspec.json.Decoder(Line).decode


def encode(record: Record) -> bytes:
    """The record as one line of JSON, without the chain's links and without the newline."""
    version = version_of(record.fact)
    line = Line(record.seq, record.at, record.by, version, record.fact, record.key, record.more)
    if version == 1 and observes(record.fact):
        return _encoder.encode(lowered(msgspec.to_builtins(line)))
    return _encoder.encode(line)


def decode(line: bytes) -> Record:
    """The record of a line of any version; raises `Refused` when it is none."""
    try:
        read = _decode_line(line)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        read = _decode_slowly(line)
    if read.v < version_of(read.fact):
        raise refuse("journal-field-too-new", version=read.v)
    return Record(read.seq, read.at, read.by, read.fact, read.key, read.more)


def _decode_slowly(line: bytes) -> Line:
    """What the fast way could not read: keys of an old version, or the reason why it is no record."""
    try:
        raw = msgspec.json.decode(line, type=Raw)
        return msgspec.convert(lift(raw), Line)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise _not_a_record(error) from error


def lift(raw: Raw, lifts: Mapping[int, Callable[[Raw], Raw]] = LIFTS) -> Raw:
    """A raw line of an older version as one of today's."""
    version = raw.get("v")
    if not isinstance(version, int) or version < 1:
        raise refuse("journal-no-version")
    if version > VERSION:
        raise refuse("journal-newer", version=version)
    while version < VERSION:
        raw = {**lifts[version](raw), "v": version + 1}
        version += 1
    return raw


def _not_a_record(error: Exception) -> Refused:
    why = str(error)
    told = why if len(why) <= _LONGEST_WHY else f"{why[: _LONGEST_WHY - 1]}…"
    if why.startswith("Invalid") and why.endswith("`$.fact.kind`"):
        return refuse("journal-unknown-fact", why=told)
    if _NOT_KNOWN & set(why.split()):
        return refuse("journal-unknown-field", why=told)
    return refuse("journal-no-record", why=told)
