"""Players whom only a lot can part, where the rulebook draws one (001 7.7)."""

from __future__ import annotations

from collections.abc import Mapping

from topcut.journal.records import PlayerId
from topcut.play.standings import Standings
from topcut.rulebooks.model import Rulebook, Step

_MOST_NAMED = 8


def draws_lots(book: Rulebook) -> bool:
    return any(isinstance(link, Step) and link.step == "lot" for link in book.chain)


def open_ties(table: Standings) -> list[tuple[int, list[PlayerId]]]:
    """Ranks that several players share and a lot would part, the best first."""
    if not draws_lots(table.rulebook):
        return []
    return [(rank, players) for rank, players in sorted(table.by_rank.items()) if len(players) > 1]


def tie_notes(
    table: Standings, names: Mapping[PlayerId, str], handles: Mapping[PlayerId, str], finished: bool = False
) -> list[str]:
    """ "Kira, Odo share rank 1: a lot parts them, `topcut lot kira odo` (7.7)"; once it is finished, that is undone."""
    first = "after `topcut undo` " if finished else ""
    clause = next((f" ({link.clause})" for link in table.rulebook.chain if getattr(link, "step", "") == "lot"), "")
    told = []
    for rank, players in open_ties(table):
        shown = ", ".join(names[player] for player in players[:_MOST_NAMED])
        more = f" and {len(players) - _MOST_NAMED} more" if len(players) > _MOST_NAMED else ""
        typed = " ".join(handles[player] for player in players)
        told.append(f"{shown}{more} share rank {rank}: {first}a lot parts them, `topcut lot {typed}`{clause}")
    return told
