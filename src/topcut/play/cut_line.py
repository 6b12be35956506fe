"""How many a cut takes, and where its line runs: below the last who would be in if it were made now (002 2.10)."""

from __future__ import annotations

from collections.abc import Collection

from topcut.journal.fact import PlayerId
from topcut.journal.plan import Stage, StageNumber
from topcut.journal.state import Tournament
from topcut.play.stages import sources_of
from topcut.play.standings import Row, Standings


def stage_after(plan: tuple[Stage, ...], stage: StageNumber) -> StageNumber:
    """The stage that the players of this one go on into; 0 where it is the last."""
    later = [number for number in range(stage + 1, len(plan) + 1) if not plan[number - 1].heat]
    return next((number for number in later if stage in sources_of(plan, number)), 0)


def cut_after(plan: tuple[Stage, ...], stage: StageNumber) -> int:
    """How many go on from a stage, from each heat where there are several; 0 where nobody is left behind."""
    following = stage_after(plan, stage)
    return plan[following - 1].take if following else 0


def cut_in(tournament: Tournament, plan: tuple[Stage, ...], stage: StageNumber) -> tuple[PlayerId, ...]:
    """Who plays in the stage after this one, once the cut is made; () before."""
    opened = tournament.opened.get(stage_after(plan, stage))
    return opened.seeds if opened else ()


def inside(table: Standings, cut: int) -> list[Row]:
    """The best of those who are still in; players who share the last place are all inside until a lot parts them."""
    here = [row for row in table.rows if table.ledger.entrants[row.player].active]
    if not cut or len(here) <= cut:
        return here if cut else []
    return [row for row in here if row.rank <= here[cut - 1].rank]


def last_inside(table: Standings, cut: int, made: Collection[PlayerId] = ()) -> PlayerId:
    """Below whom the line runs, or ran when the cut was `made` (of a heat: by the best of it); "" with nobody below."""
    rows = [row for row in table.rows if row.player in made][: cut or None] if made else inside(table, cut)
    return rows[-1].player if rows and rows[-1].player != table.rows[-1].player else ""
