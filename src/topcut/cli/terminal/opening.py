"""The event that a command speaks of: found, opened, asked, written to."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from topcut import limits
from topcut.acts.command import Command
from topcut.acts.context import Context
from topcut.acts.matter import PersonDetails
from topcut.acts.stages.decide import foreseen
from topcut.acts.who import DIRECTOR, ORGANIZER, player
from topcut.answers.encoding import encoded
from topcut.answers.event_view import EventView
from topcut.cli.terminal.file_first import HERE
from topcut.cli.terminal.telling import voice, voice_for_programs
from topcut.desk.decide import decide
from topcut.desk.known import Known
from topcut.desk.ports import SystemClock, SystemEntropy
from topcut.desk.submit import Accepted, submit
from topcut.files.journal_file import JournalFile
from topcut.files.results_file import ResultsSheet, read
from topcut.journal.fact import PlayerId, Result
from topcut.journal.records import Record
from topcut.journal.state import Match, Tournament
from topcut.journal.texts import Text, Texts
from topcut.messages.message import Message, message
from topcut.messages.voice import Voice
from topcut.play.story import players_of
from topcut.refusal import Refused, refuse
from topcut.rulebooks.load import build
from topcut.rulebooks.model import Rulebook
from topcut.rulebooks.translations import look_in

_PEEK = 1 << 16
_BYTE = re.compile(r" ?\(byte (\d+)\)")  # as msgspec says it
_MALFORMED = re.compile("^JSON is malformed: ")
_CUT_OFF = re.compile("^Input data was truncated$")
_MOST_NAMED = 4


class EventFile(EventView):
    """An event out of a file, and how it is told at a terminal; only one with a `store` can be written to."""

    def __init__(
        self,
        path: Path,
        tournament: Tournament,
        book: Rulebook,
        words: Texts,
        records: Sequence[Record] = (),
        title: str = "",
        people: Mapping[PlayerId, PersonDetails] | None = None,
        store: JournalFile | None = None,
        sheet: ResultsSheet | None = None,
    ) -> None:
        super().__init__(tournament, book, words, records, title, people)
        self.path = path
        self.store = store
        self.sheet = sheet  # of a results file

    @classmethod
    def of(cls, path: Path, known: Known, book: Rulebook, store: JournalFile | None = None) -> EventFile:
        """As its journal knows it."""
        return cls(path, known.tournament, book, known.words, known.history, store=store)

    @cached_property
    def _voice(self) -> Voice:
        return voice().knowing(self.player)

    def tell(self, said: Message) -> str:
        """A message in the terminal's words, with the names of this event."""
        return self._voice.say(said)

    def data(self, answer: Any) -> Any:
        """An answer for programs."""
        return encoded(answer, self.for_programs)

    def for_programs(self, said: Message) -> str:
        """A message as a program or a spreadsheet reads it."""
        return voice_for_programs().knowing(self.player).say(said)

    def round_told(self, number: int) -> str:
        """ "Round 2 of 4", "Quarter-final"."""
        return self.tell(self.round_name(number))

    def said(self, match: Match, result: Result | None = None) -> str:
        """The result of a match in words, or another one for it."""
        outcome = self.outcome(match, result)
        return self.tell(outcome) if outcome else ""

    def seats(self, match: Match) -> str:
        """ "Kira Nerys v Odo"; of a pod "Kira Nerys, Odo, Quark"."""
        return self.tell(players_of(match))


def open_event(file: str) -> EventFile:
    """The event of FILE, journal or results file, whatever its name ends with."""
    path = found(file)
    look_in(path.parent)
    return _journal(path) if _is_journal(path) else _results(path)


def open_journal(file: str) -> EventFile:
    """The same, to be written to."""
    event = open_event(file)
    if event.store is None:
        raise refuse("command-results-not-written", file=str(event.path))
    return event


def found(file: str) -> Path:
    """Where the event is: named, in $TOPCUT_EVENT, or the only journal here."""
    if file == HERE:
        return _at_hand()
    path = Path(file)
    if not path.is_file():
        raise refuse("command-no-file", file=str(path))
    return path


def _at_hand() -> Path:
    if named := os.environ.get("TOPCUT_EVENT", ""):
        return found(named)
    here = sorted(path for path in Path().glob("*.jsonl") if path.is_file())
    if len(here) == 1:
        return here[0]
    there = "none" if not here else "some" if len(here) <= _MOST_NAMED else "many"
    raise refuse("command-which-event", there=there, files=tuple(path.name for path in here[:_MOST_NAMED]))


def _is_journal(path: Path) -> bool:
    """By what is in it; a file that is nothing at all is read as what its name says."""
    try:
        with path.open("rb") as file:
            start = file.read(_PEEK)
    except OSError as error:
        raise refuse("command-file-unopened", file=str(path), why=error.strerror or str(error)) from error
    if start.startswith((b'{"seq":', b'{"text":')) or b'"sum":"' in start or b'"hash":"' in start:
        return True
    return path.suffix == ".jsonl" and b'"players"' not in start


def _journal(path: Path) -> EventFile:
    store = JournalFile(path)
    known = store.read()
    book = known.rulebook(build)
    if book is None:
        raise refuse("command-file-without-event", file=str(path))
    return EventFile.of(path, known, book, store)


def _results(path: Path) -> EventFile:
    sheet = read_results(limits.read_file(path, limits.JSON_BYTES), str(path))
    people = {handle: PersonDetails(name, handle) for handle, name in sheet.names.items()}
    teams = Texts(Text(one.team, "", one.team) for one in sheet.tournament.entrants.values() if one.team)
    title = sheet.title or path.stem
    return EventFile(path, sheet.tournament, sheet.rulebook, teams, (), title, people, sheet=sheet)


def read_results(data: bytes, source: str) -> ResultsSheet:
    """A results file; what is wrong with it is told with the file and, where it is no JSON, line and column."""
    if not data.strip():
        raise refuse("command-results-empty").at(message("command-at-file", file=source))
    try:
        return read(data)
    except Refused as refused:
        place = message("command-at-file", file=source)
        raise Refused(*(one.at(place) for one in (_not_json(data) or refused).refusals)) from None


def _not_json(data: bytes) -> Refused | None:
    """What is no JSON, with line and column; what was cut off, with where it ends. None where it is another fault."""
    try:
        msgspec.json.decode(limits.json(data, ""))
    except (Refused, UnicodeDecodeError):
        return None
    except msgspec.DecodeError as error:
        return _broken_at(data, str(error))
    return None


def _broken_at(data: bytes, why: str) -> Refused | None:
    """The parser's "JSON is malformed: … (byte 202)" as a place that an editor shows."""
    byte = _BYTE.search(why)
    if byte is None:
        line = data.rstrip().count(10) + 1
        return refuse("command-results-cut-off", line=line) if _CUT_OFF.search(why) else None
    before = data[: int(byte[1])]
    column = len(before[before.rfind(b"\n") + 1 :].decode(errors="replace")) + 1
    why = _MALFORMED.sub("", why.replace(byte[0], ""))
    return refuse("command-results-not-json", why=why, line=before.count(10) + 1, column=column)


def act(event: EventFile, command: Command, by: PlayerId = "", organizer: bool = False) -> tuple[EventFile, Accepted]:
    """Do it as the director, as an organizer, or for a player, and write it down; the event as it stands then.

    Raises `Refused`, and then nothing was written.
    """
    assert event.store is not None
    answer = submit(event.store, command, player(by) if by else ORGANIZER if organizer else DIRECTOR)
    if isinstance(answer, Refused):
        raise answer
    known = event.store.known
    book = known.rulebook(build) or event.book
    return EventFile.of(event.path, known, book, event.store), answer


def try_out(event: EventFile, *commands: Command, organizer: bool = False) -> None:
    """Raise what `act` would refuse, one after the other, without writing."""
    context = Context(ORGANIZER if organizer else DIRECTOR, SystemClock().now(), SystemEntropy(), event.words)
    tournament = event.tournament
    for command in commands:
        tournament = foreseen(tournament, decide(tournament, event.history, event.book, command, context))


def write_new(path: Path, records: Sequence[Record], texts: Iterable[Text]) -> None:
    """A whole journal in one write, never over another file."""
    with JournalFile.new(path).transaction() as journal:
        journal.append(records, list(texts))
