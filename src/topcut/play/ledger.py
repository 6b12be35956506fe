"""The score cards: for every player one line per round, derived from the tournament by the rulebook.

Drops, late entries and absences are facts of the journal; the missed games and losses that follow from them are made
here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from topcut.journal.fact import PlayerId, Result, RoundNumber
from topcut.journal.state import COUNTS, Entrant, Match, Round, Tournament
from topcut.play.scenarios.hooks import hooks_of
from topcut.play.score_card import Line
from topcut.play.scoring import Scores, delayed_side, score
from topcut.play.sides import Side
from topcut.rulebooks.model import Rulebook


class Played(Struct, frozen=True, gc=False):
    """What a player's percentages are made of."""

    points: int = 0
    rounds: int = 0
    game_points: int = 0
    games: int = 0


class Percentages(dict[PlayerId, Played]):
    """Made for a player when they are first asked for."""

    def __init__(self, lines: Mapping[PlayerId, list[Line]], with_byes: bool) -> None:
        super().__init__()
        self._lines = lines
        self._with_byes = with_byes

    def __missing__(self, player: PlayerId) -> Played:
        points = rounds = game_points = games = 0
        for line in self._lines[player]:
            side = line.side
            if side.bye and not self._with_byes:
                continue
            if side.played:
                points += side.points
                rounds += 1
            game_points += side.game_points
            games += side.games_played
        played = self[player] = Played(points, rounds, game_points, games)
        return played


class Ledger(Struct, frozen=True):
    """All score cards of a tournament."""

    book: Rulebook
    entrants: Mapping[PlayerId, Entrant]  # in signup order, without those who withdrew before the start
    lines: Mapping[PlayerId, list[Line]]
    points: Mapping[PlayerId, int]
    opponents: Mapping[PlayerId, list[PlayerId]]  # those he faced, once per meeting
    own: Percentages  # for the player's own percentages
    as_opponent: Percentages  # for those of his opponents: with his byes, or without where the rulebook says so
    total_rounds: int  # rounds of the event: planned while it runs, played once it is finished (R16)
    delayed: tuple[Match, ...] = ()


def ledger(tournament: Tournament, book: Rulebook) -> Ledger:
    """Write the score cards."""
    entrants = {e.id: e for e in tournament.entrants.values() if not e.withdrawn}
    columns = _columns(tournament, book, {player: n for n, player in enumerate(entrants)})
    rounds = [(column.round, column.opponents, column.sides) for column in columns]
    lines = {player: _card(rounds, place) for place, player in enumerate(entrants)}
    faced = {player: [line.opponent for line in card if line.opponent is not None] for player, card in lines.items()}
    waiting: dict[PlayerId, list[RoundNumber]] = {}
    for column in columns:
        for player in column.waiting:
            waiting.setdefault(player, []).append(column.round)
    delayed = tuple(match for column in columns for match in column.delayed)
    _write_absences(tournament, book, entrants, lines, waiting)
    _write_head_starts(book, entrants, lines)
    hooks_of(book).count(tournament, book, lines)
    points = {player: sum([line.side.points for line in card]) for player, card in lines.items()}
    played = len(tournament.rounds)
    total = played if tournament.finished else max(tournament.rounds_planned, played)
    own = Percentages(lines, with_byes=True)
    as_opponent = own if book.flag("byes_count_in_opponents_percentages", True) else Percentages(lines, with_byes=False)
    return Ledger(book, entrants, lines, points, faced, own, as_opponent, total, delayed)


class _Column(Struct, frozen=True):
    """A round by players, in signup order: whom each faced and what each had. Filled first and read off player by
    player afterwards, because that keeps neighbours together in memory."""

    round: RoundNumber
    opponents: list[PlayerId | None]
    sides: list[Side | None]
    waiting: list[PlayerId]  # whose result is not in
    delayed: list[Match]


def _columns(tournament: Tournament, book: Rulebook, place: Mapping[PlayerId, int]) -> list[_Column]:
    scores, unknown = {1: Scores(book, 1), 2: Scores(book, 2)}, delayed_side(book)
    return [_column(posted, book, place, scores, unknown) for posted in tournament.rounds]


def _column(
    posted: Round, book: Rulebook, place: Mapping[PlayerId, int], scores: Mapping[int, Scores], unknown: Side
) -> _Column:
    column = _Column(posted.number, [None] * len(place), [None] * len(place), [], [])
    opponents, sides, pairs = column.opponents, column.sides, scores[2]
    for match in posted.matches.values():
        seats, result = match.seats, match.result
        if result is not None and match.status in COUNTS:
            if len(seats) == 2:
                found = pairs[result]
            else:
                found = scores[1][result] if len(seats) == 1 else score(book, result, len(seats)).sides
        elif match.status == "delayed":
            column.delayed.append(match)
            found = (unknown,) * len(seats)
        else:
            column.waiting.extend(seats)
            continue
        if len(seats) == 2:
            (a, b), (first, second) = seats, found
            here, there = place[a], place[b]
            sides[here], sides[there] = first, second
            if first.met:
                opponents[here], opponents[there] = b, a
        else:
            for seat, side in zip(seats, found, strict=True):
                sides[place[seat]] = side
    return column


def _card(rounds: list[tuple[RoundNumber, list[PlayerId | None], list[Side | None]]], place: int) -> list[Line]:
    """One player's lines, round by round."""
    return [
        Line(number, opponents[place], side)
        for number, opponents, sides in rounds
        if (side := sides[place]) is not None
    ]


def _write_absences(
    tournament: Tournament,
    book: Rulebook,
    entrants: Mapping[PlayerId, Entrant],
    lines: dict[PlayerId, list[Line]],
    waiting: Mapping[PlayerId, list[RoundNumber]],
) -> None:
    """A round without a match: a missed game where the rulebook says so (R06), a loss for a late entry elsewhere."""
    absence, late = book.text("absence"), book.text("late_entry")
    if not absence and not late:
        return
    rounds = len(tournament.rounds)
    lone = Scores(book, 1)
    for player, card in lines.items():
        if len(card) + len(waiting.get(player, ())) >= rounds:
            continue
        seated = {line.round for line in card} | set(waiting.get(player, ()))
        for number in range(1, rounds + 1):
            code = absence or (late if number <= entrants[player].entered_after else "")
            if number not in seated and code:
                card.append(Line(number, None, lone[Result(codes=(code,))][0]))
        card.sort(key=lambda line: line.round)


def _write_head_starts(book: Rulebook, entrants: Mapping[PlayerId, Entrant], lines: dict[PlayerId, list[Line]]) -> None:
    """Pods: a head start is added to the first score; a concession takes it away again (R22)."""
    if book.play != "pod":
        return
    for player, entrant in entrants.items():
        card = lines[player]
        if entrant.head_start and _keeps_head_start(card):
            first = card[0]
            card[0] = Line(first.round, None, first.side.with_points(first.side.points + entrant.head_start))


def _keeps_head_start(card: list[Line]) -> bool:
    return bool(card) and card[0].side.code != "C"


def head_start_in(cards: Ledger, player: PlayerId) -> int:
    """The head start that the first line of a score card holds (R22); 0 where there is none."""
    counts = cards.book.play == "pod" and _keeps_head_start(cards.lines[player])
    return cards.entrants[player].head_start if counts else 0
