"""Deck Lottery (001 4.4.1): by chance everybody gets a deck that is not his own, and not one again while avoidable.

Of all ways to deal with the fewest repeats each is equally likely. Up to `COUNTED` decks the ways are counted; with
more, decks are drawn until such a way comes out. Where none does in `TRIES`, which takes some ten rounds, a best way
is found by an assignment, and then not every one is equally likely.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache

from topcut.journal.fact import PlayerId
from topcut.play.chance import Chance
from topcut.refusal import refuse

COUNTED = 12
TRIES = 20_000
_OWN = 2  # in a table of costs: 0 a new deck, 1 a repeat, 2 his own
Costs = list[list[int]]  # per player and deck
Deal = list[int]  # per player the deck


def lottery(
    players: Sequence[PlayerId],
    history: Mapping[PlayerId, Sequence[PlayerId]],
    seed: str | int,
    decks: Sequence[PlayerId] = (),
) -> dict[PlayerId, PlayerId]:
    """Player → the owner of his deck, out of the players' own decks or out of `decks`, which may be more."""
    owners = list(decks or players)
    if not players:
        return {}
    costs = [[_cost(player, owner, history.get(player, ())) for owner in owners] for player in players]
    least, _ = _best(costs)
    chance = Chance(seed)
    if len(owners) <= COUNTED:
        deal = _counted(costs, least, chance)
    else:
        deal = _tried(costs, least, chance) or _shuffled_best(costs, chance)
    return {player: owners[deck] for player, deck in zip(players, deal, strict=True)}


def repeats(decks: Mapping[PlayerId, PlayerId], history: Mapping[PlayerId, Sequence[PlayerId]]) -> int:
    """How many have had the deck that they get."""
    return sum(owner in history.get(player, ()) for player, owner in decks.items())


def _cost(player: PlayerId, owner: PlayerId, had: Sequence[PlayerId]) -> int:
    return _OWN if owner == player else int(owner in had)


def _best(costs: Costs) -> tuple[int, Deal]:
    """The fewest repeats, and one way to have them; refused where somebody could only get his own deck."""
    from scipy.optimize import linear_sum_assignment  # slow to load, and only needed here

    own = len(costs) + 1  # dearer than any number of repeats
    if len(costs) > len(costs[0]):
        raise refuse("scenario-too-few-decks", players=len(costs), decks=len(costs[0]))
    rows, columns = linear_sum_assignment([[own if cost == _OWN else cost for cost in row] for row in costs])
    deal = [int(deck) for _, deck in sorted(zip(rows, columns, strict=True))]
    spent = [costs[player][deck] for player, deck in enumerate(deal)]
    if _OWN in spent:
        raise refuse("scenario-only-own-deck")
    return sum(spent), deal


def _counted(costs: Costs, least: int, chance: Chance) -> Deal:
    """One of all best ways, each equally likely: at every player in proportion to the ways that are left."""
    last = len(costs)

    @cache
    def ways(player: int, taken: int, spare: int) -> int:
        if player == last:
            return int(spare == 0)
        return sum(ways(player + 1, taken | 1 << deck, spare - cost) for deck, cost in free(player, taken, spare))

    def free(player: int, taken: int, spare: int) -> list[tuple[int, int]]:
        row = enumerate(costs[player])
        return [(deck, cost) for deck, cost in row if cost <= min(spare, 1) and not taken >> deck & 1]

    deal: Deal = []
    taken, spare = 0, least
    for player in range(last):
        number = chance.below(ways(player, taken, spare))
        for deck, cost in free(player, taken, spare):
            number -= ways(player + 1, taken | 1 << deck, spare - cost)
            if number < 0:
                deal.append(deck)
                taken, spare = taken | 1 << deck, spare - cost
                break
    return deal


def _tried(costs: Costs, least: int, chance: Chance) -> Deal | None:
    """Draw a deck for one after the other and begin again at the first that does not fit: every way is as likely."""
    for _ in range(TRIES):
        left, deal, spare = list(range(len(costs[0]))), [], least
        for row in costs:
            place = chance.below(len(left))
            deck, left[place] = left[place], left[-1]
            left.pop()
            spare -= row[deck]
            if row[deck] == _OWN or spare < 0:
                break
            deal.append(deck)
        else:
            return deal
    return None


def _shuffled_best(costs: Costs, chance: Chance) -> Deal:
    """A best way that depends on chance: the players and the decks in another order."""
    players, decks = chance.shuffled(range(len(costs))), chance.shuffled(range(len(costs[0])))
    _, deal = _best([[costs[player][deck] for deck in decks] for player in players])
    found = dict(zip(players, (decks[deck] for deck in deal), strict=True))
    return [found[player] for player in range(len(costs))]
