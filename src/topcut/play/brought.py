"""What a player brings to an event, and what is left of it: earned byes and head starts (001 7.2, glossary)."""

from __future__ import annotations

from typing import Literal

from topcut.journal.fact import RoundNumber
from topcut.journal.state import Entrant, Tournament
from topcut.messages.message import Message, message
from topcut.play.stages import plan_of, rounds_in
from topcut.rulebooks.model import Rulebook

State = Literal["used", "given-up", "missed", "to-come"]
_IN_TURN: tuple[State, ...] = ("used", "given-up", "missed", "to-come")


def brought_told(tournament: Tournament, book: Rulebook, entrant: Entrant) -> list[Message]:
    """ "2 earned byes: 1 used, 1 to come", "head start 60"."""
    told = []
    if entrant.earned_byes:
        told.append(_byes(tournament, book, entrant))
    if entrant.head_start:
        told.append(message("advice-brought-head-start", points=entrant.head_start))
    return told


def _byes(tournament: Tournament, book: Rulebook, entrant: Entrant) -> Message:
    rounds = range(1, min(entrant.earned_byes, book.integer("earned_bye_rounds")) + 1)
    states = [_state(tournament, book, entrant, number) for number in rounds]
    byes = message("advice-brought-byes", byes=entrant.earned_byes)
    if set(states) <= {"to-come"}:
        return byes
    if len(states) == 1:
        return message("advice-brought-bye-ended", byes=byes, state=_state_told(states[0]))
    parts = tuple(
        message("advice-brought-byes-part", count=states.count(state), state=_state_told(state))
        for state in _IN_TURN
        if state in states
    )
    return message("advice-brought-byes-parted", byes=byes, parts=parts)


def _state_told(state: State) -> Message:
    return message("advice-brought-state", state=state)


def _state(tournament: Tournament, book: Rulebook, entrant: Entrant, number: RoundNumber) -> State:
    """What became of the bye of an opening round; of the first heat where there are heats (9)."""
    if entrant.bye_forfeited or number in entrant.forfeited:
        return "given-up"
    stage = entrant.heats[0][0] if entrant.heats and plan_of(tournament, book)[0].heat else 1
    rounds = rounds_in(tournament, stage)
    if number > len(rounds):
        return "to-come"
    alone = any(match.seats == (entrant.id,) for match in rounds[number - 1].matches.values())
    return "used" if alone else "missed"
