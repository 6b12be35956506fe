"""Why this pairing: the reason of one table, worked out from the round as it was drawn."""

from __future__ import annotations

from topcut.journal.fold import fold
from topcut.journal.records import PlayerId, RoundNumber
from topcut.play.next_round import method_of
from topcut.play.pairing.problem import Pairing
from topcut.play.pairing.propose import problem_of
from topcut.play.pairing.reasons import reasons
from topcut.play.stages import view
from topcut.web.live import Snapshot, journal_of

_OTHERWISE = {
    "bracket": "This game follows from the bracket: those who won (or lost) the games before meet here.",
    "pods": "Pods are drawn at random in the first stage; later the best of each pod sit together.",
    "repeated": "This is the return game: the same two meet again with exchanged decks.",
    "inside_pods": "Players meet inside their drafting pod, those with equal points first.",
}


def why_paired(snapshot: Snapshot, number: RoundNumber, player: PlayerId) -> str:
    """One sentence; "" where the player has no table in that round."""
    posted = snapshot.tournament.rounds[number - 1]
    history = journal_of(snapshot.row.pk).read().history
    before = fold([record for record in history if record.seq < posted.posted_by])
    method = method_of(before, snapshot.book, posted.stage)
    if method != "swiss":
        return _OTHERWISE[method]
    if posted.by_hand:
        return "The director paired this round by hand."
    problem, earned = problem_of(view(before, snapshot.book, posted.stage), snapshot.book, posted.pinned)
    if player in earned:
        return "You have an earned bye in this round."
    here = {candidate.id for candidate in problem.players}
    tables = [match.seats for match in posted.matches.values() if set(match.seats) <= here]
    pairs = tuple((seats[0], seats[1]) for seats in tables if len(seats) == 2)
    byes = tuple(seats[0] for seats in tables if len(seats) == 1)
    found = reasons(problem, Pairing(pairs, byes, posted.cost), snapshot.names)
    return next((reason.text for reason in found if player in reason.players), "")
