"""Announcements: made, listed, taken down."""

from __future__ import annotations

from typing import Annotated

import typer

from topcut.acts.event.commands import Announce, TakeDown
from topcut.answers.announcements import AnnouncementTold, announcements_answer
from topcut.cli.terminal.app import command, done
from topcut.cli.terminal.file_first import HERE, File, Json
from topcut.cli.terminal.moments import moment_words
from topcut.cli.terminal.opening import EventFile, act, open_event, open_journal
from topcut.cli.terminal.out import tell
from topcut.desk.ports import SystemClock
from topcut.messages.message import Message, message
from topcut.slips.moments import read_moment


@command(
    examples=[
        'announce friday.jsonl "Round 3 starts at 14:30"',
        'announce friday.jsonl "Lunch is here" --until "2026-11-22 14:30"',
        "announce friday.jsonl    # what-stands",
        "announce friday.jsonl --end 41    # not-any-more",
    ],
)
def announce(
    *,
    file: File = HERE,
    words: Annotated[list[str] | None, typer.Argument(metavar="TEXT", show_default=False)] = None,
    until: Annotated[str, typer.Option("--until", metavar="WHEN", show_default=False)] = "",
    end: Annotated[int, typer.Option("--end", metavar="RECORD", show_default=False)] = 0,
    json: Json = False,
) -> None:
    """Tell everybody something, list what stands, or take it down."""
    if end:
        event, answer = act(open_journal(file), TakeDown(end))
        done(event, answer, json, message("cli-clock-taken-down", record=end))
    elif words:
        text, ends = " ".join(words), read_moment(until) if until else ""
        event, answer = act(open_journal(file), Announce(text, ends))
        shown = moment_words(ends) if ends else ""
        done(event, answer, json, message("cli-clock-announced", words=text, until=shown))
    else:
        _what_stands(open_event(file), json)


def _what_stands(event: EventFile, json: bool) -> None:
    """The latest first."""
    answer = announcements_answer(event, SystemClock().now())
    lines = [_line(one) for one in answer.announcements] or [message("cli-clock-nothing-announced")]
    tell(json, event.data(answer), *lines)


def _line(one: AnnouncementTold) -> Message:
    until = moment_words(one.until) if one.until else ""
    return message("cli-clock-announcement", record=one.seq, words=one.words, until=until)
