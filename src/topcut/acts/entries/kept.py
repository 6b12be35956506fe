"""Every text that is kept of a person: what must go when they are erased."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from topcut.acts.entries.facts import Described, Entered, Renamed
from topcut.journal.fact import PlayerId, TextRef
from topcut.journal.records import Record
from topcut.journal.state import Tournament
from topcut.journal.texts import Texts


def texts_of(history: Iterable[Record], now: Tournament, words: Texts, player: PlayerId) -> frozenset[TextRef]:
    """All names they had and all that was noted, undone or not; also the undone entry of somebody of the same name."""
    kept = tuple(_kept(history))
    name = words[now.entrants[player].person]
    return frozenset(ref for one, ref in kept if ref in words and (one == player or words[ref] == name))


def _kept(history: Iterable[Record]) -> Iterator[tuple[PlayerId, TextRef]]:
    for record in history:
        match record.fact:
            case Entered(player=player, person=ref) | Renamed(player=player, person=ref):
                yield player, ref
            case Described(player=player, card=ref) if ref:
                yield player, ref
