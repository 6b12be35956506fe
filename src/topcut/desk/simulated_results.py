"""Results made up by chance that a rulebook accepts."""

from __future__ import annotations

from topcut.journal.fact import Result
from topcut.play.brackets.verdict import Meeting
from topcut.play.chance import Chance
from topcut.play.games import games_of
from topcut.play.observed import counting, noting
from topcut.play.possible.observations import asked, deciding
from topcut.rulebooks.model import Rulebook


def simulated_result(book: Rulebook, chance: Chance, edge: int) -> Result:
    """A result in which the first seat wins `edge` times out of a hundred."""
    return _observed(book, chance, _ended(book, chance, chance.below(100) < edge), 2)


def _observed(book: Rulebook, chance: Chance, result: Result, seats: int) -> Result:
    """With numbers for all that every report must have."""
    for one in asked(book, result.how):
        if one.of == "seat" and one.asked == "always":
            row = range(one.least, one.most + 1)
            seen = tuple(tuple(row[chance.below(len(row))] for _ in one.keys) for _ in range(seats))
            result = noting(one, result, seen)
    return result


def _ended(book: Rulebook, chance: Chance, first_wins: bool) -> Result:
    if book.play == "best_of":
        return _match(book, chance, first_wins)
    if "differential_cap" in book.settings:
        return _star_trek(book, chance, first_wins)
    return _plain_game(book, chance, first_wins)


def _seated(first_wins: bool, winner: int, loser: int) -> tuple[int, int]:
    return (winner, loser) if first_wins else (loser, winner)


def _codes(book: Rulebook, how: str, first_wins: bool) -> tuple[str, ...]:
    won, lost = book.endings[how].results or ("", "")
    return (won, lost) if first_wins else (lost, won)


def _star_trek(book: Rulebook, chance: Chance, first_wins: bool) -> Result:
    cap = book.integer("differential_cap")
    kind = chance.below(100)
    loser = 5 * chance.below(cap // 5)
    if kind < 70:
        return Result(games=(_seated(first_wins, cap + 5 * chance.below(3), loser),))
    if kind < 85:
        return _at_time(book, chance, first_wins, cap)
    if kind < 90:
        return Result(codes=_codes(book, "concession", first_wins), how="concession")
    if kind < 95 and "effect" in book.endings:
        return Result(games=(_seated(first_wins, 0, loser),), codes=_codes(book, "effect", first_wins), how="effect")
    if kind < 97 and "both-lose" in book.endings:
        return Result(how="both-lose")
    return Result(games=(_seated(first_wins, loser + 5, loser),), how="decked")


def _at_time(book: Rulebook, chance: Chance, first_wins: bool, cap: int) -> Result:
    loser = 5 * chance.below(cap // 5)
    winner = loser + 5 * chance.below(4)
    seen = tuple((chance.below(3), chance.below(3)) for _ in range(2)) if chance.below(2) else ()
    result, observation = Result(games=(_seated(first_wins, winner, loser),), how="timeout"), deciding(book)
    return noting(observation, result, seen) if observation else result


def _match(book: Rulebook, chance: Chance, first_wins: bool) -> Result:
    needed = book.integer("games", 3) // 2 + 1
    drawn = 1 if book.flag("drawn_games", True) and chance.below(20) == 0 else 0
    draws = any(line.outcome == "draw" for line in book.results.values()) and book.text("tied_match") != "tiebreak"
    if draws and chance.below(15) == 0:
        each = min(1, needed - 1)  # whoever has won one game of a best of one has won it
        return Result(games=games_of(each, each, drawn if each else 1), how="timeout")
    loser = chance.below(needed)
    return Result(games=games_of(*_seated(first_wins, needed, loser), drawn))


def _plain_game(book: Rulebook, chance: Chance, first_wins: bool) -> Result:
    how = "timeout" if "timeout" in book.endings and chance.below(10) == 0 else "normal"
    if "margin_base" in book.settings:
        loser = chance.below(150)
        return Result(games=(_seated(first_wins, loser + 1 + chance.below(50), loser),), how=how)
    score = (_seated(first_wins, 1 + chance.below(40), 0),)
    return Result(games=score, codes=_codes(book, how, first_wins), how=how)


def simulated_bracket(book: Rulebook, chance: Chance, edge: int, played_by: Meeting) -> Result:
    """A bracket match that somebody wins; a tie goes to the higher seed (001 10), a drawn game to nobody."""
    if played_by.best_of == 1 and book.play == "single_game":
        return simulated_result(book, chance, edge)
    seed_wins_ties = book.text("bracket_tie") == "higher-seed"
    if seed_wins_ties and played_by.best_of > 1 and chance.below(12) == 0:
        return Result(games=((100, 35), (20, 60)), how="timeout")
    wins, games = [0, 0], []
    tie = chance.below(12) == 0 and (seed_wins_ties or book.flag("drawn_games", True))
    if tie:
        games.append((0, 0))
        wins[played_by.higher] += seed_wins_ties
    while max(wins) < played_by.course(book).needed:
        winner = 0 if chance.below(100) < edge else 1
        wins[winner] += 1
        games.append((1, 0) if winner == 0 else (0, 1))
    return Result(games=tuple(games))


def simulated_pod(book: Rulebook, chance: Chance, seats: int) -> Result:
    """Rounds of a pod: one or two empty their hands and score most; now and then time runs out in the last."""
    rounds = book.integer("rounds_per_pod", 5)
    games, won = [], []
    for _ in range(rounds):
        out = tuple(sorted({chance.below(seats) for _ in range(1 if chance.below(8) else 2)}))
        won.append(out)
        games.append(
            tuple(chance.below(40) * 10 + (100 * (1 + chance.below(90)) if s in out else 0) for s in range(seats))
        )
    ends = ("normal",) * (rounds - 1) + ("timeout",) if chance.below(4) == 0 else ()
    if ends:
        won[-1] = ()
    result, observation = Result(games=tuple(games), ends=ends), counting(book, "rounds_won")
    result = noting(observation, result, tuple(won)) if observation else result
    return _observed(book, chance, result, seats)
