"""To whom packs are dealt: the drafting groups on their seats, or everybody who builds a sealed deck."""

from __future__ import annotations

from topcut.acts.limited.facts import Group, GroupsSeated
from topcut.journal.plan import StageNumber
from topcut.journal.state import Tournament
from topcut.play.limited.drafting import players_to_seat, stage_to_seat
from topcut.play.limited.groups import groups_of
from topcut.play.stages import rounds_in
from topcut.rulebooks.model import Rulebook


def stage_to_deal(tournament: Tournament, book: Rulebook) -> StageNumber:
    """The stage that was seated last and not played, or the next one; refused once its first round is posted."""
    seated = [fact.stage for fact in tournament.limited if isinstance(fact, GroupsSeated)]
    if seated and not rounds_in(tournament, seated[-1]):
        return seated[-1]
    return stage_to_seat(tournament, book)


def drafters(tournament: Tournament, book: Rulebook, stage: StageNumber, method: str) -> tuple[Group, ...]:
    """Who gets packs, in the order of the seats; for sealed decks in signup order. () where seats are needed first."""
    if method == "sealed":
        return (Group(tuple(players_to_seat(tournament, book, stage))),)
    return groups_of(tournament, stage)
