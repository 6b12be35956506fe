"""Bend the Rules (001 4.4.6): items spent in a game go to its winner; who collected most is proposed for the prize."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from topcut.acts.scenarios.facts import ItemsDonated
from topcut.journal.fact import PlayerId, RoundNumber, Table
from topcut.journal.state import Match, Tournament
from topcut.play.scoring import score
from topcut.rulebooks.model import Rulebook


class Items(Struct, frozen=True):
    """Where the items are: with the players who won them, or set aside."""

    fee: int  # of each player: one item per planned round
    fees: int  # of all players together
    spent: Mapping[PlayerId, int]
    collected: Mapping[PlayerId, int]
    waiting: int  # of games without a result
    unclaimed: int  # of games that nobody won: for the food bank at once
    proposed: tuple[PlayerId, ...]  # who collected most


def items(tournament: Tournament, book: Rulebook) -> Items:
    """Count everything that was donated so far."""
    spent: dict[PlayerId, int] = {}
    collected: dict[PlayerId, int] = {}
    waiting = unclaimed = 0
    for (number, table), by_player in _by_game(tournament).items():
        match, pile = tournament.match(number, table), sum(by_player.values())
        for player, amount in by_player.items():
            spent[player] = spent.get(player, 0) + amount
        if match is None or not match.counts:
            waiting += pile
        elif (winner := winner_of(match, book)) is not None:
            collected[winner] = collected.get(winner, 0) + pile
        else:
            unclaimed += pile
    most = max(collected.values(), default=0)
    proposed = tuple(player for player in tournament.entrants if most and collected.get(player) == most)
    fee = tournament.rounds_planned * (book.integer("rounds_per_pod", 5) if book.play == "pod" else 1)
    fees = fee * sum(not entrant.withdrawn for entrant in tournament.entrants.values())
    return Items(fee, fees, spent, collected, waiting, unclaimed, proposed)


def winner_of(match: Match, book: Rulebook) -> PlayerId | None:
    """Who won a game that was played; None after a tie or where somebody did not come."""
    assert match.result is not None
    sides = score(book, match.result, len(match.seats)).sides
    if book.play == "pod":
        most = max(side.points for side in sides)
        best = [seat for seat, side in zip(match.seats, sides, strict=True) if side.points == most]
    else:
        best = [seat for seat, side in zip(match.seats, sides, strict=True) if side.outcome == "win" and side.met]
    return best[0] if len(best) == 1 else None


def _by_game(tournament: Tournament) -> dict[tuple[RoundNumber, Table], dict[PlayerId, int]]:
    games: dict[tuple[RoundNumber, Table], dict[PlayerId, int]] = {}
    for fact in tournament.scenario:
        if isinstance(fact, ItemsDonated):
            game = games.setdefault((fact.round, fact.table), {})
            game[fact.player] = game.get(fact.player, 0) + fact.items
    return games
