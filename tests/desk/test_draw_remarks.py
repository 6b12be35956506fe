"""What the engine remarks of a draw is written with it, and told without solving anything again."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from desk.table import Event
from topcut.acts.rounds.commands import Draw, Post, Swap
from topcut.acts.rounds.facts import Drafted
from topcut.journal import codec
from topcut.journal.fact import Price, Remark, Seating
from topcut.journal.records import Record
from topcut.journal.state import DrawnRound, Entrant
from topcut.messages.message import message
from topcut.play.check import check
from topcut.play.draw_remarks import remarks_on_draw
from topcut.play.pairing import propose, solve
from topcut.play.pairing.propose import propose as engine

FOUR = ("Kira", "Odo", "Quark", "Dax")
EVERY_REMARK = (
    Remark("future-unknown", players=302),
    Remark("teammates-unproven"),
    Remark("differential-unproven"),
    Remark("only-nearest", width=40),
    Remark("stranded-anyway"),
    Remark("stranded", price=(Price("unequal_totals", there=2, here=0),)),
    Remark("of-a-topcut-to-come"),
)


def stranded() -> Event:
    """Four players have met once and play four rounds: the fourth cannot be paired (7.6)."""
    event = Event("star-trek-2e", *FOUR, rounds=4)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    return event


def drafted(event: Event) -> Drafted:
    return next(record.fact for record in reversed(event.history) if isinstance(record.fact, Drafted))


@pytest.fixture
def unsolved(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks the engine now fails."""

    def solved(*given: object) -> None:
        raise AssertionError("a pairing was solved again")

    monkeypatch.setattr(solve, "_find", solved)
    monkeypatch.setattr(propose, "pair", solved)


def test_7_6_the_draw_holds_what_the_engine_remarked() -> None:
    event = stranded()
    event.do(Draw(seed="7"))
    found = engine(event.tournament, event.book, "7").pairing.notes
    assert found and drafted(event).notes == found
    draft = event.tournament.draw
    assert draft is not None and draft.notes == found
    assert message("note-stranded-anyway") in remarks_on_draw(event.tournament, event.book, draft)


def test_only_a_draw_with_remarks_needs_the_newer_version() -> None:
    event = stranded()
    event.do(Draw(seed="7"))
    newer = [record for record in event.history[1:] if b'"v":2,' in codec.encode(record)]  # after its rulebook
    assert newer and newer[-1] == event.history[-1]
    assert newer == [one for one in event.history if isinstance(one.fact, Drafted) and one.fact.notes]


def test_a_round_that_was_changed_by_hand_has_no_remarks() -> None:
    event = stranded()
    event.do(Draw(seed="7"))
    one, other = (table.seats[0] for table in drafted(event).tables)
    event.do(Swap(one, other, "they sat down so"))
    assert drafted(event).notes == ()
    event.do(Post())


def test_remarks_are_told_for_any_number_of_players_and_nothing_is_solved(unsolved: None) -> None:
    event = Event("star-trek-2e", rounds=3)
    players = [f"p{number}" for number in range(1, 303)]
    entrants = {player: Entrant(player, number) for number, player in enumerate(players, start=1)}
    tables = tuple(Seating(n + 1, tuple(players[2 * n : 2 * n + 2])) for n in range(151))
    draft = DrawnRound(1, tables, "7", "swiss/1", notes=EVERY_REMARK)
    tournament = replace(event.tournament, entrants=entrants, draw=draft, started=True)
    told = remarks_on_draw(tournament, event.book, draft)
    assert [one.id for one in told] == [
        "note-future-unknown",
        "note-teammates-unproven",
        "note-differential-unproven",
        "note-only-nearest",
        "note-stranded-anyway",
        "note-stranded",
    ]
    assert remarks_on_draw(tournament, event.book, replace(draft, notes=())) == ()


def _with_notes(event: Event, notes: tuple[Remark, ...]) -> list[Record]:
    """The same journal with other remarks beside its last draw."""
    *before, last = event.history
    assert isinstance(last.fact, Drafted)
    return [*before, replace(last, fact=replace(last.fact, notes=notes))]


def test_verify_derives_the_remarks_again_and_says_which_differ() -> None:
    event = stranded()
    event.do(Draw(seed="7"))
    assert drafted(event).notes == (Remark("stranded-anyway"),)
    assert all(finding.ok for finding in check(event.history))
    (wrong,) = [one for one in check(_with_notes(event, (Remark("only-nearest", width=40),))) if not one.ok]
    told = message("note-only-nearest", width=40), message("note-stranded-anyway")
    assert wrong.what == message("finding-remarks-differ", round=2, extra=told[:1], missing=told[1:])


def test_a_draw_before_remarks_were_written_stays_valid() -> None:
    event = stranded()
    event.do(Draw(seed="7"))
    assert all(finding.ok for finding in check(_with_notes(event, ())))
