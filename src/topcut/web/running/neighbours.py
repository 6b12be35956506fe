"""Who listens on a port of this machine, as far as the system says it (Linux does)."""

from __future__ import annotations

from pathlib import Path

from topcut.messages.message import Message, message

_LISTENS = "0A"  # as the kernel writes it
_TABLES = ("tcp", "tcp6")


def who_listens(port: int, proc: Path = Path("/proc")) -> Message | None:
    """ "process 4711 (topcut serve)"; None where that cannot be known."""
    sockets = {f"socket:[{inode}]" for table in _TABLES for inode in _inodes(proc / "net" / table, port)}
    for process in proc.glob("[0-9]*") if sockets else ():
        if _holds(process, sockets):
            return message("site-process", number=process.name, command=_words(process))
    return None


def _inodes(table: Path, port: int) -> list[str]:
    try:
        lines = [line.split() for line in table.read_text().splitlines()[1:]]
    except OSError:
        return []
    return [parts[9] for parts in lines if parts[3] == _LISTENS and int(parts[1].rpartition(":")[2], 16) == port]


def _holds(process: Path, sockets: set[str]) -> bool:
    try:
        return any(str(handle.readlink()) in sockets for handle in (process / "fd").iterdir())
    except OSError:  # somebody else's, or gone meanwhile
        return False


def _words(process: Path) -> str | Message:
    try:
        parts = (process / "cmdline").read_bytes().decode(errors="replace").split("\0")
    except OSError:
        return message("site-process-unknown")
    return " ".join(Path(part).name if "/" in part else part for part in parts[:4] if part)[:80] or process.name
