"""Settings that change after the event was made: until when, at what price, and what follows."""

from desk.table import Event
from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import Person
from topcut.acts.event.commands import ChangeSettings, Create, Undo
from topcut.acts.event.facts import SettingsChanged
from topcut.acts.limited.commands import SeatGroups
from topcut.acts.results.commands import NoShow
from topcut.acts.rounds.commands import ChangeRounds, Draw, Post, Start
from topcut.acts.stages.commands import ChangePlan
from topcut.desk.memory import MemoryJournal
from topcut.journal.plan import Stage
from topcut.messages.message import message
from topcut.play.advice import advice
from topcut.play.check import check
from topcut.play.settings import deviations
from topcut.rulebooks.load import build, load
from topcut.rulebooks.model import Rulebook

FOUR = ("Kira", "Odo", "Quark", "Dax")


def book(event: Event) -> Rulebook:
    made = event.known.rulebook(build)
    assert made is not None
    return made


def well(event: Event) -> bool:
    return all(finding.ok for finding in check(event.history))


def test_before_anybody_enters_every_choice_is_free() -> None:
    event = Event("transformers")
    event.do(ChangeSettings({"time_limit": 45, "tied_match": "tiebreak"}))
    assert book(event) == load("transformers", {"time_limit": 45, "tied_match": "tiebreak"})
    assert well(event)


def test_002_intro_after_the_announcement_a_reason_is_asked_until_the_start() -> None:
    event = Event("transformers", *FOUR)
    event.refused(ChangeSettings({"time_limit": 45}), "setting-without-reason", since="entries")
    event.do(ChangeSettings({"time_limit": 45}, reason="the hall closes at six"))
    assert book(event).integer("time_limit") == 45
    event.do(Draw())
    event.refused(ChangeSettings({"group_most": 6}, reason="few tables"), "setting-too-late", since="start")


def test_001_7_2_a_setting_that_is_free_until_the_start_is_free_until_then() -> None:
    event = Event("star-trek-1e", *FOUR)
    event.do(ChangeSettings({"time_limit": 60}))
    event.do(Start())
    event.refused(ChangeSettings({"time_limit": 70}), "setting-too-late", since="start")
    assert book(event).integer("time_limit") == 60


def test_002_2_10_whether_a_no_show_is_dropped_may_change_at_any_time() -> None:
    event = Event("transformers", *FOUR, rounds=2)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(ChangeSettings({"drop_no_show": False}))
    event.do(NoShow(*event.at("Odo"), absent=(event.id("Odo"),)))
    assert event.tournament.entrants[event.id("Odo")].active
    event.do(ChangeSettings({"drop_no_show": True}))
    event.do(NoShow(*event.at("Dax"), absent=(event.id("Dax"),)))
    assert not event.tournament.entrants[event.id("Dax")].active
    assert well(event)


def test_nothing_changes_after_the_end() -> None:
    event = Event("yomi", *FOUR, rounds=1)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(Finish())
    event.refused(ChangeSettings({"drop_no_show": False}), "event-finished")


def test_a_set_of_rules_brings_its_own_values_and_takes_them_away_again() -> None:
    event = Event("star-trek-2e")
    event.do(ChangeSettings({"rules": "slipstream"}))
    assert book(event) == load("star-trek-2e", {"rules": "slipstream"})
    assert (book(event).integer("time_limit"), book(event).integer("differential_cap")) == (30, 50)
    event.do(ChangeSettings({"rules": "standard"}))
    assert (book(event).integer("time_limit"), book(event).integer("differential_cap")) == (60, 100)
    assert well(event)


def test_what_the_director_chose_before_stays_chosen() -> None:
    event = Event("star-trek-2e", time_limit=35)
    event.do(ChangeSettings({"rules": "slipstream"}))
    assert book(event) == load("star-trek-2e", {"time_limit": 35, "rules": "slipstream"})
    event.do(ChangeSettings({"rules": "standard"}))
    assert book(event).integer("time_limit") == 35


def test_an_announced_tie_breaker_changes_the_chain_and_back() -> None:
    event = Event("star-wars")
    event.do(ChangeSettings({"tie_breaker": "differential"}))
    assert book(event) == load("star-wars", {"tie_breaker": "differential"})
    event.do(ChangeSettings({"tie_breaker": "strength_of_schedule"}))
    assert book(event).chain == load("star-wars").chain
    assert book(event).criteria == load("star-wars").criteria
    assert book(event).text("pairing") == "random"
    assert well(event)


def test_what_follows_from_a_choice_is_in_the_record_and_in_the_telling() -> None:
    event = Event("star-trek-2e", *FOUR)
    fact = event.do(ChangeSettings({"rules": "slipstream"}, reason="a shorter evening"))[0].fact
    assert isinstance(fact, SettingsChanged)
    assert fact.asked == {"rules": "slipstream"}
    assert fact.values["time_limit"] == 30
    told = {change.name: (change.before, change.after, change.asked) for change in event.tournament.changes}
    assert told["rules"] == ("standard", "slipstream", True)
    assert told["time_limit"] == (60, 30, False)


def test_undone_while_nothing_was_built_on_it() -> None:
    event = Event("transformers", *FOUR)
    changed = event.do(ChangeSettings({"time_limit": 45}, reason="the hall"))[0].seq
    event.do(Undo(changed))
    assert book(event) == load("transformers")
    assert event.tournament.changes == ()
    again = event.do(ChangeSettings({"time_limit": 45}, reason="the hall"))[0].seq
    event.do(Draw())
    event.refused(Undo(again), "undo-depended-on")
    assert well(event)


def test_old_rounds_are_verified_by_the_rules_they_were_drawn_by() -> None:
    event = Event("transformers", *FOUR, "Garak", "Morn", rounds=2, format="draft", group_least=3, group_most=3)
    event.do(SeatGroups())
    event.do(Draw())
    event.do(Post())
    for match in event.tournament.rounds[-1].matches.values():
        if len(match.seats) == 2:
            event.wins(event.name(match.seats[0]))
    event.do(ChangeSettings({"play_inside_pod": False}, reason="a pod has emptied"))
    event.do(Draw())
    assert well(event)


def test_what_cannot_be_a_value_is_refused_with_a_way_out() -> None:
    event = Event("transformers", *FOUR)
    event.refused(ChangeSettings({"timelimit": 45}), "option-unknown", rulebook="transformers")
    event.refused(ChangeSettings({"games": 5}), "option-fixed")
    event.refused(ChangeSettings({"time_limit": 39}, reason="hurry"), "option-too-small", least=40)
    event.refused(ChangeSettings({"time_limit": 50}), "setting-same")
    event.refused(ChangeSettings({"rounds": 5}), "setting-rounds-of-the-plan", rounds=5)


def test_t11_two_byes_awarded_later_need_strength_of_schedule() -> None:
    event = Event("star-wars", tie_breaker="differential")
    event.refused(ChangeSettings({"byes_awarded": 2}), "option-demanded")
    event.do(ChangeSettings({"byes_awarded": 2, "tie_breaker": "strength_of_schedule"}))


def test_byes_that_players_bring_must_still_fit() -> None:
    event = Event("star-wars", Person("Kira", earned_byes=1), "Odo")
    event.refused(
        ChangeSettings({"earned_bye_rounds": 0}, reason="none"), "setting-byes-brought", byes=1, player="Kira"
    )


def test_a_seated_draft_keeps_its_format() -> None:
    event = Event("star-wars", *FOUR, "Garak", "Morn", format="cube")
    event.do(SeatGroups())
    event.refused(ChangeSettings({"format": "constructed"}, reason="no cube"), "setting-draft-begun")


def test_003_cube_an_odd_field_can_become_winston() -> None:
    event = Event("star-wars", *FOUR, "Garak", format="cube")
    event.refused(SeatGroups(), "limited-cube-too-few")
    event.do(ChangeSettings({"format": "cube-winston"}, reason="five players"))
    event.do(SeatGroups())
    assert well(event)


def test_app_b_what_differs_from_the_document_is_told() -> None:
    event = Event("transformers", time_limit=45)
    now, printed = message("settings-value", value="45"), message("settings-value", value="50")
    limit = message("settings-set", title="Time limit of a round in minutes", value=now)
    assert deviations(book(event)) == [message("settings-instead", setting=limit, before=printed)]


def test_an_event_of_an_earlier_version_changes_what_nothing_follows_from() -> None:
    source = {key: value for key, value in load("star-trek-2e").source.items() if key not in ("chosen", "printed")}
    old = Event("star-trek-2e")
    old.journal = MemoryJournal()
    old.do(Create(source, "An older event"))
    old.do(ChangeSettings({"time_limit": 50}))
    assert book(old).integer("time_limit") == 50
    old.refused(ChangeSettings({"rules": "slipstream"}), "option-of-earlier-topcut")
    assert well(old)


def test_the_plan_is_not_a_setting_and_stays_possible() -> None:
    event = Event("transformers", *FOUR)
    event.do(ChangePlan((Stage("swiss"), Stage("bracket", take=2))))
    event.do(ChangeSettings({"bracket_games": 5}, reason="a longer final"))
    event.do(ChangeRounds(2))
    assert book(event).integer("bracket_games") == 5


def test_001_4_2_2_sealed_with_every_card_is_remarked() -> None:
    chosen = Event("star-trek-1e", *FOUR, format="sealed", card_pool="complete")
    note = message("advice-unusual", feature="Sealed", usual="Limited", chosen="Complete")
    by_clause = message("advice-by-clause", what=note, clause="4.1.3, 4.2.2, R55")
    assert by_clause in advice(chosen.tournament, chosen.book)
    usual = Event("star-trek-1e", *FOUR, format="sealed")
    assert not any("advice-unusual" in str(one) for one in advice(usual.tournament, usual.book))
