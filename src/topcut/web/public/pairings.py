"""The pairings of a round as a page: by table, by name, and where somebody sits who typed two letters."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from topcut.answers.round import posted_rows
from topcut.answers.scenario import beside_players
from topcut.answers.seats import PlayerSeat, seats_by_name
from topcut.answers.table_row import TableRow, TableSeat
from topcut.journal.fact import PlayerId, RoundNumber
from topcut.journal.state import Round
from topcut.messages.message import Message, Player, message
from topcut.play.stages import rounds_in, stage_name
from topcut.web.public.paging import Page, page_of
from topcut.web.site.asked import fits
from topcut.web.site.live import Snapshot

CARDS = 8  # so many found players are shown large


class Side(Struct, frozen=True):
    """A player at a table."""

    name: str
    won: bool = False
    points: str = ""  # of a pod, where its result is in
    rounds: str = ""  # of a pod: rounds won
    note: str = ""  # "plays the deck of Odo" in a scenario, "keeps the score" in a pod


class PairingRow(Struct, frozen=True):
    """A table of the round."""

    table: int
    sides: tuple[Side, ...]
    result: str = ""
    state: str = ""  # "" while it is open
    award: str = ""  # of a single seat: "bye"


class NamedSeat(Struct, frozen=True):
    """Where somebody sits."""

    name: str
    table: int
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
    """Every posted round under a short name: "Round 2", "Top 8, 1", "Final pods"."""
    return [RoundTab(posted.number, _short(snapshot, posted)) for posted in snapshot.tournament.rounds]


def _short(snapshot: Snapshot, posted: Round) -> Message:
    plan, stage = snapshot.plan, snapshot.plan[posted.stage - 1]
    place = [one.number for one in rounds_in(snapshot.tournament, posted.stage)].index(posted.number) + 1
    if stage.kind == "pods":
        return message("web-pairings-tab-stage", stage=stage_name(plan, posted.stage))
    if stage.kind == "swiss" and not stage.heat and posted.stage == 1:
        return message("web-pairings-tab-round", round=place)
    return message("web-pairings-tab-of-stage", stage=stage_name(plan, posted.stage), round=place)


def caption_of(snapshot: Snapshot, posted: Round, what: str) -> Message:
    """ "Round 2 of 4, 12 tables, 1 bye"."""
    byes = sum(len(match.seats) == 1 for match in posted.matches.values())
    return message(
        "web-pairings-by-table-caption",
        round=snapshot.round_told(posted.number),
        what=what,
        tables=len(posted.matches) - byes,
        byes=byes,
    )


def _notes(snapshot: Snapshot, posted: Round) -> Mapping[PlayerId, str]:
    """What stands beside players of a round; what several have in common is put into words once."""
    notes = beside_players(snapshot, posted.number)
    words = {said: snapshot.tell(said) for said in set(notes.values())}
    return {player: words[said] for player, said in notes.items()}


# By table ------------------------------------------------------------------------------------------------------------


def by_table(snapshot: Snapshot, posted: Round, wanted: int) -> Page[PairingRow]:
    """The tables of a page in their order, with what is known of each."""
    page = page_of(sorted(posted.matches.values(), key=lambda match: match.table), wanted)
    notes = _notes(snapshot, posted)
    rows = posted_rows(snapshot, posted, page.rows, with_points=False)
    return Page([row_of(snapshot, row, notes) for row in rows], page.number, page.last, page.of)


def row_of(snapshot: Snapshot, row: TableRow, notes: Mapping[PlayerId, str] = {}) -> PairingRow:
    """A table as everybody sees it: nothing of what is disputed."""
    return PairingRow(
        row.table,
        tuple(_side(snapshot, row, seat, notes) for seat in row.seats),
        snapshot.tell(row.result) if row.result and len(row.players) == 2 else "",
        "" if row.state == "open" or row.award else row.state,
        snapshot.tell(row.award) if row.award else "",
    )


def _side(snapshot: Snapshot, row: TableRow, seat: TableSeat, notes: Mapping[PlayerId, str]) -> Side:
    """With what the event's scenario says of a player; at a pod that plays, who keeps its score and who gave up."""
    note = notes.get(seat.player.id, "")
    if not note and row.result is None and (seat.conceded or seat.keeps_score):
        note = snapshot.tell(message("pod-conceded") if seat.conceded else message("pod-keeps-score"))
    points, rounds = ("" if one is None else str(one) for one in (seat.points, seat.rounds_won))
    return Side(seat.player.name, seat.won, points, rounds, note)


# By name -------------------------------------------------------------------------------------------------------------


def by_name(snapshot: Snapshot, posted: Round, wanted: int) -> Page[NamedSeat]:
    """Everybody of the round in the order of the alphabet."""
    return seats_shown(snapshot, posted, seats_by_name(snapshot, posted.number), wanted)


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
