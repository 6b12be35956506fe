"""Why this pairing: the reason of one table, worked out from the round as it was drawn."""

from __future__ import annotations

from topcut.journal.fold import fold
from topcut.journal.records import PlayerId, RoundNumber
from topcut.play.next_round import PAIRED, method_of
from topcut.play.pairing.problem import Pairing
from topcut.play.pairing.reasons import reasons
from topcut.play.parts import parts_of
from topcut.web.live import Snapshot

_OTHERWISE = {
    "bracket": "This game follows from the bracket: those who won (or lost) the games before meet here.",
    "pods": "Pods are drawn at random in the first stage; later the best of each pod sit together.",
    "repeated": "This is the return game: the same two meet again with exchanged decks.",
}


def why_paired(snapshot: Snapshot, number: RoundNumber, player: PlayerId) -> str:
    """One sentence; "" where the player has no table in that round."""
    posted = snapshot.tournament.rounds[number - 1]
    history = snapshot.history
    before = fold([record for record in history if record.seq < posted.posted_by])
    method = method_of(before, snapshot.book, posted.stage)
    if method not in PAIRED:
        return _OTHERWISE[method]
    if posted.by_hand:
        return "The director paired this round by hand."
    parts = parts_of(before, snapshot.book, posted.stage, posted.pinned)
    part = next((one for one in parts if player in one.players), None)
    if part is None:
        return ""
    if player in part.earned:
        return "You have an earned bye in this round."
    here = {candidate.id for candidate in part.problem.players}
    tables = [match.seats for match in posted.matches.values() if here.issuperset(match.seats)]
    pairs = tuple((seats[0], seats[1]) for seats in tables if len(seats) == 2)
    byes = tuple(seats[0] for seats in tables if len(seats) == 1)
    found = reasons(part.problem, Pairing(pairs, byes, posted.cost))
    return next((snapshot.tell(reason.said) for reason in found if player in reason.players), "")
