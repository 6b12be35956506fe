"""What a posted round brings: whose deck everybody plays. The desk records it and `verify` derives it again."""

from __future__ import annotations

from collections.abc import Sequence

from topcut.journal.fact import PlayerId, RoundNumber
from topcut.journal.plan import StageNumber
from topcut.journal.state import Tournament
from topcut.play.scenarios.chosen import LOTTERY, LUCK, plays
from topcut.play.scenarios.decks import Seated, place_in_stage, played
from topcut.play.scenarios.lottery import lottery
from topcut.play.scenarios.luck import exchanged, is_return, previous
from topcut.rulebooks.model import Rulebook


def deals_by_chance(tournament: Tournament, book: Rulebook, number: RoundNumber, stage: StageNumber) -> bool:
    """Deck Lottery: from the second round on; the first of every heat is played with one's own deck."""
    if not plays(book, LOTTERY) or number == 1:
        return False
    heat = 1 <= stage <= len(tournament.plan) and tournament.plan[stage - 1].heat
    return not (heat and place_in_stage(tournament, number, stage) == 1)


def exchanges(tournament: Tournament, book: Rulebook, number: RoundNumber, stage: StageNumber) -> bool:
    """No Such Thing as Luck: in every second round."""
    return plays(book, LUCK) and is_return(tournament, number, stage)


def deal(
    tournament: Tournament,
    book: Rulebook,
    number: RoundNumber,
    stage: StageNumber,
    tables: Sequence[Seated],
    seed: str,
) -> dict[PlayerId, PlayerId]:
    """Player → the owner of his deck in this round; {} where everybody plays his own."""
    if exchanges(tournament, book, number, stage):
        before = previous(tournament, number, stage)
        return exchanged(tables, before.matches.values() if before else ())
    if deals_by_chance(tournament, book, number, stage):
        return _drawn(tournament, number, tables, seed)
    return {}


def _drawn(
    tournament: Tournament, number: RoundNumber, tables: Sequence[Seated], seed: str
) -> dict[PlayerId, PlayerId]:
    """Those who have a game get one of the decks of all who are still in; a bye needs none and lends his own."""
    order = {player: number for number, player in enumerate(tournament.entrants)}
    decks = sorted((seat for table in tables for seat in table.seats), key=order.__getitem__)
    playing = {seat for table in tables if len(table.seats) > 1 for seat in table.seats}
    receiving = [player for player in decks if player in playing]
    return lottery(receiving, played(tournament, before=number), seed, decks)
