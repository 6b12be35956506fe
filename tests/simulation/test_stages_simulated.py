"""Events with stages through the desk: looked at by the stage checker, derived again by `check`, folded again."""

from __future__ import annotations

import pytest
from plain_journal import Player
from stage_checker import looked_at
from staged_events import Planned, planned

from spread import TRUST
from topcut.journal.codec import decode, encode
from topcut.journal.fold import fold
from topcut.journal.state import Tournament
from topcut.play.check import check
from topcut.play.placings import placings
from topcut.play.stages import plan_of
from topcut.rulebooks.model import Step

CHUNKS = 20
EACH = 100 if TRUST else 4


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_simulated_stages_keep_every_invariant(chunk: int) -> None:
    for number in range(chunk * EACH, (chunk + 1) * EACH):
        event = planned(number)
        records, tournament = event.play()
        lines = [encode(record) for record in records]
        faults, winners = looked_at(lines)
        assert faults == [], event
        assert [finding for finding in check(records) if not finding.ok] == [], event
        assert fold([decode(line) for line in lines]) == tournament, event
        has_one_winner(event, tournament, winners)


def has_one_winner(event: Planned, tournament: Tournament, winners: set[Player]) -> None:
    """Everybody has a place; one is first, unless all left, both lost, the prizes were split or nothing separates."""
    found = placings(tournament, event.book)
    assert sorted(place.player for place in found) == sorted(tournament.entrants), event
    assert all(place.to - place.place + 1 == sum(p.place == place.place for p in found) for place in found), event
    first = {place.player for place in found if place.place == 1}
    if not winners:
        return  # both lost the last game, or everybody had left before it
    assert first <= winners, event
    if tournament.split and tournament.split.ended and tournament.split.stage in tournament.opened:
        assert first == winners or tournament.split.stage < len(plan_of(tournament, event.book)), event
        return
    draws_lots = any(isinstance(link, Step) and link.step == "lot" for link in event.book.chain)
    in_a_bracket = plan_of(tournament, event.book)[-1].kind == "bracket"
    assert len(first) == 1 or not (draws_lots or in_a_bracket), event


def test_every_kind_of_event_and_every_rulebook_comes_round() -> None:
    events = [planned(number) for number in range(CHUNKS * 10)]
    assert len({event.kind for event in events}) == 16
    assert len({event.rulebook for event in events}) == 13
    brackets = [stage for event in events for stage in event.plan if stage.kind == "bracket"]
    assert {stage.bracket for stage in brackets} == {"single", "play-in", "double", "mcintyre", "seats", "own"}
    assert {stage.best_of for stage in brackets} == {0, 1, 3, 5}
    assert {stage.seeds for stage in brackets} == {"ranks", "twos", "turns", "listed", "typed", "drawn"}
    assert {stage.take for stage in brackets} > set(range(2, 17))
    pods = [event.players for event in events if event.kind == "tribbles"]
    assert min(pods) < 9 < max(pods)
