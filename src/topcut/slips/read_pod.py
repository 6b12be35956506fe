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

from topcut.desk.pod_concessions import with_concessions
from topcut.journal.records import PlayerId, Result
from topcut.limits import natural
from topcut.refusal import refuse_
from topcut.slips.sheet import Ask, Sheet
from topcut.slips.who import nobody_to_ask, player

if TYPE_CHECKING:
    from topcut.journal.state import Match, Round

_TIME = ("time", "timeout")
_CONCEDE = ("concede", "concedes", "conceded", "concession")
_SPACED_DASH = re.compile(r"(?<=[\d*+])\s*[-–—]\s*(?=[\d*+])")
_POINTS = re.compile(r"(\d{1,8})([*+]?)")
_BETWEEN_NAMES = re.compile(r",|\band\b", re.IGNORECASE)
_EXAMPLE = "write points in seat order and * behind who emptied his hand, like `1200*-0-350-40`"


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


def read_pod(event: Sheet, line: str, posted: Round, ask: Ask = nobody_to_ask) -> tuple[Match, Result]:
    """The pod and the result that one line means, with what was conceded there before."""
    typed = _typed(_SPACED_DASH.sub("-", line).split())
    match, order = _pod(event, typed.where, posted, ask)
    gone = tuple(sorted({match.seats.index(one) for one in _names(event, typed.gave_up, match.seats, ask)}))
    whole = with_concessions(match, Result(how="concession" if gone else "normal", absent=gone))
    turns = [_turn(event, match, order, number, word) for number, word in enumerate(typed.rounds, start=1)]
    _must_be_enough(event, match, typed, len(whole.absent))
    if typed.time and turns[-1].out:
        what = f"table {match.table}, round {len(turns)}: time ran out, so nobody scores for an empty hand (7.4)"
        raise refuse_(what, "leave out the *, or the word time", "contradiction")
    place = {seat: order.index(one) for seat, one in enumerate(match.seats)}
    return match, Result(
        games=tuple(tuple(turn.points[place[seat]] for seat in place) for turn in turns),
        how=whole.how,
        absent=whole.absent,
        ends=("normal",) * (len(turns) - 1) + ("timeout",) if typed.time else (),
        emptied=tuple(tuple(seat for seat in place if place[seat] in turn.out) for turn in turns),
    )


def missing_stars(result: Result) -> str:
    """ "nobody emptied his hand in round 2: is a * missing?"; "" where all is well."""
    timed = [number for number, end in enumerate(result.ends, start=1) if end == "timeout"]
    bare = [str(n) for n, out in enumerate(result.emptied, start=1) if not out and n not in timed]
    if not bare:
        return ""
    which = f"round {bare[0]}" if len(bare) == 1 else f"rounds {', '.join(bare[:-1])} and {bare[-1]}"
    return f"nobody emptied his hand in {which}: is a * missing?"


# The words ----------------------------------------------------------------------------------------------------------


def _typed(words: list[str]) -> Typed:
    if words and words[0].lower() == "table":
        words = words[1:]
    if not words:
        raise refuse_("a result without words", "name the table, then a word for each round", "no-result")
    end = 1
    while natural(words[0]) is None and end < len(words) and not _begins_result(words[end]):
        end += 1
    first = next((n for n, word in enumerate(words) if n >= end and not _is_round(word)), len(words))
    rounds, others = words[end:first], words[first:]
    time = [word for word in others if word.lower() in _TIME]
    gave_up = " ".join("," if word.lower() in _CONCEDE else word for word in others if word.lower() not in _TIME)
    if time and any(_is_round(word) for word in others[others.index(time[0]) + 1 :]):
        raise refuse_("a round is typed behind `time`", "write `time` behind the last round", "contradiction")
    if gave_up and not any(word.lower() in _CONCEDE for word in others):
        do = "join the points of a round by dashes; behind the last round stands `time`, or `concede` and a name"
        raise refuse_(f"{gave_up!r} is no round of a pod", do, "no-result")
    return Typed(" ".join(words[:end]), tuple(rounds), bool(time), gave_up)


def _begins_result(word: str) -> bool:
    return _is_round(word) or word.lower() in (*_TIME, *_CONCEDE)


def _is_round(word: str) -> bool:
    """Points, or what was meant to be points: `12OO-0-350`; `kira-2` is a name."""
    if word[:1].isdigit() or word[:1] in "*+-":
        return True
    return "-" in word and sum(part[-1:].isdigit() or part[-1:] in "*+" for part in word.split("-")) > 1


def _pod(event: Sheet, where: str, posted: Round, ask: Ask) -> tuple[Match, tuple[PlayerId, ...]]:
    """The table that is meant, and whose points come first, second …"""
    from topcut.slips.read_result import find_match

    if "," not in where:
        match, first = find_match(event, where, posted, ask)
        if first is not None and first != match.seats[0]:
            what = f"table {match.table} begins with {event.names[match.seats[0]]}, not {event.names[first]}"
            raise refuse_(what, "name the table, or everybody in the order of the points, with commas", "seats")
        return match, match.seats
    tables = {seat: match for match in posted.matches.values() for seat in match.seats}
    order = tuple(player(event, name.strip(), tables, ask) for name in where.split(",") if name.strip())
    match = tables[order[0]]
    if sorted(order) != sorted(match.seats):
        what = f"{', '.join(event.names[one] for one in order)} are not the players of table {match.table}"
        raise refuse_(what, f"name each of {_seats(event, match.seats)} once", "seats")
    return match, order


def _names(event: Sheet, typed: str, seats: tuple[PlayerId, ...], ask: Ask) -> list[PlayerId]:
    return [player(event, name.strip(), seats, ask) for name in _BETWEEN_NAMES.split(typed) if name.strip()]


# The rounds ---------------------------------------------------------------------------------------------------------


def _must_be_enough(event: Sheet, match: Match, typed: Typed, gone: int) -> None:
    """All rounds that a pod plays; fewer only where time ran out, or nobody is left to play against."""
    most, given = event.book.integer("rounds_per_pod", 5), len(typed.rounds)
    table = f"table {match.table}"
    if not given and typed.gave_up:
        do = "use `topcut concede`, and report the rounds when they are played"
        raise refuse_(f"{table}: who gave up is said, but no round", do, "no-result")
    if not given:
        raise refuse_(f"{table}: no round is typed", f"{_EXAMPLE}, a word for each round", "no-result")
    if given > most:
        raise refuse_(f"{table}: {given} rounds, but a pod plays {most}", "check the score sheet", "games")
    if given < most and not typed.time and gone < len(match.seats) - 1:
        unplayed = "-".join("0" * len(match.seats))
        do = f"add the others, or `time` behind the last one (`{unplayed} time` if time ran out before it began)"
        raise refuse_(f"{table}: {given} of {most} rounds", do, "games")


def _turn(event: Sheet, match: Match, order: Sequence[PlayerId], number: int, word: str) -> Turn:
    place = f"table {match.table}, round {number}"
    read = [(part, _POINTS.fullmatch(part)) for part in re.split("[-–—]", word)]
    for part, found in read:
        if found is None:
            wrong = f"{part!r} in {word} is no number of points" if part else f"a number is missing in {word}"
            raise refuse_(f"{place}: {wrong}", _EXAMPLE, "points")
    if len(read) != len(order):
        what = f"{place}: {len(read)} {'number' if len(read) == 1 else 'numbers'} for {len(order)} players"
        do = f"give the points of {_seats(event, order)} in this order, joined by dashes"
        raise refuse_(what, do, "seats")
    pairs = [(int(found[1]), bool(found[2])) for _, found in read if found]
    return Turn(tuple(points for points, _ in pairs), tuple(n for n, (_, out) in enumerate(pairs) if out))


def _seats(event: Sheet, players: Sequence[PlayerId]) -> str:
    return ", ".join(event.names[one] for one in players)
