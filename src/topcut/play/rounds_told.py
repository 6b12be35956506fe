"""The name of a round inside a sentence, as records tell it: "round 3", "the quarter-final"."""

from __future__ import annotations

from collections.abc import Iterable

from topcut.acts.rounds.facts import RoundPaired
from topcut.journal.fact import RoundNumber, Seating
from topcut.journal.plan import StageNumber
from topcut.messages.message import Message, message
from topcut.play.brackets.headings import kind_of_round
from topcut.play.stages import stage_name
from topcut.play.story import Story


def round_told(event: Story, number: RoundNumber) -> Message:
    """Of a round that was posted, whether it still stands or was withdrawn."""
    if posted := event.tournament.round(number):
        return _called(event, number, posted.stage, (match.number for match in posted.matches.values()))
    past = (one.fact for one in reversed(event.history) if isinstance(one.fact, RoundPaired))
    fact = next((one for one in past if one.round == number), None)
    return seated_told(event, number, fact.stage, fact.tables) if fact else _numbered(number)


def seated_told(event: Story, number: RoundNumber, stage: StageNumber, tables: Iterable[Seating]) -> Message:
    """Of a round as a record seats it."""
    return _called(event, number, stage, (one.number for one in tables))


def _called(event: Story, number: RoundNumber, stage: StageNumber, games: Iterable[int]) -> Message:
    """By the games of its bracket, where they have one name; else by its number."""
    opened = event.tournament.opened.get(stage)
    if opened is None or stage > len(event.plan) or event.plan[stage - 1].kind != "bracket":
        return _numbered(number)
    if event.plan[stage - 1].confrontation:
        return message("roundname-confrontation")
    here = set(games)
    rounds = {game.round for game in opened.games if game.number in here}
    called = kind_of_round(game for game in opened.games if game.round in rounds)
    if called is None:
        return _numbered(number)
    alone = sum(other.kind == "bracket" for other in event.plan) == 1
    name = called if alone else message("roundname-of-stage", stage=stage_name(event.plan, stage), round=called)
    return message("roundname-called", name=name)


def _numbered(number: RoundNumber) -> Message:
    return message("roundname-number", round=number)
