"""How much of what comes from outside is looked at: its size, lines, depth, keys and numbers, before any parser is.

A parser that is quick for a file of a person can take minutes and gigabytes for one that was made to that end. What is
within these limits is read in less than a second and 100 MB (`bench/outside.py` measures it); docs/operations.md tells
them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import islice
from pathlib import Path
from typing import TypeAlias

from topcut.messages.message import Message, message
from topcut.refusal import Refusal, Refused, refusal, refuse

TOML_BYTES = 64 * 1024  # a rulebook, a plan, a bracket, a ruling; those that ship have 20 KB at most
TOML_FILES = 4  # sent at once: a plan with its brackets
TOML_KEYS = 5_000  # a bracket of 512 has 4,000
TEXT_BYTES = 2_000_000  # names, cards, slips, special rules
TEXT_LINES = 40_000
JSON_BYTES = 64_000_000  # results of 20,000 players and 15 rounds are 20 MB
JOURNAL_BYTES = 256_000_000  # 20,000 players and 15 rounds are 40 MB
LINE_SIGNS = 4_000
DEPTH = 12  # of brackets in brackets
DOTS = 8  # of one key
DIGITS = 15  # every number is exact also for programs that know only floating ones
FAULTS = 100  # that are told of one file; whoever has more begins with these

Source: TypeAlias = str | Message  # how a refusal calls what is read: its name, or "the list"

_JSON_STRING = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"?', re.DOTALL)
_TOML_STRING = re.compile(
    r'"""(?:[^\\]|\\.)*?(?:"""|\Z)'
    r"|'''.*?(?:'''|\Z)"
    r'|"[^"\\\n]*(?:\\.[^"\\\n]*)*"?'
    r"|'[^'\n]*'?"
    r"|\#[^\n]*",
    re.DOTALL,
)
_NOT_BRACKETS = bytes(sign for sign in range(256) if sign not in b"[]{}")
_LONG_NUMBER = re.compile(  # of an exponent too three digits are many: JSON's reader takes two hundred times as long
    rf"(?<![\w-])[+-]?\d[\d_]{{{DIGITS},}}|0[xob][\da-fA-F_]{{{DIGITS},}}|[eE][+-]?\d{{4,}}"
    rf"|(?<![\w-])[+-]?\d{{1,{DIGITS}}}(?:\.\d{{0,{DIGITS}}})?[eE][+-]?\d{{3,}}"
)
_MANY_DOTS = re.compile(rf"(?:\.[^.,=\[\]{{}}\n]*){{{DOTS + 1}}}")
_LINE_END = re.compile(r"\r\n|\r|\n")


def read_file(path: str | Path, most: int) -> bytes:
    """A file of this machine; of one that is larger than allowed not a byte more than shows it."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(most + 1)
    except OSError as error:
        raise refuse("file-unreadable", file=str(path), why=error.strerror or "") from None
    return small(data, Path(path).name, most)


def small(data: bytes, source: Source, most: int) -> bytes:
    """The same bytes; refused where there are more."""
    if len(data) > most:
        raise refuse("file-too-large", file=source, size=size_of(most))
    return data


def size_of(size: int) -> Message:
    """ "2 MB", "128 KB"."""
    if size >= 1_000_000:
        return message("file-megabytes", size=size // 1_000_000)
    return message("file-kilobytes", size=size // 1024)


def lines_of(text: str, source: Source, longest: int = LINE_SIGNS) -> list[str]:
    """The lines of a text that a person wrote; refused where there are too many, or one is too long."""
    lines = _LINE_END.split(text)
    if len(lines) > TEXT_LINES:
        raise refuse("file-too-many-lines", file=source, most=TEXT_LINES)
    for number, line in enumerate(lines, start=1):
        if len(line) > longest:
            raise refuse("file-line-too-long", file=source, line=number, most=longest)
    return lines


def toml(text: str, source: Source) -> str:
    """A TOML text that its parser can take; refused where it is too long, too deep or has too many keys."""
    lines_of(text, source)
    bare = _TOML_STRING.sub('""', text)
    if bare.count("=") + bare.count("[") > TOML_KEYS:
        raise refuse("file-too-many-keys", file=source, most=TOML_KEYS)
    if _depth_is_over(bare.encode()) or _MANY_DOTS.search(bare):
        raise refuse("file-too-deep-or-dotted", file=source, depth=DEPTH, dots=DOTS)
    _must_have_usual_numbers(bare, source)
    return text


def json(data: bytes, source: Source) -> bytes:
    """JSON that its parser can take; refused where it is too deep or has numbers of very many digits."""
    bare = _JSON_STRING.sub(b'""', data)
    if _depth_is_over(bare):
        raise refuse("file-too-deep", file=source, depth=DEPTH)
    _must_have_usual_numbers(bare.decode("latin-1"), source)
    return data


def _depth_is_over(bare: bytes) -> bool:
    """Whether brackets stand in brackets much more than `DEPTH` times: as often, innermost pairs are taken away."""
    left = bare.translate(None, _NOT_BRACKETS)
    for _ in range(DEPTH):
        left = left.replace(b"[]", b"").replace(b"{}", b"")
    return len(left) > DEPTH  # fewer are a bracket or two that are not closed: the parser says where


def _must_have_usual_numbers(bare: str, source: Source) -> None:
    if found := _LONG_NUMBER.search(bare):
        raise refuse("file-long-number", file=source, digits=DIGITS, begins=found[0][:20])


def short(typed: str, most: int, field: Message) -> str:
    """What was typed into a field, `field` as people call it; refused where there is more than it takes."""
    if len(typed) > most:
        raise refuse("form-too-long", field=field, signs=len(typed), most=most)
    return typed


def first_faults(faults: Iterable[Refusal]) -> list[Refusal]:
    """As many as are told; that there are more is one of them."""
    told = list(islice(faults, FAULTS + 1))
    return told if len(told) <= FAULTS else [*told[:FAULTS], MORE_FAULTS]


class Faults(list[Refusal]):
    """The faults of a file while it is read; raised by themselves when there are as many as are told."""

    def append(self, fault: Refusal) -> None:
        super().append(fault)
        if len(self) > FAULTS:
            raise_faults(self)

    def extend(self, faults: Iterable[Refusal]) -> None:
        for fault in faults:
            self.append(fault)


def raise_faults(faults: Sequence[Refusal]) -> None:
    """Raise those that are told, if there are any."""
    if faults:
        raise Refused(*first_faults(faults))


MORE_FAULTS = refusal("file-more-faults")


def whole_number(typed: str, most: int = 10**DIGITS - 1) -> int | None:
    """A number as it is typed, with its sign; None where it is none, or larger than `most` either way.

    Nothing that was typed is read in any other way: `"²".isdigit()` is true and `int("²")` fails, as it does for a
    number of more than 4,300 digits.
    """
    text = typed.strip()
    sign, digits = (text[:1], text[1:]) if text[:1] in ("-", "+") else ("", text)
    if not digits.isdecimal() or len(digits) > DIGITS:
        return None
    number = int(digits)
    return None if number > most else -number if sign == "-" else number


def natural(typed: str, most: int = 10**DIGITS - 1) -> int | None:
    """The same where no sign belongs: 0 or more."""
    return whole_number(typed, most) if typed.strip().isdecimal() else None
