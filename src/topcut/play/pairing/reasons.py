"""Why a round is paired as it is: one plain sentence for every pair and every bye."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from topcut.play.pairing.criteria import BY_DIFFERENTIAL
from topcut.play.pairing.field import Field, read
from topcut.play.pairing.problem import Candidate, Pair, Pairing, PlayerId, Problem
from topcut.play.pairing.why import Why, why

__all__ = ["Reason", "Why", "reasons", "why"]


class Reason(Struct, frozen=True):
    """What decided one pair or one bye."""

    players: tuple[PlayerId, ...]
    criterion: str  # the criterion that could not be kept, or ""
    text: str  # "Quark (9) is paired down to Morn (6): the last of an odd group of 9"

    def __str__(self) -> str:
        return self.text


def reasons(problem: Problem, pairing: Pairing, names: Mapping[PlayerId, str] | None = None) -> list[Reason]:
    """A sentence for every table, then for every bye."""
    account = _Account(problem, pairing, names or {})
    return [account.of_pair(pair) for pair in pairing.pairs] + [account.of_bye(player) for player in pairing.byes]


class _Account:
    """The players of a round by id and by total, and whom each of them meets."""

    def __init__(self, problem: Problem, pairing: Pairing, names: Mapping[PlayerId, str]) -> None:
        self.problem, self.pairing, self.names = problem, pairing, names
        self.field: Field = read(problem)
        self.player = {candidate.id: candidate for candidate in problem.players}
        self.on: dict[int, list[Candidate]] = {}
        for candidate in problem.players:
            self.on.setdefault(candidate.total, []).append(candidate)
        self.opponent = {a: b for pair in pairing.pairs for a, b in (pair, pair[::-1])}
        self.pins = {frozenset(pair) for pair in problem.pinned}

    def name(self, player: Candidate) -> str:
        return self.names.get(player.id, player.id)

    def of_pair(self, pair: Pair) -> Reason:
        first, second = self.player[pair[0]], self.player[pair[1]]
        high, low = (second, first) if second.total > first.total else (first, second)
        met = high.id in low.met or low.id in high.met
        down = high.total > low.total
        again = " again" if met else ""
        verb = "is paired down to" if down else "meets"
        said = f"{self.name(high)} ({high.total}) {verb} {self.name(low)} ({low.total}){again}"
        criterion, cause = self._cause(high, low, met)
        return Reason(pair, criterion, f"{said}: {cause}")

    def _cause(self, high: Candidate, low: Candidate, met: bool) -> tuple[str, str]:
        if frozenset((high.id, low.id)) in self.pins:
            return "", "pinned by the director"
        if met:
            return "rematches", "no pairing has fewer rematches"
        if high.total > low.total:
            return self._why_down(high, low)
        if high.team and high.team == low.team and "teammates" in self.problem.criteria:
            return "teammates", "equal totals; these teammates could not be kept apart"
        if any(name in self.problem.criteria for name in BY_DIFFERENTIAL):
            return "", f"equal totals, differentials {high.differential:+d} and {low.differential:+d}"
        sides = f", {high.side} against {low.side}" if self.problem.order == "sides" else ""
        return "", f"equal totals{sides}, drawn at random"

    def _why_down(self, high: Candidate, low: Candidate) -> tuple[str, str]:
        """Why nobody on his own total, and why not the total in between."""
        passed = [total for total in sorted(self.on, reverse=True) if high.total > total > low.total]
        cause = self._why_not_level(high)
        if not passed:
            return "unequal_totals", cause
        unmet = [total for total in passed if any(p.id not in high.met for p in self.on[total])]
        if unmet:
            return "paired_down_again", f"{cause}; past {_listed(unmet)}, because every other pairing is worse"
        return "unequal_totals", f"{cause}, and has met everybody on {_listed(passed)}"

    def _why_not_level(self, high: Candidate) -> str:
        others = [p for p in self.on[high.total] if p.id != high.id and self._sides_fit(high, p)]
        if not others:
            return f"nobody else is on {high.total}"
        if all(p.id in high.met for p in others):
            return f"has met everybody on {high.total}"
        group = self.on[high.total]
        up = [self.name(p) for p in group if self._meets_higher(p)]
        resting = [self.name(p) for p in group if p.id not in self.opponent]
        if (len(group) - len(up) - len(resting)) % 2 == 0:
            return f"no round in which {self.name(high)} meets somebody on {high.total} is better"
        since = [f"{_named(up)} paired up"] if up else []
        since += [f"{_named(resting)} resting"] if resting else []
        last = "the last on" if since else "the last of an odd group of"
        return " ".join([f"{last} {high.total}", *(["with", " and ".join(since)] if since else [])])

    def _sides_fit(self, one: Candidate, other: Candidate) -> bool:
        return self.problem.order != "sides" or one.side != other.side

    def _meets_higher(self, player: Candidate) -> bool:
        opponent = self.opponent.get(player.id)
        return opponent is not None and self.player[opponent].total > player.total

    def of_bye(self, bye: PlayerId) -> Reason:
        player = self.player[bye]
        criterion, cause = self._why_rest(player)
        which = "the bye" if len(self.pairing.byes) == 1 else "a bye"
        again = " again" if player.byes else ""
        return Reason((bye,), criterion, f"{self.name(player)} has {which}{again}: {cause}")

    def _why_rest(self, player: Candidate) -> tuple[str, str]:
        if player.id in self.problem.pinned_byes:
            return "", "given by the director"
        if len(self.problem.players) == 1:
            return "repeated_byes" if player.byes else "", "nobody else is left to be paired with"
        if len(self.pairing.byes) > self.field.expected_byes:
            others = [p for p in self.problem.players if p.id != player.id and self._sides_fit(player, p)]
            alone = all(p.id in player.met for p in others)
            return "surplus_byes", "has met everybody" if alone else "instead of a rematch that could not be avoided"
        if player.byes:
            return "repeated_byes", "without a second bye somewhere this round cannot be paired better"
        return self._why_lowest(player)

    def _why_lowest(self, player: Candidate) -> tuple[str, str]:
        among = [p for p in self.problem.players if self.problem.order != "sides" or p.side == player.side]
        fresh = [p.total for p in among if not p.byes]
        surplus = f"there are more on the {player.side} side; " if self.problem.order == "sides" else ""
        if len(set(fresh)) == 1 and len(fresh) == len(among) > 1:
            return "", surplus + "drawn at random"
        if player.total == min(fresh):
            return "", surplus + f"lowest total ({player.total}) among those without one"
        return "byes_above_lowest", surplus + "the lower ones are needed to pair the others"


def _named(names: list[str]) -> str:
    return " and ".join(names) if len(names) < 3 else f"{len(names)} players"


def _listed(totals: list[int]) -> str:
    return " and ".join(str(total) for total in totals)
