"""Scenarios at the desk: what each is, what was drawn, every act of the command line; and what players see of it."""

from __future__ import annotations

import pytest

from topcut.acts.clock.commands import StartClock
from topcut.acts.ending.commands import Finish
from topcut.acts.scenarios.commands import ListSpecialRules
from topcut.acts.scenarios.facts import (
    Awarded,
    DrinksCounted,
    FeedbackGiven,
    GameEnded,
    ItemsDonated,
    SpecialRulesListed,
)
from topcut.journal.fact import Result
from topcut.journal.records import AnyFact
from topcut.messages.message import message
from topcut.play.scenarios import chosen
from topcut.play.scenarios.decks import decks_of
from topcut.play.scenarios.race import rejected, rules_listed, rules_of
from topcut.web.site import live
from topcut.web.store.models import Event
from web.console import Desk
from web.phones import Phone
from web.saying import refused, says, words_of
from web.site import Site

FOUR = ("Kira", "Odo", "Quark", "Dax")
WON = Result(games=((100, 35),))
RULES = ("Ancient Artifact", "Badlands", "Cloaked", "Distress Call")


def _desk(site: Site, scenario: str, rounds: int = 4, posted: int = 1) -> tuple[Event, Desk]:
    """An event with this scenario, so many rounds of it posted, and its director's browser."""
    row = site.event(names=FOUR, rounds=rounds, scenario=scenario)
    if scenario == chosen.RACE:
        site.do(row, ListSpecialRules(RULES))
    for number in range(posted):
        if number:
            site.report_all(row, WON)
        site.post_round(row)
    return row, Desk(site.browser(row, "director"), row.slug)


def _last(row: Event) -> AnyFact:
    return live.journal_of(row.pk).read().history[-1].fact


def _words(row: Event, ref: str) -> str:
    return live.snapshot(row.slug).words[ref]


# Where it is ---------------------------------------------------------------------------------------------------------


def test_an_ordinary_event_has_no_such_page_and_no_tab(site: Site) -> None:
    row = site.event()
    desk = Desk(site.browser(row, "director"), row.slug)
    assert not says(desk.look(), "web-desk-scenario")
    assert desk.client.get(f"/e/{row.slug}/desk/scenario").status_code == 404


@pytest.mark.parametrize("scenario", [name for key, name in vars(chosen).items() if key.isupper()])
def test_every_scenario_is_told_with_its_clause(site: Site, scenario: str) -> None:
    row, desk = _desk(site, scenario)
    feature = chosen.scenario_of(site.snapshot(row).book)
    assert feature is not None
    desk.look()
    assert says(desk, "web-desk-scenario")
    desk.look("/scenario")
    assert feature.title in desk.text and feature.clause in desk.text and says(desk, "scenario-means", rated="no")
    judge = Desk(site.browser(row, "judge"), row.slug).look("/scenario")
    assert judge.status == 200 and not [
        one for one in judge.all("form") if one.get("method") == "post" and one.get("id") != "language"
    ]


@pytest.mark.parametrize("role", ["visitor", "player"])
def test_others_are_turned_away(site: Site, role: str) -> None:
    row, _ = _desk(site, chosen.BEER)
    client = site.browser(row, "player", "Kira") if role == "player" else site.browser()
    head = site.snapshot(row).head
    assert client.get(f"/e/{row.slug}/desk/scenario").status_code == 403
    answer = client.post(f"/e/{row.slug}/desk/scenario/drinks", {"player": "Kira", "drinks": "2"})
    assert answer.status_code == 403 and site.snapshot(row).head == head


def test_a_judge_looks_and_does_not_act(site: Site) -> None:
    row, _ = _desk(site, chosen.BEER)
    head = site.snapshot(row).head
    answer = site.browser(row, "judge").post(f"/e/{row.slug}/desk/scenario/drinks", {"player": "Kira", "drinks": "2"})
    assert answer.status_code == 403 and refused(answer, "desk-role-may-not", role="judge", deed="count-drinks")
    assert site.snapshot(row).head == head


@pytest.mark.parametrize("scenario", [chosen.LOTTERY, chosen.ORBIT, chosen.COOL, chosen.FESTIVAL, chosen.TESTING])
def test_scenarios_in_pods(site: Site, scenario: str) -> None:
    row = site.event("tribbles", (*FOUR, "Garak", "Morn"), scenario=scenario)
    site.post_round(row)
    assert Desk(site.browser(row, "director"), row.slug).look("/scenario").status == 200
    assert "Kira" in Phone(site, row, "Kira").words()
    assert site.browser().get(f"/e/{row.slug}/pairings").status_code == 200


# Decks ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", [chosen.LOTTERY, chosen.LUCK])
def test_whose_deck_everybody_plays(site: Site, scenario: str) -> None:
    row, desk = _desk(site, scenario, posted=2)
    snapshot = site.snapshot(row)
    decks = {snapshot.names[p]: snapshot.names[o] for p, o in decks_of(snapshot.tournament, 2).items()}
    assert all(player != owner for player, owner in decks.items())
    assert sorted(desk.look("/scenario").rows()) == sorted(f"{player} {owner}" for player, owner in decks.items())
    assert all(says(line, "scenario-own-deck") for line in desk.look("/scenario?round=1").rows())

    phone = Phone(site, row, "Kira").page()
    assert says(phone, "scenario-your-lent-deck", player=decks["Kira"])
    holder = next(player for player, owner in decks.items() if owner == "Kira")
    assert says(phone, "scenario-your-deck-with", player=holder)
    for asked in ("", "?by=name", "?q=kira"):
        shown = site.browser().get(f"/e/{row.slug}/pairings{asked}")
        assert says(shown, "scenario-lent", player=decks["Kira"])
    assert not says(site.browser().get(f"/e/{row.slug}/pairings?round=1"), "scenario-lent")


def test_decks_go_home_at_the_end(site: Site) -> None:
    row, desk = _desk(site, chosen.LUCK, rounds=2, posted=2)
    site.report_all(row, WON)
    desk.look("/scenario")
    assert says(desk, "scenario-decks-go-back", decks=4) and says(desk, "scenario-where-decks-are")


# Race to the Alpha Quadrant ------------------------------------------------------------------------------------------


def test_special_rules_are_listed_drawn_rejected_and_added(site: Site) -> None:
    row = site.event(names=FOUR, rounds=3, scenario=chosen.RACE)
    desk = Desk(site.browser(row, "director"), row.slug).look("/scenario")
    desk.press("List these rules", rules="Badlands\nBadlands")
    assert desk.status == 422 and refused(desk, "scenario-rule-twice", rule="Badlands")
    assert desk.value("rules") == "Badlands\nBadlands" and not rules_listed(site.snapshot(row).tournament)
    desk.press("List these rules", rules="\n".join(RULES[:3]))
    assert isinstance(_last(row), SpecialRulesListed) and desk.value("rules") == "\n".join(RULES[:3])
    assert says(desk, "scenario-rules-too-few", rounds=3, needed=4, listed=3)

    site.post_round(row)
    kira = site.player(row, "Kira")
    before = rules_of(site.snapshot(row).tournament, kira)[1]
    desk.look("/scenario").press("Draw another rule", player=kira)
    tournament = site.snapshot(row).tournament
    assert rejected(tournament, kira) == (1, before) and rules_of(tournament, kira)[1] != before
    head = site.snapshot(row).head
    answer = desk.client.post(f"/e/{row.slug}/desk/scenario/reject", {"player": kira})
    assert answer.status_code == 422 and refused(answer, "scenario-rejected-already", player="Kira", round=1)
    assert site.snapshot(row).head == head

    desk.look("/scenario").press("Add these rules", rules="Distress Call")
    listed = [_words(row, ref) for ref in rules_listed(site.snapshot(row).tournament)]
    assert listed == list(RULES)


def test_a_player_sees_his_rule_and_rejects_it_himself(site: Site) -> None:
    row, _ = _desk(site, chosen.RACE)
    kira, phone = site.player(row, "Kira"), Phone(site, row, "Kira")
    rule = RULES[rules_of(site.snapshot(row).tournament, kira)[1] - 1]
    assert says(phone.page(), "scenario-your-rule", rule=rule) and says(phone.page(), "web-scenario-reject-yours")
    assert says(site.browser().get(f"/e/{row.slug}/pairings"), "scenario-by-rule", rule=rule)
    phone.client.post(f"{phone.address}/reject-rule", {"key": "once"})
    assert rejected(site.snapshot(row).tournament, kira) and not says(phone.page(), "web-scenario-reject-yours")
    again = phone.client.post(f"{phone.address}/reject-rule", {"key": "twice"})
    assert again.status_code == 422 and refused(again, "scenario-rejected-already", player="Kira", round=1)


# Standard Orbit ------------------------------------------------------------------------------------------------------


def test_games_of_standard_orbit(site: Site) -> None:
    row, desk = _desk(site, chosen.ORBIT)
    desk.look("/scenario").press("It ended, another game begins", table="2", result="100-35", moves="")
    assert desk.status == 422 and refused(desk, "slip-moves-unsaid")
    assert desk.value("result") == "100-35"
    desk.press("It ended, another game begins", table="2", result="100-35", moves="1")
    assert _last(row) == GameEnded(1, 2, Result(games=((100, 35),), seen=(("rotation", ((1,),)),)))
    assert "2 1 FW/FL 100–35" in desk.rows()
    desk.press("It ended, another game begins", table="2", result="100-35", moves="0")
    assert desk.status == 422 and refused(desk, "scenario-moves-impossible", moves=0, before=1)
    desk.press("It was the last one of the round", table="2", result="65-100", moves="3")
    match = site.snapshot(row).tournament.rounds[0].matches[2]
    assert match.result == Result(games=((65, 100),), seen=(("rotation", ((3,),)),)) and match.status == "confirmed"


def test_who_sits_where_after_a_move(site: Site) -> None:
    row, desk = _desk(site, chosen.ORBIT)
    (a, b), (c, d) = (site.snapshot(row).tournament.rounds[0].matches[n].seats for n in (1, 2))
    name = site.snapshot(row).names
    desk.look("/scenario?moves=1")
    assert f"1 1 {name[b]} {name[a]} {words_of('scenario-place', table=2, seat=1)}" in desk.rows()
    assert f"2 1 {name[a]} {name[c]} {words_of('scenario-place', table=2, seat=2)}" in desk.rows()
    assert d in name
    phone = Phone(site, row, name[a])
    assert says(phone.page(), "web-scenario-your-seats") and f"15 2 1 {name[c]}" in phone.words()


def test_a_slip_of_standard_orbit_takes_the_moves_from_the_clock(site: Site) -> None:
    row, desk = _desk(site, chosen.ORBIT)
    desk.look().press("Enter the slip", line="1 100-35")
    assert desk.status == 422 and refused(desk, "slip-moves-unsaid")
    site.do(row, StartClock())
    desk.look().press("Enter the slip", line="1 100-35")
    assert site.snapshot(row).tournament.rounds[0].matches[1].result == WON


# Bend the Rules, Cool, Public Play Testing, Biermeister --------------------------------------------------------------


def test_items_and_the_collectors_prize(site: Site) -> None:
    row, desk = _desk(site, chosen.FESTIVAL)
    desk.look("/scenario").press("Record the items", player="Kira", items="many")
    assert desk.status == 422 and desk.value("items") == "many"
    assert refused(desk, "form-not-digits", what=message("form-items"), typed="many")
    desk.press("Record the items", player="Kira", items="2")
    fact = _last(row)
    assert isinstance(fact, ItemsDonated) and (fact.player, fact.items) == (site.player(row, "Kira"), 2)
    assert says(desk, "scenario-items-wait", items=2) and "Kira 2 0" in desk.rows()
    assert says(Phone(site, row, "Kira").page(), "scenario-you-have-spent", items=2, collected=0)
    desk.press("Give the prize", player="Kira", prize="most items collected")
    assert isinstance(_last(row), Awarded) and "Kira most items collected" in desk.rows()


def test_prizes_for_style_once_each_and_after_the_end(site: Site) -> None:
    row, desk = _desk(site, chosen.COOL, rounds=1)
    desk.look("/scenario").press("Give the prize", player="", prize="coolest deck")
    assert desk.status == 422 and desk.value("prize") == "coolest deck"
    site.report_all(row, WON)
    site.do(row, Finish())
    desk.look("/scenario").press("Give the prize", player="Odo", prize="coolest deck")
    assert says(" ".join(desk.said()), "web-scenario-awarded", player="Odo", prize="coolest deck")
    assert says(Phone(site, row, "Odo").page(), "scenario-you-are-awarded", prize="coolest deck")
    desk.press("Give the prize", player="Odo", prize="coolest deck")
    assert desk.status == 422 and refused(desk, "scenario-prize-same", player="Odo")


def test_feedback_at_the_desk_on_the_phone_and_as_a_file(site: Site) -> None:
    row, desk = _desk(site, chosen.TESTING)
    desk.look("/scenario").press("Record the feedback", player="Kira", text="")
    assert desk.status == 422 and refused(desk, "scenario-feedback-empty")
    desk.press("Record the feedback", player="Kira", text="=too strong")
    fact = _last(row)
    assert isinstance(fact, FeedbackGiven) and _words(row, fact.text) == "=too strong"
    phone = Phone(site, row, "Odo")
    assert phone.client.post(f"{phone.address}/feedback", {"text": "dull"}).status_code == 302
    assert desk.look("/scenario").rows() == ["Kira =too strong", "Odo dull"]
    file = desk.client.get(f"/e/{row.slug}/desk/scenario/feedback.csv")
    assert file.content.decode() == "player,name,text\nkira,Kira,'=too strong\nodo,Odo,dull\n"


def test_there_is_no_file_of_feedback_in_another_scenario(site: Site) -> None:
    row, desk = _desk(site, chosen.COOL)
    assert desk.client.get(f"/e/{row.slug}/desk/scenario/feedback.csv").status_code == 404


def test_drinks_are_counted(site: Site) -> None:
    row, desk = _desk(site, chosen.BEER)
    site.report_all(row, WON)
    winner = site.snapshot(row).names[site.snapshot(row).tournament.rounds[0].matches[1].seats[0]]
    desk.look("/scenario")
    assert f"{winner} 4 2 0 2" in desk.rows()
    desk.press("Count the drinks", player=winner, drinks="1")
    assert _last(row) == DrinksCounted(site.player(row, winner), 1) and f"{winner} 4 2 1 1" in desk.rows()
    assert says(Phone(site, row, winner).page(), "scenario-your-drinks", due=2, drunk=1, owed=1)
    desk.press("Count the drinks", player="Sisko", drinks="1")
    assert desk.status == 422 and desk.value("player") == "Sisko"
