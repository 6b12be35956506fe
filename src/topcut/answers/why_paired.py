"""Why a player was paired like this: the reason of one table, worked out from the round as it was drawn."""

from __future__ import annotations

from topcut.answers.event_view import EventView
from topcut.journal.fact import PlayerId, RoundNumber
from topcut.journal.fold import fold
from topcut.messages.message import Message, message, with_names
from topcut.play.next_round import PAIRED, method_of
from topcut.play.pairing.problem import Pairing
from topcut.play.pairing.reasons import reasons
from topcut.play.parts import parts_of


def why_paired(view: EventView, number: RoundNumber, player: PlayerId) -> Message:
    """One sentence, without its stop."""
    posted = view.tournament.rounds[number - 1]
    before = fold([record for record in view.history if record.seq < posted.posted_by])
    method = method_of(before, view.book, posted.stage)
    if method not in PAIRED:
        return message("mymatch-why-method", method=method)
    if posted.by_hand:
        return message("mymatch-why-by-hand")
    parts = parts_of(before, view.book, posted.stage, posted.pinned)
    part = next((one for one in parts if player in one.players), None)
    if part is None:
        return message("mymatch-why-no-table")
    if player in part.earned:
        return message("mymatch-why-earned-bye")
    here = {candidate.id for candidate in part.problem.players}
    tables = [match.seats for match in posted.matches.values() if here.issuperset(match.seats)]
    pairs = tuple((seats[0], seats[1]) for seats in tables if len(seats) == 2)
    byes = tuple(seats[0] for seats in tables if len(seats) == 1)
    found = reasons(part.problem, Pairing(pairs, byes, posted.cost))
    said = next((reason.said for reason in found if player in reason.players), message("mymatch-why-no-table"))
    return with_names(said, view.player)
