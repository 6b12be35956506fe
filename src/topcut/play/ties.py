"""Players whom only a lot can part, where the rulebook draws one (001 7.7)."""

from __future__ import annotations

from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, Player, message
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


def ties_told(table: Standings, finished: bool = False) -> list[Message]:
    """ "Kira, Odo share rank 1: a lot parts them, `topcut lot kira odo` (7.7)"; once it is finished, that is undone."""
    clause = next((link.clause for link in table.rulebook.chain if getattr(link, "step", "") == "lot"), "")
    return [_told(rank, players, clause, finished) for rank, players in open_ties(table)]


def _told(rank: int, players: list[PlayerId], clause: str, finished: bool) -> Message:
    typed = tuple(Player(player) for player in players)
    who = message("standing-few", players=typed)
    if len(typed) > _MOST_NAMED:
        who = message("standing-many", players=typed[:_MOST_NAMED], more=len(typed) - _MOST_NAMED)
    event = "finished" if finished else "running"
    return message("standing-tie", who=who, rank=rank, event=event, typed=typed, clause=clause)
