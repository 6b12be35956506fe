"""Entering by oneself: when it is open, and into which heats."""

from __future__ import annotations

from topcut.acts.entries.commands import Enter, Person, ReEnter
from topcut.acts.entries.taking_back import may_take_back
from topcut.acts.matter import Matter
from topcut.journal.plan import Stage, StageNumber
from topcut.journal.state import Tournament
from topcut.messages.message import message
from topcut.play.registration import out_of_time
from topcut.play.stages import has_started, plan_of, rounds_in, stage_name
from topcut.refusal import Refusal, Refused, refusal, refuse
from topcut.rulebooks.model import Rulebook


def may_enter(matter: Matter, command: Enter) -> None:
    """Refuse who comes too late, and what only an official gives; decided when nobody else can write."""
    if command.people != tuple(_themselves(one) for one in command.people[:1]):
        raise refuse("entry-only-oneself")
    _must_be_open(matter.tournament, matter.book, matter.context.now)
    chosen_heat(matter.tournament, matter.book, command.heat)


def _themselves(one: Person) -> Person:
    """A name and a side; who they are across events, their rating and what they hold is for the site to know."""
    rating = one.rating if one.who else None
    return Person(one.name, side=one.side, who=one.who, rating=rating, uses=one.uses, gives_up=one.gives_up)


def may_come_back(matter: Matter, command: ReEnter) -> None:
    """After a drop, until the next round is paired; after a withdrawal, while entering is open: into the same heat."""
    tournament, book = matter.tournament, matter.book
    if tournament.entrants[command.player].dropped_after is not None:
        may_take_back(matter, command.player)
        return
    _must_be_open(tournament, book, matter.context.now)
    heats = [heat for heat, _ in matter.entrant(command.player).heats]
    if heats and heats[-1] not in heats_to_enter(tournament, book):
        raise refuse("account-own-heat-begun", heat=stage_name(plan_of(tournament, book), heats[-1]))


def _must_be_open(tournament: Tournament, book: Rulebook, now: str) -> None:
    if closed := closed_because(tournament, book, now):
        raise Refused(Refusal(closed.why, message("account-way-director")))


def closed_because(tournament: Tournament, book: Rulebook, now: str) -> Refusal | None:
    """Why nobody can enter by themselves at this moment; None where they can."""
    plan = plan_of(tournament, book)
    if tournament.finished:
        return refusal("account-event-over")
    if tournament.cancelled:
        return refusal("event-cancelled")
    if has_heats(plan) and not heats_to_enter(tournament, book):
        return refusal("account-heats-begun", way=message("account-way-let-in"))
    if not has_heats(plan) and (why := _begun_because(tournament)):
        return why
    if has_typed_seeds(plan):
        return refusal("account-given-seeds")
    return out_of_time(tournament, now)


def _begun_because(tournament: Tournament) -> Refusal | None:
    if tournament.rounds or tournament.opened:
        return refusal("account-event-started", way=message("account-way-let-in"))
    if tournament.draw is not None:
        return refusal("account-round-drawn", way=message("account-way-let-in"))
    return None


def has_typed_seeds(plan: tuple[Stage, ...]) -> bool:
    """A bracket from the first round on, whose seeds come from elsewhere: nobody pre-registers (001 Appendix A)."""
    return plan[0].kind == "bracket" and plan[0].seeds == "typed"


def has_heats(plan: tuple[Stage, ...]) -> bool:
    return any(stage.heat for stage in plan)


def heats_to_enter(tournament: Tournament, book: Rulebook) -> tuple[StageNumber, ...]:
    """The heats that have not begun: nothing of them is drawn, no cut has been made."""
    drawn = tournament.draw.stage if tournament.draw else 0
    return tuple(
        number
        for number, stage in enumerate(plan_of(tournament, book), start=1)
        if stage.heat
        and number != drawn
        and not tournament.opened
        and not has_started(tournament, book, number)
        and not rounds_in(tournament, number)
    )


def chosen_heat(tournament: Tournament, book: Rulebook, heat: StageNumber) -> StageNumber:
    """The heat that was asked for, if it can still be entered; 0 where the event has none."""
    plan, offered = plan_of(tournament, book), heats_to_enter(tournament, book)
    if not has_heats(plan):
        return 0
    if not heat and len(offered) == 1:
        return offered[0]
    names = tuple(stage_name(plan, one) for one in offered)
    if not heat:
        raise refuse("account-heat-missing", heats=names)
    if heat in offered:
        return heat
    if 1 <= heat <= len(plan) and plan[heat - 1].heat:
        raise refuse("account-heat-begun", heat=stage_name(plan, heat), heats=names)
    raise refuse("account-no-heat", heat=heat, heats=names)
