"""Why a player stands where he stands: tied with whom, split by what, with which numbers and out of which games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from fractions import Fraction

from msgspec import Struct
from msgspec.structs import replace

from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, Param, Player, message
from topcut.play.arithmetic import arithmetic, arithmetic_without_codes, points_summed, points_told
from topcut.play.splitters import Had, Parts
from topcut.play.standings import Split, Standings
from topcut.play.step_names import step_name
from topcut.rulebooks.model import Step

_MOST_NAMED = 6
_BEFORE_POINTS = ("final_confrontation", "table")


class Reason(Struct, frozen=True):
    """One step on the way to a rank: whole, as a sentence, and in parts, as a row."""

    told: Message
    step: Message  # "strength of schedule"
    what: Message  # "30, behind Odo (32)"
    how: Message | None = None  # "16 (Quark) + 10 (Worf) + 4 (Morn)"
    clause: str = ""
    parts: bool = False  # somebody was parted from them here
    decides: bool = False  # and nobody after it


def explain(table: Standings, player: PlayerId) -> list[Message]:
    """From points to the last tie-breaker: what parted the player from whom, and what did not."""
    return [reason.told for reason in reasons(table, player)]


def reasons(table: Standings, player: PlayerId) -> tuple[Reason, ...]:
    """The same step by step."""
    told = _Telling(table, player).reasons()
    last = max((at for at, one in enumerate(told) if one.parts), default=0)  # points, where nobody is tied
    return (*told[:last], replace(told[last], decides=True), *told[last + 1 :])


def brief(table: Standings, player: PlayerId) -> list[Message]:
    """The same without the arithmetic: one short line per split beyond points."""
    return [_parted(table, split, player) for split in table.splits_of(player) if split.by != "points"]


def parting(table: Standings, ahead: PlayerId, behind: PlayerId) -> Message:
    """What parted one player from another who stands further down: "13 points, as Worf in 8th, who is ahead on …"."""
    first, points = table.by_player[ahead], table.by_player[behind].points
    who, rank = Player(ahead), message("placing-ordinal", number=first.rank)
    if first.points != points:
        return message("standing-points-short", points=points, ahead=who, rank=rank, needed=first.points)
    split = next((one for one in table.splits_of(behind) if _parts(one, ahead, behind)), None)
    if split is None:
        return message("standing-parted-by-lot", points=points, ahead=who, rank=rank)
    return message(
        "standing-parted-from", points=points, ahead=who, rank=rank, by=_compared(table, split, ahead, behind)
    )


def _parts(split: Split, ahead: PlayerId, behind: PlayerId) -> bool:
    """Whether it was this that put one of them before the other."""
    here = [number for number, (_, members) in enumerate(split.parts) for one in (ahead, behind) if one in members]
    return len(set(here)) == 2


def _compared(table: Standings, split: Split, ahead: PlayerId, behind: PlayerId) -> Message:
    """ "strength of schedule, 42 to 39"; what befell them needs no comparison."""
    step = step_name(split.by, table.rulebook)
    one, other = (split.had(_part_of(split.parts, player)) for player in (ahead, behind))
    if isinstance(one, str) or isinstance(other, str):
        return step
    return message("standing-compared", step=step, one=_exact(one), other=_exact(other))


def _exact(had: Had) -> Param:
    """With all its places, where two are compared."""
    return had if isinstance(had, Fraction) else _value(had)


class _Telling:
    """Follows one player down the chain; `group` are those still tied with him."""

    def __init__(self, table: Standings, player: PlayerId) -> None:
        self.table, self.player = table, player
        self.splits = [split for split in table.splits_of(player) if split.by != "points"]
        self.group = _with_equal_points(table, player)
        self.told = [_points(table, player)]

    def reasons(self) -> list[Reason]:
        while self.splits and self.splits[0].by in _BEFORE_POINTS:
            self._take(self.splits.pop(0))
        if len(self.group) > 1:
            self.told.append(_tied(_without(self.group, self.player)))
        steps = _steps(self.table)
        for step in steps:
            self._tell_while(lambda split: split.by not in steps)
            if self.splits and self.splits[0].by == step:
                self._tell(self.splits.pop(0))
            elif len(self.group) > 1:
                self.told.append(_level(self.table, step, self.player))
        self._tell_while(lambda split: True)
        return self.told + _shares(self.table, self.player)

    def _tell_while(self, told: Callable[[Split], bool]) -> None:
        """Head-to-head and the like, which are looked at between the steps."""
        while self.splits and told(self.splits[0]):
            self._tell(self.splits.pop(0))

    def _tell(self, split: Split) -> None:
        self._take(split)
        self.group = split.parts[_part_of(split.parts, self.player)][1]

    def _take(self, split: Split) -> None:
        table, player = self.table, self.player
        told = _worked_out(table, split.by, player, _parted(table, split, player))
        name, how = step_name(split.by, table.rulebook), arithmetic_without_codes(table, split.by, player)
        self.told.append(Reason(told, name, _what(split, player), how, split.clause, parts=True))


def _points(table: Standings, player: PlayerId) -> Reason:
    points = message("standing-had", value=table.ledger.points[player])
    told = points_told(table.ledger, player)
    return Reason(told, message("standing-step", step="points"), points, points_summed(table.ledger, player))


def _tied(others: list[PlayerId]) -> Reason:
    who = _listed(others)
    what = message("standing-tied-with", who=who)
    return Reason(message("standing-tied", who=who), message("standing-step-tied"), what)


def _worked_out(table: Standings, name: str, player: PlayerId, what: Message) -> Message:
    how = arithmetic(table, name, player)
    return what if how is None else message("standing-worked-out", what=what, how=how)


def _with_equal_points(table: Standings, player: PlayerId) -> list[PlayerId]:
    """Those with as many points; the winner of a final confrontation (R46) and another table (R21) stand apart."""
    equal = table.by_points[table.ledger.points[player]]
    for split in table.splits_of(player):
        if split.by in _BEFORE_POINTS:
            together = split.parts[_part_of(split.parts, player)][1]
            equal = [other for other in equal if other in together]
    return equal


def _steps(table: Standings) -> list[str]:
    """The columns of the chain by the names that they are shown under."""
    count = sum(1 for link in table.rulebook.chain if isinstance(link, Step) and link.step != "lot")
    return [column.name for column in table.shown[:count]]


def _level(table: Standings, name: str, player: PlayerId) -> Reason:
    """ "differential 65, tied"."""
    value = _value(next(column for column in table.shown if column.name == name)[player])
    step, how = step_name(name, table.rulebook), arithmetic_without_codes(table, name, player)
    told = _worked_out(table, name, player, message("standing-level", step=step, value=value))
    return Reason(told, step, message("standing-had-level", value=value), how)


def _value(had: Had) -> Param:
    """A number as it is, a ratio as one, or what befell somebody."""
    match had:
        case None:
            return message("standing-none")
        case int():
            return had
        case Fraction():
            return had.numerator if had.denominator == 1 else str(had)
        case _:
            return message("standing-fate", fate=had)


def _part_of(parts: Parts, player: PlayerId) -> int:
    return next(index for index, (_, members) in enumerate(parts) if player in members)


def _parted(table: Standings, split: Split, player: PlayerId) -> Message:
    """ "strength of schedule 30, behind Odo (32), ahead of Dax (28) [7.7]"."""
    parts = (_own(table, split, _part_of(split.parts, player)), *_others(split, player))
    if not split.clause:
        return message("standing-parted", parts=parts)
    return message("standing-parted-by-clause", parts=parts, clause=split.clause)


def _what(split: Split, player: PlayerId) -> Message:
    """ "30, behind Odo (32), ahead of Dax (28)": without the step's name."""
    had = split.had(_part_of(split.parts, player))
    own = () if had == "" else (message("standing-had", value=_value(had)),)
    return message("standing-parted", parts=(*own, *_others(split, player)))


def _others(split: Split, player: PlayerId) -> tuple[Message, ...]:
    """Whom a split put before, behind and beside a player."""
    here, last, parts = _part_of(split.parts, player), len(split.parts), []
    if here:
        parts.append(message("standing-behind", who=_valued(split, range(here))))
    if here + 1 < last:
        parts.append(message("standing-ahead", who=_valued(split, range(here + 1, last))))
    if others := _without(split.parts[here][1], player):
        parts.append(message("standing-level-with", who=_listed(others)))
    return tuple(parts)


def _own(table: Standings, split: Split, part: int) -> Message:
    had = split.had(part)
    if had == "":
        return step_name(split.by, table.rulebook)
    return message("standing-value", step=step_name(split.by, table.rulebook), value=_value(had))


def _valued(split: Split, parts: range) -> Param:
    if len(parts) > _MOST_NAMED:
        return message("standing-players", players=sum(len(split.parts[part][1]) for part in parts))
    return tuple(_group(split, part) for part in parts)


def _group(split: Split, part: int) -> Message:
    who, had = _listed(split.parts[part][1]), split.had(part)
    return who if had == "" else message("standing-with-value", who=who, value=_value(had))


def _listed(players: Sequence[PlayerId]) -> Message:
    shown = tuple(Player(player) for player in players[:_MOST_NAMED])
    if len(players) <= _MOST_NAMED:
        return message("standing-few", players=shown)
    return message("standing-many", players=shown, more=len(players) - len(shown))


def _without(group: Sequence[PlayerId], player: PlayerId) -> list[PlayerId]:
    return [other for other in group if other != player]


def _shares(table: Standings, player: PlayerId) -> list[Reason]:
    rank = table.by_player[player].rank
    others = _without(table.by_rank[rank], player)
    if not others:
        return []
    drawn = any(isinstance(link, Step) and link.step == "lot" for link in table.rulebook.chain)
    told = message("standing-shares", rank=rank, who=_listed(others), lot="possible" if drawn else "none")
    return [Reason(told, message("standing-step-rank", rank=rank), told)]
