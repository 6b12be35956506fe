"""What `topcut scenario` tells: the sentence on the scenario, what it asks for now, and its tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.console import RenderableType

from topcut.acts.scenarios.facts import FeedbackGiven
from topcut.cli.opening import EventFile
from topcut.cli.out import listed, plain
from topcut.cli.scenario_parts import PARTS, Part
from topcut.cli.telling import in_words
from topcut.files import durable
from topcut.files.csv_table import csv_table
from topcut.messages.message import Message, message
from topcut.play.scenarios.chosen import TESTING, must_play, scenario_effect, scenario_of
from topcut.refusal import refuse


def _part(event: EventFile, number: int) -> Part:
    chosen = scenario_of(event.book)
    if chosen is None or chosen.name not in PARTS:
        raise refuse("command-no-scenario")
    return PARTS[chosen.name](event, number or len(event.tournament.rounds))


def _effect(event: EventFile) -> str:
    effect = scenario_effect(event.book)
    return event.tell(effect) if effect else ""


def scenario_shown(event: EventFile, number: int) -> list[RenderableType]:
    """For people: sentences, then tables."""
    part = _part(event, number)
    shown: list[RenderableType] = [plain(_effect(event))]
    if part.now:
        shown.append(listed("·", map(event.tell, part.now)))
    return [*shown, *part.tables()]


def scenario_data(event: EventFile, number: int) -> dict[str, Any]:
    """For programs."""
    part = _part(event, number)
    feature = scenario_of(event.book)
    assert feature is not None
    head = {
        "scenario": feature.name,
        "title": feature.title,
        "effect": _effect(event),
        "sanctioned": bool(feature.sanctioned),
        "rated": bool(feature.rated),
        "requires": list(feature.requires),
        "now": [event.tell(one) for one in part.now],
    }
    return head | part.data


# Public Play Testing -------------------------------------------------------------------------------------------------


def feedback_rows(event: EventFile) -> list[dict[str, str]]:
    """Everything that was said, in order."""
    must_play(event.book, message("scenario-feedback"), TESTING)
    said = [fact for fact in event.tournament.scenario if isinstance(fact, FeedbackGiven)]
    return [
        {"player": event.handles[fact.player], "name": event.names[fact.player], "text": event.words[fact.text]}
        for fact in said
    ]


def feedback_shown(rows: list[dict[str, str]]) -> list[RenderableType | Message]:
    """ "Kira: too strong"."""
    if not rows:
        return [message("cli-scenarioanswer-nobody")]
    said = (message("cli-scenarioanswer-says", player=row["name"], words=row["text"]) for row in rows)
    return [listed("·", map(in_words, said))]


def write_feedback(rows: list[dict[str, str]], path: str) -> None:
    """One remark a line, as CSV; never over another file."""
    told = ([row["player"], row["name"], row["text"]] for row in rows)
    durable.make(Path(path), csv_table(["player", "name", "text"], told).encode())
