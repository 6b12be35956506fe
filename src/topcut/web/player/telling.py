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
    mine = sides[seat]
    remarks = remarks_on(snapshot.tournament, snapshot.book, match, result)
    if len(match.seats) == 1:
        return Told("A bye", _worth(snapshot, match, mine))
    if len(match.seats) > 2:
        rounds = counted(mine.games_won, "round") + " won"
        return Told(f"{whom} scored {mine.points}", rounds, remarks)
    numbers = _numbers(snapshot, result, seat)
    words = " ".join(part for part in (_outcome(sides, seat, whom), numbers, _HOW.get(result.how, "")) if part)
    return Told(words, _worth(snapshot, match, mine), remarks)


def _outcome(sides: tuple[Side, ...], seat: int, whom: str) -> str:
    mine, other = sides[seat], sides[1 - seat]
    if mine.outcome == "loss" and other.outcome == "loss":
        return "Nobody won"
    return {"win": f"{whom} won", "loss": f"{whom} lost", "draw": "A tie"}[mine.outcome]


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
    line = snapshot.book.results.get(side.code)
    worth = f"{line.name if line else side.code}, {counted(side.points, 'point')}"
    if not snapshot.book.ranks_by("differential"):
        return worth
    return f"{worth}, differential {signed(side.differential)}"
