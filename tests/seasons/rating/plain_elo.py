"""Elo a second time, plainly: what 001 8, R28 and R68 say and `docs/ratings.md` promises to the last digit.

It shares no line with `topcut.seasons.rating`: the curve comes from powers of ten to sixty digits, the parabola goes
through three points as in a schoolbook, everything else is fractions.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from decimal import ROUND_HALF_EVEN, Decimal, localcontext
from fractions import Fraction
from functools import cache
from math import floor

BEGINNER, LOWEST, HIGHEST = 1_500_000_000, 0, 3_000_000_000  # 001 8, in millionths of a point
WHOLE = 10**15  # a score of one, in the units of the published table
TENTH = 100_000  # of a point, in millionths: the table has an entry for each
Duel = tuple[
    int, int, int, int
]  # two seats, the halves that the first one scored, and into how many parts k is divided
Event = tuple[int, str, Sequence[int], Sequence[Duel]]  # k, constructed or limited, who sits where, what they played
LISTS = ("overall", "constructed", "limited")


@cache
def entry(tenths: int) -> int:
    """What somebody expects who leads by so many tenths of a point (less than 0: is behind)."""
    with localcontext(prec=60):
        odds = Decimal(10) ** (Decimal(abs(tenths)) / 4000)
        ahead = int((WHOLE * odds / (odds + 1)).to_integral_value(ROUND_HALF_EVEN))
    return ahead if tenths >= 0 else WHOLE - ahead


@cache
def expected(lead: int) -> int:
    """Between two entries: the parabola through the three nearest ones, rounded down for whoever leads."""
    if lead < 0:
        return WHOLE - expected(-lead)
    nearest = (lead + TENTH // 2) // TENTH
    off = Fraction(lead, TENTH) - nearest
    before, here, after = (entry(nearest + step) for step in (-1, 0, 1))
    return floor(before * off * (off - 1) / 2 + here * (1 - off) * (1 + off) + after * off * (off + 1) / 2)


def moves(k: int, ratings: Sequence[int], duels: Iterable[Duel]) -> list[int]:
    """By how many millionths each seat moves: all games against the ratings before the event."""
    gained = [0] * len(ratings)
    for one, other, halves, parts in duels:
        gain = round(k * (Fraction(halves * WHOLE, 2) - expected(ratings[one] - ratings[other])) / parts)
        gained[one] += gain
        gained[other] -= gain
    exact = [Fraction(gain * 1_000_000, WHOLE) for gain in gained]
    rounded = [round(each) for each in exact]  # of two that are as near, the even one
    while surplus := sum(rounded):  # nobody may win what nobody lost
        step = 1 if surplus > 0 else -1
        luck = [step * (whole - each) for whole, each in zip(rounded, exact, strict=True)]
        most = max(luck)
        seats = [seat for seat, each in enumerate(luck) if each == most]
        rounded[seats[0] if step > 0 else seats[-1]] -= step
    return rounded


def after_all(events: Iterable[Event]) -> list[dict[int, tuple[int, int]]]:
    """For each list everybody's rating and how many games it is made of, after all events in this order."""
    lists: list[dict[int, tuple[int, int]]] = [{} for _ in LISTS]
    for k, kind, persons, duels in events:
        for name, known in zip(LISTS, lists, strict=True):
            if name not in ("overall", kind):
                continue
            had = [known.get(person, (BEGINNER, 0)) for person in persons]
            moved = moves(k, [rating for rating, _ in had], duels)
            for seat, (person, (rating, games)) in enumerate(zip(persons, had, strict=True)):
                played = sum((seat == one) + (seat == other) for one, other, _, _ in duels)
                if played:
                    known[person] = min(max(rating + moved[seat], LOWEST), HIGHEST), games + played
    return lists


def of_one_person(event: Event, into: dict[int, int]) -> Event:
    """The event where some persons are others: each sits once, and nobody has played themselves."""
    k, kind, persons, duels = event
    who = [into.get(person, person) for person in persons]
    seats = list(dict.fromkeys(who))
    kept = [
        (seats.index(who[one]), seats.index(who[other]), halves, parts)
        for one, other, halves, parts in duels
        if who[one] != who[other]
    ]
    return k, kind, seats, kept
