"""The clock as an answer: one for the terminal, the desk and every page."""

from __future__ import annotations

from datetime import datetime, timedelta

from answers.viewed import told, viewed
from desk.staged import Staged
from desk.table import FOUR, Event, posted
from saying import fits
from topcut.acts.clock.commands import AddTime, PauseClock, ResumeClock, StartClock
from topcut.acts.ending.commands import Finish
from topcut.acts.stages.commands import OpenStage
from topcut.answers.clock import clock_answer, clock_in_use, clock_plan
from topcut.journal.plan import Stage
from topcut.messages.message import message


def moment(event: Event) -> datetime:
    """When the last record was written."""
    return datetime.fromisoformat(event.history[-1].at)


def test_7_2_what_is_left_is_the_limit_without_what_has_gone_by() -> None:
    event = posted()
    event.do(StartClock())
    started = moment(event)
    answer = clock_answer(viewed(event), (started + timedelta(minutes=20)).isoformat())
    assert answer is not None and (answer.round, answer.seconds_left, answer.paused) == (1, 40 * 60, False)
    assert datetime.fromisoformat(answer.ends) == started + timedelta(minutes=60)
    assert told(viewed(event), answer.of) == "round 1"


def test_a_pause_and_added_time_move_the_end() -> None:
    event = posted()
    event.do(StartClock())
    started = moment(event)
    event.do(PauseClock())
    paused = moment(event)
    still = clock_answer(viewed(event), (paused + timedelta(hours=3)).isoformat())
    assert still is not None and still.paused and not still.ends
    assert still.seconds_left == int((started + timedelta(minutes=60) - paused).total_seconds())
    event.do(ResumeClock())
    stood = moment(event) - paused
    event.do(AddTime(5))
    event.do(AddTime(3, table=2))
    answer = clock_answer(viewed(event), moment(event).isoformat())
    assert answer is not None and dict(answer.extra) == {2: 3} and answer.minutes == 65
    assert datetime.fromisoformat(answer.ends) == started + timedelta(minutes=65) + stood


def test_7_5_1_a_missed_game_can_be_given_after_five_minutes() -> None:
    event = posted()
    event.do(StartClock())
    for gone, left in ((0, 300), (200, 100), (300, 0), (900, 0)):
        answer = clock_answer(viewed(event), (moment(event) + timedelta(seconds=gone)).isoformat())
        assert answer is not None and answer.missed_in == left


def test_r64_the_games_of_a_bracket_match_are_timed_one_by_one() -> None:
    event = Staged("star-trek-2e", (Stage("bracket", take=2, seeds="typed", best_of=3),), *FOUR)
    event.do(OpenStage(1, (event.id("Kira"), event.id("Odo"))))
    event.post()
    final = message("bracketname-kind", kind="final")
    for game, following in ((1, 2), (2, 3), (3, 0)):
        event.do(StartClock(game=game))
        answer = clock_answer(viewed(event), moment(event).isoformat())
        assert answer is not None and (answer.game, answer.next_game) == (game, following)
        assert fits(answer.of, message("clockname-called", name=final, game=game))


def test_r55_the_clock_of_a_period_holds_until_a_round_is_posted() -> None:
    event = Event("transformers", *FOUR, rounds=3, format="sealed")
    assert clock_plan(viewed(event)).periods
    event.do(StartClock(period="building"))
    used = clock_in_use(viewed(event))
    assert used is not None and used.period == "Deck building" and used.warnings == () and used.round == 0
    event.post()
    assert clock_in_use(viewed(event)) is None
    event.do(StartClock())
    used = clock_in_use(viewed(event))
    assert used is not None and (used.round, used.period) == (1, "")


def test_after_the_event_no_clock_runs() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=1)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(StartClock())
    event.wins("Kira")
    event.wins("Quark")
    event.do(Finish())
    assert clock_in_use(viewed(event)) is None
