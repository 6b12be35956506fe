"""What each official may do, as people read it: the table of `tests/desk/test_who_may.py`, told."""

from __future__ import annotations

from desk.test_who_may import LETTERS, ROWS
from topcut.acts.handling import deed
from topcut.acts.who import OFFICIALS, Role
from topcut.answers.roles import roles_answer
from topcut.desk.slices import HANDLING
from topcut.messages.message import message
from topcut.messages.voice import Voice

_WORD = {deed(kind): kind.__name__ for kind in HANDLING}


def _told() -> dict[Role, set[str]]:
    """Everything that the answer says of a role, what it takes from another one with it."""
    answer = {one.role: one for one in roles_answer()}
    own = {role: {_WORD[str(told["deed"])] for told in one.deeds} for role, one in answer.items()}
    return {role: own[role] | (own[one.beyond] if one.beyond else set()) for role, one in answer.items()}


def test_what_is_told_of_a_role_is_what_it_may() -> None:
    told = _told()
    for role in ("head-judge", "judge", "scorekeeper"):
        assert told[role] == {kind for kind, may in ROWS.items() if LETTERS[role] in may}, role


def test_of_a_director_that_they_may_everything_and_what_is_theirs_alone() -> None:
    director = roles_answer()[0]
    assert director.role == "director" and director.everything
    assert _told()["director"] == {kind for kind, may in ROWS.items() if not set("kjh") & set(may)}


def test_a_head_judge_is_told_by_what_they_have_beyond_a_judge() -> None:
    (head,) = [one for one in roles_answer() if one.role == "head-judge"]
    assert head.beyond == "judge" and head.deeds == tuple(
        message("desk-deed", deed=deed) for deed in ("re-enter", "correct")
    )


def test_every_command_has_words_of_its_own() -> None:
    said = [Voice("web").say(message("desk-deed", deed=deed(kind))) for kind in HANDLING]
    assert len(set(said)) == len(said) and not [one for one in said if one.startswith("do this")]


def test_every_role_has_words_of_its_own() -> None:
    assert [Voice("web").say(message("desk-role", role=role)) for role in OFFICIALS] == [
        "a director",
        "a head judge",
        "a judge",
        "a scorekeeper",
    ]
