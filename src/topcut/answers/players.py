"""Who has entered, and how each stands in the event: late, dropped, checked in, with earned byes, seeded."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.answers.registration import waiting_place
from topcut.journal.plan import StageNumber
from topcut.journal.state import Entrant
from topcut.messages.message import Message, Player, message
from topcut.play.brought import brought_told
from topcut.play.stages import stage_name


class PlayerRow(Struct, frozen=True, omit_defaults=True):
    """A player as the list shows them."""

    number: int  # in the order of signing up
    player: Player
    name: str
    rating: int | None
    active: bool
    state: Message
    checked_in: bool = False
    side: str = ""
    team: str = ""
    heats: tuple[StageNumber, ...] = ()


class PlayersAnswer(Struct, frozen=True):
    """Everybody who entered, or those who were asked for, in signup order."""

    active: int  # in the event now, of all
    players: tuple[PlayerRow, ...]


def players_answer(view: EventView, entrants: Iterable[Entrant] | None = None) -> PlayersAnswer:
    """Of everybody, or of some."""
    shown = view.tournament.entrants.values() if entrants is None else entrants
    return PlayersAnswer(view.active, tuple(_row(view, entrant) for entrant in shown))


def _row(view: EventView, entrant: Entrant) -> PlayerRow:
    return PlayerRow(
        entrant.number,
        view.player(entrant.id),
        view.names[entrant.id],
        entrant.rating,
        entrant.active,
        message("entry-state", told=tuple(_state(view, entrant))),
        checked_in=entrant.checked_in,
        side=entrant.side,
        team=view.team(entrant),
        heats=tuple(stage for stage, _ in entrant.heats),
    )


def _state(view: EventView, entrant: Entrant) -> Iterator[Message]:
    """ "checked in", "dropped after round 2", "late, after round 1" …; who has left is no longer checked in."""
    if entrant.withdrawn:
        place = waiting_place(view, entrant.id)
        yield message("entry-state-waiting", place=place) if place else message("entry-state-withdrawn")
        return
    if entrant.entered_after:
        yield message("entry-state-late", round=entrant.entered_after)
    if entrant.dropped_after is not None:
        yield message("entry-state-dropped", round=entrant.dropped_after)
    elif entrant.checked_in:
        yield message("entry-state-checked-in")
    yield from brought_and_seeded(view, entrant)


def brought_and_seeded(view: EventView, entrant: Entrant) -> Iterator[Message]:
    """What somebody came with, and where they got to."""
    yield from brought_told(view.tournament, view.book, entrant)
    for number, opened in sorted(view.tournament.opened.items()):
        if entrant.id in opened.seeds:
            seed, stage = opened.seeds.index(entrant.id) + 1, stage_name(view.plan, number)
            yield message("entry-state-seeded", seed=seed, stage=stage)
