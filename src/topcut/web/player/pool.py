"""The cards that a player builds from: whose pool, and what is in it. Packs of a draft are opened at the table."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from topcut.acts.limited.facts import PacksDealt
from topcut.journal.fact import Fact, PlayerId
from topcut.messages.message import Message, message
from topcut.play.limited.groups import pools_of
from topcut.play.limited.pages import Page, pages
from topcut.refusal import Refused
from topcut.web.live import Snapshot

_SEALED = ("sealed", "cube-sealed")


class Pool(Struct, frozen=True):
    """What he reads about it."""

    says: tuple[Message, ...]
    parts: tuple[tuple[str, list[str]], ...] = ()  # "Pack 1" and its cards


Known = tuple[tuple[Fact, ...], int, Mapping[PlayerId, Page]]  # what it was made from, and the pages
_known: dict[int, Known] = {}  # per event: everybody asks for his own, and most records change nothing of it


def pool_of(snapshot: Snapshot, player: PlayerId) -> Pool | None:
    """Until the first round is posted: his packs of a sealed event, after a swap those that he was handed."""
    tournament = snapshot.tournament
    deals = [fact for fact in tournament.limited if isinstance(fact, PacksDealt)]
    owner = pools_of(tournament).get(player)
    if tournament.rounds or (not deals and owner is None):
        return None
    says = []
    if owner == player:
        says.append(message("web-packs-own-pool"))
    elif owner is not None:
        says.append(message("web-packs-pool-of", player=snapshot.player(owner)))
    if deals and deals[-1].method not in _SEALED:
        return Pool((*says, message("web-packs-handed-out")))
    page = _pages(snapshot).get(owner or player) if deals else None
    return Pool(tuple(says), tuple(page.named(snapshot.tell)) if page else ())


def _pages(snapshot: Snapshot) -> Mapping[PlayerId, Page]:
    """Everybody's pages, dealt again once for each deal; {} where that cannot be."""
    event, limited = snapshot.row.pk, snapshot.tournament.limited
    kept = _known.get(event)
    if kept is None or kept[0] is not limited or kept[1] != snapshot.erased:
        try:
            found = pages(snapshot, ())
        except Refused:
            found = []
        kept = (limited, snapshot.erased, {player: page for page in found for player in page.players})
        _known[event] = kept
    return kept[2]
