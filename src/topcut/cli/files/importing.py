"""A journal out of a results file or a list of names."""

from __future__ import annotations

from pathlib import Path

from topcut.acts.entries.commands import Enter
from topcut.acts.event.commands import Create
from topcut.cli.setting_up.new import played
from topcut.cli.terminal.opening import read_results, write_new
from topcut.cli.terminal.out import note
from topcut.desk.ports import SystemClock, SystemEntropy
from topcut.files.names_file import read_names
from topcut.files.results_import import journal_of
from topcut.messages.message import message
from topcut.rulebooks.model import Rulebook


def import_names(data: bytes, source: str, encoding: str, book: Rulebook, title: str, path: Path) -> None:
    """A new event in which these people have entered."""
    people = read_names(data, source, encoding)
    journal = played([Create(book.source, title), Enter(people)])
    write_new(path, journal.known.history, journal.known.words)


def import_results(data: bytes, source: str, path: Path, title: str = "") -> None:
    """The whole tournament of a results file."""
    sheet = read_results(data, source)
    called = title or sheet.title or Path(source).stem
    write_new(path, *journal_of(sheet, called, SystemClock().now(), SystemEntropy().salt))
    note(*(message("import-kept", remark=remark) for remark in sheet.remarks))
