"""The desk: an emergency, the clock of every game, a reason for coming back."""

from __future__ import annotations

from topcut.acts.clock.commands import StartClock
from topcut.acts.entries.commands import Drop
from topcut.acts.entries.facts import ReEntered
from topcut.acts.results.commands import Report
from topcut.acts.rounds.commands import ChangeRounds, Draw
from topcut.acts.rounds.facts import RoundsChanged
from topcut.acts.stages.commands import ChangePlan, OpenStage
from topcut.journal.fact import Result
from topcut.journal.plan import Stage
from topcut.messages.message import message
from topcut.web.site import live
from topcut.web.store.models import Event
from web.console import Desk
from web.saying import refused, says, words_of
from web.site import Site

FINAL = message("bracketname-kind", kind="final", of=0, games="one")


def facts(row: Event) -> list[object]:
    return [record.fact for record in live.journal_of(row.pk).read().history]


def test_001_6_an_emergency_is_a_box_with_its_reason(site: Site) -> None:
    row = site.event()
    site.post_round(row)
    desk = Desk(site.browser(row, "director"), row.slug)
    desk.look("/plan").press("Change the rounds", rounds="2", reason="the venue closes")
    assert refused(desk, "round-change-without-consent", when="started")
    desk.press("Change the rounds", rounds="2", reason="the venue closes", emergency="yes")
    assert not desk.refusals()
    last = facts(row)[-1]
    assert isinstance(last, RoundsChanged) and last.emergency


def test_r64_the_clock_is_started_game_by_game(site: Site) -> None:
    row = site.event()
    players = tuple(site.player(row, name) for name in ("Kira", "Odo"))
    site.do(row, ChangePlan((Stage("bracket", take=2, seeds="typed", best_of=3),)))
    site.do(row, OpenStage(seeds=players))
    site.post_round(row)
    desk = Desk(site.browser(row, "director"), row.slug)
    site.do(row, StartClock())
    desk.look()
    assert words_of("clockname-called", game=1, name=FINAL).capitalize() in desk.text
    desk.press("Start the clock for game 2")
    assert not desk.refusals()
    assert site.snapshot(row).tournament.rounds[-1].clock.game == 2
    assert says(Desk(site.browser(), row.slug).open(f"/e/{row.slug}/clock"), "clockname-called", game=2, name=FINAL)


def test_002_2_10_the_reason_for_coming_back_is_recorded(site: Site) -> None:
    row = site.event()
    site.post_round(row)
    site.do(row, Drop(site.player(row, "Odo")))
    desk = Desk(site.browser(row, "director"), row.slug)
    desk.look(f"/player/{site.player(row, 'Odo')}")
    desk.press(words_of("web-people-re-enter-player"), reason="the head judge agreed")
    assert not desk.refusals()
    assert isinstance(facts(row)[-1], ReEntered)
    back = message("fact-came-back", player="Odo")
    assert says(desk.look("/journal"), "fact-because", what=back, reason="the head judge agreed")
    assert says(Desk(site.browser(), row.slug).open(f"/e/{row.slug}/journal"), back)


def test_r63_the_final_confrontation_from_the_plan_to_the_end(site: Site) -> None:
    row = site.event()
    desk = Desk(site.browser(row, "director"), row.slug)
    desk.look("/plan").press("Announce the plan", confrontation="yes")
    assert says(desk, "stageplan-confrontation", stage=message("stagename-confrontation"))
    site.do(row, ChangeRounds(1, "all players"))
    site.post_round(row)
    for table in [match.table for match in site.snapshot(row).tournament.rounds[0].matches.values()][:4]:
        site.do(row, Report(1, table, Result(games=((100, 10 * table),))))
    assert says(Desk(site.browser(), row.slug).open(f"/e/{row.slug}"), "progress-confrontation")
    desk.look().press("Pair the final confrontation")
    desk.press("Post pairings")
    site.report_all(row, Result(games=((35, 100),)))
    posted = site.snapshot(row).tournament.rounds[-1].matches[1]
    winner = site.snapshot(row).names[posted.seats[1]]
    assert words_of("web-finish-record") not in desk.look("/finish").buttons()
    assert desk.rows()[0].startswith(f"1 {winner} ")
    desk.press("Finish the event")
    assert not desk.refusals()


def test_r63_a_winner_is_named_once_and_another_with_a_reason(site: Site) -> None:
    row = site.event()
    site.do(row, ChangeRounds(1, "all players"))
    site.post_round(row)
    for table in [match.table for match in site.snapshot(row).tournament.rounds[0].matches.values()][:4]:
        site.do(row, Report(1, table, Result(games=((100, 10 * table),))))
    matches = site.snapshot(row).tournament.rounds[0].matches
    first, second = (site.snapshot(row).names[matches[table].seats[0]] for table in (1, 2))
    desk = Desk(site.browser(row, "director"), row.slug).look("/finish")
    desk.press("Record the winner", winner=second)
    desk.look("/finish").press(words_of("web-finish-record"), winner=first)
    assert refused(desk, "stage-confrontation-named", player=second)
    desk.press(words_of("web-finish-record"), winner=first, reason="the slip was read wrong")
    assert not desk.refusals()


def test_r61_who_drops_after_the_draw_is_told_that_the_round_is_still_played(site: Site) -> None:
    row = site.event("transformers")
    site.post_round(row)
    site.report_all(row, Result(games=((1, 0), (1, 0))))
    site.do(row, Draw())
    site.do(row, Drop(site.player(row, "Odo")))
    phone = Desk(site.browser(row, "player", "Odo"), row.slug).open(f"/e/{row.slug}/me")
    assert says(phone, "mymatch-still-plays", round=2)
    desk = Desk(site.browser(row, "director"), row.slug)
    assert says(desk.look("/players"), "entry-dropped-after", round=2)
    desk.look("/pairing").press("Post pairings")
    assert not desk.refusals()


def test_r61_star_trek_is_asked_to_draw_again(site: Site) -> None:
    row = site.event()
    site.post_round(row)
    site.report_all(row, Result(games=((100, 35),)))
    site.do(row, Draw())
    site.do(row, Drop(site.player(row, "Odo")))
    desk = Desk(site.browser(row, "director"), row.slug).look()
    desk.press("Draw round 2 again")
    assert not desk.refusals()
    desk.press("Post pairings")
    assert not desk.refusals()
