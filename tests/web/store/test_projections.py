"""What other tables know of an event is written with its records, taken back with an undo, and can be made again."""

from __future__ import annotations

import json

import pytest
from django.conf import settings

from acts.answers import typed
from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import Withdraw
from topcut.acts.event.commands import Undo
from topcut.answers.places import places_answer
from topcut.answers.round import pairings_answer
from topcut.web.store import projections
from topcut.web.store.erasing import erase
from topcut.web.store.in_lists import winners_of as named
from topcut.web.store.models import Event
from topcut.web.store.projections import PROJECTIONS, Projection
from topcut.web.store.shown import read
from web.moments import MOMENTS, TWO_NIL, bracket, finished
from web.site import Site


def _listed(row: Event) -> tuple[str, int]:
    found = Event.objects.get(pk=row.pk)
    return found.state, found.players


def _all(row: Event) -> tuple[object, ...]:
    found = Event.objects.get(pk=row.pk)
    return *_listed(row), found.shown, found.results_in, found.results_of


@pytest.mark.parametrize("moment", MOMENTS)
def test_made_again_it_is_what_was_written_by_and_by(site: Site, moment: str) -> None:
    row = MOMENTS[moment](site)
    written = _all(row)
    wrong = {"state": "running", "players": 4711, "shown": {"winner": "Morn"}, "results_in": 47, "results_of": 11}
    Event.objects.filter(pk=row.pk).update(**wrong)
    answer = typed(["rebuild", "--data", str(settings.DATA)])
    assert answer.code == 0, answer.err
    assert _all(row) == written
    assert json.loads(typed(["rebuild", "--data", str(settings.DATA), "--json"]).out)["differed"] == {}


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_list_knows_the_round_and_the_results_that_are_in(site: Site, moment: str) -> None:
    """The same that the event's own page works out of its journal."""
    row = MOMENTS[moment](site)
    view, found = site.snapshot(row), Event.objects.get(pk=row.pk)
    playing = bool(view.tournament.rounds) and not view.tournament.finished
    assert read(found.shown).round == (view.round_name(len(view.tournament.rounds)) if playing else None)
    if playing:
        rows = pairings_answer(view, len(view.tournament.rounds)).pairings
        waits = sum(one.progress in ("playing", "late", "disputed") for one in rows)
        matches = sum(len(one.players) > 1 for one in rows)
        assert (found.results_in, found.results_of) == (matches - waits, matches)


def test_a_list_names_the_winner_until_the_name_is_erased(site: Site) -> None:
    row = finished(site)
    view = site.snapshot(row)
    first = places_answer(view).standings[0]
    assert named([Event.objects.get(pk=row.pk)]) == {row.pk: first.name}
    erase(row.pk, first.player.id)
    assert named([Event.objects.get(pk=row.pk)]) == {}


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

    monkeypatch.setattr(
        projections, "PROJECTIONS", (*PROJECTIONS, Projection("broken", lambda _: True, breaks, lambda _: None))
    )
    with pytest.raises(RuntimeError):
        site.do(row, Withdraw("p1"))
    assert Event.objects.get(pk=row.pk).head == head and _listed(row) == ("announced", 9)
    monkeypatch.undo()
    site.do(row, Withdraw("p1"))
    assert _listed(row) == ("announced", 8)
