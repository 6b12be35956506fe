"""Clocks that the documents ask about: every game of a bracket match (R64), and the fewest minutes of a match."""

from desk.staged import EIGHT, SWISS, Staged
from desk.table import Event
from topcut.acts.clock.commands import AddTime, StartClock
from topcut.acts.clock.facts import ClockStarted
from topcut.acts.event.commands import Undo
from topcut.acts.rounds.commands import ChangeRounds, Draw, Post
from topcut.acts.stages.commands import OpenStage
from topcut.journal.plan import Stage
from topcut.messages.message import message
from topcut.play.plan_told import stage_told

FOUR = ("Kira", "Odo", "Quark", "Dax")


def final(rulebook: str, best_of: int = 3) -> Event:
    event = Staged(rulebook, (Stage("bracket", take=2, seeds="typed", best_of=best_of),), "Kira", "Odo")
    event.do(OpenStage(seeds=(event.id("Kira"), event.id("Odo"))))
    event.do(Draw())
    event.do(Post())
    return event


def test_001_10_every_game_of_a_bracket_match_has_its_own_clock() -> None:
    event = final("star-trek-1e")
    event.do(StartClock())
    assert (event.tournament.rounds[0].clock.minutes, event.tournament.rounds[0].clock.game) == (75, 1)
    event.refused(StartClock(), "clock-runs", way=message("clock-way-next-game", game=2))
    event.do(AddTime(5, 1))
    event.do(StartClock(game=2))
    assert (event.tournament.rounds[0].clock.minutes, event.tournament.rounds[0].clock.game) == (75, 2)
    assert event.tournament.rounds[0].matches[1].extra_minutes == 0
    event.refused(StartClock(game=2), "clock-other-game", game=3)
    event.do(StartClock(game=3))
    event.refused(StartClock(game=4), "clock-no-more-games", games=3)


def test_000_match_play_each_game_has_an_hour() -> None:
    event = final("star-trek-2e-2010", best_of=0)
    started = event.do(StartClock())[0]
    assert isinstance(started.fact, ClockStarted)
    assert (started.fact.minutes, started.fact.game) == (60, 1)
    event.do(Undo(started.seq))
    assert event.tournament.rounds[0].clock.game == 0
    parts = stage_told(event.tournament, event.book, 1)["parts"]
    assert isinstance(parts, tuple) and message("stageplan-minutes-a-game", minutes=60) in parts


def test_one_game_and_other_documents_have_one_clock_for_the_match() -> None:
    for event in (final("star-trek-1e", best_of=1), final("yomi")):
        event.do(StartClock())
        assert event.tournament.rounds[0].clock.game == 0
        event.refused(StartClock(), "clock-runs")
        event.refused(StartClock(game=2), "clock-of-the-match")


def test_002_appendix_b_a_round_under_forty_minutes_asks_why() -> None:
    event = Event("transformers", *FOUR, rounds=2)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.refused(StartClock(15), "clock-match-too-short", clause="Appendix B", least=40)
    fact = event.do(StartClock(15, reason="the hall closes"))[0].fact
    assert isinstance(fact, ClockStarted)
    assert event.words(fact.reason) == "the hall closes"


def test_002_appendix_b_time_is_not_taken_back_below_forty_minutes_without_a_reason() -> None:
    event = Event("transformers", *FOUR, rounds=2)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(StartClock())
    event.refused(AddTime(-11), "clock-match-too-short", minutes=39)
    event.refused(AddTime(-11, 1), "clock-match-too-short", minutes=39)
    event.do(AddTime(-10))
    event.do(AddTime(-1, reason="the hall closes"))


def test_002_appendix_b_a_bracket_with_a_clock_all_the_same_has_forty_minutes() -> None:
    event = Staged("transformers", (SWISS, Stage("bracket", take=2)), *EIGHT[:4], rounds=1)
    event.play()
    event.do(OpenStage())
    event.do(Draw())
    event.do(Post())
    event.refused(StartClock(30), "clock-match-too-short", least=40)
    event.do(StartClock(40))


def test_001_4_1_2_deck_building_under_half_an_hour_asks_why() -> None:
    for rulebook, format_ in (("star-trek-1e", "draft"), ("star-trek-2e", "sealed"), ("tribbles", "sealed")):
        event = Event(rulebook, *FOUR, format=format_)
        event.refused(StartClock(10, "building"), "clock-period-too-short", least=30)
        event.do(StartClock(10, "building", reason="they know their decks"))


def test_other_games_are_asked_nothing() -> None:
    event = Event("star-wars", *FOUR, format="cube-sealed")
    event.do(StartClock(10, "building"))
    event = Event("yomi", *FOUR)
    event.do(ChangeRounds(1))
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(StartClock(10))
