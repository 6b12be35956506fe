"""What a report asks for: the ways in which a match can have ended, and the fields and buttons of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct

from topcut.journal.fact import PlayerId
from topcut.journal.state import Match
from topcut.messages.message import Message, Player, message
from topcut.web.site.live import Snapshot

Data = Mapping[str, str]
MOST_POINTS = 9999
_SCORE = ("mine", "theirs")


class Field(Struct, frozen=True):
    """One input of a form."""

    name: str
    label: Message
    kind: Literal["number", "choice", "check"] = "number"
    value: str = ""
    least: int = 0
    most: int = MOST_POINTS
    choices: tuple[tuple[str, Message], ...] = ()
    required: bool = True


class Button(Struct, frozen=True):
    """What sends a form, as its field `way`."""

    value: str
    label: Message
    told: bool = True  # its label is a sentence, not a score


def sending(value: str, label: Message) -> Button:
    """The one button of a way."""
    return Button(value, message("web-result-send", what=label))


class GridRow(Struct, frozen=True):
    """A player's line on the score sheet of a pod."""

    name: Message
    cells: tuple[Field, ...]  # points of each round, with a star behind them where something is marked: "900*"
    sum: int | None = None  # of what is typed so far; None where that is nothing, or no number
    place: int = 0


class Grid(Struct, frozen=True):
    """The score sheet of a pod: players × rounds."""

    rounds: tuple[int, ...]  # by the numbers they have in the event
    rows: tuple[GridRow, ...]
    marked: str = ""  # what a star means
    marks: tuple[tuple[Message, ...], ...] = ()  # of each round, who has one
    now: int = 0  # the first round without points, counted from 1; 0 = all have some
    plays: bool = False  # its rounds are saved one by one


class Way(Struct, frozen=True):
    """One way in which a match can have ended: what it is called, and all that the rulebook needs to know of it."""

    label: Message
    buttons: tuple[Button, ...]
    fields: tuple[Field, ...] = ()
    grid: Grid | None = None
    typed: bool = False  # it was sent and refused: shown open again
    notes: tuple[str, ...] = ()  # what the rulebook says is done then, step by step

    @property
    def scores(self) -> tuple[Field, ...]:
        """The numbers of the score itself, which stand beside each other."""
        found = tuple(field for field in self.fields if field.name in _SCORE and field.kind == "number")
        return found if len(found) == len(_SCORE) else ()

    @property
    def asked(self) -> tuple[Field, ...]:
        """Whatever else is asked."""
        return tuple(field for field in self.fields if field not in self.scores)


class ResultForm(Struct, frozen=True):
    """A report: the usual ways, and those that are rare."""

    ways: tuple[Way, ...]
    others: tuple[Way, ...] = ()


class Asking(Struct, frozen=True):
    """Who is asked about which match, and what he has typed so far."""

    snapshot: Snapshot
    match: Match
    first: PlayerId  # he sees himself first
    own: bool = True  # he is one of the players; otherwise an official
    typed: Data = {}

    @property
    def other(self) -> PlayerId:
        return next((seat for seat in self.match.seats if seat != self.first), "")

    @property
    def in_bracket(self) -> bool:
        stage = self.snapshot.tournament.rounds[self.match.round - 1].stage
        return self.snapshot.plan[stage - 1].kind == "bracket"

    @property
    def turned(self) -> bool:
        """The match has him on its second seat."""
        return self.match.seats[0] != self.first

    def named(self, player: PlayerId) -> Player:
        return Player(player, self.snapshot.names.get(player, player))

    def whose(self, player: PlayerId) -> Player | str:
        """ "" for himself, who needs no name."""
        return "" if self.own and player == self.first else self.named(player)

    def won(self, player: PlayerId, how: str = "normal") -> Message:
        """ "I won", "I lost on time", "Odo won by a card’s effect"."""
        who = "named" if not self.own else "self" if player == self.first else "other"
        return message("web-result-won", who=who, player="" if self.own else self.named(player), how=how)

    def of(self, player: PlayerId, what: str) -> Message:
        """ "My points", "Odo’s points"."""
        return message("web-result-of", player=self.whose(player), what=what)

    def conceded(self, player: PlayerId) -> Message:
        return message("web-result-conceded", player=self.named(player))

    def field(self, name: str, label: Message, least: int = 0, most: int = MOST_POINTS) -> Field:
        return Field(name, label, value=self.typed.get(name, ""), least=least, most=most)

    def was(self, *ways: str) -> bool:
        """Whether one of these was sent and refused."""
        return self.typed.get("way", "") in ways
