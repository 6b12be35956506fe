"""Whose deck was where: what a lottery and exchanges have dealt so far, and where every deck was last."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Protocol

from topcut.acts.scenarios.facts import DecksDealt
from topcut.journal.fact import PlayerId, RoundNumber
from topcut.journal.plan import StageNumber
from topcut.journal.state import Tournament

Decks = Mapping[PlayerId, PlayerId]  # player → the owner of his deck


class Seated(Protocol):
    """A table as a draft, a posted round or a match has it."""

    @property
    def number(self) -> int: ...

    @property
    def seats(self) -> tuple[PlayerId, ...]: ...


def dealt(tournament: Tournament, before: RoundNumber = 0) -> Iterator[DecksDealt]:
    """Every deal that stands, in order; only of earlier rounds where `before` is given."""
    for fact in tournament.scenario:
        if isinstance(fact, DecksDealt) and (not before or fact.round < before):
            yield fact


def decks_of(tournament: Tournament, number: RoundNumber) -> dict[PlayerId, PlayerId]:
    """Whose deck everybody plays in a posted round: as it was dealt, otherwise his own."""
    for deal in dealt(tournament):
        if deal.round == number:
            return dict(deal.decks)
    posted = tournament.round(number)
    return {seat: seat for match in posted.matches.values() for seat in match.seats} if posted else {}


def played(tournament: Tournament, before: RoundNumber = 0) -> dict[PlayerId, tuple[PlayerId, ...]]:
    """The owners of the decks that each player was dealt so far, the first deal first."""
    history: dict[PlayerId, tuple[PlayerId, ...]] = {}
    for deal in dealt(tournament, before):
        for player, owner in deal.decks.items():
            history[player] = (*history.get(player, ()), owner)
    return history


def last_with(tournament: Tournament) -> dict[PlayerId, PlayerId]:
    """Owner → who had his deck last: where it is to be fetched at the end (001 4.4.1, 4.4.2)."""
    holder = {entrant.id: entrant.id for entrant in tournament.entrants.values() if not entrant.withdrawn}
    for posted in tournament.rounds:
        holder |= {owner: player for player, owner in decks_of(tournament, posted.number).items()}
    return holder


def place_in_stage(tournament: Tournament, number: RoundNumber, stage: StageNumber) -> int:
    """Which round of its stage this is: 1 is the first."""
    return 1 + sum(1 for posted in tournament.rounds if posted.stage == stage and posted.number < number)
