"""What a drawn round came from: the draw it goes back to, what stood before it, the wishes that it still keeps."""

from __future__ import annotations

from msgspec import Struct

from topcut.acts.rounds.facts import Drafted  # the journal's word for a round that is drawn and not posted
from topcut.answers.event_view import EventView, kept_with_view
from topcut.journal.acts import undone
from topcut.journal.fact import PlayerId, Seating, Table
from topcut.play.next_round import Wishes


class DrawPast(Struct, frozen=True):
    """The records behind a drawn round."""

    drawn: Drafted | None = None  # the last draw out of a seed; the swaps came after it
    before: Drafted | None = None  # what a swap, or its undoing, has changed into this one


Numbered = tuple[int, Drafted]


@kept_with_view
def past_of(view: EventView) -> DrawPast:
    """Look through the journal for the draws of this round, those that were undone as well."""
    draw = view.draw
    if draw is None:
        return DrawPast()
    gone = undone(view.history)
    every = [(one.seq, one.fact) for one in view.history if isinstance(one.fact, Drafted)]
    every = [(seq, fact) for seq, fact in every if fact.round == draw.round]
    standing = [(seq, fact) for seq, fact in every if seq not in gone]
    drawn = next((fact for _, fact in reversed(standing) if fact.seed), None)
    return DrawPast(drawn, _before(every, standing))


def _before(every: list[Numbered], standing: list[Numbered]) -> Drafted | None:
    """The one that was undone, or the last but one; two draws have nothing to do with each other."""
    (seq, now), (last, undone_or_now) = standing[-1], every[-1]
    before = undone_or_now if last != seq else standing[-2][1] if len(standing) > 1 else None
    return None if before and before.seed and now.seed else before


def wishes_in_force(view: EventView) -> Wishes:
    """What was asked of the draw and holds in it; a swap may have taken a pinned pair apart."""
    draw, drawn = view.draw, past_of(view).drawn
    if draw is None or drawn is None:
        return Wishes()
    met = {frozenset(table.seats) for table in draw.tables}

    def here(pair: tuple[PlayerId, PlayerId]) -> bool:
        return all(view.tournament.entrants[player].active for player in pair)

    pinned = tuple(pair for pair in drawn.pinned if frozenset(pair) in met and here(pair))
    forbidden = tuple(pair for pair in drawn.forbidden if frozenset(pair) not in met and here(pair))
    return Wishes(pinned, forbidden, drawn.future)


def moved(tables: tuple[Seating, ...], before: tuple[Seating, ...]) -> frozenset[Table]:
    """The tables at which somebody else sits now."""
    then = {table.number: frozenset(table.seats) for table in before}
    return frozenset(table.table for table in tables if then.get(table.number) != frozenset(table.seats))
