"""Making the event, announcing, and taking back what nothing depends on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from topcut.acts.ending.after import must_take_corrections
from topcut.acts.ending.facts import ConfrontationWon, Finished, LotDrawn, Reopened
from topcut.acts.event.commands import Announce, Cancel, Create, Retitle, TakeDown, Undo
from topcut.acts.event.facts import Announced, Cancelled, Created, Retitled, TakenDown, Undone
from topcut.acts.matter import Matter
from topcut.acts.moments import moment_said
from topcut.acts.results.facts import Corrected
from topcut.acts.rounds.decide import check_rounds
from topcut.acts.scenarios.facts import DecksDealt, SpecialRuleDrawn
from topcut.acts.stages.plans import checked_plan, must_have_none, must_say_how_many
from topcut.journal.acts import act_at, acts, dependants, undone
from topcut.journal.records import AnyFact, Record
from topcut.play.pairing.propose import ENGINE
from topcut.refusal import refuse
from topcut.rulebooks.load import build
from topcut.rulebooks.workable import must_work

_OF_THE_REPORT = (Finished, Reopened, Corrected, ConfrontationWon)


def create(matter: Matter, command: Create) -> list[AnyFact]:
    """The first record: the rules as they are today (001 13.2) and the plan."""
    if matter.tournament.rulebook:
        raise refuse("event-exists")
    check_rounds(command.rounds, least=0)
    book = build(command.rulebook)  # refuses a rulebook with errors
    must_work(command.rulebook)
    plan = checked_plan(command.plan, book)
    must_have_none(plan, command.rounds)
    must_say_how_many(plan, command.rounds)
    title = matter.context.text(command.title)
    return [Created(dict(command.rulebook), title, command.rounds, command.date, ENGINE, plan)]


def announce(matter: Matter, command: Announce) -> list[AnyFact]:
    """Something that everybody reads, until a moment that is still to come or as long as the event is on."""
    matter.must_exist()
    text = command.text.strip()
    if not text:
        raise refuse("clock-announcement-empty")
    if command.until and moment_said(command.until) <= moment_said(matter.context.now):
        raise refuse("clock-announcement-over")
    return [Announced(matter.context.text(text), command.until)]


def take_down(matter: Matter, command: TakeDown) -> list[AnyFact]:
    """It is read no more, and stays in the journal."""
    matter.must_exist()
    if all(one.seq != command.seq for one in matter.tournament.announcements):
        raise refuse("clock-announcement-none", record=command.seq)
    return [TakenDown(command.seq)]


def retitle(matter: Matter, command: Retitle) -> list[AnyFact]:
    """Another title from now on, also for an event that is over."""
    matter.must_exist()
    title = " ".join(command.title.split())
    if not title:
        raise refuse("form-no-title")
    if title == matter.context.words[matter.tournament.title]:
        raise refuse("event-title-same", title=title)
    return [Retitled(matter.context.text(title))]


def cancel(matter: Matter, command: Cancel) -> list[AnyFact]:
    """It is called off: nobody enters or plays any more, and everybody who looks is told."""
    matter.must_run()
    if matter.tournament.started or matter.tournament.rounds or matter.tournament.opened:
        raise refuse("event-not-to-cancel")
    return [Cancelled(matter.context.text(command.reason.strip()))]


def undo(matter: Matter, command: Undo) -> list[AnyFact]:
    """Take back an act that nothing depends on; the undo of an undo does the act again."""
    matter.must_exist()
    act = next((act for act in acts(matter.history) if any(record.seq == command.seq for record in act)), None)
    if act is None:
        raise refuse("undo-no-record", record=command.seq)
    if act[0].seq != command.seq:
        raise refuse("undo-inside-an-act", record=command.seq, first=act[0].seq)
    if command.seq == 1:
        raise refuse("undo-first-record")
    if isinstance(act[0].fact, LotDrawn) and act[0].fact.seed:
        raise refuse("undo-of-a-lot")
    if any(isinstance(record.fact, (SpecialRuleDrawn, DecksDealt)) and record.fact.seed for record in act):
        raise refuse("undo-of-a-draw", record=command.seq)
    if command.seq in undone(matter.history):
        raise refuse("undo-again", record=command.seq)
    if any(isinstance(record.fact, _OF_THE_REPORT) for record in _of_undone(matter, act)):
        must_take_corrections(matter)  # what only organizers may change they alone may take back
    later = dependants(matter.history, command.seq)
    if later:
        kind = type(next(r.fact for r in matter.history if r.seq == later[0])).__name__
        raise refuse("undo-depended-on", record=command.seq, later=later[0], kind=kind, latest=later[-1])
    return [Undone(command.seq)]


def _of_undone(matter: Matter, act: Sequence[Record]) -> Iterator[Record]:
    """The records of an act; of an undo, those that it took back."""
    for record in act:
        yield record
        if isinstance(record.fact, Undone):
            yield from _of_undone(matter, act_at(matter.history, record.fact.seq))
