"""Entering an event oneself: when it is allowed, and the acts of it."""

from __future__ import annotations

from django.utils.crypto import salted_hmac

from topcut.desk import commands
from topcut.desk.commands import Command, Person
from topcut.desk.submit import Accepted
from topcut.journal.records import Entered, PlayerId
from topcut.refusal import Refused, refuse
from topcut.web import live
from topcut.web.live import Snapshot

SITE = "system"  # as the journal names the site, where it acts for somebody who is no player yet


def closed_because(snapshot: Snapshot) -> str:
    """Why nobody can enter by himself now, in a sentence; "" where he can."""
    tournament = snapshot.tournament
    if tournament.finished:
        return "The event is over."
    if tournament.rounds or tournament.opened:
        return "The event has started. The director can still let you in; ask at the desk."
    if tournament.draft is not None:
        return "Round 1 is drawn already. The director can still let you in; ask at the desk."
    if has_typed_seeds(snapshot):
        return "This is a bracket with given seeds: the director enters its players (001 Appendix A)."
    if not snapshot.row.self_entry:
        return "The director enters the players of this event. Ask at the desk."
    return ""


def has_typed_seeds(snapshot: Snapshot) -> bool:
    """A bracket from the first round on, whose seeds come from elsewhere: nobody pre-registers (001 Appendix A)."""
    first = snapshot.plan[0]
    return first.kind == "bracket" and first.seeds == "typed"


def enter(snapshot: Snapshot, person: Person, key: str) -> PlayerId:
    """Enter somebody at his own wish; raises `Refused`."""
    if why := closed_because(snapshot):
        raise refuse(why.split(". ")[0].rstrip("."), "ask the director", "entry-closed")
    done = _do(snapshot, commands.Enter((person,)), SITE, key and f"{key}.{person.name}")
    return next(record.fact.player for record in done.records if isinstance(record.fact, Entered))


def enter_again(snapshot: Snapshot, player: PlayerId, key: str) -> None:
    """Come back after a withdrawal, while entering is open."""
    if why := closed_because(snapshot):
        raise refuse(why.split(". ")[0].rstrip("."), "ask the director", "entry-closed")
    _do(snapshot, commands.ReEnter(player), SITE, key)


def withdraw(snapshot: Snapshot, player: PlayerId, key: str) -> None:
    """Leave before the start, as if never entered."""
    _do(snapshot, commands.Withdraw(player), player, key)


def check_in(snapshot: Snapshot, player: PlayerId, key: str = "") -> None:
    """Be marked as present; twice is once."""
    if not snapshot.tournament.entrants[player].checked_in:
        _do(snapshot, commands.CheckIn(player), player, key)


def _do(snapshot: Snapshot, command: Command, by: str, key: str) -> Accepted:
    """With a key that only the form's holder knows: the journal keeps its HMAC, not the key itself."""
    sealed = salted_hmac("topcut.entry", f"{type(command).__name__}.{by}.{key}", algorithm="sha256").hexdigest()
    answer = live.do(snapshot.row, command, by, f"entry.{sealed[:24]}" if key else "")
    if isinstance(answer, Refused):
        raise answer
    return answer
