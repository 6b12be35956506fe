"""The part of the pairing page that shows a draft: its tables, the wishes in force, a change that is proposed."""

from __future__ import annotations

from typing import Any

from django.contrib.messages import get_messages

from topcut.acts.rounds.facts import Drafted
from topcut.play.next_round import PAIRED, method_of
from topcut.web.console.draft_past import listed_wishes, wishes_in_force
from topcut.web.console.drafted import drafted, mark_of
from topcut.web.console.forms import Answered
from topcut.web.console.proposal import Proposal, proposal
from topcut.web.console.room import Room
from topcut.web.live import Snapshot


def draft_view(room: Room, answered: Answered) -> dict[str, Any]:
    """What the templates of a draft ask for; nothing where there is none."""
    snapshot = room.snapshot
    draft = snapshot.tournament.draft
    if draft is None:
        return {"draft": None}
    find, just_now, proposed = room.sought, _just_now(room), _proposed(room, answered)
    return {
        "draft": drafted(snapshot, find, just_now),
        "find": find,
        "mark": mark_of(draft),
        "steered": method_of(snapshot.tournament, snapshot.book, draft.stage) in PAIRED,
        "wishes": listed_wishes(snapshot),
        "keeps_future": bool(wishes_in_force(snapshot).future),
        "proposal": proposed,
        "line": proposed.line if proposed and not proposed.chosen else "",
        "done": just_now and _by_hand_at_last(snapshot),
    }


def _just_now(room: Room) -> bool:
    """Whether this page answers an act: a word on what was done waits to be said."""
    return bool(len(get_messages(room.request))) and "X-Topcut-Live" not in room.request.headers


def _by_hand_at_last(snapshot: Snapshot) -> bool:
    """Whether a swap was the last act: then the button that takes it back stands beside the draft as well."""
    last = snapshot.history[-1].fact
    return isinstance(last, Drafted) and not last.seed


def _proposed(room: Room, answered: Answered) -> Proposal | None:
    """What a line would do, typed, chosen or refused a moment ago; the draft is told as it stands now."""
    if not room.directs or room.snapshot.tournament.draft is None:
        return None
    if answered.form == "change":
        return proposal(room, str(answered.values.get("line", "")), "", str(answered.values.get("reason", "")))
    asked = room.request.GET
    return proposal(room, asked["line"], asked.get("mark", "")) if asked.get("line") else None
