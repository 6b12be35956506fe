"""Files made to hurt, up to 1 MB each: how long and how much memory until each is answered. `python -m bench outside`.

Each file is read in a process of its own; the memory is what the process grew by at its highest.
"""

from __future__ import annotations

import contextlib
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

MEGABYTE = 1_000_000
MOST_SECONDS, MOST_MEGABYTES = 1.0, 100.0


def _filled(piece: str, size: int, before: str = "", behind: str = "") -> str:
    return before + piece * ((size - len(before) - len(behind)) // len(piece)) + behind


def _numbered(form: str, size: int, before: str = "") -> str:
    lines, length, number = [before], len(before), 0
    while length < size:
        lines.append(form.replace("#N", str(number)))
        length += len(lines[-1])
        number += 1
    return "".join(lines)[:size].rpartition("\n")[0] + "\n"


def _toml(size: int) -> dict[str, str]:
    plan = 'topcut = "plan/1"\n'
    return {
        "dotted key": _filled(".a", size, "a", " = 1"),
        "dotted keys": _numbered("a.a.a.a.a.a.a.k#N = 1\n", size),
        "quoted dots": _filled('."a"', size, '"a"', " = 1"),
        "lists": _filled("[", size, "a = "),
        "tables": _filled("{a=", size, "a = "),
        "flat lists": _filled("[],\n", size, "a = [", "]"),
        "keys": _numbered("k#N = 1\n", size),
        "headers": _numbered("[t#N]\n", size),
        "arrays of tables": _numbered("[[game]]\nk#N=1\n", size, 'topcut = "bracket/1"\n'),
        "games": _numbered(
            '[[game]]\nround=1\nseats=["seed #N","winner #N"]\n', size, 'topcut="bracket/1"\nplayers=512\n'
        ),
        "stages": _numbered('[[stage]]\nkind="swiss"\nk#N=1\n', size, plan),
        "stage": _numbered("kk#N = 1\n", size, plan + "[[stage]]\n"),
        "number": _filled("9", size, "a = "),
        "hex": _filled("f", size, "a = 0x"),
        "line": _filled("x", size, 'a = "', '"'),
        "lines of text": _filled("x" * 3990 + "\n", size, 'a = """', '"""'),
        "escapes": _filled('\\"', size, 'a = "', '"'),
        "escapes in lines": _filled('a = "' + '\\"' * 1900 + "\n", size),
        "blanks": _filled('["' + " " * 3900 + '"]\n', size),
        "remarks": _filled("#\n", size),
        "dates": _numbered("k#N = 2026-11-15T10:00:00Z\n", size),
    }


def _json(size: int) -> dict[str, str]:
    head = '{"topcut":"results/1","rulebook":"magic",'
    return {
        "lists": _filled("[", size),
        "objects": _filled('{"a":', size),
        "hidden lists": _filled('["]",', size),
        "flat lists": _filled("[],", size, head + '"rounds":[', "[]]}"),
        "flat objects": _filled("{},", size, head + '"players":[', "{}]}"),
        "matches": _filled("{},", size, head + '"rounds":[[', "{}]]}"),
        "players": head + '"players":[' + _numbered('{"id":"p#N"},\n', size - 200).rstrip(",\n") + '],"rounds":[]}',
        "players twice": head
        + '"players":['
        + _numbered('{"id":"p#N"},{"id":"p#N"},\n', size - 200).rstrip(",\n")
        + "]}",
        "keys": "{" + _numbered('"k#N":0,\n', size - 50).rstrip(",\n") + "}",
        "number": _filled("9", size, '{"rounds_planned":', "}"),
        "float": _filled("1", size, '{"rounds_planned":0.', "}"),
        "text": _filled("\\u0041", size, '{"title":"', '"}'),
        "quotes": _filled('"\\"', size),
        "large numbers": _filled("1.5e300,", size, '{"rounds":[', "1]}"),
        "options": _numbered('"k#N":0,', size - 100, head + '"options":{').rstrip(",") + '"k":0},"players":[]}',
        "rulebook": head.replace('"magic"', '{"a":[' + _filled("{},", size - 100) + "{}]}") + '"players":[]}',
    }


def _text(size: int) -> dict[str, str]:
    return {
        "names": _filled("a\n", size),
        "one line": _filled("a,", size),
        "long line": _filled("x", size),
        "empty cells": _filled(",\n", size, "name,rating\n"),
        "wrong numbers": _numbered("k#N,x\n", size, "name,rating\n"),
        "an open quote": _filled("x\n", size, 'name,rating\n"'),
        "long lines in an open quote": _filled("x" * 3990 + "\n", size, 'name,rating\n"'),
        "columns": _filled("nama,", 3990) + "name\n",
        "blanks": _filled("a" + " " * 3900 + "\n", size),
        "counts": _filled("9" * 3900 + "x a\n", size),
        "headings": _filled("=" * 3900 + "\n", size),
        "unclear": _filled("2 a\n", size),
        "names of one handle": _filled("x\n", size),
        "signs": _filled("\u0301", size // 2),
        "nameless": _filled("\t9" + " " * 26 + "\n", size, "name\tcount\n"),
    }


def _journal(size: int) -> dict[str, str]:
    """Lines that are chained and sealed, and hold what no Topcut has written."""
    from topcut.journal.chain import START, link

    def sealed(fact: str) -> str:
        return link(f'{{"seq":1,"at":"","by":"director","v":1,"fact":{fact}}}'.encode(), START).decode() + "\n"

    keys = ",".join(f'"k{number}":1' for number in range(size // 12))
    return {
        "lists": _filled("[", size),
        "lines": _filled("\n", size),
        "texts": _filled('{"text":"x"}\n', size),
        "sealed lists": sealed("[" * size),
        "a kind": sealed('{"kind":"' + "x" * size + '"}'),
        "a number": sealed('{"kind":"Undone","seq":' + "9" * size + "}"),
        "rulebook": sealed('{"kind":"Created","title":"t","rulebook":{' + keys + "}}"),
        "a deep rulebook": sealed('{"kind":"Created","title":"t","rulebook":' + '{"a":' * 500 + "1" + "}" * 501),
    }


READERS: dict[str, Callable[[int], dict[str, str]]] = {
    "rulebook": _toml,
    "ruling": _toml,
    "bracket": _toml,
    "plan": _toml,
    "results": _json,
    "names": _text,
    "cards": _text,
    "journal": _journal,
}


def read(kind: str, path: Path) -> None:
    """As the command line and the site read it."""
    from topcut.files import bracket_file, card_list, names_file, plan_file, results_file
    from topcut.files.journal_file import JournalFile
    from topcut.rulebooks import load

    readers: dict[str, Callable[[], object]] = {
        "rulebook": lambda: load.load(path),
        "ruling": lambda: load.load("magic", rulings=[path], on="2026-11-15"),
        "bracket": lambda: bracket_file.read(path),
        "plan": lambda: plan_file.read(path),
        "results": lambda: results_file.read(path.read_bytes()),
        "names": lambda: names_file.read_names(path.read_bytes()),
        "cards": lambda: card_list.read(path),
        "journal": lambda: JournalFile(path).read().rulebook(load.build),
    }
    readers[kind]()


def _measured(kind: str, path: str) -> None:
    from topcut.files import bracket_file, card_list, journal_file, names_file, plan_file, results_file  # noqa: F401
    from topcut.refusal import Refused
    from topcut.rulebooks.load import load

    load("magic")
    Path("/proc/self/clear_refs").write_text("5")  # from now on the highest is counted anew
    before = _highest()
    start = time.process_time()
    told = "read"
    try:
        read(kind, Path(path))
    except Refused as refused:
        told = str(refused.refusals[0])[:60]
    seconds = time.process_time() - start
    sys.stdout.write(f"{seconds:.3f}\t{_highest() - before:.0f}\t{told}\n")


def _highest() -> float:
    """The most memory that this process had at once, in MB."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmHWM")) / 1024


def cases() -> Iterator[tuple[str, str, int, str]]:
    """Every reader with everything made for it: as large as it takes, and a megabyte."""
    from topcut import limits

    for kind, made in READERS.items():
        sizes = (20_000, 40_000, limits.TOML_BYTES, MEGABYTE) if made is _toml else (MEGABYTE,)
        for size in sizes:
            for name, text in made(size).items():
                yield kind, name, size, text


def run() -> bool:
    """Measure all of them; whether each was answered in time and memory."""
    worst_seconds, worst_megabytes, good = 0.0, 0.0, True
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(Path(__file__).parent.parent):
        path = Path(folder) / "made.toml"
        for kind, name, size, text in cases():
            path.write_text(text, encoding="utf-8")
            words = [sys.executable, "-m", "bench.outside", kind, str(path)]
            answer = subprocess.run(words, capture_output=True, text=True, check=False)
            if answer.returncode:
                sys.stdout.write(f"FAILED  {kind}, {name}, {size // 1000} KB\n{answer.stderr[-600:]}\n")
                good = False
                continue
            seconds, megabytes, told = answer.stdout.rstrip("\n").split("\t")
            late = float(seconds) > MOST_SECONDS or float(megabytes) > MOST_MEGABYTES
            good = good and not late
            worst_seconds, worst_megabytes = max(worst_seconds, float(seconds)), max(worst_megabytes, float(megabytes))
            mark = "TOO MUCH" if late else ""
            sys.stdout.write(f"{seconds:>7} s {megabytes:>5} MB  {kind}, {name}, {size // 1000} KB: {told} {mark}\n")
    sys.stdout.write(f"worst: {worst_seconds:.2f} s, {worst_megabytes:.0f} MB\n")
    return good


def main() -> None:
    """All of them, told line by line; ends with 1 where one took too long or too much."""
    sys.exit(0 if run() else 1)


if __name__ == "__main__":
    _measured(*sys.argv[1:])
