"""Score cards on their way to a report: what has been typed so far of an event that was played on paper.

Nothing here is a fact yet. A line says what stands on one player's card for one round, the own numbers first; that it
can be read, and that two cards agree, is looked at when everything is checked.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Annotated, Any

from msgspec import Struct
from msgspec.structs import replace

from topcut.acts.fields import of_number, of_words
from topcut.journal.fact import PlayerId, RoundNumber
from topcut.journal.plan import StageNumber
from topcut.messages.message import message

MISSED = "missed"  # in place of an opponent: no game, though still in the event
GONE = "gone"  # left before this round
AWARD = "award:"  # "award:BYE": a result of one player alone
Place = tuple[PlayerId, RoundNumber]
_OPPONENT, _SCORE = message("report-field-opponent"), message("report-field-score")


class Line(Struct, frozen=True):
    """A round on the card of one player."""

    opponent: Annotated[str, of_words(_OPPONENT, 40)] = ""  # a player, or one of the words above; in pods nobody
    mine: Annotated[str, of_words(_SCORE, 12)] = ""
    theirs: Annotated[str, of_words(_SCORE, 12)] = ""
    words: Annotated[str, of_words(message("report-field-words"), 200)] = ""  # "time", "FW"; in pods the points
    table: Annotated[int, of_number(message("report-field-table"), 0, 9999)] = 0  # of a pod

    @property
    def text(self) -> str:
        """As it would stand on a slip, behind the name of whose card it is."""
        numbers = f"{self.mine or 0}:{self.theirs or 0}" if self.mine or self.theirs else ""
        return f"{numbers} {self.words}".strip()

    @property
    def empty(self) -> bool:
        return not (self.opponent or self.text or self.table)

    @property
    def award(self) -> str:
        """The code of a result without an opponent."""
        return self.opponent.removeprefix(AWARD) if self.opponent.startswith(AWARD) else ""

    @property
    def against(self) -> PlayerId:
        """Whom this card names; "" where nobody was met."""
        return "" if self.award or self.opponent in (MISSED, GONE) else self.opponent


class Draft(Struct, frozen=True):
    """Everything that was typed."""

    rounds: int  # of the first stage
    lines: Mapping[Place, Line] = {}
    away: frozenset[PlayerId] = frozenset()  # entered, and did not come
    seeds: Mapping[StageNumber, tuple[PlayerId, ...]] = {}
    lots: Mapping[StageNumber, tuple[tuple[PlayerId, ...], ...]] = {}  # drawn at the table, the best first
    confrontation: PlayerId = ""
    document: Mapping[str, Any] = {}  # a results file in place of the cards

    def line(self, player: PlayerId, number: RoundNumber) -> Line:
        return self.lines.get((player, number), Line())

    def in_round(self, number: RoundNumber) -> dict[PlayerId, Line]:
        """Who has something on the card for a round."""
        return {player: line for (player, at), line in self.lines.items() if at == number and not line.empty}

    def with_line(self, player: PlayerId, number: RoundNumber, line: Line) -> Draft:
        return replace(self, lines={**self.lines, (player, number): line})

    def without(self, players: Collection[PlayerId], number: RoundNumber) -> Draft:
        """These cards are empty for a round."""
        left = {place: line for place, line in self.lines.items() if place[1] != number or place[0] not in players}
        return replace(self, lines=left)

    def counting(self, player: PlayerId, number: RoundNumber) -> Draft:
        """What this card says of the round is right: whatever contradicts it is taken off the other cards."""
        own = self.line(player, number)
        at_table = {player, own.against} - {""}
        wrong = {
            other
            for other, line in self.in_round(number).items()
            if other != player and (other in at_table or line.against in at_table)
        }
        return self.without(wrong, number)
