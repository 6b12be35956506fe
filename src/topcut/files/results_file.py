"""The results file (`results/1`): a whole tournament as typed in from score cards, in and out.

Reading answers with everything that is wrong with the file, each with its place; what is right becomes the same facts
that a journal would hold, so that standings and pairings know only one kind of tournament.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec import Struct

from topcut import limits
from topcut.files.results_lines import Player
from topcut.files.results_reader import Reader
from topcut.files.results_shape import VERSION, Shape, shape_of
from topcut.files.results_stages import Course
from topcut.files.results_transcript import Transcript
from topcut.journal.fact import PlayerId
from topcut.journal.records import AnyFact
from topcut.journal.state import Tournament
from topcut.messages.message import Message, message
from topcut.refusal import Refusal, Refused, refusal, refuse
from topcut.rulebooks.load import build, load
from topcut.rulebooks.model import Rulebook

__all__ = ["VERSION", "ResultsSheet", "read", "read_document"]


class ResultsSheet(Struct, frozen=True):
    """A results file, read: the tournament that it tells of, by its own player ids."""

    tournament: Tournament
    rulebook: Rulebook
    names: Mapping[PlayerId, str]
    title: str
    facts: tuple[AnyFact, ...]
    players: tuple[Player, ...]
    remarks: tuple[Message, ...] = ()  # what no table could have reported, kept as it was published
    level: str = ""  # as it is said, of whatever program
    format_kind: str = ""

    @property
    def handles(self) -> Mapping[PlayerId, str]:
        """Who everybody is across events."""
        return {player.id: player.handle or player.id for player in self.players}


def read(data: bytes) -> ResultsSheet:
    """Read the bytes of a results file."""
    return read_document(decoded(data))


def decoded(data: bytes) -> Any:
    """What the bytes of a results file say as JSON."""
    source = message("file-the-results-file")
    limits.small(data, source, limits.JSON_BYTES)
    try:
        return msgspec.json.decode(limits.json(data, source))
    except UnicodeDecodeError:
        raise refuse("import-not-utf-8") from None
    except msgspec.DecodeError as problem:
        raise refuse("import-not-json", why=str(problem)) from None


def read_document(document: Any) -> ResultsSheet:
    """Read a results file that is already a dictionary."""
    if not isinstance(document, dict):
        raise refuse("import-no-object", format=VERSION)
    problems = limits.Faults()
    shape = shape_of(document, problems)
    book = _rulebook(shape, problems)
    if book is None or shape.misread & {"players", "plan"}:
        raise Refused(*limits.first_faults(problems))  # without rules, players or stages no line can be judged
    transcript = Transcript(shape, book, _course(shape, book, problems))
    Reader(transcript).read()
    limits.raise_faults([*problems, *transcript.problems])
    names = {player.id: player.name or player.id for player in shape.players}
    remarks = tuple(transcript.remarks)
    return ResultsSheet(
        transcript.so_far(),
        book,
        names,
        shape.title,
        tuple(transcript.facts),
        tuple(shape.players),
        remarks,
        shape.level,
        shape.format_kind,
    )


def _course(shape: Shape, book: Rulebook, problems: list[Refusal]) -> Course:
    try:
        return Course(shape, book)
    except Refused as refused:
        raise Refused(*problems, *refused.at(message("import-part", part="plan")).refusals) from None


def _rulebook(shape: Shape, problems: list[Refusal]) -> Rulebook | None:
    """By its name with options, or whole: as an export writes a director's own rulebook."""
    if not shape.rulebook:
        problems.append(refusal("import-no-rulebook"))
        return None
    try:
        return build(shape.rulebook) if isinstance(shape.rulebook, dict) else load(shape.rulebook, shape.options)
    except Refused as refused:
        problems += refused.refusals
        return None
