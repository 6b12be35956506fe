"""Where score cards are kept while they are typed: each line at once, so that nothing is lost (decision 28)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any

from django.db import transaction
from msgspec import Struct

from topcut.acts.fields import faults, of_number
from topcut.journal.fact import PlayerId, RoundNumber
from topcut.limits import raise_faults
from topcut.messages.message import message
from topcut.slips.cards.by_file import renamed
from topcut.slips.cards.course import usual_rounds
from topcut.slips.cards.draft import Draft, Line, Place
from topcut.web.seasons.models_reporting import PaperLine, PaperReport, PaperSum
from topcut.web.site.live import Snapshot
from topcut.web.store.models import Event

_MOST = 999_999
_FIELDS = Line.__struct_fields__


def begun(row: Event) -> bool:
    """Whether anything was typed of it."""
    return PaperReport.objects.filter(event=row).exists()


def file_name(row: Event) -> str:
    """Of the results file that was sent in place of the cards."""
    return PaperReport.objects.filter(event=row).values_list("file", flat=True).first() or ""


def draft_of(snapshot: Snapshot) -> Draft:
    """What was typed so far; of an event of which nothing was, empty cards for the rounds that were announced."""
    report = PaperReport.objects.filter(event=snapshot.row).first()
    return _draft(report, snapshot) if report else Draft(usual_rounds(snapshot))


def _draft(report: PaperReport, snapshot: Snapshot) -> Draft:
    lines = {(one.player, one.round): _line(one) for one in report.lines.all()}
    seeds = {int(stage): tuple(players) for stage, players in report.seeds.items()}
    document = renamed(report.document, snapshot.handles) if report.document else {}
    lots = {int(stage): tuple(map(tuple, drawn)) for stage, drawn in report.lots.items()}
    return Draft(report.rounds, lines, frozenset(report.away), seeds, lots, report.confrontation, document)


def _line(row: PaperLine) -> Line:
    return Line(**{name: getattr(row, name) for name in _FIELDS})


def keep(snapshot: Snapshot, change: Callable[[Draft], Draft]) -> Draft:
    """Change what was typed, one change after the other; only lines that became others are written."""
    with transaction.atomic():
        first = {"rounds": usual_rounds(snapshot)}
        PaperReport.objects.get_or_create(event=snapshot.row, defaults=first)
        report = PaperReport.objects.select_for_update().get(event=snapshot.row)
        before = _draft(report, snapshot)
        after = change(before)
        raise_faults([fault for line in after.lines.values() for fault in faults(line)])
        _write_lines(report, before.lines, after.lines)
        report.rounds, report.away = after.rounds, sorted(after.away)
        report.seeds = {str(stage): list(players) for stage, players in after.seeds.items()}
        report.lots = {str(stage): [list(lot) for lot in lots] for stage, lots in after.lots.items()}
        report.confrontation = after.confrontation
        report.save()
        return after


def _write_lines(report: PaperReport, before: Mapping[Place, Line], after: Mapping[Place, Line]) -> None:
    for place in before.keys() | after.keys():
        line = after.get(place, Line())
        if line == before.get(place, Line()):
            continue
        player, number = place
        if line.empty:
            report.lines.filter(player=player, round=number).delete()
        else:
            values = {name: getattr(line, name) for name in _FIELDS}
            report.lines.update_or_create(player=player, round=number, defaults=values)


def keep_file(snapshot: Snapshot, name: str, document: Mapping[str, Any]) -> None:
    """A results file in place of the cards, by the players' ids; without one the cards count again."""
    keep(snapshot, lambda draft: draft)
    PaperReport.objects.filter(event=snapshot.row).update(document=dict(document), file=name[:200])


# The sums of a card --------------------------------------------------------------------------------------------------


class Sums(Struct, frozen=True):
    """What stands at the foot of a card; None where nobody typed it."""

    points: Annotated[int, of_number(message("report-field-sum-points"), -_MOST, _MOST)] | None = None
    differential: Annotated[int, of_number(message("report-field-sum-differential"), -_MOST, _MOST)] | None = None


def sums_of(row: Event) -> dict[PlayerId, Sums]:
    """Those that were typed."""
    found = PaperSum.objects.filter(report__event=row).exclude(points=None, differential=None)
    return {one.player: Sums(one.points, one.differential) for one in found}


def keep_sums(row: Event, player: PlayerId, sums: Sums) -> None:
    values = {"points": sums.points, "differential": sums.differential}
    PaperSum.objects.update_or_create(report_id=row.pk, player=player, defaults=values)


def rounds_with_lines(draft: Draft) -> RoundNumber:
    """The last round of which any card says something."""
    return max((number for (_, number), line in draft.lines.items() if not line.empty), default=0)
