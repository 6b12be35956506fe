"""The lines of a journal file: chained records, and between them the texts that they refer to."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from topcut.journal import codec, texts
from topcut.journal.chain import START, LineProblem, follows, link, what_is_wrong
from topcut.journal.fact import TextRef
from topcut.journal.records import Record
from topcut.journal.texts import Text
from topcut.refusal import Refusal, Refused, refusal

_TEXT = b'{"text":'
_RECORD = b'{"seq":'


class Contents(Struct):
    """What a journal file says: every line of it is as it was written."""

    records: list[Record]
    texts: dict[TextRef, Text]
    seal: str  # hash of the last record's line


class GoodPart(Struct, frozen=True):
    """The lines of a damaged file that can be trusted, and the numbers of those that cannot."""

    data: bytes
    records: int
    lost: tuple[int, ...]


def write(records: Sequence[Record], with_texts: Sequence[Text], prev: str) -> tuple[bytes, str]:
    """The lines of a batch, texts first, and the hash of the last one."""
    lines = [texts.encode(text) for text in with_texts]
    for record in records:
        line = link(codec.encode(record), prev)
        lines.append(line)
        prev = line[-66:-2].decode()
    return b"".join(line + b"\n" for line in lines), prev


def read(data: bytes) -> Contents | LineProblem:
    """What the bytes of a journal file say, or the first line that is not as it was written."""
    lines = data.split(b"\n")
    cut = lines.pop()  # behind the last newline there is nothing, unless the last write was cut
    contents = Contents([], {}, START)
    before = b""
    for number, line in enumerate(lines, 1):
        if line.startswith(_TEXT):
            problem = _take_text(contents, number, line)
        else:
            problem = _take_record(contents, number, line, before)
            before = line
        if problem:
            return problem
    if cut:
        end = len(lines) + 1
        return LineProblem(end, refusal("journal-torn", line=end, where="line"))
    return _unfinished(contents, lines) or contents


def record_lines(data: bytes) -> list[bytes]:
    """The lines of the records, byte for byte; the texts between them left out."""
    return [line for line in data.split(b"\n") if line.startswith(_RECORD)]


def _take_text(contents: Contents, number: int, line: bytes) -> LineProblem | None:
    text = texts.decode(line, number)
    if isinstance(text, Refusal):
        return LineProblem(number, text)
    if text.ref in contents.texts:
        return LineProblem(number, refusal("journal-line-twice", line=number))
    contents.texts[text.ref] = text
    return None


def _take_record(contents: Contents, number: int, line: bytes, before: bytes) -> LineProblem | None:
    seal = follows(line, contents.seal)
    if not seal:
        a_record = line.startswith(_RECORD)
        wrong = what_is_wrong(line, before, number) if a_record else refusal("journal-line-of-no-kind", line=number)
        return LineProblem(number, wrong)
    try:
        record = codec.decode(line)
    except Refused as refused:
        return LineProblem(number, refused.refusals[0], unread=True)
    due = len(contents.records) + 1
    if record.seq != due:
        return LineProblem(number, refusal("journal-line-miscounted", line=number, seq=record.seq, due=due))
    contents.records.append(record)
    contents.seal = seal
    return None


def _unfinished(contents: Contents, lines: Sequence[bytes]) -> LineProblem | None:
    """A write can be cut between two lines: then the last act is not complete."""
    if not lines:
        return LineProblem(1, refusal("journal-empty"))
    if lines[-1].startswith(_TEXT) or contents.records[-1].more:
        return LineProblem(len(lines), refusal("journal-torn", line=len(lines), where="act"))
    return None


def good_part(data: bytes) -> GoodPart:
    """Every whole text and every record that follows from the last one kept, up to the last complete act."""
    lines = data.split(b"\n")
    sieve = _Sieve()
    for number, line in enumerate(lines, 1):
        sieve.look_at(number, line)
    lost = tuple(number for number, line in enumerate(lines, 1) if line and number not in sieve.whole)
    kept = [lines[number - 1] for number in sieve.whole]
    return GoodPart(b"".join(line + b"\n" for line in kept), sum(not line.startswith(_TEXT) for line in kept), lost)


class _Sieve:
    """Keeps the numbers of the good lines; a broken record stops all that come after it, for they do not follow."""

    def __init__(self) -> None:
        self.whole: dict[int, None] = {}  # lines of complete acts, in their order
        self._act: list[int] = []  # lines of an act that goes on
        self._seal = START
        self._seen: set[TextRef] = set()

    def look_at(self, number: int, line: bytes) -> None:
        if line.startswith(_TEXT):
            text = texts.decode(line, number)
            if isinstance(text, Text) and text.ref not in self._seen:
                self._seen.add(text.ref)
                self._act.append(number)
        elif seal := follows(line, self._seal):
            self._seal = seal
            self._act.append(number)
            if not _joined(line).more:
                self.whole.update(dict.fromkeys(self._act))
                self._act = []


class _Joined(Struct):
    more: bool = False


_joined = msgspec.json.Decoder(_Joined).decode


def without(data: bytes, ref: TextRef) -> bytes:
    """The same lines without one text; the chain does not notice."""
    start = _TEXT + b'"%b"' % ref.encode()
    return b"\n".join(line for line in data.split(b"\n") if not line.startswith(start))
