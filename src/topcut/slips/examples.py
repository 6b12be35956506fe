"""How a result is written at this event: examples that name a table of the round and are taken as they stand."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

from msgspec.structs import replace

from topcut.messages.message import message
from topcut.refusal import Refusal, Refused
from topcut.slips.read_observed import also_typed
from topcut.slips.sheet import SlipSheet

if TYPE_CHECKING:
    from topcut.journal.state import Match, Round

_OF_A_GAME = ("100-35", "100-35 100-60")  # a score, or that of each game
_MARGIN = "10-0"  # where only the winner has a number (R51)
_SHOWN = 3
AS_HERE = message("slip-way-as-here")  # the way out of refusals that are answered with examples of the event at hand


def with_examples(event: SlipSheet, posted: Round, refused: Refused) -> Refused:
    """The same refusals; those that leave open what to do say how it is written here."""
    return Refused(*(_with_examples(event, posted, one) if one.way == AS_HERE else one for one in refused.refusals))


def _with_examples(event: SlipSheet, posted: Round, refusal: Refusal) -> Refusal:
    lines = islice(ways_to_write(event, posted, refusal.code), _SHOWN)
    shown = tuple(message("slip-typed", text=line) for line in lines)
    return replace(refusal, way=message("slip-way-examples", lines=shown)) if shown else refusal


def ways_to_write(event: SlipSheet, posted: Round, code: str = "") -> Iterator[str]:
    """Lines that this event would take; a refusal's code says which are looked for."""
    match = _waiting(posted)
    if match is not None:
        pod = event.plan[posted.stage - 1].kind == "pods"
        name = _short(event, match)
        lines = _of_a_pod(event, match) if pod else _candidates(event, posted, str(match.table), name, code)
        also = also_typed(event.book, len(match.seats))
        yield from (line for line in (f"{one} {also}".rstrip() for one in lines) if is_taken(event, posted, line))


def _of_a_pod(event: SlipSheet, match: Match) -> Iterator[str]:
    """Every round in seat order; the first seat emptied its hand in each."""
    turn = "-".join(("300*", *("0" for _ in match.seats[1:])))
    yield " ".join((str(match.table), *(turn for _ in range(event.book.integer("rounds_per_pod", 5)))))


def _candidates(event: SlipSheet, posted: Round, table: str, name: str, code: str) -> Iterator[str]:
    """What might be written, the commonest first; each is tried before anybody is told."""
    stated = _stated(event)
    if code == "slip-effect-without-winner":
        yield f"{name} 0-35 effect"
    elif code in ("slip-conceded-by-nobody", "slip-conceded-while-ahead"):
        yield from (" ".join((name, "concede")), f"{table} 0-100 concede")
        if event.book.play == "best_of":
            yield from (f"{name} 0-1 concede", f"{name} 1-0 L W concede")
    elif code == "slip-game-without-tie":
        yield from (f"{table} {stated}", f"{table} 100-35 {stated}")
    else:
        yield from (f"{where} {score}" for score in _ended(event, posted, stated) for where in (table, name))
        yield from (" ".join((table, score, "time")) for score in ("65-65", "1-1"))


def _stated(event: SlipSheet) -> str:
    normal = event.book.endings.get("normal")
    return " ".join(normal.results) if normal is not None and normal.results else "W L"


def _ended(event: SlipSheet, posted: Round, stated: str) -> tuple[str, ...]:
    """Results of something that was played to its end."""
    from topcut.play.games import course_of
    from topcut.slips.read_result import best_of

    if event.book.play == "best_of":
        return f"{course_of(event.book, best_of(event, posted)).needed}-1", stated
    if "differential_cap" in event.book.settings:
        return *_OF_A_GAME, stated
    return (*_OF_A_GAME, _MARGIN, stated) if event.book.ranks_by("differential") else (*_OF_A_GAME, stated, _MARGIN)


def ways_at(event: SlipSheet, posted: Round, match: Match) -> list[str]:
    """What may be typed behind a table's number: a score, and one that time ended where there is such an end."""
    ended, also = _ended(event, posted, _stated(event)), also_typed(event.book, len(match.seats))
    at_time = ("1-1 time", "1-0 time") if event.book.play == "best_of" else ("65-65 time", "65-35 time")
    ways = (
        next((way for one in some if is_taken(event, posted, f"{match.table} {(way := f'{one} {also}'.rstrip())}")), "")
        for some in (ended, at_time)
    )
    return [way for way in ways if way]


def example_of(event: SlipSheet, posted: Round) -> str:
    """A line for a table of this round that would be taken: `3 2-1`."""
    return next(ways_to_write(event, posted), "")


def _waiting(posted: Round) -> Match | None:
    """A table that waits for its result; otherwise any where somebody plays."""
    played = [match for match in posted.matches.values() if len(match.seats) > 1]
    return next((match for match in played if match.status == "open"), played[0] if played else None)


def _short(event: SlipSheet, match: Match) -> str:
    """The first seat by a word that means nobody else."""
    name = event.names[match.seats[0]]
    first = name.split()[0].lower() if name.split() else name
    others = [word.lower() for player, one in event.names.items() if player != match.seats[0] for word in one.split()]
    return first if first.isalpha() and not any(word.startswith(first) for word in others) else name


def is_taken(event: SlipSheet, posted: Round, line: str) -> bool:
    """Whether a line would be taken as it stands."""
    from topcut.play.possible.taking import must_be_possible
    from topcut.slips.read_result import read_line

    try:
        match, result = read_line(event, line, posted)
        must_be_possible(event.tournament, event.book, match, result)
    except Refused:
        return False
    return True
