"""The report of a pod: the score sheet, points per round and seat, and who did what is observed in each."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from msgspec.structs import replace

from topcut.acts.results.pod_concessions import conceded
from topcut.journal.fact import PlayerId, PodRound, Result
from topcut.journal.state import Match
from topcut.limits import natural
from topcut.messages.message import Message, message
from topcut.play.observed import marked_in
from topcut.play.pod_rounds import result_of, written_out
from topcut.play.possible.pod import MOST_POINTS
from topcut.web.report.fields import Asking, Button, Data, Field, Grid, GridRow, ResultForm, Way
from topcut.web.report.observed import observed_fields
from topcut.web.site.fields import number

_STAR = re.compile(r"[*+]\s*$")  # behind the points, as on a typed slip


def pod_form(asking: Asking) -> ResultForm:
    """The sheet of the pod; rounds that were not played stay empty."""
    on = "on" if asking.typed.get("time") else ""
    time = Field("time", message("web-result-pod-time"), "check", on, required=False)
    label = message("web-result-pod-save") if plays(asking.match) else message("web-result-pod-send")
    button = Button("points", label)
    fields = (time, *observed_fields(asking, "normal"))
    way = Way(message("web-result-pod"), (button,), fields, _grid(asking), asking.was("points"))
    return ResultForm((way,))


def plays(match: Match) -> bool:
    """Whether its rounds can still be saved one by one."""
    return match.status in ("open", "delayed")


def shown(asking: Asking) -> Data:
    """What the sheet of a pod that plays holds: what was typed, over the rounds that are in; under them, where those
    have changed since it was shown."""
    match, typed = asking.match, asking.typed
    if not plays(match) or not match.noted:
        return typed
    there = noted_cells(match)
    if not typed:
        return there
    seen = natural(typed.get("seen", "") or typed.get("head", ""))
    return {**typed, **there} if seen is not None and seen < match.noted_seq else typed


def noted_cells(match: Match) -> dict[str, str]:
    """The rounds that are in, as they are typed."""
    return {f"r{one.turn}s{seat}": points for one in match.noted for seat, points in enumerate(written_out(one))}


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
    title = marked.title if marked else ""
    return Grid(pod_rounds(asking), rows, title, marks if marked else (), now, plays(asking.match))


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
    turns = tuple(_turn(data, asking, turn) for turn in range(1, _played(data, asking) + 1))
    result = result_of(asking.snapshot.book, turns, bool(data.get("time")))
    return replace(result, how="concession", absent=gone) if gone else result


def pod_turns(data: Data, asking: Asking) -> tuple[PodRound, ...] | None:
    """The rounds of a sheet that is not full yet, those without any points taken back; None where it is full."""
    turns = range(1, _rounds(asking) + 1)
    played = [turn for turn in turns if _typed_in(data, asking, turn)]
    if data.get("time") or len(played) == len(turns) or not (played or asking.match.noted):
        return None
    return tuple(_turn(data, asking, turn) if turn in played else PodRound(turn) for turn in turns)


def _turn(data: Data, asking: Asking, turn: int) -> PodRound:
    marked = _marked(data, asking, turn) if marked_in(asking.snapshot.book) else ()
    return PodRound(turn, _points(data, asking, turn, conceded(asking.match)), marked)


def _played(data: Data, asking: Asking) -> int:
    """The last round in which anybody has points."""
    return next((turn for turn in range(_rounds(asking), 0, -1) if _typed_in(data, asking, turn)), 0)


def _typed_in(data: Data, asking: Asking, turn: int) -> bool:
    """Whether anybody has points in a round."""
    return any(str(data.get(f"r{turn}s{seat}", "")).strip() for seat in range(len(asking.match.seats)))


def _points(data: Data, asking: Asking, turn: int, gone: Sequence[int]) -> tuple[int, ...]:
    found, number_shown = [], pod_rounds(asking)[turn - 1]
    for seat, player in enumerate(asking.match.seats):
        typed = {"points": _STAR.sub("", str(data.get(f"r{turn}s{seat}", "")))}
        if seat in gone and not typed["points"]:
            found.append(0)
        else:
            what = message("form-points-of", round=number_shown, player=asking.named(player))
            found.append(number(typed, "points", what, most=MOST_POINTS))
    return tuple(found)


def _marked(data: Data, asking: Asking, turn: int) -> tuple[int, ...]:
    seats = range(len(asking.match.seats))
    return tuple(seat for seat in seats if _STAR.search(str(data.get(f"r{turn}s{seat}", ""))))
