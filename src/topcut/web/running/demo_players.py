"""The players of the demo event: whoever is not played by a visitor reports and confirms now and then.

So pages change by themselves, and a report that is sent as Kira is confirmed by her opponent after a while.
"""

from __future__ import annotations

from topcut.acts import who
from topcut.acts.command import Command
from topcut.acts.results.commands import Confirm, Report
from topcut.desk.simulated_results import simulated_result
from topcut.desk.submit import Accepted
from topcut.journal.fact import PlayerId, Result
from topcut.journal.state import Match
from topcut.play.chance import Chance
from topcut.rulebooks.model import Rulebook
from topcut.web.running.demo import SLUG, YOURS
from topcut.web.site import live
from topcut.web.store.models import Event

EVERY = 8  # seconds between two acts
_ENDINGS = ("normal", "timeout", "concession")  # what two players report without asking anybody


def somebody_acts() -> bool:
    """One act of one player, if there is one to be done."""
    row = Event.objects.filter(slug=SLUG).first()
    if row is None:
        return False
    snapshot = live.snapshot_of(row)
    rounds = snapshot.tournament.rounds
    acts = (_act(snapshot.book, match) for match in (rounds[-1].matches.values() if rounds else ()))
    player, command = next((act for act in acts if act), ("", None))
    return command is not None and isinstance(live.do(row, command, who.player(player)), Accepted)


def _act(book: Rulebook, match: Match) -> tuple[PlayerId, Command] | None:
    """What somebody at this table does next; None where it is a visitor's turn, or nobody's."""
    ours = [seat for seat in match.seats if seat not in YOURS]
    if match.status == "open" and len(match.seats) == len(ours) == 2:
        return ours[0], Report(match.round, match.table, _result(book, match), ours[0])
    others = [seat for seat in ours if seat != match.by]
    if match.status == "reported" and match.by in match.seats and others:
        return others[0], Confirm(match.round, match.table, others[0])
    return None


def _result(book: Rulebook, match: Match) -> Result:
    chance = Chance(f"demo/{match.round}/{match.table}")
    while (result := simulated_result(book, chance, 50)).how not in _ENDINGS:
        pass
    return result
