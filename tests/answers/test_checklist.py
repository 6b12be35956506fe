"""A director's checklist: what the documents ask for, when, and what of it the event itself knows."""

from __future__ import annotations

import pytest

from answers.viewed import told, viewed
from desk.table import FOUR, Event
from topcut.acts.entries.commands import CheckIn
from topcut.acts.listing.commands import ChangeListing, TakeInto
from topcut.acts.listing.words import ListingWords
from topcut.acts.rounds.commands import ChangeRounds
from topcut.answers.checklist import ChecklistAnswer, checklist_answer
from topcut.answers.checklist_line import ChecklistLine
from topcut.programs.load import load as load_program
from topcut.rulebooks.load import load, names

NOW = "2026-11-19T10:00:00Z"  # the clock of these events stands there

# What the director has at hand, as the guide lists it for each set of rules (001 2, 4.3, 7; 000 General Information).
_ALWAYS = {"Organized Play Guide, section 7", "Code of Conduct"}
REQUIRED = {
    ("star-trek-1e", "official"): {"1E OTF Rules", "1E OTF Ban List", "1E Glossary", "1E Current Rulings"},
    ("star-trek-1e", "open"): {"1E Glossary", "1E Current Rulings", "1E Conversion Rules", "1E Converted Cards List"},
    ("star-trek-1e", "warp-speed"): {"1E Warp Speed Rules", "1E Glossary", "1E Current Rulings"},
    ("star-trek-2e", "standard"): {"2E Rulebook", "2E Current Rulings", "2E Current Errata"},
    ("star-trek-2e", "slipstream"): {"2E Rulebook", "2E Current Rulings", "2E Current Errata"},
    ("tribbles", "standard"): {"Tribbles Rulebook"},
}


def asked(event: Event, now: str = NOW) -> ChecklistAnswer:
    return checklist_answer(viewed(event), now)


def lines(event: Event, when: str, now: str = NOW) -> dict[str, ChecklistLine]:
    """The lines for one moment by their words."""
    view = viewed(event)
    parts = [part for part in checklist_answer(view, now).parts if part.when == when]
    return {told(view, one.told): one for part in parts for one in part.lines}


def in_program(event: Event, program: str, **values: str | bool) -> Event:
    event.do(TakeInto(load_program(program).source))
    event.do(ChangeListing(values))
    return event


@pytest.mark.parametrize(("rulebook", "rules"), REQUIRED)
def test_4_3_the_documents_of_each_set_of_rules(rulebook: str, rules: str) -> None:
    found = lines(Event(rulebook, rules=rules), "before")
    required = {words for words in found if words.startswith("Bring: ") and "recommended" not in words}
    wanted = REQUIRED[rulebook, rules] | _ALWAYS
    assert {f"Bring: {one}" for one in wanted} <= required
    others = {one for documents in REQUIRED.values() for one in documents} - wanted
    assert not required & {f"Bring: {one}" for one in others}


def test_4_3_first_edition_recommends_three_more() -> None:
    found = lines(Event("star-trek-1e"), "before")
    assert {words for words in found if "(recommended)" in words} == {
        "Bring: 1E Dilemma Resolution Guide (recommended)",
        "Bring: 1E Rulebook (recommended)",
        "Bring: 1E Virtual Errata File (recommended)",
    }


@pytest.mark.parametrize(("rulebook", "minutes"), [("star-trek-2e", "fifteen"), ("star-trek-2e-2010", "thirty")])
def test_7_how_early_a_director_is_there(rulebook: str, minutes: str) -> None:
    assert any(f"{minutes} minutes before the start" in words for words in lines(Event(rulebook), "start"))


def test_7_deck_list_forms_only_where_deck_lists_are_required() -> None:
    event = Event("star-trek-2e")
    assert "Bring: blank deck list forms" not in lines(event, "before")
    event.do(ChangeListing({"deck_lists": True}))
    found = lines(event, "before")
    assert found["Bring: blank deck list forms"].clause == "7"
    assert "Players bring: a deck list that is filled in" in found


def test_13_from_afar_nobody_brings_a_timepiece() -> None:
    here, afar = Event("star-trek-2e"), Event("star-trek-2e", online=True, format="sealed")
    assert "Bring: a timepiece" in lines(here, "before") and "Bring: a timepiece" not in lines(afar, "before")
    assert any(one.clause == "13.2" for one in lines(afar, "start").values())
    assert any(one.clause == "13.4" for one in lines(afar, "round-one").values())
    assert not any(one.clause.startswith("13") for one in lines(here, "start").values())


def test_what_the_event_knows_is_done_when_it_is() -> None:
    event = Event("star-trek-2e", *FOUR)
    here = next(one for words, one in lines(event, "start").items() if "checked in" in words)
    assert (here.state, here.clause) == ("open", "7.2")
    for name in FOUR:
        event.do(CheckIn(event.id(name)))
    assert next(one for words, one in lines(event, "start").items() if "checked in: 4 of 4" in words).state == "done"
    rounds = next(one for words, one in lines(event, "round-one").items() if "3, as recommended" in words)
    assert rounds.state == "open"
    event.do(ChangeRounds(4))
    assert lines(event, "round-one")["Say: the number of rounds: 4"].state == "done"


def test_2_an_event_is_listed_a_day_before_and_a_week_in_2010() -> None:
    """The same event, two days ahead, in the two guides."""
    start = {"date": "2026-11-21", "start": "10:00", "zone": "UTC"}
    new = in_program(Event("star-trek-2e"), "star-trek", **start)
    old = in_program(Event("star-trek-2e-2010"), "star-trek-2010", **start)
    today = lines(new, "listing")["List the event 24 hours before its start"]
    before = lines(old, "listing")["List the event a week before its start"]
    assert (today.clause, before.clause) == ("2, Appendix A", "General Information")
    ahead = [int(viewed(event).tournament.taken[8:10]) for event in (new, old)]
    assert today.state == ("done" if 21 - ahead[0] >= 2 else "open")
    assert before.state == ("done" if 21 - ahead[1] >= 8 else "open")


def test_3_what_a_listing_lacks_is_named() -> None:
    event = in_program(Event("star-trek-2e", rounds=3), "star-trek", date="2026-12-20", start="10:00", zone="UTC")
    found = next(one for words, one in lines(event, "listing").items() if "a listing must say" in words)
    missing = "missing: the place, the region, who directs it, how to reach the director"
    assert found.note and told(viewed(event), found.note) == missing
    words = ListingWords(place="Quark’s", director="Kira", email="kira@example.org")
    event.do(ChangeListing({"region": "Bajor"}, words))
    again = next(one for words, one in lines(event, "listing").items() if "a listing must say" in words)
    assert (again.state, again.note) == ("done", None)


def test_4_2_approval_only_at_a_championship() -> None:
    local = in_program(Event("star-trek-2e", card_pool="academy"), "star-trek", level="local")
    regional = in_program(Event("star-trek-2e", card_pool="academy"), "star-trek", level="regional")
    clauses = [[one.clause for one in lines(event, "listing").values()] for event in (local, regional)]
    assert "4.2.7" not in clauses[0] and "4.2.7" in clauses[1]


def test_8_results_are_due_within_the_week_and_late_ones_say_what_follows() -> None:
    event = in_program(Event("star-trek-2e-2010"), "star-trek-2010", date="2026-11-21", start="10:00", zone="UTC")
    in_time, late = (lines(event, "after", f"2026-11-{day}T09:59:00Z") for day in ("28", "29"))
    [one], [other] = in_time.values(), late.values()
    assert (one.state, other.state) == ("open", "open")
    assert one.note is None
    assert other.note and "lower" in told(viewed(event), other.note)


def test_an_event_of_no_community_owes_no_listing_or_report() -> None:
    answer = asked(Event("yomi", *FOUR))
    assert "after" not in {part.when for part in answer.parts}
    assert not any("Appendix A" in one.clause for part in answer.parts for one in part.lines)


@pytest.mark.parametrize("rulebook", names())
def test_every_event_has_a_checklist_in_the_order_of_its_day(rulebook: str) -> None:
    answer = asked(Event(rulebook, *FOUR))
    order = [part.when for part in answer.parts]
    assert order == sorted(order, key=("listing", "before", "start", "round-one", "each-round", "end", "after").index)
    counted = [one.state for part in answer.parts for one in part.lines]
    assert (answer.done, answer.known) == (counted.count("done"), len(counted) - counted.count("unknown"))
    asked_for = [one.text for one in load(rulebook).tasks if not one.where and not one.only]
    shown = [str(dict(one.what.params).get("text")) for part in answer.parts for one in part.lines]
    assert all(str(text) in shown for text in asked_for)
