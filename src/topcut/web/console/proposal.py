"""A change of the draft as it is proposed: what it would cost, worked out by the desk itself, nothing written."""

from __future__ import annotations

from msgspec import Struct

from topcut.desk import commands
from topcut.desk.commands import Command
from topcut.journal.records import Drafted, PlayerId
from topcut.journal.state import Draft
from topcut.messages.message import Player
from topcut.play.next_round import Wishes
from topcut.play.pairing.why import costs
from topcut.refusal import Refused, refuse
from topcut.web.console.draft_line import Act, Change, read_line
from topcut.web.console.draft_past import places, wishes_in_force
from topcut.web.console.drafted import mark_of
from topcut.web.console.room import Room
from topcut.web.live import Snapshot
from topcut.web.voices import PAGE

Pair = tuple[PlayerId, PlayerId]
_BUTTONS: dict[Act, str] = {
    "choose": "",
    "swap": "Swap them",
    "pin": "Keep them, draw the rest again",
    "forbid": "Part them, draw again",
    "free": "Let it go, draw again",
}
_REASONS: dict[Act, str] = {"pin": "pinned", "forbid": "parted", "free": "let go"}


class Proposal(Struct, frozen=True):
    """What a line would do."""

    line: str
    act: Act
    good: bool
    title: str  # "Swap Kira and Odo"
    says: tuple[str, ...]
    button: str = ""
    reason: str = ""  # what a redraw would say, to be changed
    chosen: str = ""  # the place of one who waits for another
    table: int = 0  # of the pair that the chosen one sits in


def proposal(room: Room, line: str, mark: str, reason: str = "") -> Proposal:
    """What the line would do to the draft of this mark, or why it would be refused."""
    act: Act = "choose"
    try:
        draft = draft_shown(room, mark)
        change = read_line(room.snapshot, draft, line)
        act = change.act
        if act == "choose":
            return _chosen(room.snapshot, draft, line, change)
        (drafted,) = (fact for fact in room.try_out(command(room.snapshot, change, "?")) if isinstance(fact, Drafted))
    except Refused as refused:
        return Proposal(line, act, False, "Refused", tuple(str(PAGE.told(one)) for one in refused.refusals))
    title, default = _title(room.snapshot, change), _reason(room.snapshot, change)
    says = (_cost(room.snapshot, draft, drafted), *_besides(room.snapshot, draft, change, drafted))
    return Proposal(line, act, True, title, says, _BUTTONS[act], reason or default)


def draft_shown(room: Room, mark: str) -> Draft:
    """The draft, if it is still the one that the page showed."""
    draft = room.snapshot.tournament.draft
    if draft is None:
        rounds = len(room.snapshot.tournament.rounds)
        raise refuse("console-draft-posted", round=rounds) if rounds else refuse("console-no-draft")
    if mark not in ("", mark_of(draft)):
        raise refuse("console-draft-changed")
    return draft


def command(snapshot: Snapshot, change: Change, reason: str) -> Command:
    """The swap, or the draw with one wish more or less."""
    first, second = change.players
    if change.act == "swap":
        return commands.Swap(first, second, reason)
    wishes = _wished(snapshot, change.act, (first, second))
    draft = snapshot.tournament.draft
    stage = draft.stage if draft else 0
    return commands.Draw(reason, "", wishes.pinned, wishes.forbidden, wishes.future == "required", stage)


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


def pair_words(snapshot: Snapshot, players: tuple[PlayerId, ...]) -> str:
    return " v ".join(snapshot.names[player] for player in players)


# Words ---------------------------------------------------------------------------------------------------------------


def _chosen(snapshot: Snapshot, draft: Draft, line: str, change: Change) -> Proposal:
    (player,) = change.players
    name = snapshot.names[player]
    table = next(table for table in draft.tables if player in table.seats)
    says = (f"choose who changes places with {name}",)
    at = table.table if len(table.seats) == 2 else 0
    return Proposal(line, "choose", True, f"{name} chosen", says, chosen=places(draft)[player], table=at)


def _title(snapshot: Snapshot, change: Change) -> str:
    one, other = (snapshot.names[player] for player in change.players)
    match change.act:
        case "swap":
            return f"Swap {one} and {other}"
        case "pin":
            return f"Keep {one} v {other}"
        case "forbid":
            return f"Not {one} v {other}"
    return f"Let go {one} v {other}"


def _reason(snapshot: Snapshot, change: Change) -> str:
    """ "pinned Kira v Odo"; a swap needs none."""
    word = _REASONS.get(change.act, "")
    return f"{word} {pair_words(snapshot, change.players)}" if word else ""


def _cost(snapshot: Snapshot, draft: Draft, drafted: Drafted) -> str:
    now, then = snapshot.tell(costs(draft.cost)), snapshot.tell(costs(drafted.cost))
    best = snapshot.tell(costs(drafted.optimum or drafted.cost))
    told = f"cost would stay {then}" if now == then else f"cost would become {then} (now: {now})"
    return f"{told}, the best possible" if best == then else f"{told}; best possible: {best}"


def _besides(snapshot: Snapshot, draft: Draft, change: Change, drafted: Drafted) -> tuple[str, ...]:
    """A wish that a swap breaks; that a redraw is one."""
    if change.act != "swap":
        lost = "; what was changed by hand is drawn anew" if draft.by_hand else ""
        number = snapshot.tournament.drawn.get(draft.round, 0) + 1
        return (f"this counts as draw {number} of the round, and the journal says so{lost}",)
    wishes = wishes_in_force(snapshot)
    met = {frozenset(table.seats) for table in drafted.tables}
    apart = [
        f"takes {pair_words(snapshot, one)} apart, a pinned pair" for one in wishes.pinned if frozenset(one) not in met
    ]
    meet = [
        f"lets {pair_words(snapshot, one)} meet, a forbidden pair" for one in wishes.forbidden if frozenset(one) in met
    ]
    return tuple(apart + meet)
