"""A director's own bracket or plan out of a file that was sent: read as the command line reads it, or refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar

from django.http import HttpRequest
from msgspec import Struct
from msgspec.structs import replace

from topcut.acts.stages.asked import OWN, PlanAsked
from topcut.files import bracket_file, plan_file
from topcut.files.bracket_file import BracketFile
from topcut.journal.plan import Stage
from topcut.refusal import Refusal, Refused, refusal
from topcut.web.desk.frame.uploads import sent_files

_MOST_TOLD = 20  # faults of a file: whoever has more begins with these
_LONGEST_NAME = 80
T = TypeVar("T")


class Sent(Struct, frozen=True):
    """What came with the form of a new event."""

    bracket: BracketFile | None = None
    plan: tuple[Stage, ...] = ()


NOTHING_SENT = Sent()


def sent(request: HttpRequest) -> Sent:
    """Both files of a new event; a plan may name the bracket that is sent beside it."""
    plan = sent_plan(request, "bracket_file")
    return Sent(None if plan else sent_bracket(request), plan)


def sent_bracket(request: HttpRequest) -> BracketFile | None:
    """The bracket of a form; None where no file was chosen."""
    files = sent_files(request, "bracket_file")
    return _read(files, lambda paths: bracket_file.read(next(iter(paths.values())))) if files else None


def sent_plan(request: HttpRequest, beside: str = "bracket_files") -> tuple[Stage, ...]:
    """The stages of a plan file, its brackets among the files `beside` it; () where none was chosen."""
    plan = sent_files(request, "plan_file")
    if not plan:
        return ()
    brackets = {name: data for name, data in sent_files(request, beside).items() if name not in plan}

    def stages_of(paths: Mapping[str, Path]) -> tuple[Stage, ...]:
        beside = {name: path for name, path in paths.items() if name in brackets}
        return plan_file.read(next(path for name, path in paths.items() if name in plan), beside)

    return _read(plan | brackets, stages_of)


def _read(files: Mapping[str, bytes], read: Callable[[Mapping[str, Path]], T]) -> T:
    """Let a reader of files read what was sent; the first faults are told, whatever is wrong."""
    try:
        with TemporaryDirectory(prefix="topcut-") as folder:
            return read({name: _written(Path(folder), name, data) for name, data in files.items()})
    except Refused as refused:
        raise Refused(*_first(refused.refusals)) from None


def _written(folder: Path, name: str, data: bytes) -> Path:
    """A file under the name that it was sent with, so that a refusal calls it so; a browser sends no folders."""
    short = name if len(name.encode()) <= _LONGEST_NAME else f"{name[:15]}….toml"
    path = folder / Path(short).name
    path.write_bytes(data)
    return path


def _first(refusals: tuple[Refusal, ...]) -> tuple[Refusal, ...]:
    more = len(refusals) - _MOST_TOLD
    if more <= 0:
        return refusals
    return (*refusals[:_MOST_TOLD], refusal("console-more-faults", more=more))


# In a plan -----------------------------------------------------------------------------------------------------------


def with_files(asked: PlanAsked, sent: Sent) -> PlanAsked:
    """What the fields ask for, with the files that were sent beside them."""
    if sent.plan:
        return replace(asked, stages=sent.plan)
    return (
        replace(asked, bracket=OWN, own_games=sent.bracket.games, own_name=sent.bracket.title)
        if sent.bracket
        else asked
    )
