"""What an event plays by, and what was changed (002 Appendix B)."""

from __future__ import annotations

from typing import Any

import pytest

from answers.viewed import viewed
from desk.table import FOUR, Event
from saying import in_words
from topcut.acts.event.commands import ChangeSettings
from topcut.answers.encoding import encoded
from topcut.answers.settings import SettingRow, settings_answer
from topcut.messages.message import message
from topcut.rulebooks.load import names
from topcut.rulebooks.values import as_text, from_text


def rows(event: Event) -> dict[str, SettingRow]:
    return {row.name: row for row in settings_answer(viewed(event)).settings}


def test_app_b_what_differs_from_the_document_is_told() -> None:
    limit = rows(Event("transformers", time_limit=45))["time_limit"]
    now, printed = message("settings-value", value="45"), message("settings-value", value="50")
    assert (limit.value, limit.told, limit.printed, limit.printed_told) == (45, now, 50, printed)
    assert in_words(limit.now).startswith("45; the document says 50")


@pytest.mark.parametrize("rulebook", names())
def test_everything_that_a_director_may_choose_but_the_plan(rulebook: str) -> None:
    event = Event(rulebook)
    choices = {name for name, one in event.book.settings.items() if one.may == "director"}
    assert set(rows(event)) == choices - {"rounds"}


def test_what_a_change_asks_for_hangs_on_how_far_the_event_is() -> None:
    event = Event("transformers", rounds=2)
    assert {row.needs for row in rows(event).values()} == {"nothing"}
    event.enter(*FOUR)
    assert rows(event)["time_limit"].needs == "reason"
    assert in_words(rows(event)["time_limit"].change) == "a change needs a reason"
    event.post()
    assert rows(event)["time_limit"].needs == "never"
    assert rows(event)["drop_no_show"].needs == "nothing"


def test_changes_stand_the_latest_first_with_their_reason() -> None:
    event = Event("transformers", *FOUR)
    event.do(ChangeSettings({"time_limit": 45}, reason="the hall closes at six"))
    event.do(ChangeSettings({"time_limit": 40}, reason="at half past five"))
    later, earlier = settings_answer(viewed(event)).changes
    assert (earlier.before, earlier.after, later.before, later.after) == (50, 45, 45, 40)
    title = rows(event)["time_limit"].title
    assert in_words(earlier.told) == f"{title}: 45 instead of 50 (the hall closes at six)"


def test_a_consent_is_told_with_its_change() -> None:
    event = Event("transformers", *FOUR)
    event.do(ChangeSettings({"time_limit": 45}, "all players", "the hall closes at six"))
    (change,) = settings_answer(viewed(event)).changes
    assert in_words(change.told).endswith("50, with the consent of all players (the hall closes at six)")


def test_what_programs_are_given() -> None:
    told: Any = encoded(settings_answer(viewed(Event("transformers", time_limit=45, drop_no_show=False))), in_words)
    by_name = {one["name"]: one for one in told["settings"]}
    assert (by_name["time_limit"]["value"], by_name["time_limit"]["printed"]) == (45, 50)
    assert by_name["drop_no_show"]["value"] is False and by_name["drop_no_show"]["printed"] is True
    assert "printed" not in by_name["warnings"] and told["changes"] == []


@pytest.mark.parametrize("rulebook", names())
@pytest.mark.parametrize("between", [",", ", "])
def test_a_value_is_typed_as_it_is_shown(rulebook: str, between: str) -> None:
    event = Event(rulebook)
    for name, row in rows(event).items():
        assert from_text(event.book.settings[name], as_text(row.value, between)) == row.value
