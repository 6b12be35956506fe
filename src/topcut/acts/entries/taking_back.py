"""A player's own drop, taken back: until the next round is paired, where the rulebook leaves it to them."""

from __future__ import annotations

from collections.abc import Sequence

from topcut.acts.entries.facts import Dropped
from topcut.acts.matter import Matter
from topcut.journal.fact import PlayerId
from topcut.journal.records import Record
from topcut.journal.state import Entrant, Tournament
from topcut.messages.message import message
from topcut.refusal import Refusal, Refused, refusal
from topcut.rulebooks.model import Rulebook


def may_take_back(matter: Matter, player: PlayerId) -> None:
    """Refuse who left by another's word or too late, and where the head judge is asked (002 2.10)."""
    if closed := kept_because(matter.tournament, matter.book, matter.history, player):
        raise Refused(closed)


def kept_because(tournament: Tournament, book: Rulebook, history: Sequence[Record], player: PlayerId) -> Refusal | None:
    """Why a player cannot take back by themselves that they dropped; None where they can."""
    desk = message("account-way-director")
    if tournament.opened:  # nobody comes back once a cut has been made (002 2.10)
        return refusal("entry-after-the-cut", act="come-back")
    if book.text("drop_taken_back") == "head-judge":
        return refusal("entry-head-judge-decides", way=message("entry-way-head-judge"))
    if not _left_by_own_word(history, player):
        return refusal("entry-was-dropped", way=desk)
    if _is_paired_without(tournament, tournament.entrants[player]):
        return refusal("entry-paired-without", way=desk)
    return None


def _left_by_own_word(history: Sequence[Record], player: PlayerId) -> bool:
    dropped = (one for one in reversed(history) if isinstance(one.fact, Dropped) and one.fact.player == player)
    last = next(dropped, None)
    return last is not None and last.by == player


def _is_paired_without(tournament: Tournament, entrant: Entrant) -> bool:
    """A round after their last one is drawn or posted."""
    paired = tournament.draw.round if tournament.draw else len(tournament.rounds)
    return paired > (entrant.dropped_after or 0)
