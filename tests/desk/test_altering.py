"""Altering an event in progress: consent or an emergency (001 6, R65); bracket and seeding stay (001 9, 10)."""

import pytest

from desk.staged import EIGHT, SWISS, TOP_4, Staged
from desk.table import Event
from topcut.acts.entries.commands import Drop, ReEnter
from topcut.acts.entries.facts import ReEntered
from topcut.acts.rounds.commands import ChangeRounds
from topcut.acts.rounds.facts import RoundsChanged
from topcut.acts.stages.commands import ChangePlan, OpenStage
from topcut.acts.stages.facts import PlanChanged
from topcut.journal.plan import Stage

FOUR = ("Kira", "Odo", "Quark", "Dax")
HEATS = (Stage("swiss", heat=True), Stage("swiss", heat=True))


def running(rulebook: str = "star-trek-1e") -> Event:
    event = Event(rulebook, *FOUR, rounds=3)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    return event


@pytest.mark.parametrize("rulebook", ["star-trek-1e", "star-trek-2e", "star-trek-1e-2010", "star-trek-2e-2010"])
def test_6_an_emergency_needs_its_reason_only_and_is_recorded_as_one(rulebook: str) -> None:
    event = running(rulebook)
    event.refused(ChangeRounds(2, reason="the evening is long"), "round-change-without-consent", when="started")
    event.refused(ChangeRounds(2, emergency=True), "plan-emergency-without-reason")
    fact = event.do(ChangeRounds(2, reason="the venue closes", emergency=True))[0].fact
    assert isinstance(fact, RoundsChanged)
    assert fact.emergency and not fact.consent
    assert event.words(fact.reason) == "the venue closes"


def test_6_a_reason_that_says_emergency_is_one() -> None:
    fact = running().do(ChangeRounds(2, reason="emergency: the venue closes"))[0].fact
    assert isinstance(fact, RoundsChanged) and fact.emergency


@pytest.mark.parametrize("rulebook", ["star-trek-1e", "star-trek-2e-2010"])
@pytest.mark.parametrize("word", ["emergency", "Emergency!", "emergency:", " "])
def test_r65_the_word_emergency_alone_is_no_reason(rulebook: str, word: str) -> None:
    event = running(rulebook)
    event.refused(ChangeRounds(2, reason=word, emergency=True), "plan-emergency-without-reason")
    why = "plan-emergency-without-reason" if word.strip() else "round-change-without-consent"
    event.refused(ChangeRounds(2, reason=word), why)


def test_6_consent_is_recorded_as_consent() -> None:
    fact = running().do(ChangeRounds(2, consent="all players"))[0].fact
    assert isinstance(fact, RoundsChanged) and fact.consent and not fact.emergency


def test_6_before_the_start_only_approval_changes_the_rounds() -> None:
    event = Event("star-trek-1e", *FOUR, rounds=3)
    event.refused(ChangeRounds(2, reason="the venue closes", emergency=True), "plan-no-emergency")
    event.refused(ChangeRounds(2, reason="emergency: the venue closes"), "round-change-without-consent")
    event.do(ChangeRounds(2, consent="all players"))


@pytest.mark.parametrize("rulebook", ["star-trek-1e", "star-trek-2e-2010", "yomi"])
@pytest.mark.parametrize(
    "stage",
    [Stage("bracket", take=4, bracket="double"), Stage("bracket", take=2), Stage("bracket", take=4, best_of=5)],
)
def test_10_the_bracket_does_not_change_once_the_event_has_started(rulebook: str, stage: Stage) -> None:
    event = Staged(rulebook, (SWISS, TOP_4), *EIGHT, rounds=3)
    event.post(("Kira", "Odo"), ("Quark", "Dax"), ("Garak", "Morn"), ("Rom", "Nog"))
    event.refused(ChangePlan((SWISS, stage), "all", "so"), "plan-bracket-announced")
    event.refused(ChangePlan((SWISS, stage), reason="fire", emergency=True), "plan-bracket-announced")


@pytest.mark.parametrize("rulebook", ["star-trek-1e", "star-trek-2e-2010", "yomi"])
def test_10_a_cut_that_too_few_are_left_for_becomes_a_smaller_one(rulebook: str) -> None:
    event = Staged(rulebook, (SWISS, TOP_4), *EIGHT[:5], rounds=1)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    smaller = (SWISS, Stage("bracket", take=2))
    event.refused(ChangePlan(smaller, "all", "so"), "plan-bracket-announced")
    for name in ("Odo", "Dax"):
        event.do(Drop(event.id(name)))
    event.refused(ChangePlan((SWISS, Stage("bracket", take=8)), "all", "so"), "plan-bracket-announced")
    event.refused(ChangePlan(smaller), "plan-announced")
    event.do(ChangePlan(smaller, "all players", "three are left"))
    assert event.tournament.plan == smaller


def test_9_the_seeding_does_not_change_once_a_heat_has_begun() -> None:
    event = Staged("star-trek-2e", (*HEATS, Stage("bracket", take=2, seeds="twos")), *EIGHT, rounds=1)
    event.post(("Kira", "Odo"), ("Quark", "Dax"), ("Garak", "Morn"), ("Rom", "Nog"))
    other = (*HEATS, Stage("bracket", take=2, seeds="turns"))
    event.refused(ChangePlan(other, "all", "so"), "plan-bracket-announced", clause="9, 10")


def test_10_a_cut_for_which_too_few_are_left_is_made_smaller() -> None:
    event = Staged("yomi", (SWISS, TOP_4), *EIGHT[:5], rounds=1)
    event.play()
    smaller = ChangePlan((SWISS, Stage("bracket", take=3)), "all", "two have left")
    event.refused(smaller, "plan-bracket-announced")
    for name in ("Odo", "Dax"):
        event.do(Drop(event.id(name)))
    event.refused(OpenStage(2), "seed-cut-too-large", left=3)
    event.do(smaller)
    event.do(OpenStage(2))


def test_10_no_bracket_is_added_once_the_event_has_started() -> None:
    running().refused(ChangePlan((SWISS, Stage("bracket", take=2)), "all", "so"), "plan-bracket-announced")


def test_6_a_bracket_can_be_left_out_by_consent_or_in_an_emergency() -> None:
    event = Staged("star-trek-1e", (SWISS, TOP_4), *EIGHT, rounds=3)
    event.post(("Kira", "Odo"), ("Quark", "Dax"), ("Garak", "Morn"), ("Rom", "Nog"))
    event.refused(ChangePlan((SWISS,), reason="it is late"), "plan-announced")
    fact = event.do(ChangePlan((SWISS,), reason="the venue closes", emergency=True))[0].fact
    assert isinstance(fact, PlanChanged) and fact.emergency


@pytest.mark.parametrize("rulebook", ["star-trek-1e", "yomi"])
def test_10_a_cut_to_more_than_are_left_can_be_announced_smaller(rulebook: str) -> None:
    event = Staged(rulebook, (SWISS, TOP_4), *EIGHT, rounds=3)
    event.post(("Kira", "Odo"), ("Quark", "Dax"), ("Garak", "Morn"), ("Rom", "Nog"))
    for name in EIGHT[3:]:
        event.do(Drop(event.id(name)))
    smaller = (SWISS, Stage("bracket", take=2))
    event.refused(ChangePlan(smaller), "plan-announced")
    same = (SWISS, Stage("bracket", take=4, best_of=5))
    event.refused(ChangePlan(same, "all players", "five have left"), "plan-bracket-announced")
    event.do(ChangePlan(smaller, "all players", "five have left"))


def test_002_other_documents_change_a_later_stage_by_consent_as_before() -> None:
    event = Staged("transformers", (SWISS, TOP_4), *EIGHT, rounds=3)
    event.post(("Kira", "Odo"), ("Quark", "Dax"), ("Garak", "Morn"), ("Rom", "Nog"))
    event.do(ChangePlan((SWISS, Stage("bracket", take=2)), "all", "so"))


def test_002_2_10_why_somebody_was_let_back_in_is_recorded() -> None:
    event = running("transformers")
    event.do(Drop(event.id("Odo")))
    fact = event.do(ReEnter(event.id("Odo"), "the head judge agreed"))[0].fact
    assert isinstance(fact, ReEntered)
    assert event.words(fact.reason) == "the head judge agreed"
