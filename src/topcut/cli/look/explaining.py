"""Why a player stands where they stand, at a terminal: the place out of a bracket, the rank, what the cut takes."""

from __future__ import annotations

from rich.console import RenderableType

from topcut.answers.explained import ExplainedAnswer, RankExplained
from topcut.cli.terminal.opening import EventFile
from topcut.cli.terminal.out import listed
from topcut.cli.terminal.telling import as_sentence
from topcut.messages.message import Message, message
from topcut.messages.numerals import PRINTED
from topcut.play.placings import band


def explained_lines(event: EventFile, answer: ExplainedAnswer) -> list[RenderableType | Message]:
    """The place over all stages first, then the stage, or the heats, that the player was ranked in."""
    placed = answer.place is not None
    lines = _place_lines(event, answer) if placed else []
    for one in answer.stages:
        lines += [_ranked(event, answer, one, placed or len(answer.stages) > 1)]
        lines.append(listed("→", map(event.tell, one.reasons)))
    return [*lines, as_sentence(event.tell(answer.chances.said))] if answer.chances else lines


def _ranked(event: EventFile, answer: ExplainedAnswer, one: RankExplained, with_stage: bool) -> Message:
    return message(
        "cli-explaining-ranked",
        stage=event.tell(one.name) if with_stage else "",
        rank=one.rank,
        player=answer.player,
        record="" if event.book.play == "pod" else PRINTED.score(one.record),
        points=one.points,
    )


def _place_lines(event: EventFile, answer: ExplainedAnswer) -> list[RenderableType | Message]:
    """ "3rd–4th  Kira  lost in the semi-final to Odo", and the games of the bracket."""
    assert answer.place is not None and answer.to is not None and answer.why is not None
    place, why = band(answer.place, answer.to), event.tell(answer.why)
    head = message("cli-explaining-placed", place=place, player=answer.player, why=why)
    return [head, listed("→", map(event.tell, answer.bracket))] if answer.bracket else [head]
