"""The pairings of a round as a page: by table, by name, and where somebody sits who typed two letters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from topcut.answers.round import points_before, posted_rows
from topcut.answers.scenario import beside_players
from topcut.answers.score_line import ScoreLine, score_line
from topcut.answers.seats import PlayerSeat, seats_by_name
from topcut.answers.table_row import TableRow
from topcut.journal.fact import PlayerId, RoundNumber
from topcut.journal.state import Match, Round
from topcut.messages.message import Message, Player, message
from topcut.messages.numerals import PRINTED
from topcut.play.round_names import goes_by_number, round_called
from topcut.play.stages import rounds_in, stage_name
from topcut.play.waiting import results_in
from topcut.web.public.paging import Page, page_of
from topcut.web.site.asked import fits
from topcut.web.site.live import Snapshot

CARDS = 8  # so many found players are shown large


class Side(Struct, frozen=True):
    """A player at a table."""

    player: PlayerId
    name: str
    won: bool = False
    lost: bool = False
    score: str = ""  # "100", of a match of two
    points: str = ""  # of a pod, where its result is in
    rounds: str = ""  # of a pod: rounds won
    before: int | None = None  # points before this round
    note: str = ""  # "plays the deck of Odo" in a scenario, "keeps the score" in a pod


class PairingRow(Struct, frozen=True):
    """A table of the round."""

    table: int
    sides: tuple[Side, ...]
    state: str  # playing, reported, in, disputed, delayed
    between: str = ""  # "v", "beat": where there are no numbers
    notes: tuple[str, ...] = ()  # "by concession"
    award: str = ""  # of a single seat: "bye"

    @property
    def players(self) -> str:
        """By these ids somebody finds themselves."""
        return " ".join(side.player for side in self.sides)


class NamedSeat(Struct, frozen=True):
    """Where somebody sits."""

    name: str
    table: int
    player: PlayerId = ""
    against: str = ""
    award: str = ""
    place: int = 0  # of a pod: their seat
    note: str = ""  # of a scenario, or the side that they play
    side: str = ""


class RoundTab(Struct, frozen=True):
    """A round to choose."""

    number: RoundNumber
    word: Message


def round_tabs(snapshot: Snapshot) -> list[RoundTab]:
    """Every posted round under a short name: "Round 2", "Semi-final", "Final pods"."""
    return [RoundTab(posted.number, _short(snapshot, posted)) for posted in snapshot.tournament.rounds]


def _short(snapshot: Snapshot, posted: Round) -> Message:
    plan, stage = snapshot.plan, snapshot.plan[posted.stage - 1]
    if called := round_called(snapshot.tournament, snapshot.book, posted.number):
        return called
    if stage.kind == "pods":
        return message("web-pairings-tab-stage", stage=stage_name(plan, posted.stage))
    if stage.kind == "swiss" and goes_by_number(plan, posted.stage):
        return message("web-pairings-tab-round", round=posted.number)
    place = [one.number for one in rounds_in(snapshot.tournament, posted.stage)].index(posted.number) + 1
    return message("web-pairings-tab-of-stage", stage=stage_name(plan, posted.stage), round=place)


def caption_of(posted: Round, what: str) -> Message:
    """ "12 tables, 1 bye, 4 results in"."""
    done, of = results_in(posted)
    return message("web-pairings-caption", what=what, tables=of, byes=len(posted.matches) - of, done=done)


def _notes(snapshot: Snapshot, posted: Round) -> Mapping[PlayerId, str]:
    """What stands beside players of a round; what several have in common is put into words once."""
    notes = beside_players(snapshot, posted.number)
    words = {said: snapshot.tell(said) for said in set(notes.values())}
    return {player: words[said] for player, said in notes.items()}


# By table ------------------------------------------------------------------------------------------------------------


class _Beside(Struct, frozen=True):
    """What stands beside the names of a round."""

    notes: Mapping[PlayerId, str]
    before: Mapping[PlayerId, int]  # points before the round


def by_table(snapshot: Snapshot, posted: Round, wanted: int) -> Page[PairingRow]:
    """The tables of a page in their order, with what is known of each."""
    page = page_of(sorted(posted.matches.values(), key=lambda match: match.table), wanted)
    beside = _Beside(_notes(snapshot, posted), points_before(snapshot.ranked_lately(), posted.number))
    rows = {row.table: row for row in posted_rows(snapshot, posted, page.rows, with_points=False)}
    return page.map(lambda match: _row(snapshot, match, rows[match.table], beside))


def _row(snapshot: Snapshot, match: Match, row: TableRow, beside: _Beside) -> PairingRow:
    """A table as everybody sees it: nothing of what is disputed."""
    line = score_line(snapshot, match)
    return PairingRow(
        row.table,
        tuple(_side(snapshot, row, at, line, beside) for at in range(len(row.players))),
        _STATES.get(row.state, row.state),
        "" if line.numbers or row.award else snapshot.tell(line.word),
        tuple(map(snapshot.tell, (*_drawn_games(line), *line.notes))),
        snapshot.tell(row.award) if row.award else "",
    )


_STATES = {"open": "playing", "confirmed": "in", "settled": "in"}


def _drawn_games(line: ScoreLine) -> tuple[Message, ...]:
    return tuple(message("web-pairings-drawn-games", games=games) for games in line.numbers[2:])


def _side(snapshot: Snapshot, row: TableRow, at: int, line: ScoreLine, beside: _Beside) -> Side:
    """With what the event's scenario says of a player; at a pod that plays, who keeps its score and who gave up."""
    seat = row.seats[at]
    note = beside.notes.get(seat.player.id, "")
    if not note and row.so_far and not seat.conceded:
        note = snapshot.tell(message("pod-so-far", points=row.so_far[at], rounds=row.rounds_in))
    elif not note and row.result is None and (seat.conceded or seat.keeps_score):
        note = snapshot.tell(message("pod-conceded") if seat.conceded else message("pod-keeps-score"))
    points, rounds = ("" if one is None else str(one) for one in (seat.points, seat.rounds_won))
    return Side(
        seat.player.id,
        seat.player.name,
        seat.won,
        line.won is not None and line.won != at,
        PRINTED.whole(line.numbers[at]) if line.numbers else "",
        points,
        rounds,
        beside.before.get(seat.player.id),
        note,
    )


# By name -------------------------------------------------------------------------------------------------------------


def by_name(snapshot: Snapshot, posted: Round, wanted: int) -> Page[NamedSeat]:
    """Everybody of the round in the order of the alphabet."""
    return seats_shown(snapshot, posted, seats_by_name(snapshot, posted.number), wanted)


def everybody(snapshot: Snapshot, posted: Round) -> list[NamedSeat]:
    """The same for a sheet on the wall: all of them at once."""
    notes = _notes(snapshot, posted)
    return [seat_of(snapshot, one, notes) for one in seats_by_name(snapshot, posted.number)]


def found(snapshot: Snapshot, posted: Round, typed: str, wanted: int) -> Page[NamedSeat]:
    """Whose name fits what was typed."""
    seats = [one for one in seats_by_name(snapshot, posted.number) if fits(one.player.name, typed)]
    return seats_shown(snapshot, posted, seats, wanted)


def seats_shown(snapshot: Snapshot, posted: Round, seats: Sequence[PlayerSeat], wanted: int) -> Page[NamedSeat]:
    notes = _notes(snapshot, posted)
    return page_of(seats, wanted).map(lambda one: seat_of(snapshot, one, notes))


def seat_of(snapshot: Snapshot, one: PlayerSeat, notes: Mapping[PlayerId, str] = {}) -> NamedSeat:
    return NamedSeat(
        one.player.name,
        one.table,
        one.player.id,
        one.against.name if one.against else "",
        snapshot.tell(one.award) if one.award else "",
        one.seat,
        "" if one.award else notes.get(one.player.id, ""),
        one.side,
    )


def not_in_round(snapshot: Snapshot, posted: Round, typed: str) -> list[Player]:
    """Players of the event who fit, but do not play in this round."""
    sitting: set[PlayerId] = {seat for match in posted.matches.values() for seat in match.seats}
    others = [player for player, name in snapshot.names.items() if player not in sitting and fits(name, typed)]
    return [snapshot.player(player) for player in others[:CARDS]]
