"""A round out of its cards: the games on which they agree, those on which they differ, and who has nothing yet."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from topcut.answers.event_view import EventView
from topcut.journal.fact import PlayerId, Result, RoundNumber, Table
from topcut.journal.plan import StageNumber
from topcut.messages.message import message
from topcut.refusal import Refusal, Refused, refusal
from topcut.slips.cards.agreeing import together
from topcut.slips.cards.draft import GONE, MISSED, Draft, Line
from topcut.slips.cards.read_card import pod_result, result_on, seen_from_other
from topcut.slips.examples import AS_HERE

Tells = Literal["both", "one", "alone", "pod"]


class Game(Struct, frozen=True):
    """What was played at a table, or what somebody had alone."""

    round: RoundNumber
    players: tuple[PlayerId, ...]  # in signup order; of a pod its seats
    result: Result
    cards: tuple[PlayerId, ...]  # that tell of it
    tells: Tells = "both"
    table: Table = 0  # of a pod


class Version(Struct, frozen=True):
    """What a card says of a round, where another one says something else."""

    cards: tuple[PlayerId, ...]  # that say it
    line: Line  # of the first of them
    players: tuple[PlayerId, ...]  # who would have played; one alone where nobody was met
    result: Result | None  # in their order


class Clash(Struct, frozen=True):
    """Cards of a round that cannot all be right."""

    round: RoundNumber
    players: tuple[PlayerId, ...]
    versions: tuple[Version, ...]


class Fault(Struct, frozen=True):
    """A line that cannot be read, or that says too little."""

    round: RoundNumber
    player: PlayerId
    why: Refusal


class Settled(Struct, frozen=True):
    """A round, as far as its cards say."""

    round: RoundNumber
    games: tuple[Game, ...]
    clashes: tuple[Clash, ...]
    faults: tuple[Fault, ...]
    silent: tuple[PlayerId, ...]  # of whom no card says anything

    def of(self, player: PlayerId) -> Game | None:
        return next((game for game in self.games if player in game.players), None)


def settled(view: EventView, draft: Draft, number: RoundNumber, stage: StageNumber) -> Settled:
    """What the cards say of a round together."""
    lines = draft.in_round(number)
    known = [one.id for one in view.tournament.entrants.values() if not one.withdrawn and one.id not in draft.away]
    faults: list[Fault] = [_stranger(number, player) for player in lines if player not in known]
    lines = {player: line for player, line in lines.items() if player in known}
    if view.book.play == "pod":
        games, more = _pods(view, number, lines)
        clashes: list[Clash] = []
    else:
        games, clashes, more = _Pairs(view, known, lines, number, stage).settled()
    said = {player for game in games for player in game.players} | {player for one in clashes for player in one.players}
    said |= set(lines) | {fault.player for fault in more}
    silent = tuple(player for player in known if player not in said)
    return Settled(number, tuple(games), tuple(clashes), (*faults, *more), silent)


def _stranger(number: RoundNumber, player: PlayerId) -> Fault:
    return Fault(number, player, refusal("report-card-of-nobody", player=player))


class _Pairs:
    """Goes through the cards of a round in which two play each other."""

    def __init__(
        self,
        view: EventView,
        known: list[PlayerId],
        lines: Mapping[PlayerId, Line],
        number: RoundNumber,
        stage: StageNumber,
    ) -> None:
        self.view, self.book, self.lines = view, view.book, lines
        self.number, self.stage = number, stage
        self.place = {player: at for at, player in enumerate(known)}
        self.faults: list[Fault] = []
        self.results = {player: self._read(player, line) for player, line in lines.items()}

    def settled(self) -> tuple[list[Game], list[Clash], list[Fault]]:
        games: list[Game] = []
        clashes: list[Clash] = []
        for members in self._connected():
            match self._of(members):
                case Game() as game:
                    games.append(game)
                case Clash() as clash:
                    clashes.append(clash)
        return games, clashes, self.faults

    def _read(self, player: PlayerId, line: Line) -> Result | None:
        if line.award:
            return Result(codes=(line.award,))
        if not line.against:
            if line.opponent not in (MISSED, GONE):
                self._wrong(player, refusal("report-no-opponent"))
            return None
        if line.against not in self.place or line.against == player:
            self._wrong(player, refusal("report-no-such-opponent"))
            return None
        try:
            return result_on(self.view, line, player, self.stage)
        except Refused as refused:
            why = refused.named(self.view.player).refusals[0]
            self._wrong(player, replace(why, way=message("report-way-line")) if why.way == AS_HERE else why)
            return None

    def _wrong(self, player: PlayerId, why: Refusal) -> None:
        self.faults.append(Fault(self.number, player, why))

    def _connected(self) -> Iterator[list[PlayerId]]:
        """Players who name each other, directly or by others."""
        beside: dict[PlayerId, set[PlayerId]] = {}
        for player, line in self.lines.items():
            beside.setdefault(player, set())
            if line.against in self.place and line.against != player:
                beside[player].add(line.against)
                beside.setdefault(line.against, set()).add(player)
        left = set(beside)
        for first in sorted(beside, key=self.place.__getitem__):
            if first not in left:
                continue
            found, ahead = {first}, [first]
            while ahead:
                new = beside[ahead.pop()] - found
                found |= new
                ahead += new
            left -= found
            yield sorted(found, key=self.place.__getitem__)

    def _of(self, members: list[PlayerId]) -> Game | Clash | None:
        lines = {player: self.lines[player] for player in members if player in self.lines}
        if any(fault.player in lines for fault in self.faults):
            return None
        if len(members) == 1:
            return self._alone(members[0])
        if len(members) > 2 or any(not line.against for line in lines.values()):
            return self._clash(members)
        return self._game(members, lines)

    def _alone(self, player: PlayerId) -> Game | None:
        result = self.results[player]
        return Game(self.number, (player,), result, (player,), "alone") if result else None

    def _game(self, members: list[PlayerId], lines: Mapping[PlayerId, Line]) -> Game | Clash | None:
        """Two who name each other, or one who names somebody whose card says nothing."""
        told = {player: self._from_first(player, members[0]) for player in lines}
        results = [result for result in told.values() if result]
        if not results:
            self._wrong(next(iter(lines)), refusal("report-no-score"))
            return None
        cards = tuple(player for player, result in told.items() if result)
        if len(results) == 1:
            return Game(self.number, tuple(members), results[0], cards, "one")
        both = together(self.book, *results)
        return Game(self.number, tuple(members), both, cards) if both else self._clash(members)

    def _from_first(self, player: PlayerId, first: PlayerId) -> Result | None:
        result = self.results[player]
        return result if result is None or player == first else seen_from_other(self.book, result)

    def _clash(self, members: list[PlayerId]) -> Clash:
        versions: list[Version] = []
        for player in (one for one in members if one in self.lines):
            line = self.lines[player]
            seats = tuple(sorted((player, line.against), key=self.place.__getitem__)) if line.against else (player,)
            result = self._from_first(player, seats[0])
            same = next((at for at, one in enumerate(versions) if (one.players, one.result) == (seats, result)), None)
            if same is None:
                versions.append(Version((player,), line, seats, result))
            else:
                versions[same] = Version((*versions[same].cards, player), versions[same].line, seats, result)
        return Clash(self.number, tuple(members), tuple(versions))


# Pods ----------------------------------------------------------------------------------------------------------------


def _pods(view: EventView, number: RoundNumber, lines: Mapping[PlayerId, Line]) -> tuple[list[Game], list[Fault]]:
    """The score sheets of the tables: a player's card says where he sat and what he had in each round."""
    games: list[Game] = []
    faults: list[Fault] = []
    tables: dict[int, dict[PlayerId, Line]] = {}
    for player, line in sorted(lines.items(), key=lambda one: view.tournament.entrants[one[0]].number):
        if line.opponent in (MISSED, GONE):
            continue
        if not line.table:
            faults.append(Fault(number, player, refusal("report-no-table")))
        else:
            tables.setdefault(line.table, {})[player] = line
    for table, sat in sorted(tables.items()):
        seats = tuple(sat)
        try:
            games.append(Game(number, seats, pod_result(view.book, tuple(sat.values())), seats, "pod", table))
        except Refused as refused:
            faults.append(Fault(number, seats[0], refused.refusals[0]))
    return games, faults
