"""A match as one of its players tells it: "you won 100–35 (Full Win)"."""

from __future__ import annotations

from msgspec import Struct

from topcut.journal.records import PlayerId, Result
from topcut.journal.state import Match
from topcut.play.games import tally
from topcut.play.possible.taking import remarks_on
from topcut.play.sides import Side
from topcut.play.spoken import counted, score_words, signed
from topcut.play.stages import scored
from topcut.web.live import Snapshot

_HOW = {
    "concession": "by concession",
    "agreed": "by agreement",
    "effect": "by a card’s effect",
    "decked": "both decks ran out",
}
_MISSED = {
    "no-show": "did not come",
    "incomplete": "the game was not finished",
    "both-lose": "both lose",
    "dropped": "left the event",
}


class Told(Struct, frozen=True):
    """A result from one seat."""

    words: str  # "You won 100–35"
    more: str = ""  # "Full Win, 4 points, differential +65"
    remarks: tuple[str, ...] = ()  # what to look at twice


def told(snapshot: Snapshot, match: Match, result: Result, player: PlayerId, whom: str = "You") -> Told:
    """What a result says of a player; `whom` is how he is called in it."""
    seat = match.seats.index(player)
    sides = scored(snapshot.tournament, snapshot.book, match, result).sides
    odd = remarks_on(snapshot.tournament, snapshot.book, match, result)
    remarks = tuple(snapshot.tell(remark) for remark in odd)
    if len(match.seats) == 1:
        return Told("A bye", _worth(snapshot, match, sides[seat]))
    if len(match.seats) > 2:
        return Told(f"{whom} scored {sides[seat].points}", _rounds_won(sides[seat]), remarks)
    outcome = {"win": f"{whom} won", "loss": f"{whom} lost", "draw": "A tie", "": "Nobody won"}[_outcome(sides, seat)]
    return Told(f"{outcome}{_course(snapshot, result, seat)}", _worth(snapshot, match, sides[seat]), remarks)


def noted(snapshot: Snapshot, match: Match, result: Result, player: PlayerId) -> str:
    """The same as a line of his score card: "Won 100–35 (Full Win)"."""
    seat = match.seats.index(player)
    sides = scored(snapshot.tournament, snapshot.book, match, result).sides
    if len(match.seats) == 1:
        return _name(snapshot, sides[seat])
    if len(match.seats) > 2:
        return f"Scored {sides[seat].points} ({_rounds_won(sides[seat])})"
    outcome = {"win": "Won", "loss": "Lost", "draw": "A tie", "": "Nobody won"}[_outcome(sides, seat)]
    return f"{outcome}{_course(snapshot, result, seat)} ({_name(snapshot, sides[seat])})"


def _outcome(sides: tuple[Side, ...], seat: int) -> str:
    """ "win", "loss", "draw"; "" where both have lost."""
    mine, other = sides[seat], sides[1 - seat]
    return "" if mine.outcome == "loss" and other.outcome == "loss" else mine.outcome


def _course(snapshot: Snapshot, result: Result, seat: int) -> str:
    """ " 100–35 by concession": the numbers, and how it ended where that is not the usual way."""
    parts = (_numbers(snapshot, result, seat), _HOW.get(result.how, ""))
    return "".join(f" {part}" for part in parts if part)


def _rounds_won(side: Side) -> str:
    return f"{counted(side.games_won, 'round')} won"


def _numbers(snapshot: Snapshot, result: Result, seat: int) -> str:
    """The score, or the games won, his own first."""
    if not result.games:
        return _MISSED.get(result.how, "")
    if snapshot.book.play == "best_of" or len(result.games) > 1:
        won, lost, drawn = tally(result.games)
        first, second = (lost, won) if seat else (won, lost)
        return f"{first}–{second}" + (f"–{drawn}" if drawn else "")
    numbers = score_words(result.games[0][::-1] if seat else result.games[0])
    return numbers.replace(":", " : ").replace("-", "−") if ":" in numbers else numbers.replace("-", "–")


def _worth(snapshot: Snapshot, match: Match, side: Side) -> str:
    """ "Full Win, 4 points, differential +65"; nothing in a bracket, where nobody has points."""
    if snapshot.plan[snapshot.tournament.rounds[match.round - 1].stage - 1].kind == "bracket":
        return ""
    worth = f"{_name(snapshot, side)}, {counted(side.points, 'point')}"
    if not snapshot.book.ranks_by("differential"):
        return worth
    return f"{worth}, differential {signed(side.differential)}"


def _name(snapshot: Snapshot, side: Side) -> str:
    line = snapshot.book.results.get(side.code)
    return line.name if line else side.code
