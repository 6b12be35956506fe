"""Stages at the desk: plans, cuts, brackets, heats, splits, and what they refuse."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from desk.table import DIRECTOR, Event
from topcut.desk.commands import (
    BothLose,
    ChangePlan,
    Confront,
    Correct,
    Create,
    Draw,
    DrawLot,
    Drop,
    Enter,
    Finish,
    Join,
    OpenStage,
    Person,
    Post,
    ReEnter,
    Report,
    SeatGroups,
    SplitPrizes,
    Undo,
    WithdrawRound,
)
from topcut.journal.plan import Game, Stage
from topcut.journal.records import Drafted, Dropped, Reported, Result, RoundPaired, StageOpened, Started
from topcut.play.check import check
from topcut.play.limited.groups import groups_of
from topcut.play.placings import placings
from topcut.play.prizes import shares
from topcut.play.stages import at_stage, bracket_of, is_over, view

EIGHT = ("Kira", "Odo", "Quark", "Dax", "Garak", "Morn", "Rom", "Nog")
SWISS = Stage("swiss")
TOP_4 = Stage("bracket", take=4)
TWO_NIL, NIL_TWO = Result(games=((1, 0), (1, 0))), Result(games=((0, 1), (0, 1)))


class Staged(Event):
    """An event with a plan; the player who entered earlier wins, unless it is said otherwise."""

    def __init__(self, rulebook: str, plan: tuple[Stage, ...], *people: str, rounds: int = 0, **options: Any) -> None:
        self.plan = plan
        super().__init__(rulebook, *people, rounds=rounds, **options)

    def do(self, command: Any, by: str = DIRECTOR, key: str = "") -> Any:
        if isinstance(command, Create):
            command = replace(command, plan=self.plan)
        return super().do(command, by, key)

    def play(self, *upsets: str) -> None:
        """Pair and post the next round and let the earlier entry win every game, but those whom an upset names."""
        self.do(Draw())
        self.do(Post())
        for match in self.tournament.rounds[-1].matches.values():
            if len(match.seats) == 2:
                numbers = [self.tournament.entrants[seat].number for seat in match.seats]
                first = numbers[0] < numbers[1]
                if any(self.ids[name] in match.seats for name in upsets):
                    first = match.seats[0] in {self.ids[name] for name in upsets}
                self.do(Report(match.round, match.table, TWO_NIL if first else NIL_TWO))

    def seeds(self, stage: int = 2) -> list[str]:
        names = {player: name for name, player in self.ids.items()}
        return [names[player] for player in self.tournament.opened[stage].seeds]

    def places(self) -> dict[str, tuple[int, int]]:
        names = {player: name for name, player in self.ids.items()}
        return {names[place.player]: (place.place, place.to) for place in placings(self.tournament, self.book)}

    def all_well(self) -> bool:
        return all(finding.ok for finding in check(self.history))


def with_cut(
    *stages: Stage, rounds: int = 3, rulebook: str = "transformers", people: tuple[str, ...] = EIGHT
) -> Staged:
    """Swiss rounds that are over; the order of entry is the order of the standings at the top."""
    event = Staged(rulebook, (SWISS, *stages), *people, rounds=rounds)
    for _ in range(rounds):
        event.play()
    return event


# The cut -------------------------------------------------------------------------------------------------------------


def test_the_cut_takes_the_top_of_the_standings_as_seeds() -> None:
    event = with_cut(TOP_4)
    ranks = {row.player: row.rank for row in event_standings(event)}
    event.do(OpenStage())
    seeds = [ranks.pop(player) for player in event.tournament.opened[2].seeds]
    assert seeds == sorted(seeds)
    assert max(seeds) <= min(ranks.values())
    assert event.seeds()[0] == "Kira"


def test_a_whole_event_with_a_cut_ends_with_places_over_both_stages() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    seeds = event.seeds()
    event.play()
    event.play()
    event.do(Finish())
    places = event.places()
    assert places["Kira"] == (1, 1)
    assert sorted(places[name] for name in seeds) == [(1, 1), (2, 2), (3, 4), (3, 4)]
    swiss = [row.player for row in event_standings(event)]
    others = [name for name in places if name not in seeds]
    assert others == sorted(others, key=lambda name: swiss.index(event.ids[name]))
    assert event.all_well()


def event_standings(event: Staged) -> list[Any]:
    from topcut.play.standings import standings

    return list(standings(view(event.tournament, event.book, 1), event.book).rows)


def test_a_cut_of_8_from_7_players_is_refused() -> None:
    event = with_cut(Stage("bracket", take=8), people=EIGHT[:7])
    assert event.refused(OpenStage()) == (
        "a cut to 8 needs 8 players, and 7 of Swiss rounds are still in; announce a smaller cut: `topcut plan`"
    )


def test_a_cut_waits_for_the_last_result() -> None:
    event = Staged("transformers", (SWISS, TOP_4), *EIGHT, rounds=1)
    event.do(Draw())
    event.do(Post())
    assert "Top 4 comes after Swiss rounds, and round 1, table 1" in event.refused(OpenStage())
    assert "round 1 is not finished" in event.refused(Draw())


def test_pairing_past_the_swiss_rounds_asks_for_the_cut() -> None:
    assert "cut to Top 4 has not been made" in with_cut(TOP_4).refused(Draw())


def test_2_10_nobody_enters_or_comes_back_after_the_cut() -> None:
    event = with_cut(TOP_4)
    event.do(Drop(event.ids["Nog"]))
    event.do(OpenStage())
    assert "after the cut" in event.refused(Enter((Person("Worf"),)))
    assert "after the cut" in event.refused(ReEnter(event.ids["Nog"]))


def test_before_the_cut_a_player_may_come_back_and_one_who_left_is_passed_over() -> None:
    event = with_cut(TOP_4)
    event.do(Drop(event.ids["Kira"]))
    event.do(Drop(event.ids["Odo"]))
    event.do(ReEnter(event.ids["Odo"]))
    event.do(OpenStage())
    assert "Kira" not in event.seeds()
    assert "Odo" in event.seeds()


def test_2_10_who_drops_after_the_cut_is_not_replaced_and_the_opponent_has_a_bye() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    first, second, third, fourth = event.seeds()
    event.do(Drop(event.ids[fourth]))
    event.do(Draw())
    event.do(Post())
    tables = event.tournament.rounds[-1].matches
    assert [set(match.seats) for match in tables.values()] == [
        {event.ids[first]},
        {event.ids[second], event.ids[third]},
    ]
    assert tables[1].result == Result(codes=("BYE",))
    event.do(Report(4, 2, TWO_NIL if tables[2].seats[0] == event.ids[second] else NIL_TWO))
    event.play()
    assert event.places()[fourth] == (3, 4)
    assert event.all_well()


def test_who_leaves_in_the_middle_of_a_bracket_game_loses_it() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    event.do(Draw())
    event.do(Post())
    match = event.tournament.rounds[-1].matches[1]
    facts = [record.fact for record in event.do(Drop(match.seats[0]))]
    assert [type(fact) for fact in facts] == [Reported, Dropped]
    assert bracket_of(event.tournament, event.book, 2).games[1].winner == match.seats[1]


def test_the_bracket_is_fixed_once_the_cut_is_made() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    double = (SWISS, replace(TOP_4, bracket="double"))
    assert "has begun cannot change" in event.refused(ChangePlan(double, "all", "more games"))
    before = event.tournament.opened[2]
    match = event.tournament.rounds[2].matches[1]
    turned = NIL_TWO if match.result == TWO_NIL else TWO_NIL
    event.do(Correct(3, 1, turned, "the slip was read wrongly"))
    assert event.tournament.opened[2] == before


def test_a_cut_can_be_undone_until_something_was_played_on_it() -> None:
    event = with_cut(TOP_4)
    (opened,) = event.do(OpenStage())
    event.do(Undo(opened.seq))
    assert not event.tournament.opened
    (opened,) = event.do(OpenStage())
    event.do(Draw())
    assert "depends on it" in event.refused(Undo(opened.seq))


def test_a_cut_made_again_has_the_same_lots() -> None:
    event = Staged("transformers", (SWISS, Stage("bracket", take=4, seeds="drawn")), *EIGHT, rounds=1)
    event.play()
    (opened,) = event.do(OpenStage())
    first = event.seeds()
    event.do(Undo(opened.seq))
    event.do(OpenStage())
    assert event.seeds() == first


def test_the_last_swiss_round_is_not_withdrawn_under_a_cut() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    assert "undo the cut first" in event.refused(WithdrawRound("wrong players"))


def test_star_trek_seeds_wait_for_the_lot() -> None:
    event = Staged("star-trek-2e", (SWISS, Stage("bracket", take=2)), *EIGHT[:4], rounds=1)
    event.do(Draw())
    event.do(Post())
    for table in (1, 2):
        event.do(Report(1, table, Result(games=((100, 0),))))
    assert "share a place of Swiss rounds, so their seeds are open" in event.refused(OpenStage())
    winners = tuple(match.seats[0] for match in event.tournament.rounds[0].matches.values())
    event.do(DrawLot(winners))
    event.do(OpenStage())
    assert set(event.tournament.opened[2].seeds) == set(winners)


def test_where_no_lot_is_drawn_chance_orders_those_who_share_a_place() -> None:
    event = Staged("transformers", (SWISS, Stage("bracket", take=2)), *EIGHT[:4], rounds=1)
    event.play()
    event.do(OpenStage())
    assert len(event.tournament.opened[2].seeds) == 2
    assert event.tournament.opened[2].seed
    assert event.all_well()


# Brackets ------------------------------------------------------------------------------------------------------------


def test_bracket_tables_have_the_numbers_of_their_games() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    event.play()
    event.do(Draw())
    event.do(Post())
    assert [list(posted.matches) for posted in event.tournament.rounds[3:]] == [[1, 2], [3]]


def test_8_2_no_draws_after_a_cut() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    event.do(Draw())
    event.do(Post())
    assert "no draws in a bracket" in event.refused(Report(4, 1, Result(games=((1, 0), (0, 1)))))
    assert "no time limit" in event.refused(Report(4, 1, Result(games=((1, 0),), how="timeout")))
    assert "nobody has won 2 games" in event.refused(Report(4, 1, Result(games=((1, 0),))))


def tied_event(best_of: int = 1) -> Staged:
    plan = (Stage("bracket", seeds="typed", best_of=best_of),)
    event = Staged("star-trek-2e", plan, *EIGHT[:4])
    event.do(OpenStage(seeds=tuple(event.ids[name] for name in ("Dax", "Quark", "Odo", "Kira"))))
    event.do(Draw())
    event.do(Post())
    return event


@pytest.mark.parametrize(
    ("best_of", "result"),
    [
        (1, Result(games=((65, 65),), how="timeout")),
        (1, Result(how="both-lose")),  # a tie of two in these rules (7.10)
        (3, Result(games=((100, 0), (40, 70), (55, 55)))),  # the tied game is the higher seed's
        (3, Result(games=((100, 0), (0, 100)), how="timeout")),  # the tied match too
        (3, Result(games=((100, 20), (100, 35)))),
    ],
)
def test_10_a_tied_game_or_match_goes_to_the_higher_seed(best_of: int, result: Result) -> None:
    event = tied_event(best_of)
    match = event.tournament.rounds[0].matches[1]
    higher = event.ids["Dax"]
    turned = replace(result, games=tuple(game[::-1] for game in result.games))
    decided = len(result.games) == 2 and result.how == "normal"
    event.do(Report(1, 1, turned if decided and match.seats[0] != higher else result))
    assert bracket_of(event.tournament, event.book, 1).games[1].winner == higher


def test_10_an_untied_match_goes_to_whoever_won_it() -> None:
    event = tied_event(3)
    match = event.tournament.rounds[0].matches[1]
    lower = event.ids["Kira"]
    lost = ((0, 100), (20, 100))
    games = lost if match.seats[1] == lower else tuple(game[::-1] for game in lost)
    event.do(Report(1, 1, Result(games=games)))
    assert bracket_of(event.tournament, event.book, 1).games[1].winner == lower


def test_r53_both_lose_and_the_next_opponent_has_a_bye() -> None:
    event = with_cut(TOP_4, rulebook="puzzle-strike")
    event.do(OpenStage())
    event.do(Draw())
    event.do(Post())
    event.do(BothLose(4, 1))
    event.do(Report(4, 2, TWO_NIL))
    winner = event.tournament.rounds[-1].matches[2].seats[0]
    assert is_over(event.tournament, event.book, 2)
    assert bracket_of(event.tournament, event.book, 2).games[3].winner == winner
    event.do(Finish())
    assert placings(event.tournament, event.book)[0].player == winner
    assert event.all_well()


def test_a_correction_that_changes_who_advances_waits_until_the_later_game_is_withdrawn() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    event.play()
    event.do(Draw())
    event.do(Post())
    match = event.tournament.rounds[3].matches[1]
    turned = NIL_TWO if match.result == TWO_NIL else TWO_NIL
    asked = Correct(4, 1, turned, "the slip was read wrongly")
    assert "withdraw round 5 first" in event.refused(asked)
    closer = replace(match.result or TWO_NIL, games=((1, 0), (0, 1), (match.result or TWO_NIL).games[-1]))
    event.do(Correct(4, 1, closer, "it was 2-1"))
    event.do(WithdrawRound("a wrong slip"))
    event.do(asked)
    event.do(Draw(reason="another finalist"))
    event.do(Post())
    assert match.seats[1 if match.result == TWO_NIL else 0] in event.tournament.rounds[4].matches[3].seats


def test_a_result_for_a_game_whose_players_are_not_known_yet_is_refused() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    event.do(Draw())
    event.do(Post())
    assert "has no table 3" in event.refused(Report(4, 3, TWO_NIL))


def test_appendix_a_a_bracket_alone_with_typed_seeds() -> None:
    event = Staged("star-trek-1e", (Stage("bracket", bracket="mcintyre", seeds="typed"),), *EIGHT)
    assert "are typed in" in event.refused(Draw())
    assert "Nog has no seed" in event.refused(OpenStage(seeds=tuple(event.ids[name] for name in EIGHT[:7])))
    twice = tuple(event.ids[name] for name in (*EIGHT[:7], "Kira"))
    assert "Kira has two seeds" in event.refused(OpenStage(seeds=twice))
    opened, started = event.do(OpenStage(seeds=tuple(event.ids[name] for name in EIGHT)))
    assert isinstance(opened.fact, StageOpened)
    assert isinstance(started.fact, Started)
    for _ in range(4):
        event.do(Draw())
        event.do(Post())
        for match in event.tournament.rounds[-1].matches.values():
            first = event.tournament.entrants[match.seats[0]].number < event.tournament.entrants[match.seats[1]].number
            event.do(Report(match.round, match.table, Result(games=((100, 0) if first else (0, 100),))))
    event.do(Finish())
    assert event.places() == {  # everybody keeps his seed: 2nd/3rd and 1st/4th lose to nobody below them
        "Kira": (1, 1),
        "Odo": (2, 2),
        "Quark": (3, 4),
        "Dax": (3, 4),
        "Garak": (5, 6),
        "Morn": (5, 6),
        "Rom": (7, 8),
        "Nog": (7, 8),
    }
    assert event.all_well()


def test_a_bracket_drawn_by_lot_is_filled_when_it_is_paired() -> None:
    event = Staged("magic", (Stage("bracket", seeds="drawn"),), *EIGHT[:5])
    kinds = [type(record.fact) for record in event.do(Draw())]
    assert kinds == [StageOpened, Started, Drafted]
    assert len(event.tournament.opened[1].games) == 4
    assert "after the cut" in event.refused(Enter((Person("Worf"),)))


def test_a_directors_own_bracket() -> None:
    games = (
        Game(1, 1, ("seed 2", "seed 3"), "Ladder"),
        Game(2, 2, ("seed 1", "winner 1"), "Final"),
    )
    event = with_cut(Stage("bracket", take=3, games=games, bracket="own"))
    event.do(OpenStage())
    first, second, third = event.seeds()
    event.play(second)
    assert set(event.tournament.rounds[-1].matches[1].seats) == {event.ids[second], event.ids[third]}
    event.play(first)
    places = event.places()
    assert [places[name] for name in (first, second, third)] == [(1, 1), (2, 2), (3, 3)]
    event.do(Finish())
    assert event.all_well()


@pytest.mark.parametrize(
    ("plan", "says"),
    [
        ((Stage("bracket", take=8),), "nothing comes before it"),
        ((SWISS, Stage("bracket", take=9, bracket="mcintyre")), "9"),
        ((SWISS, Stage("bracket", take=8, bracket="ladder")), "no bracket 'ladder'"),
        ((SWISS, Stage("bracket", take=4, best_of=2)), "the best of 2"),
        ((SWISS, Stage("pods")), "is not played in pods"),
        ((Stage("swiss", heat=True), Stage("swiss", heat=True)), "the heats lead nowhere"),
        ((Stage("swiss", heat=True), Stage("bracket", take=3, seeds="twos")), "two heats"),
        ((Stage("swiss", rounds=4, unless_unbeaten=4),), "must be planned for more"),
        ((SWISS, Stage("bracket", take=1)), "a cut to 1"),
        (
            (
                SWISS,
                Stage(
                    "bracket", take=2, games=(Game(1, 1, ("seed 1", "winner 2")), Game(2, 2, ("seed 2", "winner 1")))
                ),
            ),
            "",
        ),
    ],
)
def test_a_plan_that_cannot_be_is_refused_with_a_sentence(plan: tuple[Stage, ...], says: str) -> None:
    event = Event("transformers", *EIGHT)
    assert says in event.refused(ChangePlan(plan))


def test_another_plan_after_the_start_asks_who_agreed_and_why() -> None:
    event = Staged("transformers", (SWISS, TOP_4), *EIGHT, rounds=1)
    event.play()
    smaller = ChangePlan((SWISS, Stage("bracket", take=2)))
    assert "record who agreed" in event.refused(smaller)
    event.do(replace(smaller, consent="all players", reason="the hall closes at eight"))
    event.do(OpenStage())
    assert len(event.seeds()) == 2


# Rounds that end early ------------------------------------------------------------------------------------------------


def test_8_1_five_rounds_unless_only_one_player_is_unbeaten_after_four() -> None:
    names = tuple(f"Vedek {number}" for number in range(1, 9))
    event = Staged("transformers", (Stage("swiss", rounds=5, unless_unbeaten=3),), *names)
    for _ in range(3):
        assert not is_over(event.tournament, event.book, 1)
        event.play()
    assert is_over(event.tournament, event.book, 1)
    assert "only one player is unbeaten after 3 rounds" in event.refused(Draw())
    event.do(Finish())


def test_8_1_the_rounds_go_on_while_two_are_unbeaten() -> None:
    names = tuple(f"Vedek {number}" for number in range(1, 9))
    event = Staged("transformers", (Stage("swiss", rounds=4, unless_unbeaten=2),), *names)
    event.play()
    event.play()
    assert not is_over(event.tournament, event.book, 1)
    event.play()
    assert is_over(event.tournament, event.book, 1)


# Heats ----------------------------------------------------------------------------------------------------------------

HEATS = (
    Stage("swiss", heat=True, rounds=2),
    Stage("swiss", heat=True, rounds=2),
    Stage("bracket", take=2, seeds="twos"),
)


def heat_a_over() -> Staged:
    event = Staged("transformers", HEATS, *EIGHT[:4])
    event.do(Enter(tuple(Person(name) for name in EIGHT[4:]), heat=2))
    event.ids |= {name: f"p{number}" for number, name in enumerate(EIGHT, start=1)}
    event.play()
    event.play()
    return event


def test_9_who_has_qualified_may_not_play_again_and_others_may() -> None:
    event = heat_a_over()
    ranks = [row.player for row in standings_of(event, 1)]
    assert "has qualified in Heat A" in event.refused(Join(ranks[0], 2))
    assert "has qualified in Heat A" in event.refused(Join(ranks[1], 2))
    event.do(Join(ranks[3], 2))
    assert "plays in Heat B already" in event.refused(Join(ranks[3], 2))
    event.play()
    event.play()
    event.do(OpenStage())
    a, b = ranks[:2], [row.player for row in standings_of(event, 2)][:2]
    assert event.tournament.opened[3].seeds == (*a, *b)  # seeds 1 2 from the first heat, 3 4 from the second
    event.play()
    event.play()
    event.do(Finish())
    assert len(event.places()) == 8
    assert event.all_well()


def standings_of(event: Staged, stage: int) -> list[Any]:
    from topcut.play.standings import standings

    return list(standings(view(event.tournament, event.book, stage), event.book).rows)


def test_nobody_joins_a_second_heat_while_he_plays_in_one() -> None:
    event = Staged("transformers", HEATS, *EIGHT[:4])
    event.do(Draw())
    assert "still plays in Heat A" in event.refused(Join(event.ids["Kira"], 2))
    assert "there is no heat 3" in event.refused(Join(event.ids["Kira"], 3))


def test_heats_are_played_side_by_side() -> None:
    event = Staged("transformers", HEATS, *EIGHT[:4])
    event.do(Enter(tuple(Person(name) for name in EIGHT[4:]), heat=2))
    event.do(Draw(stage=1))
    assert "is drawn and not posted" in event.refused(Draw(stage=2))
    event.do(Post())
    event.do(Draw(stage=2))
    event.do(Post())
    assert [posted.stage for posted in event.tournament.rounds] == [1, 2]
    event.do(Report(1, 1, TWO_NIL))  # the latest round of its own heat
    event.do(Report(1, 2, TWO_NIL))
    event.do(Draw(stage=1))
    event.do(Post())
    assert {seat for match in event.tournament.rounds[2].matches.values() for seat in match.seats} == {
        "p1",
        "p2",
        "p3",
        "p4",
    }


def test_9_an_earned_bye_is_used_in_the_first_heat_only() -> None:
    heats = (replace(HEATS[0], rounds=1), replace(HEATS[1], rounds=1), HEATS[2])
    event = Staged("star-trek-2e", heats)
    event.do(Enter((Person("Kira", earned_byes=1), *(Person(name) for name in EIGHT[1:5])), heat=1))
    event.do(Enter(tuple(Person(name) for name in ("Rom", "Nog", "Leeta", "Worf", "Jake")), heat=2))
    event.do(Draw())
    event.do(Post())
    awards = {m.seats[0]: m.result.codes[0] for m in event.tournament.rounds[0].matches.values() if m.result}
    assert awards == {"p1": "EBYE"}
    first = view(event.tournament, event.book, 1).entrants["p1"].earned_byes
    assert first == 1
    joined = replace(event.tournament.entrants["p1"], heats=((1, 0), (2, 1)))
    later = replace(event.tournament, entrants={**event.tournament.entrants, "p1": joined})
    assert view(later, event.book, 2).entrants["p1"].earned_byes == 0


# Pods -----------------------------------------------------------------------------------------------------------------


def test_a_pod_of_two_is_refused() -> None:
    assert "cannot fill a pod" in Event("tribbles", *EIGHT[:2]).refused(Draw())


def test_the_only_player_left_in_a_pod_cannot_be_dropped() -> None:
    event = Event("tribbles", *EIGHT[:4])
    event.do(Draw())
    event.do(Post())
    for name in EIGHT[1:4]:
        event.do(Drop(event.ids[name]))
    assert "is the only player left in the pod" in event.refused(Drop(event.ids["Kira"]))


def test_tribbles_with_two_stages_rank_by_table_then_points() -> None:
    people = tuple(f"Tribble {number}" for number in range(1, 10))
    event = Event("tribbles", *people)
    event.do(Draw())
    event.do(Post())
    assert [len(match.seats) for match in event.tournament.rounds[0].matches.values()] == [5, 4]
    for match in event.tournament.rounds[0].matches.values():
        points = tuple(tuple(100 * (seat + 1) + match.table for seat in range(len(match.seats))) for _ in range(5))
        event.do(Report(1, match.table, Result(games=points)))
    assert at_stage(event.tournament, event.book) == 2
    kinds = [type(record.fact) for record in event.do(Draw())]
    assert kinds == [StageOpened, Drafted]
    (posted,) = (record.fact for record in event.do(Post()) if isinstance(record.fact, RoundPaired))
    top, second = (set(table.seats) for table in posted.tables)
    winners = {match.seats[-1] for match in event.tournament.rounds[0].matches.values()}
    assert winners < top
    assert (len(top), len(second)) == (5, 4)
    for match in event.tournament.rounds[1].matches.values():
        each = 10 if match.table == 1 else 1000  # the second table scores more, and ranks below all the same
        points = tuple(tuple(each * (seat + 1) for seat in range(len(match.seats))) for _ in range(5))
        event.do(Report(2, match.table, Result(games=points)))
    event.do(Finish())
    found = placings(event.tournament, event.book)
    assert [place.player for place in found[:5]] == list(reversed(posted.tables[0].seats))
    assert {place.player for place in found[5:]} == second
    assert all(finding.ok for finding in check(event.history))


def test_a_lot_drawn_in_one_stage_decides_nothing_in_another() -> None:
    people = tuple(f"Tribble {number}" for number in range(1, 10))
    event = Event("tribbles", *people)
    event.do(Draw())
    event.do(Post())
    first, second = event.tournament.rounds[0].matches.values()
    for match in (first, second):
        points = tuple(
            tuple(0 if seat < 2 else 100 * seat + match.table for seat in range(len(match.seats))) for _ in range(5)
        )
        event.do(Report(1, match.table, Result(games=points)))
    assert "share a place of Pods" in event.refused(Draw())
    tied = (*first.seats[:2], *second.seats[:2])
    event.do(DrawLot(tied, drawn=tied))
    event.do(Draw())
    event.do(Post())
    for match in event.tournament.rounds[1].matches.values():
        event.do(Report(2, match.table, Result(games=((7,) * len(match.seats),) * 5)))
    places = {(place.place, place.to) for place in placings(event.tournament, event.book)}
    assert places == {(1, 5), (6, 9)}  # nobody at a table is parted by the lot of the first stage


# Pods that play only inside themselves --------------------------------------------------------------------------------


def drafted(players: int, **options: Any) -> Event:
    names = tuple(f"Vedek {number}" for number in range(1, players + 1))
    event = Event("transformers", *names, rounds=3, format="draft", **options)
    event.do(SeatGroups())
    return event


def test_7_6_players_meet_only_inside_their_pod() -> None:
    event = drafted(13, play_inside_pod=True)
    pods = [set(group.players) for group in groups_of(event.tournament)]
    assert sorted(map(len, pods)) == [6, 7]
    for _ in range(3):
        event.do(Draw())
        event.do(Post())
        matches = event.tournament.rounds[-1].matches.values()
        assert all(any(set(match.seats) <= pod for pod in pods) for match in matches)
        assert sum(len(match.seats) == 1 for match in matches) == 1  # the odd pod has a bye
        for match in matches:
            if len(match.seats) == 2:
                event.do(Report(match.round, match.table, TWO_NIL))
    met = [frozenset(m.seats) for r in event.tournament.rounds for m in r.matches.values() if len(m.seats) == 2]
    assert len(met) == len(set(met))
    assert all(finding.ok for finding in check(event.history))


def test_7_6_the_restriction_can_be_lifted() -> None:
    event = drafted(12, play_inside_pod=False)
    assert [type(record.fact) for record in event.do(Draw())][-1] is Drafted
    assert event.tournament.draft is not None
    assert event.tournament.draft.engine == "swiss/1"


# Prizes ---------------------------------------------------------------------------------------------------------------


def test_5_2_the_printed_example_of_an_even_split() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    assert "must agree" in event.refused(SplitPrizes(ended=True))
    event.do(SplitPrizes("all four", ended=True))
    event.do(Finish())
    prizes = {1: 12, 2: 8, 3: 4, 4: 4}
    (share,) = shares(placings(event.tournament, event.book), prizes, event.tournament.split)
    assert (share.each, share.left, set(share.players)) == (7, 0, {event.ids[name] for name in event.seeds()})


def test_shared_places_share_their_prizes_and_say_what_is_left() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    event.play()
    event.play()
    found = shares(placings(event.tournament, event.book), {1: 12, 2: 8, 3: 5, 4: 4})
    assert [(share.place, share.to, share.each, share.left) for share in found] == [
        (1, 1, 12, 0),
        (2, 2, 8, 0),
        (3, 4, 4, 1),
    ]


def test_players_who_split_may_play_on() -> None:
    event = with_cut(TOP_4)
    event.do(OpenStage())
    event.do(SplitPrizes("all four"))
    event.play()
    event.play()
    event.do(Finish())
    assert event.places()["Kira"] == (1, 1)


def test_prizes_are_not_split_before_a_cut() -> None:
    assert "still in a bracket" in with_cut(TOP_4).refused(SplitPrizes("all"))


# The end --------------------------------------------------------------------------------------------------------------


def test_the_event_cannot_be_finished_with_a_stage_left() -> None:
    event = with_cut(TOP_4)
    assert "Top 4 has not been played" in event.refused(Finish())
    event.do(OpenStage())
    event.play()
    assert "Top 4 is not over" in event.refused(Finish())


def test_a_bracket_needs_no_final_confrontation() -> None:
    event = with_cut(TOP_4)
    assert "the final of the bracket decides" in event.refused(Confront(event.ids["Kira"]))
