"""Entering an event oneself: when it is allowed, and the acts of it."""

from __future__ import annotations

from django.utils.crypto import salted_hmac

from topcut.desk import commands
from topcut.desk.commands import Command, Person
from topcut.desk.submit import Accepted
from topcut.journal.plan import StageNumber
from topcut.journal.records import Entered, PlayerId
from topcut.play.stages import has_started, rounds_in, stage_name
from topcut.refusal import Refused, refuse_
from topcut.web import live
from topcut.web.live import Snapshot
from topcut.web.player.pace import acted, must_be_calm

SITE = "system"  # as the journal names the site, where it acts for somebody who is no player yet


def closed_because(snapshot: Snapshot) -> str:
    """Why nobody can enter by himself now, in a sentence; "" where he can."""
    tournament = snapshot.tournament
    if tournament.finished:
        return "The event is over."
    if has_heats(snapshot) and not heats_to_enter(snapshot):
        return "Every heat has begun. The director can still let you in; ask at the desk."
    if not has_heats(snapshot) and (why := _begun_because(snapshot)):
        return why
    if has_typed_seeds(snapshot):
        return "This is a bracket with given seeds: the director enters its players (001 Appendix A)."
    if not snapshot.row.self_entry:
        return "The director enters the players of this event. Ask at the desk."
    return ""


def _begun_because(snapshot: Snapshot) -> str:
    tournament = snapshot.tournament
    if tournament.rounds or tournament.opened:
        return "The event has started. The director can still let you in; ask at the desk."
    if tournament.draft is not None:
        return "Round 1 is drawn already. The director can still let you in; ask at the desk."
    return ""


def has_typed_seeds(snapshot: Snapshot) -> bool:
    """A bracket from the first round on, whose seeds come from elsewhere: nobody pre-registers (001 Appendix A)."""
    first = snapshot.plan[0]
    return first.kind == "bracket" and first.seeds == "typed"


def has_heats(snapshot: Snapshot) -> bool:
    return any(stage.heat for stage in snapshot.plan)


def heats_to_enter(snapshot: Snapshot) -> dict[StageNumber, str]:
    """The heats that have not begun, by number, with their names: nothing of them is drawn, no cut has been made."""
    tournament = snapshot.tournament
    drawn = tournament.draft.stage if tournament.draft else 0
    return {
        number: stage_name(snapshot.plan, number)
        for number, stage in enumerate(snapshot.plan, start=1)
        if stage.heat and number != drawn and not tournament.opened and not _has_begun(snapshot, number)
    }


def _has_begun(snapshot: Snapshot, heat: StageNumber) -> bool:
    tournament = snapshot.tournament
    return has_started(tournament, snapshot.book, heat) or bool(rounds_in(tournament, heat))


def enter(snapshot: Snapshot, person: Person, key: str, heat: StageNumber = 0) -> PlayerId:
    """Enter somebody at his own wish, where there are heats into the one that he chose; raises `Refused`."""
    _must_be_open(snapshot)
    command = commands.Enter((person,), _chosen(snapshot, heat))
    done = _do(snapshot, command, SITE, key and f"{key}.{person.name}")
    return next(record.fact.player for record in done.records if isinstance(record.fact, Entered))


def _must_be_open(snapshot: Snapshot) -> None:
    if why := closed_because(snapshot):
        raise refuse_(why.split(". ")[0].rstrip("."), "ask the director", "entry-closed")


def _chosen(snapshot: Snapshot, heat: StageNumber) -> StageNumber:
    """The heat that was asked for, if it can still be entered; 0 where the event has none."""
    if not has_heats(snapshot):
        return 0
    offered = heats_to_enter(snapshot)
    if not heat and len(offered) == 1:
        return next(iter(offered))
    if not heat:
        raise refuse_("which heat you play in is not said", f"choose {' or '.join(offered.values())}", "no-heat")
    if heat not in offered:
        known = 1 <= heat <= len(snapshot.plan) and snapshot.plan[heat - 1].heat
        what = f"{stage_name(snapshot.plan, heat)} has begun" if known else f"there is no heat {heat}"
        raise refuse_(what, f"choose {' or '.join(offered.values())}, or ask at the desk", "no-heat")
    return heat


def enter_again(snapshot: Snapshot, player: PlayerId, key: str) -> None:
    """Come back after a withdrawal, while entering is open: into the heat that he had chosen."""
    _must_be_open(snapshot)
    heats = [heat for heat, _ in snapshot.tournament.entrants[player].heats]
    if heats and heats[-1] not in heats_to_enter(snapshot):
        raise refuse_(f"{stage_name(snapshot.plan, heats[-1])} has begun", "ask the director", "no-heat")
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
    if by != SITE:
        must_be_calm(snapshot.row.pk, by)
    answer = live.do(snapshot.row, command, by, f"entry.{sealed[:24]}" if key else "")
    if isinstance(answer, Refused):
        raise answer
    if by != SITE:
        acted(snapshot.row.pk, by)
    return answer
