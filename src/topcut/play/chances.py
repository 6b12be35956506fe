"""What a player needs for the cut, by points alone: sure, out, what makes it sure, or a matter of tie-breakers.

Conservative: whoever ends with as many points may stand before him, whoever has fewer never does. The open games of
posted rounds are weighed with both of their players; of rounds that are not paired yet only the number of wins is
known that they can give. Nobody is thought to leave or to come.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Literal

from msgspec import Struct

from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber
from topcut.journal.state import Match, Tournament
from topcut.messages.message import Message, message
from topcut.play.ledger import Ledger, ledger
from topcut.play.scenarios.hooks import hooks_of
from topcut.play.stages import is_over, plan_of, planned_rounds, view
from topcut.rulebooks.model import Outcome, ResultCode, Rulebook

Chance = Literal["sure", "possible", "tiebreaks", "out"]
Ends = tuple[Outcome, ...]  # the ways in which a game is supposed to end
Runner = tuple[int, int]  # somebody who is still in: points, and open games that stand alone
Unit = tuple[Runner, ...]  # one runner, or the two of an open game
ANY: Ends = ("win", "draw", "loss")
_MOST_OPEN = 3  # open games of one player that are weighed one by one


class Chances(Struct, frozen=True):
    """How a player stands towards the cut, and why."""

    chance: Chance
    cut: int
    said: Message
    wins: int = 0  # of those that are left: so many make it sure


class _Worth(Struct, frozen=True):
    """What a game can give, in points."""

    outcomes: tuple[tuple[ResultCode, ResultCode], ...]
    pairs: frozenset[tuple[int, int]]
    best: int  # a win, or a bye
    shared: int  # the most that both can have: of two, only one has more
    least: int


class Race:
    """A Swiss stage on its way to the cut; made once and asked for many players."""

    def __init__(self, tournament: Tournament, book: Rulebook, stage: StageNumber, cards: Ledger | None = None) -> None:
        here = view(tournament, book, stage)
        cards = cards or ledger(here, book)
        lent = Counter(seat for match in cards.delayed for seat in match.seats)  # points for pairing only (R45)
        self.points = {p: n - lent[p] * book.integer("delayed_points") for p, n in cards.points.items()}
        self.active = {entrant.id for entrant in cards.entrants.values() if entrant.active}
        waiting = [m for posted in here.rounds for m in posted.matches.values() if not m.counts and len(m.seats) == 2]
        self._games: dict[PlayerId, list[Match]] = {}
        for match in waiting:
            for seat in match.seats:
                self._games.setdefault(seat, []).append(match)
        planned = 0 if is_over(tournament, book, stage) else planned_rounds(tournament, book, stage)
        self.left = max(planned - len(here.rounds), 0)
        self.worth = _worth(book)
        earned = sum(entrant.earned_byes for entrant in cards.entrants.values())
        self._wins = self.left * _wins_of_a_round(book, len(self.active), planned) + (earned if self.left else 0)
        self._units = Counter(self._unit(seats) for seats in {self._together(player) for player in self.points})
        self._needs: dict[int, Counter[int]] = {}

    def games_of(self, player: PlayerId) -> list[Match]:
        """His games without a result that counts."""
        return self._games.get(player, [])

    def _together(self, player: PlayerId) -> tuple[PlayerId, ...]:
        """Whose points hang together: the two of an open game, or one alone (with several open games as well)."""
        games = self.games_of(player)
        single = len(games) == 1 and all(len(self.games_of(seat)) == 1 for seat in games[0].seats)
        return games[0].seats if single else (player,)

    def _unit(self, seats: tuple[PlayerId, ...]) -> Unit:
        alone = len(seats) == 1
        gone = -1 - 10**9  # who has left is never before anybody
        return tuple(
            (self.points[p] if p in self.active else gone, len(self.games_of(p)) if alone else 0) for p in seats
        )

    # How many others -------------------------------------------------------------------------------------------------

    def most_with(self, total: int, player: PlayerId, gave: int, wins: int) -> int:
        """The most others who can end with `total` points or more; his game `gave` points to the one he met, and he
        himself takes so many wins of the rounds to come."""
        if total not in self._needs:
            self._needs[total] = Counter()
            for unit, several in self._units.items():
                for need in self._wins_needed(unit, total):
                    self._needs[total][need] += several
        needs = self._needs[total].copy()
        needs.subtract(self._wins_needed(self._unit(self._together(player)), total))
        needs.update(need for one in self._met(player, gave) for need in self._wins_needed((one,), total))
        count, left = 0, self._wins - wins
        for need in sorted(needs):
            taken = min(needs[need], left // need) if need else needs[need]
            count, left = count + taken, left - taken * need
        return count

    def fewest_above(self, total: int, player: PlayerId, gave: int) -> int:
        """The fewest others who must end with more than `total` points."""
        count = sum(self._must_pass(unit, total) * several for unit, several in self._units.items())
        count -= self._must_pass(self._unit(self._together(player)), total)
        return count + sum(self._must_pass((one,), total) for one in self._met(player, gave))

    def _met(self, player: PlayerId, gave: int) -> list[Runner]:
        """The one whose points hang together with his, after their game."""
        others = [seat for seat in self._together(player) if seat != player]
        return [(points + gave, 0) for other in others for points, _ in self._unit((other,))]

    def _gains(self, unit: Unit, each: int) -> Iterable[tuple[int, ...]]:
        """The points that a unit can have out of its open games; of several games of one player just the extreme."""
        return self.worth.pairs if len(unit) == 2 else [(unit[0][1] * each,)]

    def _wins_needed(self, unit: Unit, total: int) -> list[int]:
        """Wins of the rounds to come that the first and the second of a unit cost to reach a total, at the least."""
        one: list[int] = []
        both: list[int] = []
        for gains in self._gains(unit, self.worth.best):
            found = [self._wins_for(total - points - gain) for (points, _), gain in zip(unit, gains, strict=True)]
            needs = sorted(need for need in found if need is not None)
            one += needs[:1]
            both += [sum(needs)] if len(needs) == 2 else []
        if not both:
            return one and [min(one)]
        first = min(*one, min(both) // 2)  # the cheaper of the two never after the dearer one
        return [first, min(both) - first]

    def _wins_for(self, missing: int) -> int | None:
        """Wins without which so many points cannot be made in the rounds to come; None = out of reach."""
        missing -= self.left * self.worth.shared
        if missing <= 0:
            return 0
        each = self.worth.best - self.worth.shared
        needed = -(-missing // each) if each else self.left + 1
        return needed if needed <= self.left else None

    def _must_pass(self, unit: Unit, total: int) -> int:
        later = self.left * self.worth.least
        return min(
            sum(points + gain + later > total for (points, _), gain in zip(unit, gains, strict=True))
            for gains in self._gains(unit, self.worth.least)
        )

    # One player ------------------------------------------------------------------------------------------------------

    def inside(self, player: PlayerId, cut: int, now: tuple[Ends, ...], later: tuple[Ends, ...]) -> bool:
        """Whether he is inside by points however else all ends, if his open games and later ones end like this."""
        won = [min(points) for ends in later if (points := self._own(ends)) and ends == ("win",)]
        wins = sum(points > self.worth.shared for points in won)
        coming = sum(min(self._own(ends), default=self.worth.least) for ends in later)
        ways = self._ways(player, now)
        return all(self.most_with(total + coming, player, gave, wins) < cut for total, gave in ways)

    def outside(self, player: PlayerId, cut: int) -> bool:
        """Whether he is outside by points, however all ends."""
        coming = self.left * self.worth.best
        ways = self._ways(player, (ANY,) * len(self.games_of(player)))
        return all(self.fewest_above(total + coming, player, gave) >= cut for total, gave in ways)

    def _ways(self, player: PlayerId, now: tuple[Ends, ...]) -> set[tuple[int, int]]:
        """His total after his open games, and what the one he met had out of it, in every way they can end."""
        each = [{(a.points, b.points) for a, b in self._outcomes(ends)} for ends in now]
        return {
            (self.points[player] + sum(own for own, _ in way), sum(other for _, other in way)) for way in product(*each)
        }

    def _outcomes(self, ends: Ends) -> list[tuple[ResultCode, ResultCode]]:
        """He comes to his games: a missed one is not among them."""
        return [(a, b) for a, b in self.worth.outcomes if a.outcome in ends and (a.played or a.outcome == "win")]

    def _own(self, ends: Ends) -> list[int]:
        return [a.points for a, _ in self._outcomes(ends)]


def _worth(book: Rulebook) -> _Worth:
    lines = book.results
    outcomes = tuple((a, lines[b]) for a in lines.values() for b in a.opposite)
    pairs = frozenset((a.points, b.points) for a, b in outcomes)
    own = [line.points for line in lines.values()]
    return _Worth(outcomes, pairs, max(own), max(min(pair) for pair in pairs), min(own))


def _wins_of_a_round(book: Rulebook, players: int, rounds: int) -> int:
    """How many can win in one round: half of them and a bye; or all, where there may be more byes than one.

    Byes in place of rematches (R08) are none where everybody has enough new opponents: more players than two a round.
    """
    forced = book.text("forced_rematch") == "byes" and players <= 2 * rounds
    if forced or book.text("pairing") == "sides" or book.flag("play_inside_pod"):
        return players
    return players - players // 2


# What is said --------------------------------------------------------------------------------------------------------


def chances(
    tournament: Tournament, book: Rulebook, stage: StageNumber, player: PlayerId, cut: int, race: Race | None = None
) -> Chances | None:
    """What a player of a Swiss stage needs for a cut to so many; None where points do not tell."""
    alone = book.play != "pod" and not hooks_of(book).everybody
    if not alone or not cut or plan_of(tournament, book)[stage - 1].kind != "swiss":
        return None
    race = race or Race(tournament, book, stage)
    if player not in race.active or len(race.games_of(player)) > _MOST_OPEN:
        return None
    return _told(race, player, cut)


def _told(race: Race, player: PlayerId, cut: int) -> Chances:
    games = len(race.games_of(player))
    left = games + race.left
    if race.inside(player, cut, (ANY,) * games, (ANY,) * race.left):
        return Chances("sure", cut, message("chance-sure", cut=cut, left=left))
    if race.outside(player, cut):
        return Chances("out", cut, message("chance-out", cut=cut, left=left))
    if not left:
        return Chances("tiebreaks", cut, message("chance-awaited", cut=cut))
    if wins := _wins_that_are_enough(race, player, cut, games):
        tie = left == 1 and _tie_is_enough(race, player, cut, games)
        said = message("chance-win-or-tie", cut=cut) if tie else _wins_told(wins, left, cut)
        return Chances("possible", cut, said, wins)
    return Chances("tiebreaks", cut, message("chance-not-by-wins", cut=cut, left=left))


def _wins_that_are_enough(race: Race, player: PlayerId, cut: int, games: int) -> int:
    """The fewest wins that are enough by themselves; 0 where none are."""
    for wins in range(1, games + race.left + 1):
        if all(race.inside(player, cut, now, later) for now, later in _with_wins(games, race.left, wins)):
            return wins
    return 0


def _tie_is_enough(race: Race, player: PlayerId, cut: int, games: int) -> bool:
    """Whether a tie of the last game would do as well."""
    tied: tuple[Ends, ...] = (("win", "draw"),)
    draws = any(a.outcome == "draw" for a, _ in race.worth.outcomes)
    return draws and race.inside(player, cut, tied[:games], tied[games:])


def _with_wins(games: int, rounds: int, wins: int) -> Iterator[tuple[tuple[Ends, ...], tuple[Ends, ...]]]:
    """All ways to win so many of the open games and the rounds to come; the others may end anyhow."""
    for now in product((("win",), ANY), repeat=games):
        rest = wins - sum(ends == ("win",) for ends in now)
        if 0 <= rest <= rounds:
            yield now, (("win",),) * rest + (ANY,) * (rounds - rest)


def _wins_told(wins: int, left: int, cut: int) -> Message:
    if wins == left:
        return message("chance-every-win", cut=cut, left=left)
    return message("chance-some-wins", cut=cut, wins=wins, left=left)
