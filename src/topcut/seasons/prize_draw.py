"""Prizes drawn among those who took part and those who won (001 11.3.2), so that anybody can draw them again.

The seed is fixed before the list is known, and its SHA-256 is published; after the draw both stand there. The list is
put in order, each ticket once. For each prize in turn a number below the tickets that are left is drawn from the seed's
chance, and that ticket leaves; a prize for winners counts only theirs.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence
from typing import Literal

from msgspec import Struct

from topcut.play.chance import Chance
from topcut.refusal import refuse

Among = Literal["everybody", "winners"]
MOST_PRIZES, MOST_TICKETS, LONGEST = 200, 100_000, 200


class Ticket(Struct, frozen=True):
    """Somebody in the draw."""

    ticket: str
    winner: bool = False


class Prize(Struct, frozen=True):
    """Something to be won."""

    what: str
    among: Among = "everybody"


class Drawn(Struct, frozen=True):
    """A prize, how many tickets it was drawn from, and whose it is; "" where nobody was left."""

    what: str
    among: Among
    tickets: int
    ticket: str


class PrizeDrawAnswer(Struct, frozen=True):
    """A draw as it stands: whoever has the seed and the list comes to the same."""

    seed: str
    commitment: str  # SHA-256 of the seed
    kept: bool | None  # whether it is the seed that was published; None where nothing was
    tickets: tuple[Ticket, ...]
    drawn: tuple[Drawn, ...]


def commitment_of(seed: str) -> str:
    """What is published before the draw."""
    return hashlib.sha256(seed.encode()).hexdigest()


def draw_prizes(tickets: Iterable[Ticket], prizes: Sequence[Prize], seed: str, published: str = "") -> PrizeDrawAnswer:
    """The same for everybody who draws with this seed, whatever the order in which the list was written."""
    hat = in_order(tickets)
    _must_be_possible(hat, prizes, seed)
    chance, left, drawn = Chance(seed), list(hat), list[Drawn]()
    for prize in prizes:
        among = [one for one in left if one.winner or prize.among == "everybody"]
        mine = chance.pick(among) if among else None
        drawn.append(Drawn(prize.what, prize.among, len(among), mine.ticket if mine else ""))
        left = [one for one in left if one is not mine]
    commitment = commitment_of(seed)
    kept = commitment == published.strip().lower() if published else None
    return PrizeDrawAnswer(seed, commitment, kept, hat, tuple(drawn))


def in_order(tickets: Iterable[Ticket]) -> tuple[Ticket, ...]:
    """Each once, by its signs; who won anywhere is a winner."""
    won: dict[str, bool] = {}
    for one in tickets:
        won[one.ticket] = won.get(one.ticket, False) or one.winner
    return tuple(Ticket(name, won[name]) for name in sorted(won))


def _must_be_possible(hat: Sequence[Ticket], prizes: Sequence[Prize], seed: str) -> None:
    if not seed:
        raise refuse("prizedraw-no-seed")
    if not hat:
        raise refuse("prizedraw-nobody")
    if len(hat) > MOST_TICKETS:
        raise refuse("prizedraw-too-many", number=len(hat), most=MOST_TICKETS)
    must_be_prizes(prizes)


def must_be_prizes(prizes: Sequence[Prize]) -> None:
    if not prizes:
        raise refuse("prizedraw-no-prizes")
    if len(prizes) > MOST_PRIZES:
        raise refuse("prizedraw-too-many-prizes", number=len(prizes), most=MOST_PRIZES)


# Lists as they are typed ---------------------------------------------------------------------------------------------


def tickets_typed(text: str) -> list[Ticket]:
    """A name a line; one with a star in front won."""
    return [Ticket(name, winner) for name, winner in _lines(text)]


def prizes_typed(text: str) -> list[Prize]:
    """A prize a line; one with a star in front is for winners."""
    return [Prize(what, "winners" if star else "everybody") for what, star in _lines(text)]


def _lines(text: str) -> Iterable[tuple[str, bool]]:
    for line in text.splitlines():
        seen = "".join(sign for sign in line if sign.isprintable() or sign.isspace())
        words = " ".join(seen.split())
        name = words.removeprefix("*").strip()[:LONGEST]
        if name:
            yield name, words.startswith("*")
