"""What a player brings to an event, and what is left of it: earned byes and head starts (001 7.2, glossary)."""

from __future__ import annotations

from topcut.journal.records import RoundNumber
from topcut.journal.state import Entrant, Tournament
from topcut.play.spoken import counted
from topcut.play.stages import plan_of, rounds_in
from topcut.rulebooks.model import Rulebook


def brought_words(tournament: Tournament, book: Rulebook, entrant: Entrant) -> list[str]:
    """ "2 earned byes: 1 used, 1 to come", "head start 60"."""
    told = []
    if entrant.earned_byes:
        told.append(_byes(tournament, book, entrant))
    if entrant.head_start:
        told.append(f"head start {entrant.head_start}")
    return told


def _byes(tournament: Tournament, book: Rulebook, entrant: Entrant) -> str:
    rounds = range(1, min(entrant.earned_byes, book.integer("earned_bye_rounds")) + 1)
    states = [_state(tournament, book, entrant, number) for number in rounds]
    whole = counted(entrant.earned_byes, "earned bye")
    if len(states) <= 1:
        return whole + "".join(f", {state}" for state in states if state != "to come")
    if set(states) == {"to come"}:
        return whole
    parts = [f"{states.count(state)} {state}" for state in ("used", "given up", "missed", "to come") if state in states]
    return f"{whole}: {', '.join(parts)}"


def _state(tournament: Tournament, book: Rulebook, entrant: Entrant, number: RoundNumber) -> str:
    """What became of the bye of an opening round; of the first heat where there are heats (9)."""
    if entrant.bye_forfeited or number in entrant.forfeited:
        return "given up"
    stage = entrant.heats[0][0] if entrant.heats and plan_of(tournament, book)[0].heat else 1
    rounds = rounds_in(tournament, stage)
    if number > len(rounds):
        return "to come"
    alone = any(match.seats == (entrant.id,) for match in rounds[number - 1].matches.values())
    return "used" if alone else "missed"
