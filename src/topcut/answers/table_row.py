"""A table of a round as it is listed: its players, its result, how it stands."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from topcut.journal.fact import Table
from topcut.messages.message import Message, Messages, Player, message

DRAWN = "draft"  # what programs are told of a round that is drawn and not posted
Progress = Literal["drawn", "bye", "playing", "late", "reported", "disputed", "delayed", "confirmed", "settled"]


class SaidResult(Struct, frozen=True):
    """What one of the players says the result was; None by an official, or that it was otherwise."""

    by: Player | None
    result: Message | None

    @property
    def claimant(self) -> Message:
        return message("result-claimant", player=self.by or "")

    @property
    def told(self) -> Message:
        """ "Kira: FW/FL 100-35"."""
        if self.result is None:
            return message("result-claim-otherwise", by=self.claimant)
        return message("result-claim", by=self.claimant, result=self.result)


class TableSeat(Struct, frozen=True):
    """A player at a table."""

    player: Player
    side: str = ""  # light or dark, where the game has sides
    before: int | None = None  # points before this round
    seed: int = 0  # in a bracket
    won: bool = False
    points: int | None = None  # of a pod, where its result is in
    rounds_won: int | None = None
    sheet: str = ""  # of a pod: what was written of each round
    so_far: int | None = None  # of a pod that plays: points of the rounds that are in
    keeps_score: bool = False
    conceded: bool = False
    dropped: bool = False


class TableRow(Struct, frozen=True, omit_defaults=True):
    """A table of a round. What belongs to its players stands in the order of the seats; () where there is none."""

    table: Table
    players: tuple[Player, ...]
    state: str  # of its result, as the journal has it; "draft" of a round that is not posted
    progress: Progress  # the same as a director sees it
    sides: tuple[str, ...] = ()  # light or dark
    before: tuple[int, ...] = ()  # points before this round
    seeds: tuple[int, ...] = ()
    award: Message | None = None  # of a single seat: bye, earned bye
    result: Message | None = None  # the one that stands
    remarks: Messages = ()  # that no table could have reported it: it was published elsewhere
    claims: tuple[SaidResult, ...] = ()  # of a dispute
    won: tuple[bool, ...] = ()
    points: tuple[int, ...] = ()  # of a pod
    rounds_won: tuple[int, ...] = ()
    sheets: tuple[str, ...] = ()  # of a pod: "1200* 0 350", a star where somebody emptied their hand
    so_far: tuple[int, ...] = ()  # of a pod that plays: the sums of the rounds that are in
    rounds_in: int = 0  # so many are
    keeper: Player | None = None  # who keeps the score of a pod that is being played
    conceded: tuple[Player, ...] = ()
    dropped: tuple[Player, ...] = ()
    extra_minutes: int = 0
    judge_called: bool = False
    changed: int = 0  # the record that last changed it
    reason: Message | None = None  # of a drawn round: why these players, or why this one has the bye
    forced: bool = False  # and a director wants to see it at once: a float, a rematch, a bye, a pin
    pinned: bool = False

    @property
    def seats(self) -> tuple[TableSeat, ...]:
        """Everything by seats."""
        return tuple(map(self._seat, range(len(self.players))))

    def _seat(self, at: int) -> TableSeat:
        player = self.players[at]
        return TableSeat(
            player,
            self.sides[at] if self.sides else "",
            self.before[at] if self.before else None,
            self.seeds[at] if self.seeds else 0,
            self.won[at] if self.won else False,
            self.points[at] if self.points else None,
            self.rounds_won[at] if self.rounds_won else None,
            self.sheets[at] if self.sheets else "",
            self.so_far[at] if self.so_far else None,
            player == self.keeper,
            player in self.conceded,
            player in self.dropped,
        )

    @property
    def told(self) -> Message | None:
        """The result; of a dispute, what each of them says."""
        if self.claims:
            return message("result-claims", claims=tuple(claim.told for claim in self.claims))
        if self.result and self.remarks:
            return message("result-remarked", result=self.result, remarks=self.remarks)
        return self.result
