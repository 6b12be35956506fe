"""The desk: an emergency, the clock of every game, a reason for coming back."""

from __future__ import annotations

from topcut.desk import commands
from topcut.journal.plan import Stage
from topcut.journal.records import ReEntered, RoundsChanged
from topcut.web import live
from topcut.web.store.models import Event
from web.console import Desk
from web.site import Site


def facts(row: Event) -> list[object]:
    return [record.fact for record in live.journal_of(row.pk).read().history]


def test_001_6_an_emergency_is_a_box_with_its_reason(site: Site) -> None:
    row = site.event()
    site.post_round(row)
    desk = Desk(site.browser(row, "director"), row.slug)
    desk.look("/plan").press("Change the rounds", rounds="2", reason="the venue closes")
    assert "emergency" in " ".join(desk.refusals())
    desk.press("Change the rounds", rounds="2", reason="the venue closes", emergency="yes")
    assert not desk.refusals()
    last = facts(row)[-1]
    assert isinstance(last, RoundsChanged) and last.emergency


def test_r64_the_clock_is_started_game_by_game(site: Site) -> None:
    row = site.event()
    players = tuple(site.player(row, name) for name in ("Kira", "Odo"))
    site.do(row, commands.ChangePlan((Stage("bracket", take=2, seeds="typed", best_of=3),)))
    site.do(row, commands.OpenStage(seeds=players))
    site.post_round(row)
    desk = Desk(site.browser(row, "director"), row.slug)
    site.do(row, commands.StartClock())
    desk.look()
    assert "game 1" in desk.text
    desk.press("Start the clock of game 2")
    assert not desk.refusals()
    assert site.snapshot(row).tournament.rounds[-1].clock.game == 2
    assert "game 2" in Desk(site.browser(), row.slug).open(f"/e/{row.slug}/clock").text


def test_002_2_10_the_reason_for_coming_back_is_recorded(site: Site) -> None:
    row = site.event()
    site.post_round(row)
    site.do(row, commands.Drop(site.player(row, "Odo")))
    desk = Desk(site.browser(row, "director"), row.slug)
    desk.look("/players").press("Re-enter the player", player="Odo", reason="the head judge agreed")
    assert not desk.refusals()
    assert isinstance(facts(row)[-1], ReEntered)
    assert "the head judge agreed" in Desk(site.browser(), row.slug).open(f"/e/{row.slug}/journal").text
