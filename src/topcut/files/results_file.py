"""The results file (`results/1`): a whole tournament as typed in from score cards, in and out.

Reading answers with everything that is wrong with the file, each with its place; what is right becomes the same facts
that a journal would hold, so that standings and pairings know only one kind of tournament.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec import Struct

from topcut.files.results_lines import DelayedMatch, Line, Player, result_of
from topcut.journal.fold import fold
from topcut.journal.records import (
    AnyFact,
    ConfrontationWon,
    Created,
    Delayed,
    Dropped,
    Entered,
    LotDrawn,
    PlayerId,
    Record,
    Reported,
    RoundPaired,
    Seating,
    Started,
)
from topcut.journal.state import Tournament
from topcut.play.scoring import Scores
from topcut.refusal import Refusal, Refused, refuse
from topcut.rulebooks.load import load
from topcut.rulebooks.model import Rulebook

VERSION = "results/1"
_KEYS = {
    "topcut",
    "rulebook",
    "options",
    "title",
    "date",
    "rounds_planned",
    "players",
    "rounds",
    "dropped",
    "lots",
    "final_confrontation",
    "delayed",
}


class Sheet(Struct, frozen=True):
    """A results file, read: the tournament that it tells of, by its own player ids."""

    tournament: Tournament
    rulebook: Rulebook
    names: Mapping[PlayerId, str]
    title: str
    facts: tuple[AnyFact, ...]
    players: tuple[Player, ...]


def read(data: bytes) -> Sheet:
    """Read the bytes of a results file."""
    try:
        document = msgspec.json.decode(data)
    except UnicodeDecodeError:
        raise refuse("the results file is not UTF-8", "save it as UTF-8 and try again", "encoding") from None
    except msgspec.DecodeError as problem:
        raise refuse(f"the results file is not JSON: {problem}", "mend it at that place", "json") from None
    return read_document(document)


def read_document(document: Any) -> Sheet:
    """Read a results file that is already a dictionary."""
    if not isinstance(document, dict):
        raise refuse("a results file is one JSON object", 'begin with {"topcut": "results/1", …}', "json")
    reader = _Reader(document)
    sheet = reader.sheet()
    if reader.problems or sheet is None:
        raise Refused(*reader.problems)
    return sheet


class _Reader:
    """Goes through the document once and notes every problem on the way."""

    def __init__(self, document: Mapping[str, Any]) -> None:
        self.document = document
        self.problems: list[Refusal] = []
        self.facts: list[AnyFact] = []
        self.delayed: list[DelayedMatch] = []

    def sheet(self) -> Sheet | None:
        self._check_keys()
        book = self._rulebook()
        players = self._players()
        entries = enumerate(self._list("delayed"), start=1)
        found = [self._as(DelayedMatch, entry, f"delayed match {number}") for number, entry in entries]
        self.delayed = [match for match in found if match is not None]
        if book is None or self.problems:
            return None
        rounds = self.document.get("rounds", [])
        planned = self._planned(book, len(players), rounds if isinstance(rounds, list) else [])
        title = str(self.document.get("title", ""))
        date = str(self.document.get("date", ""))
        self.facts.append(Created(dict(book.source), title="", rounds=planned, date=date))
        self.facts += [_entered(player) for player in players]
        self.facts.append(Started(planned))
        self._rounds(book, {player.id for player in players}, rounds)
        self._afterwards({player.id for player in players})
        if self.delayed and isinstance(rounds, list) and len(rounds) >= planned:
            who = " v ".join(self.delayed[0].players) or f"table {self.delayed[0].table}"
            what = f"round {self.delayed[0].round}, {who} is delayed: there are no final standings without it"
            self.note(what, "enter the result (13.4)", "delayed")
        if self.problems:
            return None
        tournament = fold(_numbered(self.facts))
        names = {player.id: player.name or player.id for player in players}
        return Sheet(tournament, book, names, title, tuple(self.facts), tuple(players))

    def note(self, what: str, do: str = "", code: str = "results-file") -> None:
        self.problems.append(Refusal(what, do, code))

    def _check_keys(self) -> None:
        version = self.document.get("topcut", VERSION)
        if version != VERSION:
            self.note(f"this is {version!r}, not {VERSION!r}", "give a results file")
        for key in self.document:
            if key not in _KEYS:
                self.note(f"{key!r} is not a key of a results file", f"keys are {', '.join(sorted(_KEYS))}")

    def _rulebook(self) -> Rulebook | None:
        name = self.document.get("rulebook")
        options = self.document.get("options") or {}
        if not isinstance(name, str) or not isinstance(options, dict):
            self.note("the file does not say which rulebook", 'add "rulebook": "star-trek-2e" or another')
            return None
        try:
            return load(name, options)
        except Refused as refused:
            self.problems += refused.refusals
            return None

    def _players(self) -> list[Player]:
        players = []
        for number, entry in enumerate(self._list("players"), start=1):
            player = self._as(Player, entry, f"player {number}")
            if player is not None:
                players.append(player)
        for twice in _repeated(player.id for player in players):
            self.note(f"player {twice!r} stands twice among the players", "give every player an id of his own")
        return players

    def _planned(self, book: Rulebook, players: int, rounds: list[Any]) -> int:
        planned = self.document.get("rounds_planned")
        if isinstance(planned, int) and planned > 0:
            return planned
        return book.integer("rounds") or book.recommended_rounds(players) or len(rounds)

    def _rounds(self, book: Rulebook, known: set[PlayerId], rounds: Any) -> None:
        if not isinstance(rounds, list):
            self.note("`rounds` is not a list", "give a list of rounds, each a list of matches")
            return
        scores = Scores(book)
        for number, posted in enumerate(rounds, start=1):
            stage = posted.get("stage", 1) if isinstance(posted, dict) else 1
            entries = posted.get("matches", []) if isinstance(posted, dict) else posted
            if not isinstance(entries, list):
                self.note(f"round {number} is not a list", "give a list of matches")
                continue
            self._round(book, scores, known, number, stage, entries)

    def _round(
        self, book: Rulebook, scores: Scores, known: set[PlayerId], number: int, stage: int, entries: list[Any]
    ) -> None:
        lines = [self._as(Line, entry, f"round {number}, line {i}") for i, entry in enumerate(entries, start=1)]
        lines = self._with_delayed(number, lines)
        taken = {line.table for line in lines if line is not None and line.table}
        seatings: list[Seating] = []
        reports: list[AnyFact] = []
        free = (table for table in range(1, len(lines) + len(taken) + 1) if table not in taken)
        for line in lines:
            if line is None:
                continue
            table = line.table or next(free)
            place = f"round {number}, table {table}"
            try:
                result = result_of(book, line, known)
                if result is not None:
                    scores(result, len(line.players))
            except Refused as refused:
                self.problems += [Refusal(f"{place}: {r.what}", r.do, r.code) for r in refused.refusals]
                continue
            alone = len(line.players) == 1 and result is not None and book.play != "pod"
            award = result.codes[0] if alone and result is not None else ""
            seatings.append(Seating(table, line.players, award))
            if result is not None and not alone:
                reports.append(Reported(number, table, result))
            elif line.delayed:
                reports.append(Delayed(number, table))
        self._check_seats(number, seatings)
        self.facts.append(RoundPaired(number, tuple(seatings), stage=stage))
        self.facts += reports

    def _check_seats(self, number: int, seatings: list[Seating]) -> None:
        for seat in (seat for seating in seatings if seating.award != "MG" for seat in seating.seats):
            if number > self._last_round(seat):
                self.note(f"round {number}: {seat!r} plays after dropping", "mend `dropped` or the line")
        for twice in _repeated(seat for seating in seatings for seat in seating.seats):
            self.note(f"round {number}: {twice!r} plays twice", "let every player sit at one table")
        for table in _repeated(str(seating.table) for seating in seatings):
            self.note(f"round {number}: table {table} stands twice", "give every match a table of its own")

    def _last_round(self, player: PlayerId) -> int:
        dropped = self.document.get("dropped")
        last = dropped.get(player) if isinstance(dropped, dict) else None
        return last if isinstance(last, int) else 10_000

    def _afterwards(self, known: set[PlayerId]) -> None:
        for player, last in (self.document.get("dropped") or {}).items():
            if self._known(player, known, "dropped") and isinstance(last, int):
                self.facts.append(Dropped(player, last))
        lots = self.document.get("lots") or []
        for lot in [lots] if lots and isinstance(lots[0], str) else lots:
            strangers = [player for player in lot if not self._known(player, known, "lots")]
            if not strangers:
                self.facts.append(LotDrawn(tuple(lot)))
        winner = self.document.get("final_confrontation")
        if winner and self._known(winner, known, "final_confrontation"):
            self.facts.append(ConfrontationWon(winner))

    def _with_delayed(self, number: int, lines: list[Line | None]) -> list[Line | None]:
        """Lines marked open that `delayed` names, and those that stand only there."""
        for entry in self.delayed:
            if entry.round != number:
                continue
            places = [i for i, line in enumerate(lines) if line is not None and entry.names(line)]
            for place in places:
                lines[place] = msgspec.structs.replace(lines[place] or Line(()), open=True, delayed=True)
            if not places:
                lines = [*lines, Line(entry.players, entry.table, open=True, delayed=True)]
        return lines

    def _known(self, player: Any, known: set[PlayerId], where: str) -> bool:
        if player in known:
            return True
        self.note(f"{where}: {player!r} is not among the players", "add him to the players or mend the id")
        return False

    def _list(self, key: str) -> list[Any]:
        value = self.document.get(key) or []
        if isinstance(value, list):
            return value
        self.note(f"`{key}` is not a list", f"give {key} as a list")
        return []

    def _as(self, kind: type[Any], entry: Any, place: str) -> Any:
        try:
            return msgspec.convert(entry, kind)
        except msgspec.ValidationError as problem:
            self.note(f"{place}: {problem}", "mend it there")
            return None


def _entered(player: Player) -> Entered:
    return Entered(
        player=player.id,
        person="",
        rating=player.rating,
        earned_byes=player.earned_byes,
        head_start=player.head_start,
        side=player.side or "",
        team=player.team or "",
    )


def _numbered(facts: Iterable[AnyFact]) -> list[Record]:
    return [Record(seq, at="", by="file", fact=fact) for seq, fact in enumerate(facts, start=1)]


def _repeated(items: Iterable[str]) -> list[str]:
    seen: set[str] = set()
    twice: list[str] = []
    for item in items:
        if item in seen and item not in twice:
            twice.append(item)
        seen.add(item)
    return twice
