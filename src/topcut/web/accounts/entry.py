"""Entering an event oneself: when it is allowed, and the acts of it."""

from __future__ import annotations

from django.utils.crypto import salted_hmac

from topcut.desk import commands
from topcut.desk.commands import Command, Person
from topcut.desk.submit import Accepted
from topcut.journal.plan import StageNumber
from topcut.journal.records import Entered, PlayerId
from topcut.messages.message import message
from topcut.play.stages import has_started, rounds_in, stage_name
from topcut.refusal import Refusal, Refused, refusal, refuse
from topcut.web import live
from topcut.web.live import Snapshot
from topcut.web.player.pace import acted, must_be_calm

SITE = "system"  # as the journal names the site, where it acts for somebody who is no player yet


def closed_because(snapshot: Snapshot) -> Refusal | None:
    """Why nobody can enter by himself now; None where he can."""
    tournament = snapshot.tournament
    if tournament.finished:
        return refusal("account-event-over")
    if has_heats(snapshot) and not heats_to_enter(snapshot):
        return refusal("account-heats-begun", way=message("account-way-let-in"))
    if not has_heats(snapshot) and (why := _begun_because(snapshot)):
        return why
    if has_typed_seeds(snapshot):
        return refusal("account-given-seeds")
    if not snapshot.row.self_entry:
        return refusal("account-director-enters", way=message("account-way-desk"))
    return None


def _begun_because(snapshot: Snapshot) -> Refusal | None:
    tournament = snapshot.tournament
    if tournament.rounds or tournament.opened:
        return refusal("account-event-started", way=message("account-way-let-in"))
    if tournament.draft is not None:
        return refusal("account-round-drawn", way=message("account-way-let-in"))
    return None


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
        number: snapshot.tell(stage_name(snapshot.plan, number))
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
    if closed := closed_because(snapshot):
        raise Refused(Refusal(closed.why, message("account-way-director")))


def _chosen(snapshot: Snapshot, heat: StageNumber) -> StageNumber:
    """The heat that was asked for, if it can still be entered; 0 where the event has none."""
    if not has_heats(snapshot):
        return 0
    offered = heats_to_enter(snapshot)
    if not heat and len(offered) == 1:
        return next(iter(offered))
    if not heat:
        raise refuse("account-heat-missing", heats=tuple(offered.values()))
    if heat not in offered:
        raise _not_offered(snapshot, heat, tuple(offered.values()))
    return heat


def _not_offered(snapshot: Snapshot, heat: StageNumber, offered: tuple[str, ...]) -> Refused:
    if 1 <= heat <= len(snapshot.plan) and snapshot.plan[heat - 1].heat:
        return refuse("account-heat-begun", heat=stage_name(snapshot.plan, heat), heats=offered)
    return refuse("account-no-heat", heat=heat, heats=offered)


def enter_again(snapshot: Snapshot, player: PlayerId, key: str) -> None:
    """Come back after a withdrawal, while entering is open: into the heat that he had chosen."""
    _must_be_open(snapshot)
    heats = [heat for heat, _ in snapshot.tournament.entrants[player].heats]
    if heats and heats[-1] not in heats_to_enter(snapshot):
        raise refuse("account-own-heat-begun", heat=stage_name(snapshot.plan, heats[-1]))
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
