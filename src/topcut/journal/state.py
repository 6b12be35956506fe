"""A tournament as it stands: what the facts say so far. Frozen; knows no rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Struct

from topcut.acts.earned.facts import Held
from topcut.acts.stages.facts import PrizesSplit, StageOpened
from topcut.journal.fact import Fact, PlayerId, PodRound, Remark, Result, RoundNumber, Seating, Table, TextRef
from topcut.journal.plan import Stage, StageNumber

MatchStatus = Literal["open", "reported", "confirmed", "disputed", "settled", "delayed"]
COUNTS = ("confirmed", "reported", "settled")  # a reported result counts at once; a disputed or missing one does not


class Entrant(Struct, frozen=True, gc=False):
    """Somebody who entered; `number` is the place in signup order."""

    id: PlayerId
    number: int
    person: TextRef = ""
    rating: int | None = None
    earned_byes: int = 0
    head_start: int = 0
    side: str = ""
    team: str = ""
    entered_after: RoundNumber = 0  # rounds posted before: more than 0 is a late entry
    away: tuple[tuple[RoundNumber, RoundNumber], ...] = ()  # rounds missed between a drop and a re-entry: (first, last)
    dropped_after: RoundNumber | None = None  # his last round; None = still in
    withdrawn: bool = False  # left before the start, or waits for a place: takes no part
    checked_in: bool = False
    bye_forfeited: bool = False  # all of them, as older journals have it
    heats: tuple[tuple[StageNumber, RoundNumber], ...] = ()  # heats he joined, and the rounds posted before that
    forfeited: tuple[RoundNumber, ...] = ()  # rounds of the stage whose earned bye was given up
    card: TextRef = ""  # what is known besides the name (`acts/entries/card.py`)
    paid: bool = False  # the fee
    who: str = ""  # which person across events; "" = nobody that is known
    brought: tuple[Held, ...] = ()  # byes and head starts that they earned elsewhere and use here
    given_up: tuple[Held, ...] = ()  # and those that they gave up for good

    @property
    def active(self) -> bool:
        return not self.withdrawn and self.dropped_after is None


class Registration(Struct, frozen=True, gc=False):
    """When people may enter themselves and how many play; "" and 0 set no bound."""

    opens: str = ""
    closes: str = ""
    places: int = 0
    starts: str = ""


class SettingChange(Struct, frozen=True, gc=False):
    """A setting that the director changed after the event was made."""

    name: str
    before: Any
    after: Any
    asked: bool  # False = it followed from another one
    at: str
    consent: TextRef = ""
    reason: TextRef = ""


class Listing(Struct, frozen=True, gc=False):
    """What the event is to its community, besides what it plays by."""

    level: str = ""  # "local", "regional" …
    kind: str = ""  # "constructed" or "limited": which rating its games count for; "" = as its format is
    date: str = ""
    start: str = ""  # "10:00", in the zone
    zone: str = ""
    region: str = ""
    host: str = ""  # a venue that the site knows
    league: str = ""
    release: str = ""  # the set whose release it celebrates
    released: str = ""  # the day it is out
    challenge: bool = False  # one that the chair nominated (001 11.3.2)
    deck_lists: bool = False  # are required
    granted: str = ""  # its level, by whom the program says: "yes", "no"; "" = nobody here knows
    words: TextRef = ""  # what it says besides (`acts/listing/words.py`)


class Announcement(Struct, frozen=True, gc=False):
    """Something that everybody was told, unless it was taken down."""

    seq: int  # of the record
    text: TextRef
    at: str
    until: str = ""  # "" = as long as the event is on


class Cancellation(Struct, frozen=True, gc=False):
    """The event was called off."""

    seq: int  # of the record
    at: str
    reason: TextRef = ""


class Claim(Struct, frozen=True, gc=False):
    """What one of the players says the result was."""

    by: PlayerId
    result: Result | None


class Call(Struct, frozen=True, gc=False):
    """A judge was called to a table."""

    by: PlayerId  # "" = by an official, for the table
    at: str
    seq: int  # of the record
    reason: TextRef = ""
    answered: str = ""  # when an official was there; "" = it waits
    taken: str = ""  # when one said that they go; "" = nobody has
    role: str = ""  # theirs
    goes: TextRef = ""  # their name, where it is known


class Match(Struct, frozen=True, gc=False):
    """A table of a posted round. A bye has one seat; a pod has many."""

    round: RoundNumber
    table: Table
    seats: tuple[PlayerId, ...]
    status: MatchStatus = "open"
    result: Result | None = None
    by: PlayerId = ""  # who reported; "" = an official
    claims: tuple[Claim, ...] = ()  # the different reports of a dispute
    extra_minutes: int = 0
    deadline: str = ""
    deadline_final: bool = False
    changed: int = 0  # seq of the record that last changed it
    earlier: tuple[Result, ...] = ()  # what ended here before the round did: games (Standard Orbit), concessions (pods)
    call: Call | None = None  # the last call for a judge, unless it was taken back
    drawn: int = 0  # its number in the draw, where the table has another
    noted: tuple[PodRound, ...] = ()  # of a pod that plays: the rounds that are in so far, in their order
    noted_seq: int = 0  # of the record that last changed them

    @property
    def number(self) -> int:
        """Its number in the draw: the game of a bracket, the place of a pod. People see the table."""
        return self.drawn or self.table

    @property
    def counts(self) -> bool:
        return self.result is not None and self.status in COUNTS

    @property
    def waits_for_judge(self) -> bool:
        return self.call is not None and not self.call.answered


class Clock(Struct, frozen=True, gc=False):
    """The round clock as facts: when it started, what was added, when it stood still."""

    minutes: int = 0
    started: str = ""
    paused: str = ""  # since when; "" = running
    stood: tuple[tuple[str, str], ...] = ()  # pauses that are over
    added: int = 0
    game: int = 0  # of a bracket match that is timed game by game; 0 = the whole match


class Deadline(Struct, frozen=True, gc=False):
    """The last moment of a round that is ahead."""

    deadline: str = ""
    deadline_final: bool = False


class Round(Struct, frozen=True):
    """A posted round."""

    number: RoundNumber
    matches: Mapping[Table, Match]
    stage: StageNumber = 1
    seed: str = ""
    engine: str = ""
    cost: Mapping[str, int] = {}
    pinned: tuple[tuple[PlayerId, PlayerId], ...] = ()
    forbidden: tuple[tuple[PlayerId, PlayerId], ...] = ()
    by_hand: bool = False
    posted_by: int = 0  # seq of the record
    drafts: int = 0  # how many pairings were drawn for it
    clock: Clock = Clock()
    deadline: str = ""
    deadline_final: bool = False

    @property
    def has_pods(self) -> bool:
        """More than two sit together somewhere."""
        return any(len(match.seats) > 2 for match in self.matches.values())

    @property
    def finished(self) -> bool:
        """Nothing open and nothing disputed; a delayed result does not hold up the next round."""
        return all(match.status not in ("open", "disputed") for match in self.matches.values())


class DrawnRound(Struct, frozen=True):
    """A drawn pairing that is not posted yet; people say draw, and a draft is one of cards."""

    round: RoundNumber
    tables: tuple[Seating, ...]
    seed: str = ""
    engine: str = ""
    cost: Mapping[str, int] = {}
    optimum: Mapping[str, int] = {}
    pinned: tuple[tuple[PlayerId, PlayerId], ...] = ()
    forbidden: tuple[tuple[PlayerId, PlayerId], ...] = ()
    stage: StageNumber = 1
    future: str = ""  # "required": later rounds were kept pairable before equal totals
    drawn: int = 1  # how many pairings were drawn for this round so far
    by_hand: bool = False
    seq: int = 0  # of the record
    notes: tuple[Remark, ...] = ()  # what the engine remarked


class Tables(Struct, frozen=True):
    """Which numbers the tables of the rounds to come have; empty = from 1 on."""

    ranges: Mapping[StageNumber, tuple[Table, Table]] = {}  # first and last; stage 0 = all others, last 0 = no end
    fixed: Mapping[PlayerId, Table] = {}  # who sits at the same table in every round
    feature: Table = 0
    featured: Mapping[RoundNumber, PlayerId] = {}  # who plays there, where a director chose

    @property
    def arranged(self) -> bool:
        return bool(self.ranges or self.fixed or self.feature)


class Tournament(Struct, frozen=True):
    """The whole tournament."""

    rulebook: Mapping[str, Any] = {}  # the resolved rulebook document: of the first record, and as it was changed since
    changes: tuple[SettingChange, ...] = ()  # of settings, in their order
    title: TextRef = ""
    date: str = ""
    plan: tuple[Stage, ...] = ()  # () = the one stage that the rulebook plays
    rounds_planned: int = 0  # of the first stage
    entrants: Mapping[PlayerId, Entrant] = {}
    rounds: tuple[Round, ...] = ()  # rounds[n - 1] is round n
    draw: DrawnRound | None = None
    started: bool = False
    finished: bool = False
    ended: str = ""  # when it was finished: its results were submitted
    cancelled: Cancellation | None = None
    lots: Mapping[StageNumber, tuple[tuple[PlayerId, ...], ...]] = {}  # drawn in each stage, best first
    confrontation: PlayerId = ""
    announcements: tuple[Announcement, ...] = ()
    deadlines: Mapping[RoundNumber, Deadline] = {}  # that were set before their rounds were posted
    drawn: Mapping[RoundNumber, int] = {}  # pairings drawn for each round, withdrawn and undone ones too
    planned: Mapping[StageNumber, int] = {}  # rounds of the stages that have begun
    opened: Mapping[StageNumber, StageOpened] = {}  # cuts that were made, brackets that were filled
    split: PrizesSplit | None = None
    limited: tuple[Fact, ...] = ()  # what was seated, dealt and swapped, in order; read by `play/limited`
    scenario: tuple[Fact, ...] = ()  # what a scenario drew and recorded, in order; read by `play/scenarios`
    period: str = ""  # the period before a round that the clock was last started for
    period_clock: Clock = Clock()
    head: int = 0  # seq of the last record
    registration: Registration = Registration()
    waiting: tuple[PlayerId, ...] = ()  # for a place, the next one first
    tables: Tables = Tables()
    listing: Listing = Listing()
    program: Mapping[str, Any] = {}  # the document of the program that the event belongs to; {} = to none
    taken: str = ""  # when it was first taken into one: what notice is counted from

    def round(self, number: RoundNumber) -> Round | None:
        return self.rounds[number - 1] if 1 <= number <= len(self.rounds) else None

    def match(self, number: RoundNumber, table: Table) -> Match | None:
        found = self.round(number)
        return found.matches.get(table) if found else None
