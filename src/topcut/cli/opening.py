"""The event that a command speaks of: found, opened, asked, written to."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from topcut import limits
from topcut.cli.file_first import HERE
from topcut.journal.fact import PlayerId, Result
from topcut.journal.records import Record
from topcut.messages.message import Message, Player, message
from topcut.refusal import Refused, refuse

if TYPE_CHECKING:  # all of these are slow to load and not needed for `topcut --help`
    from topcut.acts.command import Command
    from topcut.acts.matter import PersonDetails
    from topcut.desk.submit import Accepted
    from topcut.files.journal_file import JournalFile
    from topcut.files.results_file import Sheet
    from topcut.journal.plan import Stage, StageNumber
    from topcut.journal.state import Entrant, Match, Round, Tournament
    from topcut.journal.texts import Text, Texts
    from topcut.messages.voice import Voice
    from topcut.play.outcome import Worth
    from topcut.play.standings import Standings
    from topcut.rulebooks.model import Rulebook

_PEEK = 1 << 16
_BYTE = re.compile(r" ?\(byte (\d+)\)")  # as msgspec says it
_MALFORMED = re.compile("^JSON is malformed: ")
_CUT_OFF = re.compile("^Input data was truncated$")
_MOST_NAMED = 4


@dataclass
class Event:
    """A tournament with its rules and its people; `store` is None for a results file, which is never written."""

    path: Path
    tournament: Tournament
    book: Rulebook
    title: str
    words: Texts
    history: Sequence[Record] = ()
    store: JournalFile | None = None
    sheet: Sheet | None = None

    @cached_property
    def people(self) -> Mapping[PlayerId, PersonDetails]:
        """Names and handles; in a results file the ids are the handles."""
        from topcut.acts.matter import PersonDetails, people_of

        if self.sheet is not None:
            return {player: PersonDetails(name, player) for player, name in self.sheet.names.items()}
        return people_of(self.tournament, self.words)

    def team(self, entrant: Entrant) -> str:
        """Its name; in a results file it stands as it is."""
        return self.words[entrant.team] if self.store else entrant.team

    def player(self, player: PlayerId) -> Player:
        """For a message: who it is, with the name to be shown and the handle to be typed."""
        person = self.people.get(player)
        return Player(player, person.name, person.handle) if person else Player(player)

    def tell(self, said: Message) -> str:
        """A message in the terminal's words, with the names of this event."""
        return self._voice.say(said)

    @cached_property
    def _voice(self) -> Voice:
        from topcut.cli.telling import voice

        return voice().knowing(self.player)

    @cached_property
    def names(self) -> dict[PlayerId, str]:
        return {player: person.name for player, person in self.people.items()}

    @cached_property
    def handles(self) -> dict[PlayerId, str]:
        return {player: person.handle or player for player, person in self.people.items()}

    @cached_property
    def standings(self) -> Standings:
        """Of the stage that was last ranked: Swiss rounds or pods."""
        return self.standings_of(self.ranked_stage)

    @cached_property
    def ranked_stage(self) -> StageNumber:
        from topcut.play.stages import plan_of, rounds_in

        plan = plan_of(self.tournament, self.book)
        ranked = [number for number, stage in enumerate(plan, start=1) if stage.kind != "bracket"]
        begun = [number for number in ranked if rounds_in(self.tournament, number)]
        return begun[-1] if begun else ranked[0] if ranked else 1

    def standings_of(self, stage: StageNumber) -> Standings:
        from topcut.play.stages import what_counts
        from topcut.play.standings import standings

        return standings(what_counts(self.tournament, self.book, stage), self.book)

    @property
    def plan(self) -> tuple[Stage, ...]:
        from topcut.play.stages import plan_of

        return plan_of(self.tournament, self.book)

    def round_name(self, number: int) -> str:
        """ "Round 2 of 4", "Top 8, round 1 of 3"."""
        from topcut.play.stages import round_name

        return self.tell(round_name(self.tournament, self.book, number))

    def said(self, match: Match, result: Result | None = None) -> str:
        """The result of a match in words, or another one for it."""
        from topcut.play.outcome import outcome_of

        shown = result or match.result
        return self.tell(outcome_of(self.tournament, self.book, match, shown)) if shown else ""

    def worth(self, match: Match, result: Result) -> Worth | None:
        """Points and differential of a result, which both players verify (001 7.4)."""
        from topcut.play.outcome import worth_of

        return worth_of(self.tournament, self.book, match, result)

    def said_with_worth(self, match: Match, result: Result) -> str:
        """ "FW/FL 100-35 (4/1 points, differential +65/−65)"."""
        worth = self.worth(match, result)
        said = self.said(match, result)
        return self.tell(message("cli-opening-worth", result=said, worth=worth.told)) if worth else said

    def round(self, number: int = 0) -> Round:
        """A posted round; 0 is the current one."""
        posted = len(self.tournament.rounds)
        if not posted:
            raise refuse("round-none-posted")
        found = self.tournament.round(number or posted)
        if found is None:
            raise refuse("round-none", round=number, posted=posted)
        return found

    def seats(self, match: Match) -> str:
        """ "Kira Nerys v Odo"; of a pod "Kira Nerys, Odo, Quark"."""
        players = tuple(self.player(seat) for seat in match.seats)
        if len(players) != 2:
            return self.tell(message("place-pod", players=players))
        return self.tell(message("place-pair", first=players[0], second=players[1]))


def open_event(file: str) -> Event:
    """The event of FILE, journal or results file, whatever its name ends with."""
    path = found(file)
    return _journal(path) if _is_journal(path) else _results(path)


def open_journal(file: str) -> Event:
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


def _journal(path: Path) -> Event:
    from topcut.files.journal_file import JournalFile
    from topcut.rulebooks.load import build

    store = JournalFile(path)
    known = store.read()
    book = known.rulebook(build)
    if book is None:
        raise refuse("command-file-without-event", file=str(path))
    title = known.words[known.tournament.title]
    return Event(path, known.tournament, book, title, known.words, known.history, store)


def _results(path: Path) -> Event:
    from topcut.journal.texts import Texts

    sheet = read_results(limits.read_file(path, limits.JSON_BYTES), str(path))
    return Event(path, sheet.tournament, sheet.rulebook, sheet.title or path.stem, Texts(), sheet=sheet)


def read_results(data: bytes, source: str) -> Sheet:
    """A results file; what is wrong with it is told with the file and, where it is no JSON, line and column."""
    from topcut.files.results_file import read

    if not data.strip():
        raise refuse("command-results-empty").at(message("command-at-file", file=source))
    try:
        return read(data)
    except Refused as refused:
        place = message("command-at-file", file=source)
        raise Refused(*(one.at(place) for one in (_not_json(data) or refused).refusals)) from None


def _not_json(data: bytes) -> Refused | None:
    """What is no JSON, with line and column; what was cut off, with where it ends. None where it is another fault."""
    import msgspec

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


def act(event: Event, command: Command, by: PlayerId = "") -> tuple[Event, Accepted]:
    """Do it as the director, or for a player, and write it down; the event as it stands then.

    Raises `Refused`, and then nothing was written.
    """
    from topcut.acts.who import DIRECTOR, player
    from topcut.desk.submit import submit
    from topcut.rulebooks.load import build

    assert event.store is not None
    answer = submit(event.store, command, player(by) if by else DIRECTOR)
    if isinstance(answer, Refused):
        raise answer
    known = event.store.known
    book = known.rulebook(build) or event.book
    return replace(event, tournament=answer.tournament, book=book, words=known.words, history=known.history), answer


def try_out(event: Event, *commands: Command) -> None:
    """Raise what `act` would refuse, one after the other, without writing."""
    from topcut.acts.context import Context
    from topcut.acts.stages.decide import foreseen
    from topcut.acts.who import DIRECTOR
    from topcut.desk.decide import decide
    from topcut.desk.ports import SystemClock, SystemEntropy

    context = Context(DIRECTOR, SystemClock().now(), SystemEntropy(), event.words)
    tournament = event.tournament
    for command in commands:
        tournament = foreseen(tournament, decide(tournament, event.history, event.book, command, context))


def write_new(path: Path, records: Sequence[Record], texts: Iterable[Text]) -> None:
    """A whole journal in one write, never over another file."""
    from topcut.files.journal_file import JournalFile

    with JournalFile.new(path).transaction() as journal:
        journal.append(records, list(texts))
