"""Setting when registration is open and how many play, and minding who waits."""

from __future__ import annotations

from msgspec.structs import replace

from topcut.acts.entries.commands import CheckIn
from topcut.acts.matter import Matter
from topcut.acts.moments import moment_said
from topcut.acts.registration.commands import MoveUp, OrderWaiting, SetRegistration
from topcut.acts.registration.facts import MovedUp, RegistrationSet, WaitingOrdered
from topcut.acts.registration.places import moved_up
from topcut.journal.fact import PlayerId
from topcut.journal.records import AnyFact
from topcut.journal.state import Registration
from topcut.messages.message import Moment
from topcut.play.clock import in_utc
from topcut.play.registration import check_in_ends
from topcut.refusal import refuse


def set_registration(matter: Matter, command: SetRegistration) -> list[AnyFact]:
    """The bounds from now on; who waits moves up where there are more places."""
    matter.must_run()
    after = Registration(_utc(command.opens), _utc(command.closes), command.places, _utc(command.starts))
    if after.opens and after.closes and moment_said(after.opens) >= moment_said(after.closes):
        raise refuse("entry-closes-before-it-opens", opens=Moment(after.opens), closes=Moment(after.closes))
    if after == matter.tournament.registration:
        raise refuse("entry-registration-same")
    fact = RegistrationSet(after.opens, after.closes, after.places, after.starts)
    return [fact, *moved_up(replace(matter.tournament, registration=after))]


def _utc(written: str) -> str:
    return in_utc(moment_said(written)) if written else ""


def move_up(matter: Matter, command: MoveUp) -> list[AnyFact]:
    """An official's word: also beyond the places, and late."""
    matter.must_run()
    return [MovedUp(_waiting(matter, command.player))]


def order_waiting(matter: Matter, command: OrderWaiting) -> list[AnyFact]:
    matter.must_run()
    player = _waiting(matter, command.player)
    others = [one for one in matter.tournament.waiting if one != player]
    others.insert(command.place - 1, player)
    if tuple(others) == matter.tournament.waiting:
        place = matter.tournament.waiting.index(player) + 1
        raise refuse("entry-waits-there", player=matter.player(player), place=place)
    return [WaitingOrdered(tuple(others))]


def _waiting(matter: Matter, player: PlayerId) -> PlayerId:
    matter.entrant(player)
    if player not in matter.tournament.waiting:
        raise refuse("entry-does-not-wait", player=matter.player(player))
    return player


def may_check_in(matter: Matter, command: CheckIn) -> None:
    """Players check themselves in until so many minutes before the start (001 7.2); officials at any time."""
    ends = check_in_ends(matter.tournament, matter.book)
    if ends and moment_said(matter.context.now) > moment_said(ends) and not matter.tournament.started:
        minutes = matter.book.integer("check_in_before")
        raise refuse("entry-check-in-over", minutes=minutes, clause=matter.book.settings["check_in_before"].clause)
