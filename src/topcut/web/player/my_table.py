"""His match of the current round: table, opponents, clock, what was said of it, and what he can report."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from topcut.acts.results.pod_concessions import keeper_of
from topcut.journal.fact import PlayerId
from topcut.journal.state import Match, Round
from topcut.messages.message import Message, message
from topcut.play.calls import can_call
from topcut.play.clock import ends_at
from topcut.play.first_turn import at_table
from topcut.play.playing_sides import sides_of
from topcut.play.stages import scored
from topcut.web.live import Snapshot
from topcut.web.player.calling import Called, called_to
from topcut.web.player.standing import points_of
from topcut.web.player.telling import Told, told
from topcut.web.public.timing import hour_words, in_utc
from topcut.web.result_fields import Data, Field, ResultForm
from topcut.web.result_form import conceding_fields, fields_for


class Other(Struct, frozen=True):
    """Somebody at his table."""

    name: str
    points: int | None = None  # before this round's result, where points are counted
    side: str = ""  # light or dark, where the game has sides


class Seat(Struct, frozen=True):
    """A place at a pod's table."""

    name: str
    own: bool
    said: Message | None = None  # "1200 points", "keeps the score"


class Version(Struct, frozen=True):
    """What one of them says."""

    by: str  # "" of an official
    said: Told | None
    who: str = "player"  # who says it: you, a player, an official


class MyTable(Struct, frozen=True):
    """His match of the current round."""

    match: Match
    round: str
    what: str  # table, or game in a bracket
    others: tuple[Other, ...]
    ends: str = ""  # ISO: when time is called at this table
    until: str = ""
    deadline: str = ""  # ISO
    said: Told | None = None  # the result, from his seat
    mine: bool = False  # he reported it himself
    reporter: str = ""  # "" of an official
    versions: tuple[Version, ...] = ()  # of a dispute
    seats: tuple[Seat, ...] = ()  # of a pod
    form: ResultForm | None = None  # what he can report
    concedes: bool = False
    first_turn: str = ""  # who goes first, while they play
    before: tuple[Field, ...] = ()  # what he can say of the games before he conceded
    call: Called | None = None  # the judge who was called
    calls: bool = False  # he can call one
    side: str = ""  # which one he plays, where the game has sides

    @property
    def opponent(self) -> str:
        """The one; "" where there are several."""
        return self.others[0].name if len(self.others) == 1 else ""


def current_round(snapshot: Snapshot, player: PlayerId) -> Round | None:
    """The round that he plays, or played last: of several that run, the latest in which he sits."""
    rounds = snapshot.tournament.rounds
    sits = [posted for posted in rounds[-len(snapshot.plan) :] if snapshot.match_of(posted, player)]
    return sits[-1] if sits else None


def table_of(snapshot: Snapshot, player: PlayerId, typed: Data | None = None) -> MyTable | None:
    """His match of the current round; None where he has none."""
    posted = current_round(snapshot, player)
    if posted is None or (posted is not snapshot.tournament.rounds[-1] and posted.finished):
        return None
    match = snapshot.match_of(posted, player)
    assert match is not None
    book, bracket = snapshot.book, snapshot.plan[posted.stage - 1].kind == "bracket"
    running = not snapshot.tournament.finished
    reportable = running and len(match.seats) > 1 and match.status != "disputed"
    ends, until = _clock(snapshot, posted, match)
    sides = sides_of(snapshot.tournament, book, posted.number)
    return MyTable(
        match=match,
        round=snapshot.round_told(posted.number),
        what="game" if bracket else "table",
        others=tuple(_other(snapshot, seat, bracket, sides.get(seat, "")) for seat in match.seats if seat != player),
        ends=ends,
        until=until,
        deadline=match.deadline or posted.deadline,
        said=told(snapshot, match, match.result, player) if match.result and match.status != "disputed" else None,
        mine=match.by == player,
        reporter=snapshot.names.get(match.by, ""),
        versions=tuple(_versions(snapshot, match, player)) if match.status == "disputed" else (),
        seats=tuple(_seats(snapshot, match, player)) if len(match.seats) > 2 else (),
        form=fields_for(snapshot, match, player, typed=typed) if reportable else None,
        concedes=running and match.status == "open" and len(match.seats) > 1 and "concession" in book.endings,
        first_turn=_first_turn(snapshot, match, player),
        before=conceding_fields(snapshot, match, player) if reportable else (),
        call=called_to(snapshot, match, player),
        calls=can_call(snapshot.tournament, match),
        side=sides.get(player, ""),
    )


def _first_turn(snapshot: Snapshot, match: Match, player: PlayerId) -> str:
    """Who goes first, while the match is played; "" where the document does not say."""
    told = at_table(snapshot.tournament, snapshot.book, match, player) if match.status == "open" else None
    return snapshot.tell(told) if told else ""


def _other(snapshot: Snapshot, seat: PlayerId, bracket: bool, side: str) -> Other:
    return Other(snapshot.names[seat], None if bracket else points_of(snapshot, seat), side)


def _seats(snapshot: Snapshot, match: Match, player: PlayerId) -> Iterator[Seat]:
    """Everybody in the order of the seats, with their points where they are in."""
    result = match.result if match.counts else None
    sides = scored(snapshot.tournament, snapshot.book, match, result).sides if result else ()
    keeper = keeper_of(snapshot.book, match)
    for place, seat in enumerate(match.seats):
        said = message("web-pairings-keeps-score") if place == keeper else None
        said = message("web-me-points", points=sides[place].points) if sides else said
        yield Seat(snapshot.names[seat], seat == player, said)


def _versions(snapshot: Snapshot, match: Match, player: PlayerId) -> list[Version]:
    found = []
    for claim in match.claims:
        name = snapshot.names.get(claim.by, "")
        said = told(snapshot, match, claim.result, claim.by or player, "i") if claim.result else None
        found.append(Version(name, said, "you" if claim.by == player else "player" if name else "official"))
    return found


def _clock(snapshot: Snapshot, posted: Round, match: Match) -> tuple[str, str]:
    """When time is called at his table; nothing while no clock runs or his match is over."""
    clock = posted.clock
    if not clock.started or clock.paused or match.counts or snapshot.tournament.finished:
        return "", ""
    ends = ends_at(clock, clock.started, match)
    assert ends is not None
    return in_utc(ends), hour_words(ends, snapshot.row.zone)
