"""A change of the drawn round as it is proposed: what it would cost, worked out by the desk itself, nothing written."""

from __future__ import annotations

from hashlib import sha256

from msgspec import Struct

from topcut.acts.command import Command
from topcut.acts.rounds.commands import Draw, Swap
from topcut.acts.rounds.facts import Drafted  # the journal's word for a round that is drawn and not posted
from topcut.answers.draw_past import wishes_in_force
from topcut.journal.fact import PlayerId
from topcut.journal.state import DrawnRound
from topcut.messages.message import Message, Messages, Names, Player, message
from topcut.play.next_round import Wishes
from topcut.play.pairing.why import costs
from topcut.play.story import together
from topcut.play.table_numbers import numbered
from topcut.refusal import Refused, refuse
from topcut.web.desk.frame.room import Room
from topcut.web.desk.pairing.draw_line import Act, Change, places, read_line
from topcut.web.site.live import Snapshot
from topcut.web.voices import PAGE

Pair = tuple[PlayerId, PlayerId]


class ChangeProposal(Struct, frozen=True):
    """What a line would do."""

    line: str
    act: Act
    good: bool
    title: Message  # "Swap Kira and Odo"
    says: Messages | Names
    button: Message | None = None
    reason: str = ""  # what a redraw would say, to be changed
    chosen: str = ""  # the place of one who waits for another
    table: int = 0  # of the pair that the chosen one sits in


def proposal(room: Room, line: str, mark: str, reason: str = "") -> ChangeProposal:
    """What the line would do to the draw of this mark, or why it would be refused."""
    act: Act = "choose"
    try:
        draw = draw_shown(room, mark)
        change = read_line(room.snapshot, draw, line)
        act = change.act
        if act == "choose":
            return _chosen(room.snapshot, draw, line, change)
        (drawn,) = (fact for fact in room.try_out(command(room.snapshot, change, "?")) if isinstance(fact, Drafted))
    except Refused as refused:
        why = tuple(str(PAGE.told(one)) for one in refused.refusals)
        return ChangeProposal(line, act, False, message("web-proposal-refused"), why)
    says = (*_becomes(room.snapshot, change, draw, drawn), _cost(draw, drawn))
    says = (*says, *_besides(room.snapshot, draw, change, drawn))
    button, default = message("web-proposal-button", act=act), _reason(room.snapshot, change)
    return ChangeProposal(line, act, True, _title(room.snapshot, change), says, button, reason or default)


def mark_of(draw: DrawnRound) -> str:
    """Two drawn rounds that look different have different marks."""
    tables = ";".join(f"{table.table}:{','.join(table.seats)}" for table in draw.tables)
    return sha256(f"{draw.round}/{draw.drawn}/{tables}".encode()).hexdigest()[:16]


def draw_shown(room: Room, mark: str) -> DrawnRound:
    """The draw, if it is still the one that the page showed."""
    draw = room.snapshot.draw
    if draw is None:
        rounds = len(room.snapshot.tournament.rounds)
        raise refuse("console-draw-posted", round=rounds) if rounds else refuse("console-no-draw")
    if mark not in ("", mark_of(draw)):
        raise refuse("console-draw-changed")
    return draw


def command(snapshot: Snapshot, change: Change, reason: str) -> Command:
    """The swap, or the draw with one wish more or less."""
    first, second = change.players
    if change.act == "swap":
        return Swap(first, second, reason)
    wishes = _wished(snapshot, change.act, (first, second))
    draw = snapshot.draw
    stage = draw.stage if draw else 0
    return Draw(reason, "", wishes.pinned, wishes.forbidden, wishes.future == "required", stage)


def _wished(snapshot: Snapshot, act: Act, pair: Pair) -> Wishes:
    """The wishes in force, and this one."""
    old = wishes_in_force(snapshot)
    pinned, forbidden = _without(old.pinned, pair), _without(old.forbidden, pair)
    freed = Wishes(pinned, forbidden, old.future)
    wishes = {
        "pin": Wishes((*pinned, pair), forbidden, old.future),
        "forbid": Wishes(pinned, (*forbidden, pair), old.future),
    }
    stands = {"pin": pinned != old.pinned, "forbid": forbidden != old.forbidden}.get(act, freed == old)
    if stands:
        one, other = (Player(player, snapshot.names[player]) for player in pair)
        raise refuse("console-same-wish", one=one, other=other, wish=act)
    return wishes.get(act, freed)


def _without(pairs: tuple[Pair, ...], pair: Pair) -> tuple[Pair, ...]:
    return tuple(one for one in pairs if set(one) != set(pair))


# Words ---------------------------------------------------------------------------------------------------------------


def _chosen(snapshot: Snapshot, draw: DrawnRound, line: str, change: Change) -> ChangeProposal:
    (player,) = change.players
    who = snapshot.player(player)
    table = next(table for table in draw.tables if player in table.seats)
    title, says = message("web-proposal-chosen", player=who), (message("web-proposal-choose", player=who),)
    at = table.table if len(table.seats) == 2 else 0
    return ChangeProposal(line, "choose", True, title, says, chosen=places(draw)[player], table=at)


def _title(snapshot: Snapshot, change: Change) -> Message:
    one, other = map(snapshot.player, change.players)
    return message("web-proposal-title", act=change.act, one=one, other=other)


def _reason(snapshot: Snapshot, change: Change) -> str:
    """ "pinned Kira v Odo"; a swap needs none."""
    if change.act == "swap":
        return ""
    one, other = map(snapshot.player, change.players)
    return snapshot.tell(message("web-proposal-reason", act=change.act, one=one, other=other))


def _cost(draw: DrawnRound, drawn: Drafted) -> Message:
    now, then, best = costs(draw.cost), costs(drawn.cost), costs(drawn.optimum or drawn.cost)
    better = "" if best == then else best
    if now == then:
        return message("web-proposal-cost-stays", cost=then, best=better)
    return message("web-proposal-cost-becomes", cost=then, now=now, best=better)


def _becomes(snapshot: Snapshot, change: Change, draw: DrawnRound, drawn: Drafted) -> Messages:
    """The tables that a swap changes, as they would be."""
    if change.act != "swap":
        return ()
    before = {table.table: table.seats for table in draw.tables}
    tables = numbered(snapshot.tournament, draw.stage, draw.round, drawn.tables)
    changed = [table for table in tables if before.get(table.table) != table.seats]
    seats = [(one.table, together(tuple(map(snapshot.player, one.seats)))) for one in changed]
    return tuple(message("web-proposal-becomes", table=table, seats=who) for table, who in seats)


def _besides(snapshot: Snapshot, draw: DrawnRound, change: Change, drawn: Drafted) -> Messages:
    """A wish that a swap breaks; that a redraw is one."""
    if change.act != "swap":
        number = snapshot.tournament.drawn.get(draw.round, 0) + 1
        return (message("web-proposal-redraw", draw=number, changed="yes" if draw.by_hand else ""),)
    wishes = wishes_in_force(snapshot)
    met = {frozenset(table.seats) for table in drawn.tables}
    return (
        *(_broken(snapshot, "pinned", pair) for pair in wishes.pinned if frozenset(pair) not in met),
        *(_broken(snapshot, "forbidden", pair) for pair in wishes.forbidden if frozenset(pair) in met),
    )


def _broken(snapshot: Snapshot, wish: str, pair: Pair) -> Message:
    one, other = map(snapshot.player, pair)
    return message("web-proposal-broken", wish=wish, one=one, other=other)
