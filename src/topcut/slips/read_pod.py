"""A pod's result as a director types it: `1 1200*-0-350-40 0-800*-60-20 … time concede odo`.

The table, then a word for every round: the points in seat order, joined by dashes, with a `*` (or `+`, which no shell
takes for itself) behind everybody who emptied his hand first. Instead of the table, the names in the order of the
score sheet: `odo, kira, quark 1200*-0-350 …`.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from topcut.acts.results.pod_concessions import with_concessions
from topcut.journal.fact import Numbers, PlayerId, Result
from topcut.limits import natural
from topcut.messages.message import Message, message
from topcut.play.observed import marked_in, noting
from topcut.refusal import Refused, refuse
from topcut.slips.read_observed import observed_apart, with_observed
from topcut.slips.sheet import Ask, SlipSheet, people, person
from topcut.slips.who import nobody_to_ask, player

if TYPE_CHECKING:
    from topcut.journal.state import Match, Round

_TIME = ("time", "timeout")
_CONCEDE = ("concede", "concedes", "conceded", "concession")
_SPACED_DASH = re.compile(r"(?<=[\d*+])\s*[-–—]\s*(?=[\d*+])")
_POINTS = re.compile(r"(\d{1,8})([*+]?)")
_BETWEEN_NAMES = re.compile(r",|\band\b", re.IGNORECASE)
_POINTS_WAY = message("slip-way-points", example=message("slip-typed", text="1200*-0-350-40"))


class Typed(Struct, frozen=True):
    """The words of a line by what they are."""

    where: str  # a table's number, or names
    rounds: tuple[str, ...]
    time: bool = False
    gave_up: str = ""  # names


class Turn(Struct, frozen=True):
    """One round of a pod as it was typed."""

    points: tuple[int, ...]
    out: tuple[int, ...]  # places in the word whose hand was emptied


def read_pod(event: SlipSheet, line: str, posted: Round, ask: Ask = nobody_to_ask) -> tuple[Match, Result]:
    """The pod and the result that one line means, with what was conceded there before."""
    words, seen = observed_apart(event.book, _SPACED_DASH.sub("-", line).split())
    typed = _typed(words)
    match, order = _pod(event, typed.where, posted, ask)
    gone = tuple(sorted({match.seats.index(one) for one in _names(event, typed.gave_up, match.seats, ask)}))
    whole = with_concessions(match, Result(how="concession" if gone else "normal", absent=gone))
    turns = [_turn(event, match, order, number, word) for number, word in enumerate(typed.rounds, start=1)]
    place = {seat: order.index(one) for seat, one in enumerate(match.seats)}
    result = Result(
        games=tuple(tuple(turn.points[place[seat]] for seat in place) for turn in turns),
        how=whole.how,
        absent=whole.absent,
        ends=("normal",) * (len(turns) - 1) + ("timeout",) if typed.time and turns else (),
    )
    if marked := marked_in(event.book):
        out = tuple(tuple(seat for seat in place if place[seat] in turn.out) for turn in turns)
        result = noting(marked, result, out)
    in_seat_order = {name: _seated(rows, place) for name, rows in seen.items()}
    return match, with_observed(event.book, result, in_seat_order)


def _seated(rows: Numbers, place: dict[int, int]) -> Numbers:
    """What was typed in the order of the names, in the order of the seats."""
    return tuple(rows[place[seat]] for seat in place) if len(rows) == len(place) else rows


def _table(match: Match) -> Message:
    return message("place-table", table=match.table)


def _round(number: int) -> Message:
    return message("slip-pod-round", round=number)


# The words ----------------------------------------------------------------------------------------------------------


def _typed(words: list[str]) -> Typed:
    if words and words[0].lower() == "table":
        words = words[1:]
    if not words:
        raise refuse("slip-pod-without-words")
    end = 1
    while natural(words[0]) is None and end < len(words) and not _begins_result(words[end]):
        end += 1
    first = next((n for n, word in enumerate(words) if n >= end and not _is_round(word)), len(words))
    rounds, others = words[end:first], words[first:]
    time = [word for word in others if word.lower() in _TIME]
    gave_up = " ".join("," if word.lower() in _CONCEDE else word for word in others if word.lower() not in _TIME)
    if time and any(_is_round(word) for word in others[others.index(time[0]) + 1 :]):
        raise refuse("slip-pod-round-behind-time", time=message("slip-typed", text="time"))
    if gave_up and not any(word.lower() in _CONCEDE for word in others):
        raise refuse("slip-pod-no-such-round", typed=gave_up)
    return Typed(" ".join(words[:end]), tuple(rounds), bool(time), gave_up)


def _begins_result(word: str) -> bool:
    return _is_round(word) or word.lower() in (*_TIME, *_CONCEDE)


def _is_round(word: str) -> bool:
    """Points, or what was meant to be points: `12OO-0-350`; `kira-2` is a name."""
    if word[:1].isdigit() or word[:1] in "*+-":
        return True
    return "-" in word and sum(part[-1:].isdigit() or part[-1:] in "*+" for part in word.split("-")) > 1


def _pod(event: SlipSheet, where: str, posted: Round, ask: Ask) -> tuple[Match, tuple[PlayerId, ...]]:
    """The table that is meant, and whose points come first, second …"""
    from topcut.slips.read_result import find_match

    if "," not in where:
        match, first = find_match(event, where, posted, ask)
        if first is not None and first != match.seats[0]:
            begins, named = person(event, match.seats[0]), person(event, first)
            raise refuse("slip-pod-begins-otherwise", table=match.table, first=begins, named=named)
        return match, match.seats
    tables = {seat: match for match in posted.matches.values() for seat in match.seats}
    order = tuple(player(event, name.strip(), tables, ask) for name in where.split(",") if name.strip())
    match = tables[order[0]]
    if sorted(order) != sorted(match.seats):
        given, players = people(event, order), people(event, match.seats)
        raise refuse("slip-pod-other-players", named=given, table=match.table, players=players)
    return match, order


def _names(event: SlipSheet, typed: str, seats: tuple[PlayerId, ...], ask: Ask) -> list[PlayerId]:
    return [player(event, name.strip(), seats, ask) for name in _BETWEEN_NAMES.split(typed) if name.strip()]


# The rounds ---------------------------------------------------------------------------------------------------------


def _turn(event: SlipSheet, match: Match, order: Sequence[PlayerId], number: int, word: str) -> Turn:
    read = [(part, _POINTS.fullmatch(part)) for part in re.split("[-–—]", word)]
    for part, found in read:
        if found is None:
            raise _no_points(part, word).at(_round(number)).at(_table(match))
    if len(read) != len(order):
        players = people(event, order)
        refused = refuse("slip-pod-too-few-numbers", given=len(read), needed=len(order), players=players)
        raise refused.at(_round(number)).at(_table(match))
    pairs = [(int(found[1]), bool(found[2])) for _, found in read if found]
    return Turn(tuple(points for points, _ in pairs), tuple(n for n, (_, out) in enumerate(pairs) if out))


def _no_points(part: str, word: str) -> Refused:
    if part:
        return refuse("slip-pod-no-points", part=part, round=word, way=_POINTS_WAY)
    return refuse("slip-pod-number-missing", round=word, way=_POINTS_WAY)
