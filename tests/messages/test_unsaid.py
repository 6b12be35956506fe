"""A page or an answer that shows an id instead of its text is found."""

from __future__ import annotations

import pytest

from topcut.messages.message import Player, message
from unsaid import unsaid, unsaid_on


@pytest.mark.parametrize("shown", [message("event-finished"), f"Note: {message('place-table', table=4)}", Player("p1")])
def test_what_was_not_said_is_found(shown: object) -> None:
    assert unsaid(str(shown)) and unsaid_on(f"<p>{shown}</p>")


@pytest.mark.parametrize(
    "text", ["the event is finished", '{"code": "event-finished"}', "/e/event-finished/desk", "2-1"]
)
def test_what_was_said_is_not(text: str) -> None:
    assert unsaid(text) == [] and unsaid_on(f'<p class="event-finished">{text}</p>') == []
