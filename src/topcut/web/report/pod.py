"""The report of a pod: the score sheet, points per round and seat, and who did what is observed in each."""

from __future__ import annotations

from collections.abc import Sequence

from topcut.acts.results.pod_concessions import conceded
from topcut.journal.fact import PlayerId, Result
from topcut.messages.message import message
from topcut.play.observed import marked_in, noting
from topcut.play.possible.pod import MOST_POINTS
from topcut.web.report.fields import Asking, Button, Data, Field, PodLine, PodRound, ResultForm, Way
from topcut.web.report.observed import observed_fields
from topcut.web.site.fields import number


def pod_form(asking: Asking) -> ResultForm:
    """One sheet for each round of the pod; rounds that were not played stay empty."""
    sheets = tuple(_sheet(asking, turn) for turn in range(1, _rounds(asking) + 1))
    on = "on" if asking.typed.get("time") else ""
    time = Field("time", message("web-result-pod-time"), "check", on, required=False)
    button = Button("points", message("web-result-pod-send"))
    fields = (time, *observed_fields(asking, "normal"))
    way = Way(message("web-result-pod"), (button,), fields, sheets, asking.was("points"))
    return ResultForm((way,))


def pod_heads(asking: Asking) -> tuple[str, ...]:
    """What a paper slip asks of each player: his points of every round."""
    return (*map(str, range(1, _rounds(asking) + 1)), "sum")


def _rounds(asking: Asking) -> int:
    return asking.snapshot.book.integer("rounds_per_pod", 5)


def _order(asking: Asking) -> list[PlayerId]:
    """Everybody from the first on, in the order of the seats."""
    seats = list(asking.match.seats)
    start = seats.index(asking.first)
    return seats[start:] + seats[:start]


def _sheet(asking: Asking, turn: int) -> PodRound:
    return PodRound(turn, tuple(_row(asking, turn, player) for player in _order(asking)))


def _row(asking: Asking, turn: int, player: PlayerId) -> PodLine:
    seat = asking.match.seats.index(player)
    name = message("web-result-pod-player", player=asking.whose(player))
    points, out, marked = f"r{turn}s{seat}", f"e{turn}s{seat}", marked_in(asking.snapshot.book)
    typed = Field(points, name, value=asking.typed.get(points, ""), most=MOST_POINTS)
    if marked is None:
        return PodLine(name, typed)
    on = "on" if asking.typed.get(out) else ""
    mark = Field(out, message("web-result-pod-mark", title=marked.title), "check", on, required=False)
    return PodLine(name, typed, mark, marked.title)


# What was sent -------------------------------------------------------------------------------------------------------


def pod_result(data: Data, asking: Asking) -> Result:
    """The sheets in seat order; who has conceded needs no points, and stays so: the sheet does not ask for it."""
    gone = conceded(asking.match)
    played = _played(data, asking)
    time = bool(data.get("time"))
    games = tuple(_points(data, asking, turn, gone) for turn in range(1, played + 1))
    ends = ("normal",) * (played - 1) + ("timeout",) if time and played else ()
    result = Result(games, how="concession" if gone else "normal", absent=gone, ends=ends)
    marked = marked_in(asking.snapshot.book)
    if marked is None:
        return result
    return noting(marked, result, tuple(_marked(data, asking, turn) for turn in range(1, played + 1)))


def _played(data: Data, asking: Asking) -> int:
    """The last round in which anybody has points."""
    seats = range(len(asking.match.seats))
    turns = range(_rounds(asking), 0, -1)
    return next((turn for turn in turns if any(str(data.get(f"r{turn}s{seat}", "")).strip() for seat in seats)), 0)


def _points(data: Data, asking: Asking, turn: int, gone: Sequence[int]) -> tuple[int, ...]:
    found = []
    for seat, player in enumerate(asking.match.seats):
        name = f"r{turn}s{seat}"
        if seat in gone and not data.get(name):
            found.append(0)
        else:
            what = message("form-points-of", round=turn, player=asking.named(player))
            found.append(number(data, name, what, most=MOST_POINTS))
    return tuple(found)


def _marked(data: Data, asking: Asking, turn: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(len(asking.match.seats)) if data.get(f"e{turn}s{seat}"))
