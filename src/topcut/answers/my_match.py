"""A player's match of the current round: table, opponents, clock, what was said of it, and what they can do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from topcut.acts.entries.card import card_of
from topcut.acts.results.pod_concessions import keeper_of
from topcut.answers.event_view import EventView
from topcut.answers.result_told import ResultTold, result_told
from topcut.answers.score_card import points_of
from topcut.journal.fact import PlayerId, RoundNumber, Table
from topcut.journal.state import Match, MatchStatus, Round
from topcut.messages.message import Message, Player, message
from topcut.play.calls import can_call, rounds_at_the_tables
from topcut.play.clock import ends_at, in_utc
from topcut.play.first_turn import at_table
from topcut.play.playing_sides import sides_of
from topcut.play.pod_rounds import so_far
from topcut.play.stages import scored

MatchAct = Literal["report", "confirm", "dispute", "concede", "call", "no-judge"]


class Opponent(Struct, frozen=True):
    """Somebody else at the table."""

    player: Player
    points: int | None = None  # before this round's result, where points are counted
    side: str = ""  # light or dark, where the game has sides
    contact: str = ""  # how to reach them, in an online event


class PodSeat(Struct, frozen=True):
    """A place at a pod's table."""

    player: Player
    own: bool
    said: Message | None = None  # "1200 points", "keeps the score"


class Version(Struct, frozen=True):
    """What one of them says of a disputed match, as it is seen from the reader's seat."""

    who: Literal["you", "player", "official"]
    by: Player  # nobody where an official says it
    said: ResultTold | None  # None: only that the report is wrong


class MyCall(Struct, frozen=True):
    """The judge who was called to the table."""

    words: Message  # "A judge has been called"
    at: str  # when, or since when a judge is there
    mine: bool = False  # it waits, and they can take it back
    answered: bool = False
    taken: bool = False  # a judge is on the way


class MyMatch(Struct, frozen=True):
    """What a phone shows of it; of an official's look at a player as well."""

    round: RoundNumber
    table: Table
    round_name: Message
    what: Literal["table", "game"]  # a game of a bracket
    status: MatchStatus
    changed: int  # the record that was seen, for whoever confirms it
    others: tuple[Opponent, ...]
    acts: tuple[MatchAct, ...]  # what can be done now
    side: str = ""  # which one they play, where the game has sides
    ends: str = ""  # when time is called at this table, in UTC
    extra_minutes: int = 0
    deadline: str = ""
    first_turn: Message | None = None  # who goes first, while they play
    said: ResultTold | None = None  # the result, from their seat
    mine: bool = False  # they reported it themselves
    reporter: Player = Player("")  # nobody where an official reported it
    versions: tuple[Version, ...] = ()  # of a dispute
    seats: tuple[PodSeat, ...] = ()  # of a pod
    call: MyCall | None = None

    @property
    def opponent(self) -> str:
        """The one; "" where there are several."""
        return self.others[0].player.name if len(self.others) == 1 else ""


def current_round(view: EventView, player: PlayerId) -> Round | None:
    """The round that they play, or played last: of several that run, the latest in which they sit."""
    rounds = view.tournament.rounds
    sits = [posted for posted in rounds[-len(view.plan) :] if view.match_of(posted, player)]
    return sits[-1] if sits else None


def match_of(view: EventView, player: PlayerId) -> Match | None:
    """The match that their page is about; None where they have none."""
    posted = current_round(view, player)
    if posted is None or (posted is not view.tournament.rounds[-1] and posted.finished):
        return None
    return view.match_of(posted, player)


def my_match(view: EventView, player: PlayerId) -> MyMatch | None:
    """The whole answer."""
    match = match_of(view, player)
    if match is None:
        return None
    posted = view.round(match.round)
    bracket, sides = view.plan[posted.stage - 1].kind == "bracket", sides_of(view.tournament, view.book, match.round)
    call = _call(view, match, player)
    others = (seat for seat in match.seats if seat != player)
    return MyMatch(
        round=match.round,
        table=match.table,
        round_name=view.round_name(match.round),
        what="game" if bracket else "table",
        status=match.status,
        changed=match.changed,
        others=tuple(_opponent(view, seat, bracket, sides.get(seat, "")) for seat in others),
        acts=tuple(_acts(view, match, player, call)),
        side=sides.get(player, ""),
        ends=_ends(view, posted, match),
        extra_minutes=match.extra_minutes,
        deadline=match.deadline or posted.deadline,
        first_turn=at_table(view.tournament, view.book, match, player) if match.status == "open" else None,
        said=result_told(view, match, match.result, player) if match.result and match.status != "disputed" else None,
        mine=match.by == player,
        reporter=_person(view, match.by),
        versions=tuple(_versions(view, match, player)) if match.status == "disputed" else (),
        seats=tuple(_seats(view, match, player)) if len(match.seats) > 2 else (),
        call=call,
    )


def _acts(view: EventView, match: Match, player: PlayerId, call: MyCall | None) -> Iterator[MatchAct]:
    """What a player can do at this table now."""
    if not view.tournament.finished and len(match.seats) > 1:
        if match.status in ("open", "delayed"):
            yield "report"
        elif match.status == "reported" and match.by != player:
            yield from ("confirm", "dispute")
        elif match.status in ("reported", "confirmed"):  # what a judge decided stands
            yield "dispute"
        if match.status == "open" and "concession" in view.book.endings:
            yield "concede"
    if can_call(view.tournament, match):
        yield "call"
    if call is not None and call.mine:
        yield "no-judge"


def _person(view: EventView, player: PlayerId) -> Player:
    """Nobody where it is no player."""
    return view.player(player) if player in view.people else Player("")


def _opponent(view: EventView, seat: PlayerId, bracket: bool, side: str) -> Opponent:
    contact = card_of(view.tournament.entrants[seat], view.words).contact if view.online else ""
    return Opponent(view.player(seat), None if bracket else points_of(view, seat, confirmed=True), side, contact)


def _seats(view: EventView, match: Match, player: PlayerId) -> Iterator[PodSeat]:
    """Everybody in the order of the seats, with their points where they are in."""
    result = match.result if match.counts else None
    sides = scored(view.tournament, view.book, match, result).sides if result else ()
    keeper, found = keeper_of(view.book, match), so_far(view.book, match)
    for place, seat in enumerate(match.seats):
        said = message("pod-keeps-score") if place == keeper else None
        if found:
            said = message("pod-so-far", points=found.sums[place], rounds=len(found.turns))
        said = message("mymatch-points", points=sides[place].points) if sides else said
        yield PodSeat(view.player(seat), seat == player, said)


def _versions(view: EventView, match: Match, player: PlayerId) -> Iterator[Version]:
    for claim in match.claims:
        by = _person(view, claim.by)
        said = result_told(view, match, claim.result, player) if claim.result else None  # both from the same seat
        yield Version("you" if claim.by == player else "player" if by.id else "official", by, said)


def _ends(view: EventView, posted: Round, match: Match) -> str:
    """When time is called at their table; nothing while no clock runs or the match is over."""
    clock = posted.clock
    if not clock.started or clock.paused or match.counts or view.tournament.finished:
        return ""
    ends = ends_at(clock, clock.started, match)
    assert ends is not None
    return in_utc(ends)


def _call(view: EventView, match: Match, player: PlayerId) -> MyCall | None:
    """The call at their table; None where nobody called or their round is over."""
    call = match.call
    if call is None or all(posted.number != match.round for posted in rounds_at_the_tables(view.tournament)):
        return None
    if call.answered:
        return MyCall(message("mymatch-judge-is-there"), call.answered, answered=True)
    if call.taken:
        return MyCall(message("mymatch-judge-comes"), call.taken, mine=call.by == player, taken=True)
    if call.by in ("", player):
        return MyCall(message("mymatch-judge-called"), call.at, mine=call.by == player)
    return MyCall(message("mymatch-judge-called-by", player=view.player(call.by)), call.at)
