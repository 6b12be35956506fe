"""The report of a pod: the score sheet, points per round and seat, and who did what is observed in each."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from topcut.acts.results.pod_concessions import conceded
from topcut.journal.fact import PlayerId, Result
from topcut.limits import natural
from topcut.messages.message import Message, message
from topcut.play.observed import marked_in, noting
from topcut.play.possible.pod import MOST_POINTS
from topcut.web.report.fields import Asking, Button, Data, Field, Grid, GridRow, ResultForm, Way
from topcut.web.report.observed import observed_fields
from topcut.web.site.fields import number

_STAR = re.compile(r"[*+]\s*$")  # behind the points, as on a typed slip


def pod_form(asking: Asking) -> ResultForm:
    """The sheet of the pod; rounds that were not played stay empty."""
    on = "on" if asking.typed.get("time") else ""
    time = Field("time", message("web-result-pod-time"), "check", on, required=False)
    button = Button("points", message("web-result-pod-send"))
    fields = (time, *observed_fields(asking, "normal"))
    way = Way(message("web-result-pod"), (button,), fields, _grid(asking), asking.was("points"))
    return ResultForm((way,))


def pod_rounds(asking: Asking) -> tuple[int, ...]:
    """The rounds of a pod by the numbers they have in the event: 6 to 10 of the second."""
    each = _rounds(asking)
    first = (asking.match.round - 1) * each + 1
    return tuple(range(first, first + each))


def pod_heads(asking: Asking) -> tuple[str, ...]:
    """What a paper slip asks of each player: the points of every round."""
    return (*map(str, pod_rounds(asking)), "sum")


def _rounds(asking: Asking) -> int:
    return asking.snapshot.book.integer("rounds_per_pod", 5)


def _order(asking: Asking) -> list[PlayerId]:
    """Everybody from the first on, in the order of the seats."""
    seats = list(asking.match.seats)
    start = seats.index(asking.first)
    return seats[start:] + seats[:start]


def _grid(asking: Asking) -> Grid:
    order, turns, marked = _order(asking), range(1, _rounds(asking) + 1), marked_in(asking.snapshot.book)
    sums = {player: _sum(asking, player) for player in order}
    rows = tuple(_row(asking, player, sums) for player in order)
    marks = tuple(tuple(row.name for row in rows if _STAR.search(row.cells[turn - 1].value)) for turn in turns)
    now = next((turn for turn in turns if not any(row.cells[turn - 1].value for row in rows)), 0)
    return Grid(pod_rounds(asking), rows, marked.title if marked else "", marks if marked else (), now)


def _row(asking: Asking, player: PlayerId, sums: Mapping[PlayerId, int | None]) -> GridRow:
    name = message("web-result-pod-player", player=asking.whose(player))
    own, known = sums[player], [one for one in sums.values() if one is not None]
    place = 0 if own is None else 1 + sum(one > own for one in known)
    return GridRow(name, tuple(_cells(asking, player, name)), own, place)


def _cells(asking: Asking, player: PlayerId, name: Message) -> Iterator[Field]:
    seat = asking.match.seats.index(player)
    for turn, shown in enumerate(pod_rounds(asking), start=1):
        field = f"r{turn}s{seat}"
        label = message("web-result-pod-cell", player=name, round=shown)
        yield Field(field, label, value=asking.typed.get(field, ""), most=MOST_POINTS, required=False)


def _sum(asking: Asking, player: PlayerId) -> int | None:
    """Of what is typed so far, as far as it is numbers."""
    seat = asking.match.seats.index(player)
    typed = [asking.typed.get(f"r{turn}s{seat}", "") for turn in range(1, _rounds(asking) + 1)]
    points = [natural(_STAR.sub("", one).strip()) for one in typed if one.strip()]
    return sum(one for one in points if one is not None) if points else None


# What was sent -------------------------------------------------------------------------------------------------------


def pod_result(data: Data, asking: Asking) -> Result:
    """The sheet in seat order; who has conceded needs no points, and stays so: the sheet does not ask for it."""
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
    found, shown = [], pod_rounds(asking)[turn - 1]
    for seat, player in enumerate(asking.match.seats):
        typed = {"points": _STAR.sub("", str(data.get(f"r{turn}s{seat}", "")))}
        if seat in gone and not typed["points"]:
            found.append(0)
        else:
            what = message("form-points-of", round=shown, player=asking.named(player))
            found.append(number(typed, "points", what, most=MOST_POINTS))
    return tuple(found)


def _marked(data: Data, asking: Asking, turn: int) -> tuple[int, ...]:
    seats = range(len(asking.match.seats))
    return tuple(seat for seat in seats if _STAR.search(str(data.get(f"r{turn}s{seat}", ""))))
