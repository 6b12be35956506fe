"""The facts a journal can hold, one frozen class each, in the past tense. They carry ids and hashes, never names.

A `TextRef` stands for a piece of text (a name, a reason, an announcement) that is kept outside the chain, so that it
can be erased without breaking it: the salted hash of the text.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from topcut.journal.plan import Game, Stage, StageNumber

PlayerId = str  # "p7": the seventh entry; the name is a text
TextRef = str
RoundNumber = int  # counts through the whole tournament, whatever the stage
Table = int


class Result(Struct, frozen=True, omit_defaults=True, gc=False):
    """What happened at a table: one number per seat and game, and how it ended."""

    games: tuple[tuple[int, ...], ...] = ()  # per game the number of each seat: (100, 35), or (1, 0) for a game won
    codes: tuple[str, ...] = ()  # the rulebook's codes, one per seat, where they were stated
    how: str = "normal"
    missions: tuple[tuple[int, int], ...] = ()  # planet and space missions completed, per seat
    absent: tuple[int, ...] = ()  # seats (0, 1 …) that did not come, or are responsible for the incomplete game
    ends: tuple[str, ...] = ()  # how each game of a pod ended, where not "normal"
    emptied: tuple[tuple[int, ...], ...] = ()  # per game of a pod the seats that emptied their hand first
    rotation: int = 0  # Standard Orbit: how often everybody had moved one seat when the game ended
    unscored: bool = False  # an official says that nobody knows the score


class Seating(Struct, frozen=True, omit_defaults=True, gc=False):
    """A table of a round: who sits there, first seat first. One seat: a bye or another award."""

    table: Table
    seats: tuple[PlayerId, ...]
    award: str = ""  # of a single seat: BYE, EBYE, MG or L


class Fact(Struct, frozen=True, omit_defaults=True, gc=False, tag_field="kind", tag=True, forbid_unknown_fields=True):
    """Base of all facts."""


# The event -------------------------------------------------------------------------------------------------------


class Created(Fact, frozen=True):
    """The tournament was set up: its rules as they are now (13.2) and its announced plan."""

    rulebook: dict[str, Any]  # the resolved rulebook document
    title: TextRef
    rounds: int = 0  # 0: as the rulebook recommends for the field, fixed at the start
    date: str = ""
    engine: str = ""
    plan: tuple[Stage, ...] = ()  # () = the one stage that the rulebook plays: Swiss rounds, or pods


class PlanChanged(Fact, frozen=True):
    """Other stages were announced."""

    plan: tuple[Stage, ...]
    consent: TextRef = ""
    reason: TextRef = ""
    emergency: bool = False


class RoundsChanged(Fact, frozen=True):
    rounds: int
    consent: TextRef = ""  # whose consent the director recorded
    reason: TextRef = ""
    stage: StageNumber = 1
    emergency: bool = False  # in place of consent (001 6, R65)


class SettingsChanged(Fact, frozen=True):
    """The director chose otherwise than was announced: what, and what of the resolved rulebook that changes."""

    asked: dict[str, Any]  # setting → the value chosen
    values: dict[str, Any] = {}  # setting → its value from now on, with all that follows from the choice
    tables: dict[str, Any] = {}  # other parts of the rulebook document that are different from now on
    consent: TextRef = ""
    reason: TextRef = ""


class Entered(Fact, frozen=True):
    player: PlayerId
    person: TextRef
    rating: int | None = None
    earned_byes: int = 0
    head_start: int = 0
    side: str = ""
    team: TextRef = ""  # the same for all of one team


class Withdrawn(Fact, frozen=True):
    """Left before the event started: never took part."""

    player: PlayerId


class ReEntered(Fact, frozen=True):
    player: PlayerId
    reason: TextRef = ""


class ByeForfeited(Fact, frozen=True):
    """Chose to play instead of using an earned bye."""

    player: PlayerId
    round: RoundNumber = 0  # of its stage; 0: all of them, as older journals have it


class CheckedIn(Fact, frozen=True):
    player: PlayerId


class Started(Fact, frozen=True):
    """A stage that plays rounds began; the event with the first of them."""

    rounds: int  # now fixed
    stage: StageNumber = 1


class Finished(Fact, frozen=True):
    pass


# Stages ----------------------------------------------------------------------------------------------------------


class Joined(Fact, frozen=True):
    """Plays in this heat."""

    player: PlayerId
    stage: StageNumber


class StageOpened(Fact, frozen=True):
    """A cut was made, or a bracket filled: who plays in this stage, the best seed first, and by which table."""

    stage: StageNumber
    seeds: tuple[PlayerId, ...]
    games: tuple[Game, ...] = ()  # of a bracket; fixed from now on
    seed: str = ""  # where chance ordered them


class PrizesSplit(Fact, frozen=True):
    """All who were still in a bracket agreed to share its prizes evenly (002 5.2)."""

    stage: StageNumber
    players: tuple[PlayerId, ...]
    ended: bool = False  # and to play no further
    consent: TextRef = ""


# Limited play ------------------------------------------------------------------------------------------------------


class Group(Struct, frozen=True, omit_defaults=True, gc=False):
    """Players who draft together, in the order of their seats, clockwise."""

    players: tuple[PlayerId, ...]
    side: str = ""  # what they draft, where sides are drafted apart
    cube: int = 0  # which cube they draft from, where there are several
    first: int = 0  # seat (0, 1 …) of the one who picks first, where one does


class GroupsSeated(Fact, frozen=True):
    """Chance put the players into drafting groups and on their seats."""

    groups: tuple[Group, ...]
    method: str  # how they were made: a name that `play/limited` knows
    seed: str
    stage: StageNumber = 1
    reason: TextRef = ""  # why they were seated again


class PacksDealt(Fact, frozen=True):
    """Packs were dealt out of a card list: which cards, by which seed; the packs follow from that."""

    cards: TextRef  # the list, kept outside the chain
    digest: str  # SHA-256 of the list in its plain form
    method: str  # a name that `play/limited` knows
    seed: str
    packs: int = 0  # per player
    size: int = 0  # cards of a pack
    rarities: dict[str, int] = {}  # of a booster: so many of each
    dealt: str = ""  # SHA-256 of everything that was dealt
    stage: StageNumber = 1
    reason: TextRef = ""  # why they were dealt again


class PoolsSwapped(Fact, frozen=True):
    """Registered pools were collected and handed out again by chance (002 7.5)."""

    pools: dict[PlayerId, PlayerId]  # player → who registered the pool that he got
    seed: str
    reason: TextRef = ""


class Suspended(Fact, frozen=True):
    """Drafts no further but stays in: an official picks for him at random (002 7.7)."""

    player: PlayerId


class PickDrawn(Fact, frozen=True):
    """The random pick for a suspended drafter."""

    player: PlayerId
    pack: int
    left: int  # cards he could choose from
    card: int  # the one that was drawn: 1 is the top of the pack
    seed: str


# Scenarios (001 4.4) -------------------------------------------------------------------------------------------------


class DecksDealt(Fact, frozen=True):
    """Whose deck everybody plays in a round."""

    round: RoundNumber
    decks: dict[PlayerId, PlayerId]  # player → the owner of his deck
    seed: str = ""


class SpecialRulesListed(Fact, frozen=True):
    """The special rules of Race to the Alpha Quadrant, in the order of their numbers."""

    rules: tuple[TextRef, ...]


class SpecialRuleDrawn(Fact, frozen=True):
    """A player's special rule in a round; a second one in the same round takes the place of the rejected first."""

    round: RoundNumber
    player: PlayerId
    rule: int  # 1 is the first of the list
    seed: str


class GameEnded(Fact, frozen=True):
    """Standard Orbit: a game ended before the round did, and the table began another. In a pod: somebody conceded."""

    round: RoundNumber
    table: Table
    result: Result


class ItemsDonated(Fact, frozen=True):
    """Bend the Rules: what a player spent in his game."""

    round: RoundNumber
    table: Table
    player: PlayerId
    items: int


class DrinksCounted(Fact, frozen=True):
    """Biermeister: what a player has drunk so far is now so many more."""

    player: PlayerId
    drinks: int


class FeedbackGiven(Fact, frozen=True):
    """Public Play Testing: what a player says about a card."""

    player: PlayerId
    text: TextRef


class Awarded(Fact, frozen=True):
    """A special prize that the director gave."""

    player: PlayerId
    prize: TextRef


# Rounds ----------------------------------------------------------------------------------------------------------


class Drafted(Fact, frozen=True):
    """A pairing was drawn, or changed by hand, but not posted. Every draw is on the record."""

    round: RoundNumber
    tables: tuple[Seating, ...]
    seed: str = ""  # "" = changed by hand
    engine: str = ""
    cost: dict[str, int] = {}
    optimum: dict[str, int] = {}  # of the best possible pairing, where changed by hand
    pinned: tuple[tuple[PlayerId, PlayerId], ...] = ()
    forbidden: tuple[tuple[PlayerId, PlayerId], ...] = ()
    reason: TextRef = ""
    stage: StageNumber = 1
    future: str = ""  # "required": later rounds were kept pairable before equal totals


class RoundPaired(Fact, frozen=True):
    """The round was posted: from now on this is what everybody plays."""

    round: RoundNumber
    tables: tuple[Seating, ...]
    seed: str = ""
    engine: str = ""
    cost: dict[str, int] = {}
    pinned: tuple[tuple[PlayerId, PlayerId], ...] = ()
    forbidden: tuple[tuple[PlayerId, PlayerId], ...] = ()
    stage: StageNumber = 1
    by_hand: bool = False


class LateSeated(Fact, frozen=True):
    """Somebody who came after the round was posted plays whoever had the bye at this table (001 7.5.1)."""

    round: RoundNumber
    table: Table
    player: PlayerId


class RoundWithdrawn(Fact, frozen=True):
    round: RoundNumber
    reason: TextRef = ""


# Results ---------------------------------------------------------------------------------------------------------


class Reported(Fact, frozen=True):
    """A player or an official said how a match ended."""

    round: RoundNumber
    table: Table
    result: Result
    by: PlayerId = ""  # "" = an official: confirmed at once


class Confirmed(Fact, frozen=True):
    """The opponent put his initials to it."""

    round: RoundNumber
    table: Table
    by: PlayerId = ""


class Disputed(Fact, frozen=True):
    round: RoundNumber
    table: Table
    by: PlayerId
    result: Result | None = None  # what he says it was
    reason: TextRef = ""


class Settled(Fact, frozen=True):
    """An official decided a dispute."""

    round: RoundNumber
    table: Table
    result: Result
    reason: TextRef = ""


class Corrected(Fact, frozen=True):
    round: RoundNumber
    table: Table
    result: Result
    reason: TextRef


class Delayed(Fact, frozen=True):
    """The result is not known yet and the event goes on (13.4)."""

    round: RoundNumber
    table: Table
    reason: TextRef = ""


class JudgeCalled(Fact, frozen=True):
    """Somebody at a table wants an official; no result waits for that."""

    round: RoundNumber
    table: Table
    by: PlayerId = ""  # "" = an official, for the table
    reason: TextRef = ""


class JudgeAnswered(Fact, frozen=True):
    """An official is there."""

    round: RoundNumber
    table: Table


class CallWithdrawn(Fact, frozen=True):
    """Nobody needs to come any more."""

    round: RoundNumber
    table: Table


class Dropped(Fact, frozen=True):
    player: PlayerId
    after: RoundNumber  # his last round


class LotDrawn(Fact, frozen=True):
    """Players that nothing else could separate, best first."""

    players: tuple[PlayerId, ...]
    seed: str = ""
    stage: StageNumber = 1  # where they share a rank


class ConfrontationWon(Fact, frozen=True):
    """The winner of a final confrontation, named without a game: first whatever the score (R46)."""

    player: PlayerId
    reason: TextRef = ""  # why somebody else is named now


# Clock and words ---------------------------------------------------------------------------------------------------


class ClockStarted(Fact, frozen=True):
    round: RoundNumber  # 0 = a period before a round: deck building, a draft
    minutes: int
    period: str = ""  # its name
    game: int = 0  # of a bracket match that is timed game by game (R64)
    reason: TextRef = ""  # why it is shorter than the document asks


class ClockPaused(Fact, frozen=True):
    round: RoundNumber


class ClockResumed(Fact, frozen=True):
    round: RoundNumber


class TimeAdded(Fact, frozen=True):
    round: RoundNumber
    minutes: int
    table: Table = 0  # 0 = everybody
    reason: TextRef = ""


class DeadlineSet(Fact, frozen=True):
    """An online round's (or one table's) last moment; a later one is an extension."""

    round: RoundNumber
    until: str
    table: Table = 0
    final: bool = False  # announced: no extensions, and that stays so


class Announced(Fact, frozen=True):
    text: TextRef


class Undone(Fact, frozen=True):
    """The act that began with this record did not happen."""

    seq: int


AnyFact = (
    Created
    | PlanChanged
    | RoundsChanged
    | SettingsChanged
    | Entered
    | Withdrawn
    | ReEntered
    | ByeForfeited
    | CheckedIn
    | Started
    | Finished
    | Joined
    | StageOpened
    | PrizesSplit
    | GroupsSeated
    | PacksDealt
    | PoolsSwapped
    | Suspended
    | PickDrawn
    | DecksDealt
    | SpecialRulesListed
    | SpecialRuleDrawn
    | GameEnded
    | ItemsDonated
    | DrinksCounted
    | FeedbackGiven
    | Awarded
    | Drafted
    | RoundPaired
    | LateSeated
    | RoundWithdrawn
    | Reported
    | Confirmed
    | Disputed
    | Settled
    | Corrected
    | Delayed
    | JudgeCalled
    | JudgeAnswered
    | CallWithdrawn
    | Dropped
    | LotDrawn
    | ConfrontationWon
    | ClockStarted
    | ClockPaused
    | ClockResumed
    | TimeAdded
    | DeadlineSet
    | Announced
    | Undone
)


class Record(Struct, frozen=True, omit_defaults=True, gc=False):
    """A fact with its place in the journal: who put it there, when, and in which act."""

    seq: int
    at: str  # ISO 8601, UTC; never decides an order
    by: str  # "director", "judge", a player id, "system"
    fact: AnyFact
    key: str = ""  # idempotency key of the command
    more: bool = False  # the same act goes on in the next record
