"""Everybody as officials look at them: who is here, who is awaited, who has paid, and what is noted of each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Literal, get_args

from msgspec import Struct

from topcut.acts.entries.card import Card, card_of
from topcut.answers.event_view import EventView, kept_with_view
from topcut.answers.players import brought_and_seeded
from topcut.answers.registration import waiting_place
from topcut.journal.fact import PlayerId
from topcut.journal.state import Entrant
from topcut.messages.message import Message, Player, message
from topcut.play.stages import stage_name

Presence = Literal["here", "awaited", "waiting", "gone"]
Only = Literal["", "here", "awaited", "unpaid", "waiting", "gone"]
ONLY: tuple[Only, ...] = get_args(Only)
Fits = Callable[[tuple[str, ...]], bool]  # whether somebody is looked for: the number, the name, what else is known


class RosterRow(Struct, frozen=True):
    """A player as the desk lists them."""

    number: int
    player: Player
    name: str
    presence: Presence
    state: Message  # "here", "not here yet", "dropped after 2"
    remarks: tuple[Message, ...]  # late, byes, rating, side, heats
    team: str
    paid: bool
    card: Card


class Roster(Struct, frozen=True):
    """The players that were asked for, and how many there are of each kind."""

    rows: tuple[RosterRow, ...]
    found: int  # of all that fit
    entered: int
    counts: dict[Only, int]  # of all


def roster(view: EventView, fits: Fits | None = None, only: Only = "", most: int | None = None) -> Roster:
    """Those of whom a word fits (number, name, team, club, country) and who are of a kind; the first `most` as rows."""
    everybody = tuple(view.tournament.entrants.values())
    fitting = [one for one in everybody if _is(view, one, only) and (not fits or fits(_called(view, one)))]
    rows = tuple(roster_row(view, one) for one in fitting[:most])
    counts = {kind: sum(_is(view, one, kind) for one in everybody) for kind in ONLY}
    return Roster(rows, len(fitting), len(everybody), counts)


def roster_row(view: EventView, entrant: Entrant) -> RosterRow:
    return RosterRow(
        entrant.number,
        view.player(entrant.id),
        view.names[entrant.id],
        presence_of(view, entrant),
        _state(view, entrant),
        tuple(_remarks(view, entrant)),
        view.team(entrant),
        entrant.paid,
        card_of(entrant, view.words),
    )


def presence_of(view: EventView, entrant: Entrant) -> Presence:
    """Who was checked in is here, and who has played, whether anybody checked them in or not."""
    if not entrant.active:
        return "waiting" if waiting_place(view, entrant.id) else "gone"
    return "here" if entrant.checked_in or entrant.id in _have_played(view) else "awaited"


@kept_with_view
def _have_played(view: EventView) -> frozenset[PlayerId]:
    return frozenset(_at_their_tables(view))


def _at_their_tables(view: EventView) -> Iterator[PlayerId]:
    for posted in view.tournament.rounds:
        for match in posted.matches.values():
            if match.counts and match.result is not None and len(match.seats) > 1:
                yield from (seat for at, seat in enumerate(match.seats) if at not in match.result.absent)


def _state(view: EventView, entrant: Entrant) -> Message:
    if place := waiting_place(view, entrant.id):
        return message("entry-state-waiting", place=place)
    if entrant.withdrawn:
        return message("entry-state-withdrawn")
    if entrant.dropped_after is not None:
        return message("entry-dropped-after", round=entrant.dropped_after)
    return message("entry-presence", presence=presence_of(view, entrant))


def _remarks(view: EventView, entrant: Entrant) -> Iterator[Message]:
    """What stands small behind the name."""
    if entrant.entered_after and not entrant.withdrawn:
        yield message("entry-state-late", round=entrant.entered_after)
    yield from brought_and_seeded(view, entrant)
    if entrant.rating is not None:
        yield message("entry-rated", rating=entrant.rating)
    if entrant.side:
        yield message("side-name", side=entrant.side)
    yield from (stage_name(view.plan, heat) for heat, _ in entrant.heats)


def _is(view: EventView, entrant: Entrant, only: Only) -> bool:
    if only == "unpaid":
        return not entrant.paid and entrant.active
    return not only or presence_of(view, entrant) == only


def _called(view: EventView, entrant: Entrant) -> tuple[str, ...]:
    card = card_of(entrant, view.words)
    return str(entrant.number), view.names[entrant.id], view.team(entrant), card.club, card.country
