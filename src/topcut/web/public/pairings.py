"""The pairings of a round as a page: by table, by name, and where somebody sits who typed two letters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from topcut.acts.results.pod_concessions import keeper_of
from topcut.answers.scenario import beside_players
from topcut.journal.fact import PlayerId, RoundNumber
from topcut.journal.state import Match, Round
from topcut.messages.message import Message, Player, message
from topcut.messages.voice import Voice
from topcut.play.outcome import outcome_of
from topcut.play.playing_sides import sides_of
from topcut.play.scoring import score
from topcut.play.stages import rounds_in, scored, stage_name
from topcut.web.live import Snapshot
from topcut.web.public.asked import fits
from topcut.web.public.paging import Page, page_of

CARDS = 8  # so many found players are shown large


class Side(Struct, frozen=True):
    """A player at a table."""

    name: str
    won: bool = False
    points: str = ""  # of a pod, where its result is in
    rounds: str = ""  # of a pod: rounds won
    note: str = ""  # "plays the deck of Odo" in a scenario, "keeps the score" in a pod


class Row(Struct, frozen=True):
    """A table of the round."""

    table: int
    sides: tuple[Side, ...]
    result: str = ""
    state: str = ""  # "" while it is open
    award: str = ""  # of a single seat: "bye"


class Seat(Struct, frozen=True):
    """Where somebody sits."""

    name: str
    table: int
    against: str = ""
    award: str = ""
    place: int = 0  # of a pod: their seat
    note: str = ""  # of a scenario, or the side that they play
    side: str = ""


class Tab(Struct, frozen=True):
    """A round to choose."""

    number: RoundNumber
    word: Message


def round_tabs(snapshot: Snapshot) -> list[Tab]:
    """Every posted round under a short name: "Round 2", "Top 8, 1", "Final pods"."""
    return [Tab(posted.number, _short(snapshot, posted)) for posted in snapshot.tournament.rounds]


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


def is_pod_round(posted: Round) -> bool:
    """Whether more than two sit together anywhere."""
    return any(len(match.seats) > 2 for match in posted.matches.values())


def _notes(snapshot: Snapshot, posted: Round) -> Mapping[PlayerId, str]:
    """What stands beside players of a round; what several have in common is put into words once."""
    notes = beside_players(snapshot, posted.number)
    words = {said: snapshot.tell(said) for said in set(notes.values())}
    return {player: words[said] for player, said in notes.items()}


# By table ------------------------------------------------------------------------------------------------------------


def by_table(snapshot: Snapshot, posted: Round, wanted: int) -> Page[Row]:
    """The tables of a page in their order, with what is known of each."""
    matches = sorted(posted.matches.values(), key=lambda match: match.table)
    notes = _notes(snapshot, posted)
    return page_of(matches, wanted).map(lambda match: _noted(row_of(snapshot, match), match, notes))


def _noted(row: Row, match: Match, notes: Mapping[PlayerId, str]) -> Row:
    """The row with what the event's scenario says of its players."""
    if not notes:
        return row
    seated = zip(row.sides, match.seats, strict=True)
    return replace(row, sides=tuple(replace(side, note=notes.get(seat) or side.note) for side, seat in seated))


def row_of(snapshot: Snapshot, match: Match) -> Row:
    """A match as a row."""
    if len(match.seats) == 1:
        return Row(match.table, (Side(snapshot.names[match.seats[0]]),), award=award_of(snapshot, match))
    state = "" if match.status == "open" else match.status
    if not match.counts or match.result is None:
        return Row(match.table, tuple(_waiting(snapshot, match)), state=state)
    if len(match.seats) > 2:
        return Row(match.table, tuple(_pod_sides(snapshot, match)), state=state)
    sides = scored(snapshot.tournament, snapshot.book, match, match.result).sides
    told = [Side(snapshot.names[seat], one.outcome == "win") for seat, one in zip(match.seats, sides, strict=True)]
    return Row(match.table, tuple(told), _said(snapshot, match), state)


def _waiting(snapshot: Snapshot, match: Match) -> Iterator[Side]:
    """Who sits at a table whose result is not in; of a pod, who keeps its score (001 7.2)."""
    keeper = keeper_of(snapshot.book, match)
    note = snapshot.tell(message("web-pairings-keeps-score"))
    for place, seat in enumerate(match.seats):
        yield Side(snapshot.names[seat], note=note if place == keeper else "")


def _pod_sides(snapshot: Snapshot, match: Match) -> Iterator[Side]:
    assert match.result is not None
    sides = score(snapshot.book, match.result, len(match.seats)).sides
    most = max(side.points for side in sides)
    for seat, side in zip(match.seats, sides, strict=True):
        yield Side(snapshot.names[seat], side.points == most, str(side.points), str(side.games_won))


def award_of(snapshot: Snapshot, match: Match) -> str:
    """ "bye", "earned bye" of a single seat."""
    code = match.result.codes[0] if match.result and match.result.codes else ""
    if code in snapshot.book.results:
        return snapshot.book.results[code].name.lower()
    return code or snapshot.tell(message("web-pairings-bye"))


# By name -------------------------------------------------------------------------------------------------------------


def by_name(snapshot: Snapshot, posted: Round, wanted: int) -> Page[Seat]:
    """Everybody of the round in the order of the alphabet."""
    return page_of(seats_of(snapshot, posted), wanted)


def found(snapshot: Snapshot, posted: Round, typed: str) -> list[Seat]:
    """Whose name fits what was typed."""
    return [seat for seat in seats_of(snapshot, posted) if fits(seat.name, typed)]


def seats_of(snapshot: Snapshot, posted: Round) -> Sequence[Seat]:
    notes = _notes(snapshot, posted)
    sides = sides_of(snapshot.tournament, snapshot.book, posted.number)
    seats = [seat for match in posted.matches.values() for seat in _seats(snapshot, match, notes, sides)]
    return sorted(seats, key=lambda seat: (seat.name.casefold(), seat.table))


def _seats(
    snapshot: Snapshot, match: Match, notes: Mapping[PlayerId, str], sides: Mapping[PlayerId, str]
) -> Iterator[Seat]:
    names = snapshot.names
    if len(match.seats) == 1:
        yield Seat(names[match.seats[0]], match.table, award=award_of(snapshot, match))
    elif len(match.seats) == 2:
        for player, other in (match.seats, match.seats[::-1]):
            note, side = notes.get(player, ""), sides.get(player, "")
            yield Seat(names[player], match.table, names[other], note=note, side=side)
    else:
        for place, player in enumerate(match.seats, start=1):
            yield Seat(names[player], match.table, place=place, note=notes.get(player, ""))


def not_in_round(snapshot: Snapshot, posted: Round, typed: str) -> list[Player]:
    """Players of the event who fit, but do not play in this round."""
    sitting: set[PlayerId] = {seat for match in posted.matches.values() for seat in match.seats}
    others = [player for player, name in snapshot.names.items() if player not in sitting and fits(name, typed)]
    return [snapshot.player(player) for player in others[:CARDS]]


def _said(snapshot: Snapshot, match: Match) -> str:
    """The result with dashes as they are printed."""
    if match.result is None:
        return ""
    return _PRINTED.say(outcome_of(snapshot.tournament, snapshot.book, match, match.result))


def _dashed(numbers: Sequence[int]) -> str:
    return "–".join(str(number).replace("-", "−") for number in numbers)


_PRINTED = Voice("web", score=_dashed)
