"""The programs that this site knows: those that come with Topcut, and those that communities brought."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory

from django.contrib.auth.models import User
from django.db import transaction

from topcut.messages.message import message
from topcut.programs.load import file_of, load, names
from topcut.programs.model import Program
from topcut.refusal import refuse
from topcut.rulebooks.problems import meant
from topcut.web.seasons.models_programs import OwnProgram

MOST = 20  # of one account
_ADDRESSES = ("upload",)  # what a program cannot be called, because a page is


def known() -> list[Program]:
    """All of them, those that come with Topcut first."""
    return [load(name) for name in names()] + [_read(row.text, row.name) for row in OwnProgram.objects.all()]


def program_named(name: str) -> Program:
    """One of them; refused where there is none."""
    if name in names():
        return load(name)
    row = OwnProgram.objects.filter(name=name).first()
    if row is None:
        others = OwnProgram.objects.values_list("name", flat=True)
        raise refuse("program-unknown", program=name, way=meant(name, (*names(), *others)))
    return _read(row.text, row.name)


def file_bytes(name: str) -> bytes:
    """The file of a program as it was written."""
    if name in names():
        return file_of(name).read_bytes()
    return OwnProgram.objects.get(name=name).text.encode()


def bring(user: User, file: str, data: bytes) -> Program:
    """A community's own: a new one, or a newer file of one that this account brought. Everything wrong is refused."""
    with TemporaryDirectory(prefix="topcut-") as folder:
        found = _load(Path(folder), file, data)
    name = str(found.name)
    if name in names() or name in _ADDRESSES:
        raise refuse("program-name-taken", program=name)
    with transaction.atomic():
        row = OwnProgram.objects.select_for_update().filter(name=name).first()
        if row is not None and row.keeper_id != user.pk:
            raise refuse("program-of-another", program=name)
        if row is None and OwnProgram.objects.filter(keeper=user).count() >= MOST:
            raise refuse("program-too-many", most=MOST)
        OwnProgram.objects.update_or_create(name=name, defaults={"text": _text(data), "keeper": user})
    return found


def _text(data: bytes) -> str:
    return data.decode().removeprefix("\ufeff")


def _load(folder: Path, file: str, data: bytes) -> Program:
    """Read under its own name, so that each fault has its line in the file as it was sent."""
    there = folder / (Path(file).name or "program.toml")
    if there.suffix != ".toml":
        raise refuse("program-no-file", file=there.name[:60], way=message("program-no-file-way"))
    there.write_bytes(data)
    return load(there)


@lru_cache(maxsize=32)
def _read(text: str, name: str) -> Program:
    with TemporaryDirectory(prefix="topcut-") as folder:
        return _load(Path(folder), f"{name}.toml", text.encode())
