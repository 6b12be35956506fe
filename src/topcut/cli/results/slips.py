"""A stack of slips: results taken one by one, each accepted or refused by itself."""

from __future__ import annotations

from collections.abc import Iterable

import typer

from topcut.acts.results.commands import Report
from topcut.answers.rounds_named import results_told
from topcut.answers.scenarios.standard_orbit import who_sat
from topcut.answers.table import taken_result
from topcut.cli.results.read_result import read_result
from topcut.cli.terminal.opening import EventFile, act
from topcut.cli.terminal.out import fail, note, say, tell_json, told
from topcut.cli.terminal.out import refused as refused_now
from topcut.cli.terminal.who import player as who
from topcut.desk.ports import SystemClock
from topcut.journal.fact import Result
from topcut.journal.state import Match
from topcut.messages.message import Message, message
from topcut.play.outcome import Worth
from topcut.play.possible.taking import remarks_on
from topcut.refusal import Refusal, Refused, refuse
from topcut.slips.examples import AS_HERE, with_examples
from topcut.slips.orbit_moves import with_moves
from topcut.slips.ways_out import with_example


def one_or_many(words: list[str]) -> list[str]:
    """`3 100-35` is one result; `"3 100-35" "4 65-100 time"` are two."""
    return words if all(len(word.split()) > 1 for word in words) else [" ".join(words)]


class Slips:
    """A stack of slips: each is taken or refused by itself."""

    def __init__(self, event: EventFile, number: int, by: str, rotation: int | None = None) -> None:
        self.event = event
        self.number = number
        self.by = who(event, by) if by else ""
        self.rotation = rotation  # Standard Orbit: how often everybody had moved
        self.taken: list[tuple[Match, Result]] = []
        self.refusals: list[Refusal] = []
        self.notes: list[str] = []
        self.slips = 0
        self.turned_down = 0
        self.told = False  # each was answered as it was typed

    def take_all(self, lines: Iterable[str], numbered: bool) -> None:

        for count, line in enumerate(lines, start=1):
            if line.strip():
                try:
                    self.take(line)
                except Refused as refused:
                    self.turned_down += 1
                    place = message("command-at-line", line=count)
                    self.refusals += [one.at(place) if numbered else one for one in refused.refusals]

    def take(self, line: str) -> None:
        self.slips += 1
        posted = self.event.round(self.number)
        match, result = read_result(self.event, line, posted)
        result = with_moves(self.event.book, posted, line, result, SystemClock().now(), self.rotation)
        asked = Report(match.round, match.table, result, self.by)
        try:
            self.event, _ = act(self.event, asked, self.by)
        except Refused as refused:
            raise with_example(self.event, line, match, result, refused) from None
        self.taken.append((match, result))
        odd = remarks_on(self.event.tournament, self.event.book, match, result)
        self.notes += remarks_told(self.event, match, odd)

    def take_typed(self) -> None:
        """At the keyboard: table, result, Enter, next; an empty line ends it."""
        self.told = True
        say(message("cli-slips-type", pods="yes" if self._pods() else ""))
        while line := typer.prompt("", default="", show_default=False, prompt_suffix="> ").strip():
            try:
                self.take(line)
                say(self._sentence(*self.taken[-1]))
            except Refused as refused:
                self.turned_down += 1
                refused_now(refused.refusals)

    def answer(self, as_json: bool) -> None:
        """What was taken, how many are in, and every refusal with its line."""
        posted = self.event.round(self.number)
        if not self.taken and not self.refusals and not self.told:
            raise with_examples(self.event, posted, refuse("slip-nothing-typed", way=AS_HERE))
        if as_json:
            accepted = [self.event.data(taken_result(self.event, *one)) for one in self.taken]
            tell_json({"accepted": accepted, "refused": told(self.refusals), "notes": self.notes})
        elif not self.told:
            say(*(self._sentence(*one) for one in self.taken))
        note(*self.notes)
        if not as_json and (self.taken or not self.refusals or self.slips > 1):
            results = results_told(self.event, posted)
            taken, refused = len(self.taken), self.turned_down
            say(message("cli-slips-in", slips=self.slips, taken=taken, refused=refused, results=results))
        if self.refusals:
            fail(self.refusals)

    def _pods(self) -> bool:
        return self.event.round(self.number).has_pods

    def _sentence(self, match: Match, result: Result) -> Message:
        taken, after = taken_result(self.event, match, result), self.event.tournament.match(match.round, match.table)
        words = self.event.tell(taken.result)
        if len(match.seats) > 2:
            return pod_now(match, words, taken.state)
        worth = self.event.worth(match, result)
        seats = self.event.tell(who_sat(self.event, after or match))
        return table_now(match, seats, words, worth, taken.state)


def table_now(match: Match, seats: str, words: str, worth: Worth | None, status: str) -> Message:
    """ "Table 3: Kira v Odo: FW/FL 100-35 (4/1 points, differential +65/−65), confirmed"."""
    return message(
        "cli-slips-table",
        table=match.table,
        seats=seats,
        result=words,
        worth=worth.told if worth else "",
        state=message("result-state", state=status) if status else "",
    )


def pod_now(match: Match, words: str, status: str) -> Message:
    """ "Table 3, confirmed: Kira 1550, 2 rounds won; Odo 0, conceded"."""
    state = message("result-state", state=status) if status else ""
    return message("cli-slips-pod", table=match.table, result=words, state=state)


def remarks_told(event: EventFile, match: Match, remarks: Iterable[Message]) -> list[str]:
    """What is odd about a result that was taken all the same, with its table."""
    place = message("place-table", table=match.table)
    return [event.tell(message("said-at", place=place, what=remark)) for remark in remarks]
