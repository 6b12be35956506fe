"""Run every measurement in one process; ratios against peers beside the seconds."""

from __future__ import annotations

import platform
import sys
from types import ModuleType

from rich.console import Console
from rich.table import Table

from bench import brackets, journal, packs, pairing, ratings, standings


def main(modules: tuple[ModuleType, ...] = (pairing, standings, brackets, packs, journal, ratings)) -> None:
    table = Table(title=f"Topcut bench: Python {platform.python_version()}, one run, best of a few")
    table.add_column("what")
    table.add_column("seconds", justify="right")
    table.add_column("against Topcut", justify="right")
    for module in modules:
        for row in module.rows():
            name, seconds, *ratio = row
            table.add_row(name, f"{seconds:.4f}", *(str(cell) for cell in ratio))
        table.add_section()
    Console(width=110 if not sys.stdout.isatty() else None).print(table)


if __name__ == "__main__":
    asked, long = sys.argv[1:2], "--long" in sys.argv
    if asked == ["web"]:  # takes a minute and its own server: only when asked for
        from bench.web import main
    if asked == ["outside"]:
        from bench.outside import main
    if asked == ["people"]:
        from bench.people import main
    if asked == ["pressure"]:
        from bench.pressure import main
    if asked in (["lists"], ["finish"]):
        from bench import finish, lists

        (lists if asked == ["lists"] else finish).main(long)
    elif asked == ["ratings"]:
        main((ratings,))
    else:
        main()
