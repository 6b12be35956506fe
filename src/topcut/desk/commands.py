"""What a person can want, one frozen class per intention. `decide` turns them into facts or a refusal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from topcut.journal.plan import Stage, StageNumber
from topcut.journal.records import PlayerId, Result, RoundNumber, Table

Pair = tuple[PlayerId, PlayerId]


class Command(Struct, frozen=True):
    """Base of all commands."""


class Person(Struct, frozen=True):
    """Somebody who enters; kept outside the chain."""

    name: str
    handle: str = ""  # a short name of his own in this event; made from the name where it is empty
    rating: int | None = None
    earned_byes: int = 0
    head_start: int = 0
    side: str = ""
    team: str = ""


# The event -------------------------------------------------------------------------------------------------------


class Create(Command, frozen=True):
    rulebook: Mapping[str, Any]  # a resolved rulebook document
    title: str
    rounds: int = 0
    date: str = ""
    plan: tuple[Stage, ...] = ()  # () = the one stage that the rulebook plays


class ChangePlan(Command, frozen=True):
    """Announce other stages."""

    plan: tuple[Stage, ...]
    consent: str = ""
    reason: str = ""
    emergency: bool = False


class Enter(Command, frozen=True):
    """One or many players enter: before the start, or late."""

    people: tuple[Person, ...]
    heat: StageNumber = 0  # which heat they play in, where there are several; 0 = the first that is not over


class Join(Command, frozen=True):
    """Play in this heat too."""

    player: PlayerId
    stage: StageNumber


class Withdraw(Command, frozen=True):
    player: PlayerId


class ReEnter(Command, frozen=True):
    player: PlayerId
    reason: str = ""


class ForfeitBye(Command, frozen=True):
    player: PlayerId


class CheckIn(Command, frozen=True):
    player: PlayerId


class Start(Command, frozen=True):
    pass


class ChangeRounds(Command, frozen=True):
    rounds: int
    consent: str = ""
    reason: str = ""
    stage: StageNumber = 0  # 0 = the one that is being played
    emergency: bool = False  # in place of consent, with its reason


class ChangeSettings(Command, frozen=True):
    """Choose otherwise than was announced, while the document lets a director."""

    settings: Mapping[str, Any]  # setting → value
    consent: str = ""
    reason: str = ""


class Finish(Command, frozen=True):
    pass


class OpenStage(Command, frozen=True):
    """Make the cut into the next stage, or fill a bracket."""

    stage: StageNumber = 0  # 0 = the next one
    seeds: tuple[PlayerId, ...] = ()  # the best first, where they are typed in


class SplitPrizes(Command, frozen=True):
    """All who are still in the bracket share its prizes evenly (002 5.2)."""

    consent: str = ""  # who agreed
    ended: bool = False  # they play no further


# Rounds ----------------------------------------------------------------------------------------------------------


class Draw(Command, frozen=True):
    """Draw a pairing for the next round; a second draw says why."""

    reason: str = ""
    seed: str = ""  # "" = from the operating system
    pinned: tuple[Pair, ...] = ()
    forbidden: tuple[Pair, ...] = ()
    keep_future: bool = False  # keep later rounds pairable before equal totals, in this round
    stage: StageNumber = 0  # of several heats; 0 = the first that can be paired


class SeatLate(Command, frozen=True):
    """Somebody who came late plays whoever has the bye at this table."""

    round: RoundNumber
    table: Table
    player: PlayerId


class Swap(Command, frozen=True):
    """Let two players of the draft change places."""

    a: PlayerId
    b: PlayerId
    reason: str = ""


class Post(Command, frozen=True):
    pass


class WithdrawRound(Command, frozen=True):
    reason: str = ""


# Results ---------------------------------------------------------------------------------------------------------


class Report(Command, frozen=True):
    """A result; `by` a player, or an official where it is empty."""

    round: RoundNumber
    table: Table
    result: Result
    by: PlayerId = ""


class Confirm(Command, frozen=True):
    round: RoundNumber
    table: Table
    by: PlayerId = ""


class Dispute(Command, frozen=True):
    round: RoundNumber
    table: Table
    by: PlayerId
    result: Result | None = None
    reason: str = ""


class Settle(Command, frozen=True):
    round: RoundNumber
    table: Table
    result: Result
    reason: str = ""


class Correct(Command, frozen=True):
    round: RoundNumber
    table: Table
    result: Result
    reason: str


class Concede(Command, frozen=True):
    """A player gives up the match."""

    round: RoundNumber
    table: Table
    by: PlayerId
    games: tuple[tuple[int, ...], ...] = ()  # played before, first seat first


class NoShow(Command, frozen=True):
    """These did not come to their table."""

    round: RoundNumber
    table: Table
    absent: tuple[PlayerId, ...]


class BothLose(Command, frozen=True):
    round: RoundNumber
    table: Table


class Incomplete(Command, frozen=True):
    """The game was not finished by the end of the round (001 13.5): who is responsible, nobody or both."""

    round: RoundNumber
    table: Table
    responsible: tuple[PlayerId, ...] = ()


class Delay(Command, frozen=True):
    round: RoundNumber
    table: Table
    reason: str = ""


class CallJudge(Command, frozen=True):
    """An official is wanted at a table; `by` a player, or an official for the table where it is empty."""

    round: RoundNumber
    table: Table
    by: PlayerId = ""
    reason: str = ""


class AnswerCall(Command, frozen=True):
    """An official is there."""

    round: RoundNumber
    table: Table


class WithdrawCall(Command, frozen=True):
    """Nobody needs to come any more; `by` the player who called, or an official."""

    round: RoundNumber
    table: Table
    by: PlayerId = ""


class Drop(Command, frozen=True):
    player: PlayerId
    gives_up: bool = False  # the bracket match that is not over yet, and knows it


class DrawLot(Command, frozen=True):
    """Let chance order players that nothing else separates, or record the order of a lot drawn at the table."""

    players: tuple[PlayerId, ...]
    drawn: tuple[PlayerId, ...] = ()


class Confront(Command, frozen=True):
    """Who won the final confrontation, without a game here; a second time says why."""

    winner: PlayerId
    reason: str = ""


# Limited play ------------------------------------------------------------------------------------------------------


class SeatGroups(Command, frozen=True):
    """Put the players into drafting groups by chance; a second time says why."""

    reason: str = ""
    seed: str = ""


class DealPacks(Command, frozen=True):
    """Deal packs out of a card list; a second time says why."""

    cards: str  # the list in its plain form
    method: str = ""  # "" = as the event's format says
    packs: int = 0  # 0 = as the format says
    size: int = 0
    rarities: Mapping[str, int] = {}
    reason: str = ""
    seed: str = ""


class SwapPools(Command, frozen=True):
    """Collect the registered pools and hand them out again by chance."""

    reason: str = ""
    seed: str = ""


class Suspend(Command, frozen=True):
    """Take a player out of the draft; he stays in the event."""

    player: PlayerId


class DrawPick(Command, frozen=True):
    """Pick at random for a suspended drafter."""

    player: PlayerId
    pack: int
    left: int  # cards he could choose from


# Scenarios (001 4.4) -------------------------------------------------------------------------------------------------


class ListSpecialRules(Command, frozen=True):
    rules: tuple[str, ...]


class RejectSpecialRule(Command, frozen=True):
    """Once per event: draw another special rule for this round."""

    player: PlayerId


class EndGame(Command, frozen=True):
    """Standard Orbit: a game ended before the round did."""

    round: RoundNumber
    table: Table
    result: Result


class Donate(Command, frozen=True):
    """Bend the Rules: spend items in a game."""

    round: RoundNumber
    table: Table
    player: PlayerId
    items: int


class CountDrinks(Command, frozen=True):
    player: PlayerId
    drinks: int


class GiveFeedback(Command, frozen=True):
    player: PlayerId
    text: str


class Award(Command, frozen=True):
    """A special prize of the director's."""

    player: PlayerId
    prize: str


# Clock and words ---------------------------------------------------------------------------------------------------


class StartClock(Command, frozen=True):
    minutes: int = 0  # 0 = the rulebook's time limit
    period: str = ""  # a period before the next round, by its name: deck building
    game: int = 0  # the next game of a bracket match, where each is timed
    reason: str = ""  # why it is shorter than the document asks


class PauseClock(Command, frozen=True):
    pass


class ResumeClock(Command, frozen=True):
    pass


class AddTime(Command, frozen=True):
    minutes: int
    table: Table = 0
    reason: str = ""


class SetDeadline(Command, frozen=True):
    """The last moment of an online round or of one table; a later one is an extension."""

    round: RoundNumber
    until: str
    table: Table = 0
    final: bool = False


class Announce(Command, frozen=True):
    text: str


class Undo(Command, frozen=True):
    """Take back the act that began with record `seq`."""

    seq: int
