"""The picture of a bracket in a file."""

from __future__ import annotations

from pathlib import Path

from topcut.answers.bracket import BracketAnswer
from topcut.cli.terminal.opening import EventFile
from topcut.files import durable
from topcut.messages.message import message
from topcut.play.brackets.places import places
from topcut.play.brackets.svg import bracket_svg
from topcut.refusal import refuse


def write_svg(event: EventFile, answer: BracketAnswer, path: str) -> None:
    """Draw it into a file; a drawing of before may be drawn over, any other file is left alone."""
    target, drawn = Path(path), event.bracket_of(answer.stage)
    title = event.tell(message("cli-tables-titled", event=event.title, title=answer.name))
    svg = bracket_svg(drawn, event.tell, scores=answer.scores, title=title, places=places(drawn))
    try:
        if target.exists() and not target.read_bytes()[:200].startswith(svg[: svg.index(" viewBox")].encode()):
            raise refuse("command-file-of-no-bracket", file=path)
        durable.put(target, svg.encode())
    except OSError as error:
        raise refuse("command-file-unwritten", file=path, why=error.strerror or str(error)) from error
