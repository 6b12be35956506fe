"""The journal in words: who, what, what was undone; and what is not for everybody."""

from __future__ import annotations

from answers.viewed import viewed
from desk.table import Event, posted
from saying import in_words
from topcut.acts.entries.commands import Drop
from topcut.acts.event.commands import Undo
from topcut.acts.event.facts import Undone
from topcut.acts.results.commands import Correct
from topcut.answers.journal import JournalAnswer, journal_answer, view_for_everybody
from topcut.journal.acts import acts, last_act, undone
from topcut.messages.message import with_names

REASON = "the slip was smudged"


def corrected() -> Event:
    """Kira reports herself, an official corrects it; Morn's drop is undone."""
    event = posted()
    event.says("Kira", 100, 35)
    event.do(Correct(*event.at("Kira"), event.result("Kira", 100, 30), REASON))
    event.enter("Morn")
    dropped = event.do(Drop(event.id("Morn")))
    event.do(Undo(dropped[0].seq))
    return event


def told(event: Event, answer: JournalAnswer) -> list[str]:
    view = viewed(event)
    return [in_words(with_names(one.text, view.player)) for one in answer.records]


def test_every_record_stands_there_once_with_whoever_wrote_it() -> None:
    event = corrected()
    view = viewed(event)
    records = journal_answer(view, event.history).records
    assert [(one.seq, one.at, one.kind) for one in records] == [
        (record.seq, record.at, type(record.fact).__name__) for record in event.history
    ]
    by = {one.by for one in records}
    assert by == {"director", "kira"}
    assert {in_words(one.who) for one in records if one.by == "kira"} == {"Kira"}


def test_what_was_undone_is_marked_and_nothing_else() -> None:
    event = corrected()
    records = journal_answer(viewed(event), event.history).records
    assert [one.kind for one in records if one.undone] == ["Dropped"]


def test_what_is_written_about_persons_is_for_officials() -> None:
    event = corrected()
    view = viewed(event)
    assert REASON in "\n".join(told(event, journal_answer(view, view.history)))
    public = view_for_everybody(view)
    shown = told(event, journal_answer(public, public.history))
    assert REASON not in "\n".join(shown) and len(shown) == len(event.history)


def test_a_correction_that_was_undone_keeps_its_reason_for_officials_too() -> None:
    event = posted()
    event.wins("Kira")
    made = event.do(Correct(*event.at("Kira"), event.result("Kira", 100, 30), REASON))
    event.do(Undo(made[0].seq))
    public = view_for_everybody(viewed(event))
    assert REASON not in "\n".join(told(event, journal_answer(public, public.history)))


def test_the_last_act_is_the_last_of_all_acts_that_stand() -> None:
    event = corrected()
    for end in range(len(event.history) + 1):
        records = event.history[:end]
        gone = undone(records)
        standing = [one for one in acts(records) if one[0].seq not in gone and not isinstance(one[0].fact, Undone)]
        assert last_act(records) == (standing[-1][0].seq if len(standing) > 1 else 0)
