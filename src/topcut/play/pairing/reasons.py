"""Why a round is paired as it is: a message for every pair and every bye."""

from __future__ import annotations

from msgspec import Struct

from topcut.messages.message import Message, Player, message
from topcut.play.pairing.criteria import BY_DIFFERENTIAL
from topcut.play.pairing.field import Field, read
from topcut.play.pairing.problem import Candidate, Pair, Pairing, PlayerId, Problem
from topcut.play.pairing.why import Why, why

__all__ = ["Reason", "Why", "reasons", "why"]


class Reason(Struct, frozen=True):
    """What decided one pair or one bye."""

    players: tuple[PlayerId, ...]
    criterion: str  # the criterion that could not be kept, or ""
    said: Message  # "Quark (9) is paired down to Morn (6): the last of an odd group of 9"
    cause: Message  # "paired down: the last of an odd group of 9", where the two are named already
    forced: bool  # a director wants to see it at once: a float, a rematch, a bye, a pin


def reasons(problem: Problem, pairing: Pairing) -> list[Reason]:
    """A reason for every table, then for every bye."""
    account = _Account(problem, pairing)
    return [account.of_pair(pair) for pair in pairing.pairs] + [account.of_bye(player) for player in pairing.byes]


Cause = tuple[str, Message]  # the criterion that could not be kept, and why


class _Account:
    """The players of a round by id and by total, and whom each of them meets."""

    def __init__(self, problem: Problem, pairing: Pairing) -> None:
        self.problem, self.pairing = problem, pairing
        self.field: Field = read(problem)
        self.player = {candidate.id: candidate for candidate in problem.players}
        self.on: dict[int, list[Candidate]] = {}
        for candidate in problem.players:
            self.on.setdefault(candidate.total, []).append(candidate)
        self.opponent = {a: b for pair in pairing.pairs for a, b in (pair, pair[::-1])}
        self.pins = {frozenset(pair) for pair in problem.pinned}

    def of_pair(self, pair: Pair) -> Reason:
        first, second = self.player[pair[0]], self.player[pair[1]]
        high, low = (second, first) if second.total > first.total else (first, second)
        again = high.id in low.met or low.id in high.met
        how, met = "down" if high.total > low.total else "level", "again" if again else "first"
        criterion, cause = self._cause(high, low, again)
        said = message(
            "reason-pair",
            high=Player(high.id),
            high_total=high.total,
            low=Player(low.id),
            low_total=low.total,
            how=how,
            met=met,
            cause=cause,
        )
        forced = bool(criterion) or frozenset(pair) in self.pins
        return Reason(pair, criterion, said, message("reason-row", how=how, met=met, cause=cause), forced)

    def _cause(self, high: Candidate, low: Candidate, again: bool) -> Cause:
        if frozenset((high.id, low.id)) in self.pins:
            return "", message("reason-pinned")
        if again:
            return "rematches", message("reason-rematch")
        if high.total > low.total:
            return self._why_down(high, low)
        if high.team and high.team == low.team and "teammates" in self.problem.criteria:
            return "teammates", message("reason-teammates")
        if any(name in self.problem.criteria for name in BY_DIFFERENTIAL):
            return "", message("reason-level-by-differential", high=high.differential, low=low.differential)
        if self.problem.order == "sides":
            return "", message("reason-level-by-sides", high=_side(high.side), low=_side(low.side))
        return "", message("reason-level")

    def _why_down(self, high: Candidate, low: Candidate) -> Cause:
        """Why nobody on the same total, and why not the total in between."""
        passed = [total for total in sorted(self.on, reverse=True) if high.total > total > low.total]
        cause = self._why_not_level(high)
        if not passed:
            return "unequal_totals", cause
        unmet = [total for total in passed if any(p.id not in high.met for p in self.on[total])]
        if unmet:
            return "paired_down_again", message("reason-past", cause=cause, totals=_listed(unmet))
        return "unequal_totals", message("reason-past-all-met", cause=cause, totals=_listed(passed))

    def _why_not_level(self, high: Candidate) -> Message:
        total = high.total
        others = [p for p in self.on[total] if p.id != high.id and self._sides_fit(high, p)]
        if not others:
            return message("reason-alone-on-total", total=total)
        if all(p.id in high.met for p in others):
            return message("reason-met-all-on-total", total=total)
        group = self.on[total]
        up = [p.id for p in group if self._meets_higher(p)]
        resting = [p.id for p in group if p.id not in self.opponent]
        if (len(group) - len(up) - len(resting)) % 2 == 0:
            return message("reason-not-better", player=Player(high.id), total=total)
        if up and resting:
            return message("reason-last-with-both", total=total, up=_named(up), resting=_named(resting))
        if up:
            return message("reason-last-with-up", total=total, up=_named(up))
        if resting:
            return message("reason-last-with-resting", total=total, resting=_named(resting))
        return message("reason-last-of-odd-group", total=total)

    def _sides_fit(self, one: Candidate, other: Candidate) -> bool:
        return self.problem.order != "sides" or one.side != other.side

    def _meets_higher(self, player: Candidate) -> bool:
        opponent = self.opponent.get(player.id)
        return opponent is not None and self.player[opponent].total > player.total

    def of_bye(self, bye: PlayerId) -> Reason:
        player = self.player[bye]
        criterion, cause = self._why_rest(player)
        met = "again" if player.byes else "first"
        said = message("reason-bye", player=Player(bye), byes=len(self.pairing.byes), met=met, cause=cause)
        return Reason((bye,), criterion, said, message("reason-row", how="level", met=met, cause=cause), True)

    def _why_rest(self, player: Candidate) -> Cause:
        if player.id in self.problem.pinned_byes:
            return "", message("reason-bye-given")
        if len(self.problem.players) == 1:
            return "repeated_byes" if player.byes else "", message("reason-bye-alone")
        if len(self.pairing.byes) > self.field.expected_byes:
            others = [p for p in self.problem.players if p.id != player.id and self._sides_fit(player, p)]
            alone = all(p.id in player.met for p in others)
            return "surplus_byes", message("reason-bye-met-all") if alone else message("reason-bye-instead")
        if player.byes:
            return "repeated_byes", message("reason-bye-second")
        criterion, cause = self._why_lowest(player)
        if self.problem.order == "sides":
            return criterion, message("reason-bye-of-side", side=player.side, cause=cause)
        return criterion, cause

    def _why_lowest(self, player: Candidate) -> Cause:
        among = [p for p in self.problem.players if self.problem.order != "sides" or p.side == player.side]
        fresh = [p.total for p in among if not p.byes]
        if len(set(fresh)) == 1 and len(fresh) == len(among) > 1:
            return "", message("reason-bye-random")
        if player.total == min(fresh):
            return "", message("reason-bye-lowest", total=player.total)
        return "byes_above_lowest", message("reason-bye-needed")


def _named(players: list[PlayerId]) -> Message:
    if len(players) > 2:
        return message("reason-many", count=len(players))
    return message("reason-few", players=tuple(Player(player) for player in players))


def _listed(totals: list[int]) -> tuple[str, ...]:
    return tuple(str(total) for total in totals)


def _side(side: str) -> Message:
    return message("side-name", side=side)
