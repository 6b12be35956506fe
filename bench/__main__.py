"""Run every measurement in one process; ratios against peers beside the seconds."""

from __future__ import annotations

import platform
import sys

from rich.console import Console
from rich.table import Table

from bench import brackets, journal, packs, pairing, ratings, standings


def main() -> None:
    table = Table(title=f"Topcut bench: Python {platform.python_version()}, one run, best of a few")
    table.add_column("what")
    table.add_column("seconds", justify="right")
    table.add_column("against Topcut", justify="right")
    for module in (pairing, standings, brackets, packs, journal, ratings):
        for row in module.rows():
            name, seconds, *ratio = row
            table.add_row(name, f"{seconds:.4f}", *(str(cell) for cell in ratio))
        table.add_section()
    Console(width=110 if not sys.stdout.isatty() else None).print(table)


if __name__ == "__main__":
    if sys.argv[1:] == ["web"]:  # takes a minute and its own server: only when asked for
        from bench.web import main
    if sys.argv[1:] == ["outside"]:
        from bench.outside import main
    if sys.argv[1:] == ["people"]:
        from bench.people import main
    if sys.argv[1:2] == ["lists"]:
        from bench.lists import main as lists

        lists(10_000_000 if "--long" in sys.argv else 1_000_000)
        sys.exit()
    if sys.argv[1:2] == ["pressure"]:
        from bench.pressure import main
    main()
