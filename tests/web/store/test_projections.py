"""What other tables know of an event is written with its records, taken back with an undo, and can be made again."""

from __future__ import annotations

import pytest
from django.conf import settings

from acts.answers import typed
from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import Withdraw
from topcut.acts.event.commands import Undo
from topcut.web.store import projections
from topcut.web.store.models import Event
from topcut.web.store.projections import PROJECTIONS, Projection
from web.moments import MOMENTS, TWO_NIL, bracket
from web.site import Site


def _listed(row: Event) -> tuple[str, int]:
    found = Event.objects.get(pk=row.pk)
    return found.state, found.players


@pytest.mark.parametrize("moment", MOMENTS)
def test_made_again_it_is_what_was_written_by_and_by(site: Site, moment: str) -> None:
    row = MOMENTS[moment](site)
    written = _listed(row)
    Event.objects.filter(pk=row.pk).update(state="running", players=4711)
    answer = typed(["rebuild", "--data", str(settings.DATA)])
    assert answer.code == 0, answer.err
    assert _listed(row) == written


def test_a_finish_that_is_undone_is_taken_back(site: Site) -> None:
    row = bracket(site)
    site.report_all(row, TWO_NIL)
    site.post_round(row)
    site.report_all(row, TWO_NIL)
    site.do(row, Finish())
    assert _listed(row)[0] == "finished"
    site.do(row, Undo(site.snapshot(row).head))
    assert _listed(row)[0] == "running"


def test_what_a_projection_cannot_write_is_not_written_at_all(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """One transaction: neither the records without the table, nor the table without the records."""
    row = site.event()
    head = site.snapshot(row).head

    def breaks(row: Event, now: object) -> None:
        raise RuntimeError("the table is not there")

    monkeypatch.setattr(projections, "PROJECTIONS", (*PROJECTIONS, Projection("broken", lambda _: True, breaks)))
    with pytest.raises(RuntimeError):
        site.do(row, Withdraw("p1"))
    assert Event.objects.get(pk=row.pk).head == head and _listed(row) == ("announced", 9)
    monkeypatch.undo()
    site.do(row, Withdraw("p1"))
    assert _listed(row) == ("announced", 8)
