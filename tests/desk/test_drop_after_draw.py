"""Dropping while the next round is drawn and not posted (002 2.10, R61)."""

from pathlib import Path

from desk.table import Event
from topcut.acts.entries.commands import Drop, ReEnter
from topcut.acts.event.commands import Undo
from topcut.acts.rounds.commands import Draw, Post, Swap
from topcut.cli.terminal.next_step import typed_step
from topcut.cli.terminal.opening import open_journal, write_new
from topcut.files.results_export import results_document
from topcut.files.results_file import read_document
from topcut.play.check import check
from topcut.play.drawn_round import leaving

SIX = ("Kira", "Odo", "Quark", "Dax", "Garak", "Morn")


def second_round_drawn(rulebook: str, *people: str) -> Event:
    event = Event(rulebook, *people, rounds=3)
    event.play(("Kira", "Odo"), ("Quark", "Dax"), ("Garak", "Morn"))
    event.do(Draw())
    return event


def test_002_2_10_who_drops_after_the_draw_is_paired_for_that_round() -> None:
    event = second_round_drawn("transformers", *SIX)
    event.do(Drop(event.id("Odo")))
    event.do(Post())
    assert any("Odo" in pair for pair in event.pairs())
    assert event.tournament.entrants[event.id("Odo")].dropped_after == 2
    for match in event.tournament.rounds[-1].matches.values():
        event.wins(event.name(match.seats[0]))
    event.post()
    assert not any("Odo" in pair for pair in event.pairs())
    assert all(finding.ok for finding in check(event.history))


def test_r61_the_director_can_draw_again_instead() -> None:
    event = second_round_drawn("transformers", *SIX)
    event.do(Drop(event.id("Odo")))
    event.do(Draw(reason="Odo has gone home"))
    event.do(Post())
    assert not any("Odo" in pair for pair in event.pairs())
    assert event.tournament.entrants[event.id("Odo")].dropped_after == 1
    assert all(finding.ok for finding in check(event.history))


def test_r61_who_comes_back_before_the_round_is_posted_was_never_away() -> None:
    event = second_round_drawn("transformers", *SIX)
    event.do(Drop(event.id("Odo")))
    event.do(ReEnter(event.id("Odo")))
    event.do(Post())
    assert event.tournament.entrants[event.id("Odo")].active
    assert event.tournament.entrants[event.id("Odo")].away == ()


def test_r61_the_draw_can_still_be_changed_by_hand() -> None:
    event = second_round_drawn("transformers", *SIX)
    event.do(Drop(event.id("Odo")))
    first, second = event.tournament.draw.tables[0].seats[0], event.tournament.draw.tables[1].seats[0]  # type: ignore[union-attr]
    event.do(Swap(first, second))
    event.do(Post())
    assert any("Odo" in pair for pair in event.pairs())
    assert all(finding.ok for finding in check(event.history))


def test_r61_star_trek_draws_again_and_needs_no_reason() -> None:
    event = second_round_drawn("star-trek-2e", *SIX)
    event.do(Drop(event.id("Odo")))
    event.refused(Post(), "round-changed-since", changed=("Odo",))
    event.do(Draw())
    event.do(Post())
    assert not any("Odo" in pair for pair in event.pairs())


def test_a_draw_that_stands_is_drawn_again_only_with_a_reason() -> None:
    event = second_round_drawn("star-trek-2e", *SIX)
    event.refused(Draw(), "round-drawn")


def test_the_drop_depends_on_the_draw_and_an_undo_says_so() -> None:
    event = second_round_drawn("transformers", *SIX)
    draw = event.head
    drop = event.do(Drop(event.id("Odo")))[0].seq
    event.refused(Undo(draw), "undo-depended-on")
    event.do(Undo(drop))
    assert leaving(event.tournament) == []


def test_a_results_file_holds_what_is_posted() -> None:
    event = second_round_drawn("transformers", *SIX)
    event.do(Drop(event.id("Odo")))
    names = {player: name.lower() for name, player in event.ids.items()}
    read_document(results_document(event.tournament, event.book, names, names))


def test_status_says_what_can_be_done(tmp_path: Path) -> None:
    for rulebook, do in (("star-trek-2e", "draw round 2 again"), ("transformers", "post round 2")):
        event = second_round_drawn(rulebook, *SIX)
        event.do(Drop(event.id("Odo")))
        write_new(tmp_path / f"{rulebook}.jsonl", event.history, event.known.words)
        assert typed_step(open_journal(str(tmp_path / f"{rulebook}.jsonl"))).do == do
