"""The values that break ties: one registered function per name that a rulebook's chain may use.

A column holds one integer per player over one common denominator, so that comparing is exact and fast; None stands for
"has no such value" and ranks below every number.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from fractions import Fraction
from math import lcm
from typing import Any

from msgspec import Struct

from topcut.journal.fact import PlayerId
from topcut.play.ledger import Ledger, Played
from topcut.play.score_card import Line

Params = Mapping[str, Any]
Players = Collection[PlayerId]  # whose values are asked for: once a tie is down to a few, only theirs are worked out


class Column(Struct, frozen=True):
    """A tie-break value of some or all players."""

    name: str  # as it is shown: strength_of_schedule
    values: Mapping[PlayerId, int | None]
    denominator: int = 1
    lower_is_better: bool = False

    def __getitem__(self, player: PlayerId) -> Fraction | int | None:
        value = self.values[player]
        if value is None or self.denominator == 1:
            return value
        return Fraction(value, self.denominator)


# Star Trek -------------------------------------------------------------------------------------------------------


def schedule_lines(book: Ledger, player: PlayerId, without: PlayerId | None = None) -> list[int]:
    """What each round, those against `without` left out, adds to strength of schedule (001 glossary; R05, R06, R16)."""
    totals, card, opponents = book.points, book.lines[player], book.opponents[player]
    if len(opponents) == len(card) and without is None:
        return [totals[opponent] for opponent in opponents]
    return [
        _schedule_line(book, line)
        for line in card
        if (line.opponent is not None and line.opponent != without)
        or (line.opponent is None and line.side.schedule != "none")
    ]


def _schedule_line(book: Ledger, line: Line) -> int:
    if line.opponent is not None:
        return book.points[line.opponent]
    return _most_points(book) * book.total_rounds if line.side.schedule == "maximum" else 0


def _most_points(book: Ledger) -> int:
    return max(line.points for line in book.book.results.values())


def _lowest_dropped(added: list[int]) -> int:
    return sum(added) - min(added, default=0)


def strength_of_schedule(book: Ledger, params: Params, players: Players) -> Column:
    """Totals of the opponents faced, the lowest line dropped."""
    drop = params.get("drop_lowest", False)
    values = {}
    for player in players:
        added = schedule_lines(book, player)
        values[player] = _lowest_dropped(added) if drop else sum(added)
    return Column("strength_of_schedule", values)


def contributions(book: Ledger, params: Params, player: PlayerId) -> list[int]:
    """What each round adds to opponents' strength of schedule; a round without an opponent adds nothing (R03)."""
    without = player if params.get("without_player") else None
    return [
        _lowest_dropped(schedule_lines(book, line.opponent, without)) if line.opponent is not None else 0
        for line in book.lines[player]
        if line.side.schedule != "none"
    ]


def opponents_strength_of_schedule(book: Ledger, params: Params, players: Players) -> Column:
    """Strength of schedule of the opponents, the lowest contribution dropped (000 glossary, R03)."""
    values = {}
    for player in players:
        values[player] = _lowest_dropped(contributions(book, params, player))
    return Column("opponents_strength_of_schedule", values)


def differential(book: Ledger, params: Params, players: Players) -> Column:
    lines = book.lines
    return Column("differential", {p: sum([line.side.differential for line in lines[p]]) for p in players})


def cumulative_points(book: Ledger, params: Params, players: Players) -> Column:
    """The sum of the totals after each round (001 7.4.2)."""
    values = {}
    for player in players:
        total = running = 0
        for line in book.lines[player]:
            running += line.side.points
            total += running
        values[player] = total
    return Column("cumulative_points", values)


def count_most(book: Ledger, params: Params, players: Players) -> Column:
    """How often a player had one of these results, the most first."""
    codes = frozenset(params["codes"])
    return Column(_counted("most", params), {p: _count(book.lines[p], codes) for p in players})


def count_fewest(book: Ledger, params: Params, players: Players) -> Column:
    """How often a player had one of these results, the fewest first."""
    codes = frozenset(params["codes"])
    values = {p: _count(book.lines[p], codes) for p in players}
    return Column(_counted("fewest", params), values, lower_is_better=True)


def _count(card: list[Line], codes: frozenset[str]) -> int:
    return sum(1 for line in card if line.side.code in codes)


def _counted(word: str, params: Params) -> str:
    return f"{word}_" + "_".join(str(code) for code in params["codes"]).lower()


def rating(book: Ledger, params: Params, players: Players) -> Column:
    """The rating a player came with; who has none stands at `unrated`, or behind everybody where that is not said."""
    ratings = {player: book.entrants[player].rating for player in players}
    unrated = params.get("unrated")
    return Column("rating", {player: unrated if known is None else known for player, known in ratings.items()})


# Percentages (002 appendix C, 004 Tie Breakers) ---------------------------------------------------------------------


def _faced(book: Ledger, players: Players) -> Players:
    return {opponent for player in players for opponent in book.opponents[player]}


def _match_wins(book: Ledger, players: Players) -> Column:
    """Points earned out of the points possible in the rounds played, each at least the floor."""
    win, played = _most_points(book), book.as_opponent
    earned = {player: ((card := played[player]).points, win * card.rounds) for player in players}
    return _ratios("match_win", earned, book.book.ratio("floor"))


def _game_wins(book: Ledger, players: Players, played: Mapping[PlayerId, Played], floored: bool) -> Column:
    """Game points earned out of those possible in the games played."""
    win = book.book.integer("game_win_points", 1)
    earned = {player: ((card := played[player]).game_points, win * card.games) for player in players}
    return _ratios("game_win", earned, book.book.ratio("floor") if floored else Fraction(0))


def _ratios(name: str, earned: Mapping[PlayerId, tuple[int, int]], floor: Fraction) -> Column:
    denominator = lcm(floor.denominator, *{possible for _, possible in earned.values() if possible})
    least = floor.numerator * (denominator // floor.denominator)
    values: dict[PlayerId, int | None] = {
        player: max(points * (denominator // possible), least) if possible else least
        for player, (points, possible) in earned.items()
    }
    return Column(name, values, denominator)


def _mean_over_opponents(name: str, book: Ledger, of: Column, players: Players) -> Column:
    """The mean over the opponents faced; a player who faced nobody has none."""
    share = lcm(*{len(book.opponents[player]) for player in players if book.opponents[player]})
    worth = of.values
    values: dict[PlayerId, int | None] = {}
    for player in players:
        opponents = book.opponents[player]
        met = len(opponents)
        values[player] = sum([worth[o] or 0 for o in opponents]) * (share // met) if met else None
    return Column(name, values, of.denominator * share)


def opponents_match_win(book: Ledger, params: Params, players: Players) -> Column:
    return _mean_over_opponents("opponents_match_win", book, _match_wins(book, _faced(book, players)), players)


def game_win(book: Ledger, params: Params, players: Players) -> Column:
    return _game_wins(book, players, book.own, book.book.flag("own_game_win_floored"))


def opponents_game_win(book: Ledger, params: Params, players: Players) -> Column:
    games = _game_wins(book, _faced(book, players), book.as_opponent, floored=True)
    return _mean_over_opponents("opponents_game_win", book, games, players)


def mean_strength_of_schedule(book: Ledger, params: Params, players: Players) -> Column:
    """X-Wing: the mean over opponents of points per round played."""
    played = {o: (book.points[o], _rounds(book, o)) for o in _faced(book, players)}
    return _mean_over_opponents("strength_of_schedule", book, _ratios("per_round", played, Fraction(0)), players)


def _rounds(book: Ledger, player: PlayerId) -> int:
    return book.own[player].rounds


def rounds_played(book: Ledger, params: Params, players: Players) -> Column:
    return Column("rounds_played", {player: _rounds(book, player) for player in players})


def margin(book: Ledger, params: Params, players: Players) -> Column:
    return Column("margin", {p: sum([line.side.margin for line in book.lines[p]]) for p in players})


# Star Wars (003 "Swiss w/ Strength of Schedule") --------------------------------------------------------------------


def pool(book: Ledger, player: PlayerId) -> list[tuple[Fraction, Fraction, int]]:
    """Rate, victory points (raised to the floor) and games of each opponent, the best first (R31, R32)."""
    floor = book.book.ratio("floor")
    rows = []
    for opponent in dict.fromkeys(book.opponents[player]):
        games = _rounds(book, opponent)
        if games:
            points = max(Fraction(book.points[opponent]), floor * games)
            rows.append((points / games, points, games))
    return sorted(rows, reverse=True)


def pooled(rows: list[tuple[Fraction, Fraction, int]]) -> Fraction | None:
    """Victory points of all opponents together over their games together."""
    games = sum(row[2] for row in rows)
    return sum((row[1] for row in rows), Fraction(0)) / games if games else None


def pooled_strength_of_schedule(book: Ledger, params: Params, players: Players) -> Column:
    exact = {player: pooled(pool(book, player)) for player in players}
    denominator = lcm(*{value.denominator for value in exact.values() if value is not None})
    values = {p: None if v is None else v.numerator * (denominator // v.denominator) for p, v in exact.items()}
    return Column("strength_of_schedule", values, denominator)


# Pods and last resorts -----------------------------------------------------------------------------------------------


def rounds_won(book: Ledger, params: Params, players: Players) -> Column:
    """Tribbles: rounds in which the hand was emptied first and in time (001 7.7, R22)."""
    return Column("rounds_won", {p: sum(line.side.games_won for line in book.lines[p]) for p in players})


def observed(book: Ledger, params: Params, players: Players) -> Column:
    """The sum of what a rulebook observes of a player, the most first; its column has the observation's name."""
    name = str(params["name"])
    values = {p: sum(dict(line.side.observed).get(name, 0) for line in book.lines[p]) for p in players}
    return Column(name, values)


def signup(book: Ledger, params: Params, players: Players) -> Column:
    """Who signed up first (004, the last resort)."""
    values = {player: book.entrants[player].number for player in players}
    return Column("signup", values, lower_is_better=True)


COLUMNS: Mapping[str, Callable[[Ledger, Params, Players], Column]] = {
    "strength_of_schedule": strength_of_schedule,
    "opponents_strength_of_schedule": opponents_strength_of_schedule,
    "differential": differential,
    "cumulative_points": cumulative_points,
    "count_most": count_most,
    "count_fewest": count_fewest,
    "rating": rating,
    "opponents_match_win": opponents_match_win,
    "game_win": game_win,
    "opponents_game_win": opponents_game_win,
    "mean_strength_of_schedule": mean_strength_of_schedule,
    "rounds_played": rounds_played,
    "margin": margin,
    "pooled_strength_of_schedule": pooled_strength_of_schedule,
    "rounds_won": rounds_won,
    "signup": signup,
    "observed": observed,
}
