"""Whether a bracket can be played: everything that is wrong with its games, each with what to do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from topcut.journal.plan import Game
from topcut.play.brackets.loops import loops
from topcut.play.brackets.sources import Source, misspelt, misworded, source_of
from topcut.refusal import Refusal, Refusal_

MOST_PLAYERS = 512


class Fault(Struct, frozen=True):
    """What is wrong with one game, or with the whole bracket (game 0)."""

    game: int
    what: str
    do: str


class _Table(Struct, frozen=True):
    """The games taken apart: by number, their seats that are well written, and who takes each slot."""

    games: Mapping[int, Game]
    feeds: Mapping[int, tuple[Source, ...]]
    taken: Mapping[Source, list[int]]


def problems(games: Sequence[Game], players: int) -> list[Refusal]:
    """Everything that is wrong with a bracket for so many players; nothing where it can be played."""
    return [
        Refusal_(f"game {fault.game}: {fault.what}" if fault.game else fault.what, fault.do, "bracket")
        for fault in faults(games, players)
    ]


def faults(games: Sequence[Game], players: int) -> list[Fault]:
    """The same, each with its game, for those who know where a game stands in a file."""
    if not 2 <= players <= MOST_PLAYERS:
        return [Fault(0, f"a bracket has 2 to {MOST_PLAYERS} players, not {players}", "correct the number of players")]
    if not games:
        return [Fault(0, "the bracket has no games", "write at least one")]
    table = _table(games)
    found = [*_numbers(games), *_words(games), *_missing(table), *_seeds(table, players), *_taken_twice(table)]
    found += [*_order(table), *_resets(table), *_rematches(table), *_finals(table)]
    return sorted(found, key=lambda fault: fault.game)


def _table(games: Sequence[Game]) -> _Table:
    feeds: dict[int, tuple[Source, ...]] = {}
    taken: dict[Source, list[int]] = {}
    for game in games:
        sources = tuple(source for seat in game.seats if (source := source_of(seat)))
        feeds.setdefault(game.number, sources)
        for source in sources:
            taken.setdefault(source, []).append(game.number)
    return _Table({game.number: game for game in reversed(games)}, feeds, taken)


def _numbers(games: Sequence[Game]) -> Iterator[Fault]:
    counts = Counter(game.number for game in games)
    for number, count in counts.items():
        if count > 1:
            yield Fault(number, f"{count} games have this number", "give every game its own number")
        if number < 1:
            yield Fault(number, f"a game has the number {number}", "numbers count from 1")
    for game in games:
        if game.round < 1:
            yield Fault(game.number, f"it is in round {game.round}", "rounds count from 1")


def _words(games: Sequence[Game]) -> Iterator[Fault]:
    for game in games:
        for seat in game.seats:
            if source_of(seat) is None:
                yield Fault(game.number, misworded(seat), misspelt(seat))


def _missing(table: _Table) -> Iterator[Fault]:
    """Seats that are fed from a game that there is not."""
    for number, sources in table.feeds.items():
        for source in sources:
            if source.word != "seed" and source.number not in table.games:
                what = f"it waits for the {source.word} of game {source.number}, and there is no such game"
                yield Fault(number, what, f"there are {_listed(sorted(table.games))}")


def _seeds(table: _Table, players: int) -> Iterator[Fault]:
    for source, takers in table.taken.items():
        if source.word == "seed" and source.number > players:
            yield from (
                Fault(taker, f"there is no seed {source.number} among {players} players", f"seeds are 1 to {players}")
                for taker in takers
            )
    if absent := [seed for seed in range(1, players + 1) if Source("seed", seed) not in table.taken]:
        what = f"seed {absent[0]} has" if len(absent) == 1 else f"seeds {_listed(absent)} have"
        yield Fault(0, f"{what} no first game", "give every seed one seat, or correct the number of players")


def _taken_twice(table: _Table) -> Iterator[Fault]:
    for source, takers in table.taken.items():
        for taker in takers[1:]:
            what = f'"{source}" sits here and in game {takers[0]}'
            if taker == takers[0]:
                what = f'"{source}" would meet himself'
            yield Fault(taker, what, "give him one seat only")


def _order(table: _Table) -> Iterator[Fault]:
    """A game comes after those it waits for; games that wait for each other are told together."""
    waits = {number: _fed_by(number, table) for number in table.games}
    around: set[int] = set()
    for loop in loops(waits):
        around.update(loop)
        one = "it" if len(loop) == 1 else "one of them"
        yield Fault(loop[0], _loop_words(loop), f"feed {one} from a seed or an earlier game")
    for number, others in waits.items():
        for other in sorted(others - {number}):
            late, game = table.games[other], table.games[number]
            if late.round >= game.round and not {number, other} <= around:
                what = f"it is in round {game.round} and waits for game {other} of round {late.round}"
                yield Fault(number, what, f"put it into round {late.round + 1} or later")


def _fed_by(number: int, table: _Table) -> set[int]:
    return {s.number for s in table.feeds[number] if s.word != "seed" and s.number in table.games}


def _loop_words(loop: Sequence[int]) -> str:
    if len(loop) == 1:
        return "it waits for itself"
    return f"games {_listed(loop)} wait for each other"


def _resets(table: _Table) -> Iterator[Fault]:
    for number, game in table.games.items():
        if not game.only_if:
            continue
        if game.only_if not in table.games or game.only_if == number:
            do = f"there are {_listed(sorted(table.games.keys() - {number}))}"
            yield Fault(number, f"only_if names game {game.only_if}, and there is no such other game", do)
        elif set(table.feeds[number]) != {Source("winner", game.only_if), Source("loser", game.only_if)}:
            do = f'write seats = ["winner {game.only_if}", "loser {game.only_if}"]'
            yield Fault(number, f"a reset of game {game.only_if} is played by the two of that game", do)
        for source in (Source("winner", number), Source("loser", number)):
            for taker in table.taken.get(source, ()):
                yield Fault(taker, f"game {number} is a reset, nobody goes on from it", "seat somebody else here")


def _rematches(table: _Table) -> Iterator[Fault]:
    for number, sources in table.feeds.items():
        fed = {source.number for source in sources if source.word != "seed"}
        if {source.word for source in sources} == {"winner", "loser"} and len(fed) == 1:
            before = fed.pop()
            if not table.games[number].only_if:
                what = f"winner and loser of game {before} would play again at once"
                yield Fault(number, what, f"only a reset may do that: add only_if = {before}")


def _finals(table: _Table) -> Iterator[Fault]:
    """Of the games whose winner goes nowhere, the last is the final; there may be no other."""
    ends = [number for number in table.games if Source("winner", number) not in table.taken]
    winners = {number: sum(source.word == "winner" for source in table.feeds[number]) for number in ends}
    final = max(ends, key=lambda n: (table.games[n].round, winners[n], n), default=0)  # none: there is a loop
    for number in ends:
        if number != final:
            do = f'seat "winner {number}" in a later game'
            if {source.word for source in table.feeds[number]} == {"loser"}:
                do = "take it out: losers of one round share their place, no game is played for it"  # R52
            yield Fault(number, f"its winner goes nowhere, and the final is game {final}", do)


def _listed(numbers: Iterable[int]) -> str:
    """ "1, 2 and 3"; many are cut short."""
    words = [str(number) for number in numbers]
    if len(words) > 12:
        words = [*words[:10], f"{len(words) - 10} more"]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
