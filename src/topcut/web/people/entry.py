"""Entering an event oneself: when it is allowed, and the acts of it."""

from __future__ import annotations

from django.utils.crypto import salted_hmac

from topcut.acts import who
from topcut.acts.command import Command
from topcut.acts.entries import themselves
from topcut.acts.entries.commands import CheckIn, Enter, Person, ReEnter, Withdraw
from topcut.acts.entries.facts import Entered
from topcut.acts.who import VISITOR, Actor
from topcut.desk.ports import SystemClock
from topcut.desk.submit import Accepted
from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber
from topcut.messages.message import message
from topcut.play.stages import stage_name
from topcut.refusal import Refusal, Refused, refusal
from topcut.web.people.pace import acted, must_be_calm
from topcut.web.site import live
from topcut.web.site.live import Snapshot


def closed_because(snapshot: Snapshot) -> Refusal | None:
    """Why nobody can enter by themselves now; None where they can."""
    if why := themselves.closed_because(snapshot.tournament, snapshot.book, SystemClock().now()):
        return why
    if not snapshot.row.self_entry:
        return refusal("account-director-enters", way=message("account-way-desk"))
    return None


def has_typed_seeds(snapshot: Snapshot) -> bool:
    return themselves.has_typed_seeds(snapshot.plan)


def has_heats(snapshot: Snapshot) -> bool:
    return themselves.has_heats(snapshot.plan)


def heats_to_enter(snapshot: Snapshot) -> dict[StageNumber, str]:
    """The heats that have not begun, by number, with their names."""
    offered = themselves.heats_to_enter(snapshot.tournament, snapshot.book)
    return {number: snapshot.tell(stage_name(snapshot.plan, number)) for number in offered}


def enter(snapshot: Snapshot, person: Person, key: str, heat: StageNumber = 0) -> PlayerId:
    """Enter somebody at their own wish, where there are heats into the one that they chose; raises `Refused`."""
    _must_be_open(snapshot)
    command = Enter((person,), themselves.chosen_heat(snapshot.tournament, snapshot.book, heat))
    done = _do(snapshot, command, VISITOR, key and f"{key}.{person.name}")
    return next(record.fact.player for record in done.records if isinstance(record.fact, Entered))


def _must_be_open(snapshot: Snapshot) -> None:
    if closed := closed_because(snapshot):
        raise Refused(Refusal(closed.why, message("account-way-director")))


def enter_again(snapshot: Snapshot, player: PlayerId, key: str) -> None:
    """Come back after a withdrawal, while entering is open."""
    _must_be_open(snapshot)
    _do(snapshot, ReEnter(player), who.player(player), key)


def withdraw(snapshot: Snapshot, player: PlayerId, key: str) -> None:
    """Leave before the start, as if never entered."""
    _do(snapshot, Withdraw(player), who.player(player), key)


def check_in(snapshot: Snapshot, player: PlayerId, key: str = "") -> None:
    """Be marked as present; twice is once."""
    if not snapshot.tournament.entrants[player].checked_in:
        _do(snapshot, CheckIn(player), who.player(player), key)


def choose(snapshot: Snapshot, player: PlayerId, command: Command, key: str) -> None:
    """Another choice of what was asked at entry."""
    _do(snapshot, command, who.player(player), key)


def _do(snapshot: Snapshot, command: Command, actor: Actor, key: str) -> Accepted:
    """With a key that only the form's holder knows: the journal keeps its HMAC, not the key itself."""
    sealed = salted_hmac("topcut.entry", f"{type(command).__name__}.{actor.by}.{key}", algorithm="sha256").hexdigest()
    paced = actor.player if not isinstance(command, ReEnter) else ""
    if paced:
        must_be_calm(snapshot.row.pk, paced)
    answer = live.do(snapshot.row, command, actor, f"entry.{sealed[:24]}" if key else "")
    if isinstance(answer, Refused):
        raise answer
    if paced:
        acted(snapshot.row.pk, paced)
    return answer
