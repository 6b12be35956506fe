"""What simulated events brought to light: people who leave a bracket, ties in heats, three heats, forged journals."""

from __future__ import annotations

from msgspec.structs import replace

from desk.staged import EIGHT, NIL_TWO, TWO_NIL, Staged
from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import Drop, Enter, Person
from topcut.acts.results.commands import BothLose, Report
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.rounds.facts import RoundPaired
from topcut.acts.stages.commands import Join, OpenStage, SplitPrizes
from topcut.acts.stages.facts import Joined
from topcut.journal.plan import Stage
from topcut.journal.records import Record
from topcut.messages.message import Player, message
from topcut.play.check import check
from topcut.play.placings import placings
from topcut.play.prizes import shares
from topcut.play.seeding import has_qualified, seeds_for

HEAT = Stage("swiss", heat=True, rounds=1)


def bracket_of_eight() -> Staged:
    """Puzzle Strike, eight players by their seeds; the first round is posted."""
    event = Staged("puzzle-strike", (Stage("bracket", seeds="typed"),), *EIGHT)
    event.do(OpenStage(seeds=tuple(event.ids[name] for name in EIGHT)))
    event.do(Draw())
    event.do(Post())
    return event


def win_table(event: Staged, table: int) -> str:
    match = event.tournament.rounds[-1].matches[table]
    event.do(Report(match.round, table, TWO_NIL))
    return match.seats[0]


# Leaving a bracket ----------------------------------------------------------------------------------------------------


def test_somebody_who_left_is_not_seated_for_the_bye_that_he_would_have() -> None:
    """Both lose one quarter-final; the winner of the next, who would go on alone, has left: the round can be posted."""
    event = bracket_of_eight()
    event.do(BothLose(1, 1))
    alone = win_table(event, 2)
    win_table(event, 3)
    win_table(event, 4)
    event.do(Drop(alone))
    event.do(Draw())
    event.do(Post())
    assert [len(match.seats) for match in event.tournament.rounds[-1].matches.values()] == [2]
    win_table(event, 1)
    event.do(Finish())
    assert placings(event.tournament, event.book)[0].to == 1
    assert event.all_well()


def test_5_2_the_prizes_are_split_among_those_who_have_not_left() -> None:
    """Somebody who left still sits in a later game of a double elimination; he has no share and is last."""
    event = Staged("puzzle-strike", (Stage("bracket", bracket="double", seeds="typed"),), *EIGHT)
    event.do(OpenStage(seeds=tuple(event.ids[name] for name in EIGHT)))
    event.do(Draw())
    event.do(Post())
    *_, gone = [win_table(event, table) for table in (1, 2, 3, 4)]
    event.do(Drop(gone))
    event.do(SplitPrizes("all seven", ended=True))
    assert event.tournament.split is not None
    assert gone not in event.tournament.split.players
    event.do(Finish())
    found = placings(event.tournament, event.book)
    assert [(place.place, place.to) for place in found if place.player == gone] == [(8, 8)]
    (share,) = shares(found, {1: 40, 2: 20, 3: 10}, event.tournament.split)
    assert (len(share.players), share.each) == (7, 10)


# Heats ----------------------------------------------------------------------------------------------------------------


def two_heats(take: int) -> Staged:
    """Transformers, which draws no lots: after one round two winners are level, and so are two losers."""
    event = Staged("transformers", (HEAT, HEAT, Stage("bracket", take=take, seeds="turns")), *EIGHT[:4])
    event.do(Enter(tuple(Person(name) for name in EIGHT[4:]), heat=2))
    event.ids |= {name: f"p{number}" for number, name in enumerate(EIGHT, start=1)}
    event.do(Draw())
    event.do(Post())
    win_table(event, 1)
    win_table(event, 2)
    return event


def test_three_heats_are_a_plan() -> None:
    event = Staged("transformers", (HEAT, HEAT, HEAT, Stage("bracket", take=2, seeds="turns")), *EIGHT)
    assert len(event.tournament.plan) == 4


def test_9_who_has_qualified_out_of_a_tie_is_known_before_the_next_heat_and_stays_so() -> None:
    event = two_heats(take=3)
    losers = [match.seats[1] for match in event.tournament.rounds[0].matches.values()]
    (through,) = (player for player in losers if has_qualified(event.tournament, event.book, player, 1))
    (out,) = set(losers) - {through}
    event.refused(Join(through, 2), "stage-qualified")
    event.do(Join(out, 2))
    event.do(Draw())
    event.do(Post())
    for table, match in event.tournament.rounds[-1].matches.items():
        if len(match.seats) == 2:
            win_table(event, table)
    for seed in range(20):
        first = seeds_for(event.tournament, event.book, 3, str(seed))[::2]
        assert through in first
        assert out not in first


def test_9_who_moves_up_in_the_first_heat_is_passed_over_in_the_second() -> None:
    """Two go on. A loser plays again and is among the first two; then the two winners of his first heat leave."""
    event = two_heats(take=2)
    posted = event.tournament.rounds[0].matches.values()
    winners, losers = [match.seats[0] for match in posted], [match.seats[1] for match in posted]
    again = losers[0]
    event.do(Join(again, 2))
    event.do(Draw(pinned=((again, event.ids["Garak"]),)))
    event.do(Post())
    for table, match in event.tournament.rounds[-1].matches.items():
        if again in match.seats:
            event.do(Report(2, table, TWO_NIL if match.seats[0] == again else NIL_TWO))
        elif len(match.seats) == 2:
            event.do(BothLose(2, table))
    event.do(Drop(winners[0]))
    event.do(Drop(winners[1]))
    event.do(OpenStage())
    seeds = event.tournament.opened[3].seeds
    assert set(seeds[::2]) == set(losers)
    assert len(set(seeds)) == 4
    assert event.all_well()


# Forged journals ------------------------------------------------------------------------------------------------------


def forged(event: Staged, kind: type, **changes: object) -> list[Record]:
    """The last fact of a kind says something else."""
    at = max(place for place, record in enumerate(event.history) if isinstance(record.fact, kind))
    record = event.history[at]
    return [*event.history[:at], replace(record, fact=replace(record.fact, **changes)), *event.history[at + 1 :]]


def test_9_check_finds_a_qualified_player_in_a_second_heat() -> None:
    event = two_heats(take=2)
    posted = event.tournament.rounds[0].matches.values()
    event.do(Join(next(match.seats[1] for match in posted), 2))
    assert event.all_well()
    winner = next(match.seats[0] for match in posted)
    (wrong,) = (finding for finding in check(forged(event, Joined, player=winner)) if not finding.ok)
    heats = [message("stagename-heat", letter=letter) for letter in "AB"]
    assert wrong.what == message("finding-second-heat", player=Player(winner), stage=heats[1], heat=heats[0])


def test_check_says_where_a_forged_journal_cannot_be_followed() -> None:
    event = bracket_of_eight()
    win_table(event, 4)
    tables = event.tournament.rounds[0].matches
    one = next(record.fact for record in event.history if isinstance(record.fact, RoundPaired)).tables[0]
    found = check(forged(event, RoundPaired, tables=(one,)))
    assert len(tables) == 4
    assert not found[-1].ok
    assert found[-1].what.id == "finding-unfit"
