"""The names and handles that somebody has already: nobody is called like somebody else."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from topcut.acts.entries import names
from topcut.refusal import Refusal, refusal


class TakenNames:
    """Those of everybody else, and of who entered in the same act."""

    def __init__(self, taken: Iterable[str]) -> None:
        taken = tuple(taken)
        self._names = {names.folded(name) for name in taken}
        self._outlines = {names.outline(name): name for name in taken}
        self._together: set[str] = set()

    def problems(self, name: str) -> Iterator[Refusal]:
        """Why nobody can be called so."""
        folded = names.folded(name)
        if not name:
            yield refusal("entry-no-name")
        elif not names.writable(name):
            yield refusal("entry-name-unwritable", player=ascii(name[:60])[1:-1])
        elif len(name) > names.LONGEST:
            yield refusal("entry-name-too-long", player=name[:30], most=names.LONGEST)
        elif folded in self._names:
            yield refusal("entry-name-taken", player=name)
        elif folded in self._together:
            yield refusal("entry-name-twice", player=name)
        elif names.mixes_scripts(name):
            yield refusal("entry-name-in-two-scripts", player=name)
        elif like := self._outlines.get(names.outline(name)):
            yield refusal("entry-name-looks-alike", player=name, other=like)
        elif names.reads_as_an_id(name):
            yield refusal("entry-name-reads-as-id", player=name)

    def take(self, name: str) -> None:
        """Somebody is called so from now on."""
        if names.folded(name) not in self._names:
            self._together.add(names.folded(name))
        self._outlines.setdefault(names.outline(name), name)


class Handles:
    """Short names by which players are typed; nobody's is another's, or a player's number."""

    def __init__(self, taken: Iterable[str]) -> None:
        self._taken = set(taken)
        self._last: dict[str, int] = {}  # of handles that many want, the last number given

    def free(self, wanted: str, otherwise: str) -> str:
        """`wanted` or, where somebody has it, with a number behind it."""
        handle = wanted
        if not wanted or wanted.isdigit() or names.reads_as_an_id(wanted):
            handle = otherwise
        while handle in self._taken:
            self._last[wanted] = self._last.get(wanted, 1) + 1
            handle = f"{wanted or otherwise}-{self._last[wanted]}"
        self._taken.add(handle)
        return handle
