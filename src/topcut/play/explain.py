"""Why a player stands where he stands: tied with whom, split by what, with which numbers and out of which games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction

from topcut.journal.records import PlayerId
from topcut.play.ledger import Ledger, Line, head_start_in
from topcut.play.outcome import value_words
from topcut.play.splitters import Parts
from topcut.play.spoken import spoken
from topcut.play.standings import Split, Standings
from topcut.play.tiebreaks import Column, contributions, pool, schedule_lines
from topcut.rulebooks.model import Step

Names = Mapping[PlayerId, str]
_MOST_NAMED = 6
_BEFORE_POINTS = ("final_confrontation", "table")


def explain(table: Standings, player: PlayerId, names: Names) -> list[str]:
    """From points to the last tie-breaker: what parted the player from whom, and what did not."""
    return _Telling(table, player, names).sentences()


class _Telling:
    """Follows one player down the chain; `group` are those still tied with him."""

    def __init__(self, table: Standings, player: PlayerId, names: Names) -> None:
        self.table, self.player, self.names = table, player, names
        self.splits = [split for split in table.splits_of(player) if split.by != "points"]
        self.group = _with_equal_points(table, player)
        self.said = [_points(table.ledger, player, names)]

    def sentences(self) -> list[str]:
        while self.splits and self.splits[0].by in _BEFORE_POINTS:
            self.said.append(_sentence(self.splits.pop(0), self.player, self.names))
        if len(self.group) > 1:
            self.said.append(f"tied on points with {_listed(self._others(), self.names)}")
        steps = _steps(self.table)
        for step in steps:
            self._tell_while(lambda split: split.by not in steps)
            if self.splits and self.splits[0].by == step:
                self._tell(self.splits.pop(0))
            elif len(self.group) > 1:
                self.said.append(f"{spoken(step)} {_value(self.table, step, self.player)}, level{self._how(step)}")
        self._tell_while(lambda split: True)
        return self.said + _shares(self.table, self.player, self.names)

    def _others(self) -> list[PlayerId]:
        return [other for other in self.group if other != self.player]

    def _tell_while(self, told: Callable[[Split], bool]) -> None:
        """Head-to-head and the like, which are looked at between the steps."""
        while self.splits and told(self.splits[0]):
            self._tell(self.splits.pop(0))

    def _tell(self, split: Split) -> None:
        self.said.append(_sentence(split, self.player, self.names) + self._how(split.by))
        self.group = split.parts[_part_of(split.parts, self.player)][1]

    def _how(self, name: str) -> str:
        worked = arithmetic(self.table, name, self.player, self.names)
        return f": {worked}" if worked else ""


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


def _value(table: Standings, name: str, player: PlayerId) -> str:
    column = next(column for column in table.shown if column.name == name)
    value = column[player]
    return "none" if value is None else str(value)


def brief(table: Standings, player: PlayerId, names: Names) -> list[str]:
    """The same without the arithmetic: one short line per split beyond points."""
    return [_sentence(split, player, names) for split in table.splits_of(player) if split.by != "points"]


def _points(book: Ledger, player: PlayerId, names: Names) -> str:
    """The score card in a row: "11 points: 4 (FW v Odo) + 2 (TT v Dax) + …"; a head start stands by itself."""
    parts = [f"{line.points} ({line_words(line, names)})" for line in book.lines[player]]
    if start := head_start_in(book, player):
        first = book.lines[player][0]
        parts[:1] = [f"{start} (head start)", f"{first.points - start} ({line_words(first, names)})"]
    total = book.points[player]
    earned = f"{total} point" if total == 1 else f"{total} points"
    return earned + (": " + " + ".join(parts) if parts else ", no round played")


_POD_WORDS = {"POD": "pod", "C": "conceded"}


def line_words(line: Line, names: Names) -> str:
    """ "FW v Odo", "BYE"; in Standard Orbit "FW v Odo, TT v Dax, and the deck"."""
    if line.own is not None:
        return ", ".join([*(_game_words(side.code, met, names) for met, side in line.own), "and the deck"])
    return _game_words(line.code, line.opponent, names)


def _game_words(code: str, opponent: PlayerId | None, names: Names) -> str:
    code = _POD_WORDS.get(code, code) or "result awaited"
    return f"{code} v {names.get(opponent, opponent)}" if opponent else code


def _part_of(parts: Parts, player: PlayerId) -> int:
    return next(index for index, (_, members) in enumerate(parts) if player in members)


def _sentence(split: Split, player: PlayerId, names: Names) -> str:
    """ "strength of schedule 30, behind Odo (32), ahead of Dax (28) [7.7]"."""
    here = _part_of(split.parts, player)
    members = split.parts[here][1]
    parts = [f"{spoken(split.by)} {split.shown(here)}".rstrip()]
    if here:
        parts.append(f"behind {_valued(split, range(here), names)}")
    if here + 1 < len(split.parts):
        parts.append(f"ahead of {_valued(split, range(here + 1, len(split.parts)), names)}")
    others = [other for other in members if other != player]
    if others:
        parts.append(f"level with {_listed(others, names)}")
    clause = f" [{split.clause}]" if split.clause else ""
    return ", ".join(parts) + clause


def _valued(split: Split, places: range, names: Names) -> str:
    if len(places) > _MOST_NAMED:
        return f"{sum(len(split.parts[place][1]) for place in places)} players"
    shown = []
    for place in places:
        value = split.shown(place)
        shown.append(_listed(split.parts[place][1], names) + (f" ({value})" if value else ""))
    return ", ".join(shown)


def _listed(players: list[PlayerId], names: Names) -> str:
    shown = [names.get(player, player) for player in players[:_MOST_NAMED]]
    more = len(players) - len(shown)
    return ", ".join(shown) + (f" and {more} more" if more else "")


def _shares(table: Standings, player: PlayerId, names: Names) -> list[str]:
    rank = table.by_player[player].rank
    others = [other for other in table.by_rank[rank] if other != player]
    if not others:
        return []
    drawn = any(isinstance(link, Step) and link.step == "lot" for link in table.rulebook.chain)
    way = "; a lot can be drawn" if drawn else ""
    return [f"shares rank {rank} with {_listed(others, names)}{way}"]


# The arithmetic behind a value ---------------------------------------------------------------------------------------


def arithmetic(table: Standings, name: str, player: PlayerId, names: Names) -> str:
    """How the value came about, opponents named; "" where there is nothing to work out."""
    work = _ARITHMETIC.get(name)
    column = next((column for column in table.shown if column.name == name), None)
    return work(table, column, player, names) if work and column is not None else ""


def _schedule(table: Standings, column: Column, player: PlayerId, names: Names) -> str:
    book = table.ledger
    steps = {link.step for link in table.rulebook.chain if isinstance(link, Step)}
    if "pooled_strength_of_schedule" in steps:
        return _pooled(book, player)
    if "mean_strength_of_schedule" in steps:
        return _mean(table, column, player, names)
    drops = any(isinstance(link, Step) and link.with_.get("drop_lowest") for link in table.rulebook.chain)
    lines = [line for line in book.lines[player] if line.side.schedule != "none"]
    return _summed(schedule_lines(book, player), lines, names, drops)


def _opponents_schedule(table: Standings, column: Column, player: PlayerId, names: Names) -> str:
    """Each opponent with their own list: "16 (Quark: 3 + 7 + 6 + 0 - 0)"."""
    book = table.ledger
    step = next(link for link in table.rulebook.chain if isinstance(link, Step) and link.step == column.name)
    without = player if step.with_.get("without_player") else None
    lines = [line for line in book.lines[player] if line.side.schedule != "none"]
    lists = {line.opponent: schedule_lines(book, line.opponent, without) for line in lines if line.opponent}
    named = {**names, **{met: f"{names.get(met, met)}{_own_list(added)}" for met, added in lists.items()}}
    worked = _summed(contributions(book, step.with_, player), lines, named, drops=True)
    return worked + (f", games against {names.get(player, player)} left out" if without else "")


def _own_list(added: list[int]) -> str:
    return f": {' + '.join(map(str, added))} - {min(added)}" if added else ""


def _summed(added: list[int], lines: list[Line], names: Names, drops: bool) -> str:
    shown = [f"{n} ({names.get(line.opponent or '', line.code)})" for n, line in zip(added, lines, strict=True)]
    lowest = min(added, default=0) if drops else 0
    dropped = f" - {lowest} (the lowest)" if drops and added else ""
    return f"{' + '.join(shown)}{dropped} = {sum(added) - lowest}"


def _pooled(book: Ledger, player: PlayerId) -> str:
    rows = pool(book, player)
    points = sum((row[1] for row in rows), Fraction(0))
    games = sum(row[2] for row in rows)
    return f"{value_words(points)} victory points of {len(rows)} opponents in {games} games"


def _differential(table: Standings, column: Column, player: PlayerId, names: Names) -> str:
    shown = [f"{line.differential:+d} ({line_words(line, names)})" for line in table.ledger.lines[player]]
    return " ".join(shown) + f" = {column[player]}"


def _cumulative(table: Standings, column: Column, player: PlayerId, names: Names) -> str:
    totals, running = [], 0
    for line in table.ledger.lines[player]:
        running += line.points
        totals.append(str(running))
    return " + ".join(totals) + f" = {column[player]}"


def _mean(table: Standings, column: Column, player: PlayerId, names: Names) -> str:
    opponents = [names.get(o, o) for o in table.ledger.opponents[player]]
    return f"mean over {', '.join(opponents)} = {value_words(column[player])}" if opponents else "faced nobody"


def _game_win(table: Standings, column: Column, player: PlayerId, names: Names) -> str:
    sides = [line.side for line in table.ledger.lines[player]]
    points, games = sum(s.game_points for s in sides), sum(s.games_played for s in sides)
    return f"{points} game points in {games} games = {value_words(column[player])}"


def _margin(table: Standings, column: Column, player: PlayerId, names: Names) -> str:
    return " + ".join(str(line.side.margin) for line in table.ledger.lines[player]) + f" = {column[player]}"


_ARITHMETIC: Mapping[str, Callable[[Standings, Column, PlayerId, Names], str]] = {
    "strength_of_schedule": _schedule,
    "opponents_strength_of_schedule": _opponents_schedule,
    "differential": _differential,
    "cumulative_points": _cumulative,
    "opponents_match_win": _mean,
    "opponents_game_win": _mean,
    "game_win": _game_win,
    "margin": _margin,
}
