"""The next step of an event as it is typed: the words, and the whole command line."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from topcut.answers.next_step import Act, NextStep, next_step
from topcut.answers.progress import State
from topcut.cli.terminal.opening import EventFile
from topcut.cli.terminal.telling import voice
from topcut.messages.message import Message, message

_TABLE = "TABLE"
_RECORD = "RECORD"
_TYPED: Mapping[Act, tuple[str, ...]] = {  # behind "topcut", without the file
    "enter": ("enter", "NAMES"),
    "seeds": ("cut", "--seeds", '"A, B, …"'),
    "seat": ("seat",),
    "registration": ("clock", "start", "--period", "registration"),
    "swap": ("swap-pools",),
    "building": ("clock", "start", "--period", "building"),
    "pair": ("pair",),
    "post": ("post",),
    "report": ("report", _TABLE, "RESULT"),
    "settle": ("settle", _TABLE, "RESULT"),
    "cut": ("cut",),
    "begin": ("start",),
    "finish": ("finish",),
    "export": ("export",),
    "restore": ("undo", "--seq", _RECORD),
}


class TypedStep(Struct, frozen=True):
    """Where the event stands and what is typed next."""

    state: State
    now: str  # "round 2 of 4: 3 of 5 results are in"
    do: str  # "report table 4"
    command: str


def typed_step(event: EventFile) -> TypedStep:
    """What comes next; where something stands in the way, what to do about that."""
    step = next_step(event)
    do, words = event.tell(step.do), _words(event, step)
    if step.obstacle is not None:
        do, typed = voice().step(step.obstacle)
        words = typed.split(" ") if typed else words
    return TypedStep(step.state, event.tell(step.now), do, _line(event, words))


def next_line(event: EventFile) -> Message:
    """ "Next: report table 1: topcut report friday.jsonl 1 RESULT"."""
    step = typed_step(event)
    return message("cli-look-next", do=step.do, command=step.command)


def _words(event: EventFile, step: NextStep) -> list[str]:
    """What is typed for a step; a table that is not of the round being played with its round."""
    called_off = event.tournament.cancelled
    meant = {_TABLE: str(step.table), _RECORD: str(called_off.seq if called_off else 0)}
    words = [meant.get(word, word) for word in _TYPED[step.act]]
    delayed = step.table and step.then is None
    elsewhere = step.table and step.round != len(event.tournament.rounds)
    return [*words, "--round", str(step.round)] if delayed or elsewhere else words


def _line(event: EventFile, words: list[str]) -> str:
    """The whole line: the file stands behind the command, and the clock's own verb before it."""
    verbs = 2 if words[0] == "clock" else 1
    return " ".join(["topcut", *words[:verbs], str(event.path), *words[verbs:]])
