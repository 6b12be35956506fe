"""Results as a director types them at a keyboard, where an unclear name is asked about; `slips/` reads them."""

from __future__ import annotations

from topcut.cli.terminal.opening import EventFile
from topcut.cli.terminal.who import ask
from topcut.journal.fact import PlayerId, Result
from topcut.journal.state import Match, Round
from topcut.slips import read_result as slips


def read_result(event: EventFile, line: str, posted: Round) -> tuple[Match, Result]:
    """The match and the result that one line means."""
    return slips.read_result(event, line, posted, ask)


def find_match(event: EventFile, where: str, posted: Round) -> tuple[Match, PlayerId | None]:
    """A match of the round by its table's number or by a player, who is then told as well."""
    return slips.find_match(event, where, posted, ask)
