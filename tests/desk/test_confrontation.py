"""The final confrontation (001 7.6, appendix A, R46, R63): announced, paired, timed, reported; or its winner named."""

import pytest

from desk.staged import SWISS, Staged
from saying import fits
from topcut.acts.clock.commands import StartClock
from topcut.acts.ending.commands import Confront, Finish
from topcut.acts.ending.facts import ConfrontationWon
from topcut.acts.entries.commands import Drop, Enter, Person
from topcut.acts.event.commands import Undo
from topcut.acts.results.commands import Report
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.stages.commands import ChangePlan
from topcut.files.results_export import results_document
from topcut.files.results_file import read_document
from topcut.journal.fact import Result
from topcut.journal.plan import CONFRONTATION, Stage
from topcut.play.check import check
from topcut.play.placings import placings
from topcut.play.round_names import round_name
from topcut.play.stages import view
from topcut.play.standings import standings

FOUR = ("Kira", "Odo", "Quark", "Dax")
WIN, LOSS, TIE = Result(games=((100, 0),)), Result(games=((0, 100),)), Result(games=((50, 50),), how="timeout")


def played(rulebook: str = "star-trek-1e", *, announced: bool = True) -> Staged:
    """Kira wins all three games (12 points), Odo two (8, and 1 for the loss), Quark one."""
    event = Staged(rulebook, (SWISS, CONFRONTATION) if announced else (), *FOUR, rounds=3)
    for _ in range(3):
        event.do(Draw())
        event.do(Post())
        for match in event.tournament.rounds[-1].matches.values():
            event.do(Report(match.round, match.table, WIN if match.seats[0] < match.seats[1] else LOSS))
    return event


def confronted(result: Result, rulebook: str = "star-trek-1e") -> Staged:
    """The result as Kira's."""
    event = played(rulebook)
    event.do(Draw())
    event.do(Post())
    seats = event.tournament.rounds[-1].matches[1].seats
    turned = seats[0] != event.id("Kira")
    games = tuple((b, a) if turned else (a, b) for a, b in result.games)
    event.do(Report(4, 1, Result(games=games, how=result.how)))
    return event


def order(event: Staged) -> list[str]:
    return [event.name(place.player) for place in placings(event.tournament, event.book)]


@pytest.mark.parametrize("rulebook", ["star-trek-1e", "star-trek-2e"])
def test_r63_the_first_two_are_paired_again_and_the_winner_is_first(rulebook: str) -> None:
    event = confronted(LOSS, rulebook)
    assert event.pairs() == {frozenset(("Kira", "Odo"))}  # a rematch
    assert order(event) == ["Odo", "Kira", "Quark", "Dax"]
    rows = standings(view(event.tournament, event.book, 1), event.book).rows
    assert [(event.name(row.player), row.rank, row.points) for row in rows][:2] == [("Odo", 1, 9), ("Kira", 2, 12)]
    event.do(Finish())
    assert all(finding.ok for finding in check(event.history))


def test_r46_the_loser_is_not_lifted_and_the_first_stays_first() -> None:
    assert order(confronted(WIN)) == list(FOUR)


def test_r63_a_tie_leaves_the_order_as_it_is() -> None:
    assert order(confronted(TIE)) == list(FOUR)


def test_r63_it_is_one_game_with_the_clock_of_a_game_whatever_brackets_play() -> None:
    event = played("star-trek-1e-2010")
    event.do(Draw())
    event.do(Post())
    assert fits(round_name(event.tournament, event.book, 4), "stagename-confrontation")
    event.do(StartClock())
    assert event.tournament.rounds[-1].clock.game == 0
    event.do(Report(4, 1, WIN))
    event.do(Finish())


def test_r63_until_it_is_played_the_event_is_not_over() -> None:
    event = played()
    event.refused(Finish(), "event-stage-not-played", stage="stagename-confrontation")


def test_r63_it_is_announced_before_the_start() -> None:
    event = played(announced=False)
    event.refused(ChangePlan((SWISS, CONFRONTATION), "all", "so"), "plan-bracket-announced")


def test_r63_without_a_game_the_director_names_the_winner_once() -> None:
    event = played()
    event.do(Confront(event.id("Odo")))
    assert order(event) == ["Odo", "Kira", "Quark", "Dax"]
    event.refused(Confront(event.id("Odo")), "stage-confrontation-same", player="Odo")
    event.refused(Confront(event.id("Kira")), "stage-confrontation-named", player="Odo")
    second = event.do(Confront(event.id("Kira"), "the slip was read wrong"))[0]
    assert isinstance(second.fact, ConfrontationWon)
    assert order(event) == list(FOUR)
    event.do(Undo(second.seq))
    assert order(event)[0] == "Odo"
    event.do(Finish())


def test_r63_only_the_first_two_can_have_won_it() -> None:
    event = played(announced=False)
    event.refused(
        Confront(event.id("Dax")),
        "stage-confrontation-stranger",
        players=(
            "Kira",
            "Odo",
        ),
    )
    event.do(Drop(event.id("Odo")))
    event.do(Confront(event.id("Quark")))


def test_r63_a_game_that_is_played_names_its_own_winner() -> None:
    event = confronted(LOSS)
    event.refused(Confront(event.id("Kira")), "stage-confrontation-played")


def test_r63_who_drops_before_it_gives_the_other_the_first_place() -> None:
    event = played()
    event.do(Draw())
    event.do(Post())
    event.do(Drop(event.id("Kira"), gives_up=True))
    assert order(event)[0] == "Odo"


def test_nobody_enters_after_the_first_two_are_known() -> None:
    event = played()
    event.do(Draw())
    event.refused(Enter((Person("Worf"),)), "entry-after-the-cut")


@pytest.mark.parametrize(
    ("plan", "also"),
    [
        ((CONFRONTATION,), ["plan-nothing-to-cut"]),
        ((CONFRONTATION, SWISS), ["plan-nothing-to-cut"]),
        ((SWISS, Stage("bracket", take=4), CONFRONTATION), []),
        ((Stage("swiss", heat=True), Stage("swiss", heat=True), CONFRONTATION), []),
        ((SWISS, Stage("bracket", take=4, confrontation=True)), []),
        ((SWISS, Stage("bracket", take=2, confrontation=True, best_of=3)), []),
        ((SWISS, Stage("swiss", take=2, confrontation=True)), []),
    ],
)
def test_what_cannot_be_a_final_confrontation(plan: tuple[Stage, ...], also: list[str]) -> None:
    event = Staged("star-trek-1e", (), *FOUR)
    event.refused(ChangePlan(plan), *also, "plan-confrontation")


def test_a_results_file_tells_the_same() -> None:
    event = confronted(LOSS)
    names = {player: name.lower() for name, player in event.ids.items()}
    sheet = read_document(results_document(event.tournament, event.book, names, names))
    assert [place.player for place in placings(sheet.tournament, sheet.rulebook)] == ["odo", "kira", "quark", "dax"]
