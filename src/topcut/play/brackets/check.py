"""Whether a bracket can be played: everything that is wrong with its games, each with what to do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct

from topcut.journal.plan import Game
from topcut.messages.message import Message, message
from topcut.play.brackets.loops import loops
from topcut.play.brackets.sources import Source, no_such_seat, source_of
from topcut.refusal import Refusal, refusal

MOST_PLAYERS = 512


class Fault(Struct, frozen=True):
    """What is wrong with one game, or with the whole bracket (game 0)."""

    game: int
    why: Refusal


class _Table(Struct, frozen=True):
    """The games taken apart: by number, their seats that are well written, and who takes each slot."""

    games: Mapping[int, Game]
    feeds: Mapping[int, tuple[Source, ...]]
    taken: Mapping[Source, list[int]]


def problems(games: Sequence[Game], players: int) -> list[Refusal]:
    """Everything that is wrong with a bracket for so many players; nothing where it can be played."""
    return [
        fault.why.at(message("bracket-at-game", game=fault.game)) if fault.game else fault.why
        for fault in faults(games, players)
    ]


def faults(games: Sequence[Game], players: int) -> list[Fault]:
    """The same, each with its game, for those who know where a game stands in a file."""
    if not 2 <= players <= MOST_PLAYERS:
        return [Fault(0, refusal("bracket-players-out-of-range", most=MOST_PLAYERS, players=players))]
    if not games:
        return [Fault(0, refusal("bracket-without-games"))]
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
            yield Fault(number, refusal("bracket-number-twice", games=count))
        if number < 1:
            yield Fault(number, refusal("bracket-number-below-one", number=number))
    for game in games:
        if game.round < 1:
            yield Fault(game.number, refusal("bracket-round-below-one", round=game.round))


def _words(games: Sequence[Game]) -> Iterator[Fault]:
    for game in games:
        for seat in game.seats:
            if source_of(seat) is None:
                yield Fault(game.number, no_such_seat(seat))


def _missing(table: _Table) -> Iterator[Fault]:
    """Seats that are fed from a game that there is not."""
    for number, sources in table.feeds.items():
        for source in sources:
            if source.word != "seed" and source.number not in table.games:
                games = _listed(sorted(table.games))
                why = refusal("bracket-no-such-game", who=source.word, game=source.number, games=games)
                yield Fault(number, why)


def _seeds(table: _Table, players: int) -> Iterator[Fault]:
    for source, takers in table.taken.items():
        if source.word == "seed" and source.number > players:
            why = refusal("bracket-no-such-seed", seed=source.number, players=players)
            yield from (Fault(taker, why) for taker in takers)
    if absent := [seed for seed in range(1, players + 1) if Source("seed", seed) not in table.taken]:
        yield Fault(0, refusal("bracket-seeds-left-out", many=len(absent), seeds=_listed(absent)))


def _taken_twice(table: _Table) -> Iterator[Fault]:
    for source, takers in table.taken.items():
        for taker in takers[1:]:
            if taker == takers[0]:
                yield Fault(taker, refusal("bracket-meets-himself", seat=str(source)))
            else:
                yield Fault(taker, refusal("bracket-seat-twice", seat=str(source), game=takers[0]))


def _order(table: _Table) -> Iterator[Fault]:
    """A game comes after those it waits for; games that wait for each other are told together."""
    waits = {number: _fed_by(number, table) for number in table.games}
    around: set[int] = set()
    for loop in loops(waits):
        around.update(loop)
        alone = len(loop) == 1
        why = refusal("bracket-waits-for-itself") if alone else refusal("bracket-loop", games=_listed(loop))
        yield Fault(loop[0], why)
    for number, others in waits.items():
        for other in sorted(others - {number}):
            late, game = table.games[other], table.games[number]
            if late.round >= game.round and not {number, other} <= around:
                yield Fault(number, _too_early(game, late))


def _fed_by(number: int, table: _Table) -> set[int]:
    return {s.number for s in table.feeds[number] if s.word != "seed" and s.number in table.games}


def _too_early(game: Game, late: Game) -> Refusal:
    after = late.round + 1
    return refusal("bracket-too-early", round=game.round, game=late.number, late=late.round, after=after)


def _resets(table: _Table) -> Iterator[Fault]:
    for number, game in table.games.items():
        if not game.only_if:
            continue
        if game.only_if not in table.games or game.only_if == number:
            way = _other_resets(sorted(table.games.keys() - {number}))
            yield Fault(number, refusal("bracket-reset-of-nothing", reset=game.only_if, way=way))
        elif set(table.feeds[number]) != {Source("winner", game.only_if), Source("loser", game.only_if)}:
            yield Fault(number, refusal("bracket-reset-of-others", reset=game.only_if))
        for source in (Source("winner", number), Source("loser", number)):
            for taker in table.taken.get(source, ()):
                yield Fault(taker, refusal("bracket-on-from-reset", reset=number))


def _other_resets(others: Sequence[int]) -> Message:
    """What only_if may name instead."""
    return message("bracket-way-other-games", games=_listed(others)) if others else message("bracket-way-no-reset")


def _rematches(table: _Table) -> Iterator[Fault]:
    for number, sources in table.feeds.items():
        fed = {source.number for source in sources if source.word != "seed"}
        if {source.word for source in sources} == {"winner", "loser"} and len(fed) == 1:
            before = fed.pop()
            if not table.games[number].only_if:
                yield Fault(number, refusal("bracket-rematch", game=before))


def _finals(table: _Table) -> Iterator[Fault]:
    """Of the games whose winner goes nowhere, the last is the final; there may be no other."""
    ends = [number for number in table.games if Source("winner", number) not in table.taken]
    winners = {number: sum(source.word == "winner" for source in table.feeds[number]) for number in ends}
    final = max(ends, key=lambda n: (table.games[n].round, winners[n], n), default=0)  # none: there is a loop
    for number in ends:
        if number != final:
            losers = {source.word for source in table.feeds[number]} == {"loser"}  # they share their place (R52)
            between = "losers" if losers else "others"
            yield Fault(number, refusal("bracket-second-final", final=final, between=between, game=number))


def _listed(numbers: Sequence[int]) -> Message:
    """ "1, 2 and 3"; many are cut short."""
    shown = numbers if len(numbers) <= 12 else numbers[:10]
    return message("bracket-numbers", numbers=tuple(map(str, shown)), more=len(numbers) - len(shown))
