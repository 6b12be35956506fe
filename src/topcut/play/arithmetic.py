"""How points and tie-break values came about: number by number, with the games and opponents that they come from."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, Param, Player, message
from topcut.play.ledger import Ledger, head_start_in
from topcut.play.score_card import Line
from topcut.play.standings import Standings, Value
from topcut.play.tiebreaks import Column, contributions, pool, schedule_lines
from topcut.rulebooks.model import Step


def points_told(book: Ledger, player: PlayerId) -> Message:
    """The score card in a row: "11 points: 4 (FW v Odo) + 2 (TT v Dax) + …"; a head start stands by itself."""
    lines = book.lines[player]
    terms = [message("standing-line", number=line.points, what=_line(line)) for line in lines]
    if start := head_start_in(book, player):
        own = message("standing-line", number=lines[0].points - start, what=_line(lines[0]))
        terms[:1] = [message("standing-line", number=start, what=message("standing-head-start")), own]
    if not terms:
        return message("standing-points-unplayed", points=book.points[player])
    return message("standing-points", points=book.points[player], terms=tuple(terms))


def points_summed(book: Ledger, player: PlayerId) -> Message | None:
    """The same without the codes of results: "4 (Odo) + 1 (Dax) + 4 (bye)"; None where nothing was played."""
    start = head_start_in(book, player)
    own = [message("standing-line", number=start, what=message("standing-head-start"))] if start else []
    lines = [(line.points - start if at == 0 else line.points, line) for at, line in enumerate(book.lines[player])]
    terms = (*own, *(message("standing-line", number=points, what=_against(line)) for points, line in lines))
    return message("standing-terms", terms=terms) if terms else None


def _against(line: Line) -> Param:
    """Whom a line is about."""
    met = tuple(Player(opponent) for opponent, _ in line.games if opponent)
    return met or message("standing-alone")


def arithmetic(table: Standings, name: str, player: PlayerId) -> Message | None:
    """How a tie-break value came about, opponents named; None where there is nothing to work out."""
    work = _ARITHMETIC.get(name)
    column = next((column for column in table.shown if column.name == name), None)
    return work(table, column, player) if work and column is not None else None


def arithmetic_without_codes(table: Standings, name: str, player: PlayerId) -> Message | None:
    """The same as somebody reads it who does not know what FW is: opponents, and no results."""
    column = next((column for column in table.shown if column.name == name), None)
    if name == "differential" and column is not None:
        return _differential(table, column, player, _against)
    return arithmetic(table, name, player)


About = Callable[[Line], Param]  # what is said of a line of the score card


def _line(line: Line) -> Message:
    """ "FW v Odo", "BYE"; in Standard Orbit "FW v Odo, TT v Dax, and the deck"."""
    if line.own is None:
        return _game(line.code, line.opponent)
    games = tuple(_game(side.code, met) for met, side in line.own)
    return message("standing-orbit", games=games) if games else message("standing-orbit-deck")


def _game(code: str, opponent: PlayerId | None) -> Message:
    if opponent is None:
        return message("standing-game-alone", code=_code(code))
    return message("standing-game", code=_code(code), opponent=Player(opponent))


def _code(code: str) -> Param:
    match code:
        case "POD":
            return message("standing-pod")
        case "C":
            return message("standing-conceded")
        case "":
            return message("standing-awaited")
        case _:
            return code


# Strength of schedule ------------------------------------------------------------------------------------------------


def _schedule(table: Standings, column: Column, player: PlayerId) -> Message:
    book = table.ledger
    links = [link for link in table.rulebook.chain if isinstance(link, Step)]
    steps = {link.step for link in links}
    if "pooled_strength_of_schedule" in steps:
        return _pooled(book, player)
    if "mean_strength_of_schedule" in steps:
        return _mean(table, column, player)
    added = schedule_lines(book, player)
    terms = [_term(number, line) for number, line in zip(added, _scheduled(book, player), strict=True)]
    return _summed(added, terms, drops=any(link.with_.get("drop_lowest") for link in links))


def _opponents_schedule(table: Standings, column: Column, player: PlayerId) -> Message:
    """Each opponent with their own list: "16 (Quark: 3 + 7 + 6 + 0 - 0)"."""
    book = table.ledger
    step = next(link for link in table.rulebook.chain if isinstance(link, Step) and link.step == column.name)
    without = player if step.with_.get("without_player") else None
    added, lines = contributions(book, step.with_, player), _scheduled(book, player)
    lists = [schedule_lines(book, line.opponent, without) if line.opponent else [] for line in lines]
    terms = [_term(number, line, own) for number, line, own in zip(added, lines, lists, strict=True)]
    summed = _summed(added, terms, drops=True)
    return message("standing-sum-without", sum=summed, player=Player(player)) if without else summed


def _scheduled(book: Ledger, player: PlayerId) -> list[Line]:
    return [line for line in book.lines[player] if line.side.schedule != "none"]


def _term(number: int, line: Line, own: Sequence[int] = ()) -> Message:
    """What a round adds: "16 (Quark)", "0 (BYE)", and with the opponent's own list."""
    whom = Player(line.opponent) if line.opponent else line.code
    if not own:
        return message("standing-line", number=number, what=whom)
    return message("standing-line-list", number=number, whom=whom, list=tuple(own), lowest=min(own))


def _summed(added: Sequence[int], terms: Sequence[Message], drops: bool) -> Message:
    if not drops or not added:
        return message("standing-sum", terms=tuple(terms), sum=sum(added))
    lowest = min(added)
    return message("standing-sum-dropped", terms=tuple(terms), lowest=lowest, sum=sum(added) - lowest)


def _pooled(book: Ledger, player: PlayerId) -> Message:
    rows = pool(book, player)
    points = sum((row[1] for row in rows), Fraction(0))
    games = sum(row[2] for row in rows)
    return message("standing-pooled", points=points, opponents=len(rows), games=games)


# Sums and ratios -----------------------------------------------------------------------------------------------------


def _differential(table: Standings, column: Column, player: PlayerId, about: About = _line) -> Message:
    lines = table.ledger.lines[player]
    terms = tuple(message("standing-line-signed", number=line.differential, what=about(line)) for line in lines)
    return message("standing-sum-signed", terms=terms, sum=_value(column[player]))


def _cumulative(table: Standings, column: Column, player: PlayerId) -> Message:
    totals, running = [], 0
    for line in table.ledger.lines[player]:
        running += line.points
        totals.append(running)
    return message("standing-sum", terms=tuple(totals), sum=_value(column[player]))


def _mean(table: Standings, column: Column, player: PlayerId) -> Message:
    opponents = tuple(Player(opponent) for opponent in table.ledger.opponents[player])
    if not opponents:
        return message("standing-faced-nobody")
    return message("standing-mean", opponents=opponents, value=_value(column[player]))


def _game_win(table: Standings, column: Column, player: PlayerId) -> Message:
    sides = [line.side for line in table.ledger.lines[player]]
    points, games = sum(s.game_points for s in sides), sum(s.games_played for s in sides)
    return message("standing-game-win", points=points, games=games, value=_value(column[player]))


def _margin(table: Standings, column: Column, player: PlayerId) -> Message:
    margins = [line.side.margin for line in table.ledger.lines[player]]
    return message("standing-sum", terms=tuple(margins), sum=_value(column[player]))


def _value(value: Value) -> Param:
    return message("standing-none") if value is None else value


_ARITHMETIC: Mapping[str, Callable[[Standings, Column, PlayerId], Message]] = {
    "strength_of_schedule": _schedule,
    "opponents_strength_of_schedule": _opponents_schedule,
    "differential": _differential,
    "cumulative_points": _cumulative,
    "opponents_match_win": _mean,
    "opponents_game_win": _mean,
    "game_win": _game_win,
    "margin": _margin,
}
