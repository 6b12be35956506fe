"""Entering, withdrawing, coming back, coming late, checking in, earned byes."""

from __future__ import annotations

import pytest

from saying import in_words, refusal_of
from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import CheckIn, Drop, Enter, ForfeitBye, Person, ReEnter, Withdraw
from topcut.acts.entries.facts import CheckedIn, Dropped, Entered, Withdrawn
from topcut.acts.event.commands import Create
from topcut.acts.listing.commands import TakeInto
from topcut.acts.rounds.commands import Draw, Start
from topcut.acts.rounds.facts import Started
from topcut.acts.who import DIRECTOR
from topcut.desk.memory import MemoryJournal
from topcut.desk.submit import submit
from topcut.journal.codec import encode
from topcut.programs.load import load as load_program
from topcut.refusal import Refused
from topcut.rulebooks.load import load

from .table import Event

FOUR = ("Kira", "Odo", "Quark", "Dax")
EIGHT = (*FOUR, "Garak", "Morn", "Rom", "Nog")


# The event itself ----------------------------------------------------------------------------------------------------


def test_nothing_can_be_done_before_there_is_an_event() -> None:
    journal = MemoryJournal()
    for command in (Enter((Person("Kira"),)), Start(), Draw(), Finish()):
        refusal_of(submit(journal, command, DIRECTOR), "event-none")
    assert journal.read().history == []


def test_a_journal_holds_one_event() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.refused(Create(event.book.source, "Another"), "event-exists")


def test_the_first_record_embeds_the_resolved_rulebook() -> None:
    event = Event("star-trek-2e", rules="slipstream")
    settings = event.history[0].fact.rulebook["settings"]
    assert settings["differential_cap"]["value"] == 50


@pytest.mark.parametrize("rounds", [-1, 101, 10_000])
def test_an_impossible_number_of_rounds_makes_no_event(rounds: int) -> None:
    journal = MemoryJournal()
    answer = submit(journal, Create(load("star-trek-2e").source, "Terok Nor Cup", rounds), DIRECTOR)
    assert isinstance(answer, Refused)
    assert journal.read().history == []


@pytest.mark.parametrize("document", [{}, {"name": "hasperat"}])
def test_a_rulebook_with_errors_makes_no_event(document: dict[str, str]) -> None:
    journal = MemoryJournal()
    answer = submit(journal, Create(document, "Terok Nor Cup"), DIRECTOR)
    assert isinstance(answer, Refused)
    assert journal.read().history == []


# Entering ------------------------------------------------------------------------------------------------------------


def test_players_are_numbered_in_signup_order() -> None:
    event = Event("star-trek-2e", "Kira", "Odo")
    event.enter("Quark")
    entrants = event.tournament.entrants
    assert [(entrant.id, entrant.number) for entrant in entrants.values()] == [("p1", 1), ("p2", 2), ("p3", 3)]


def test_a_list_of_names_is_one_act() -> None:
    event = Event("star-trek-2e")
    records = event.enter(*FOUR)
    assert [record.more for record in records] == [True, True, True, False]


def test_records_hold_no_names() -> None:
    event = Event("star-trek-2e", "Kira Nerys", "Odo Ital")
    written = b"\n".join(encode(record) for record in event.history)
    for word in (b"Kira", b"kira", b"Nerys", b"Ital", b"Deep Space"):
        assert word not in written


def test_the_same_name_has_another_reference_in_another_entry() -> None:
    event = Event("star-trek-2e", "Kira Nerys")
    event.do(Withdraw("p1"))
    other = Event("star-trek-2e", "Odo", "Kira Nerys")
    assert event.tournament.entrants["p1"].person != other.tournament.entrants["p2"].person


def test_rating_team_and_byes_are_kept() -> None:
    event = Event("star-trek-2e", Person("Kira", rating=1620, earned_byes=1, team="Bajor"))
    entrant = event.tournament.entrants["p1"]
    assert (entrant.rating, entrant.earned_byes, event.words(entrant.team)) == (1620, 1, "Bajor")


def test_a_team_has_one_reference_however_its_players_enter() -> None:
    event = Event(
        "star-trek-2e", Person("Kira", team="Bajor"), Person("Odo", team="Bajor"), Person("Quark", team="Bar")
    )
    event.enter(Person("Nog", team="Bar"))
    kira, odo, quark, nog = (entrant.team for entrant in event.tournament.entrants.values())
    assert kira == odo != quark == nog


@pytest.mark.parametrize(
    "name",
    ["🖖 Dax 🐛", "גאראק", "أودو", "<script>alert('Quark')</script>", "O'Brien; DROP TABLE players", "Ёлка", "七"],
)
def test_a_name_is_kept_to_the_letter(name: str) -> None:
    event = Event("star-trek-2e", "Kira")
    event.enter(name)
    assert name in event.words(event.tournament.entrants["p2"].person).replace('\\"', '"')


@pytest.mark.parametrize("name", ["", " ", "\t\n", "\u00a0"])
def test_an_empty_name_is_refused(name: str) -> None:
    Event("star-trek-2e", "Kira").refused(Enter((Person(name),)), "entry-no-name")


@pytest.mark.parametrize("name", ["\u200b", "\u200e\u200f", "\u2066\u2069"])
def test_a_name_that_shows_nothing_is_refused(name: str) -> None:
    Event("star-trek-2e", "Kira").refused(Enter((Person(name),)), "entry-no-name")


def test_a_name_of_300_characters_is_refused() -> None:
    refusal = Event("star-trek-2e", "Kira").refused(Enter((Person("Q" * 300),)), "entry-name-too-long", most=200)
    assert len(in_words(refusal)) < 200


@pytest.mark.parametrize("name", ["Zo\udceb", "\x00"])
def test_a_name_that_cannot_be_written_is_refused(name: str) -> None:
    """The first is what a terminal hands over for a Latin-1 byte."""
    Event("star-trek-2e", "Kira").refused(Enter((Person(name),)), "entry-name-unwritable")


@pytest.mark.parametrize("again", ["Kira Nerys", "kira nerys", "  Kira   Nerys ", "KIRA NERYS"])
def test_the_same_name_twice_is_refused(again: str) -> None:
    Event("star-trek-2e", "Kira Nerys").refused(Enter((Person(again),)), "entry-name-taken")


def test_the_same_name_twice_in_one_list_is_refused() -> None:
    Event("star-trek-2e", "Kira").refused(Enter((Person("Odo"), Person("Odo"))), "entry-name-twice", player="Odo")


def test_a_list_with_a_bad_line_enters_nobody_and_names_every_problem() -> None:
    event = Event("star-trek-2e", "Kira")
    people = (Person("Odo"), Person(""), Person("Kira"), Person("Dax", earned_byes=9))
    answer = event.submit(Enter(people))
    refusal_of(answer, "entry-no-name", "entry-name-taken", "entry-too-many-byes")
    assert isinstance(answer, Refused)
    assert [one.why["player"] for one in answer.refusals[1:]] == ["Kira", "Dax"]
    assert list(event.tournament.entrants) == ["p1"]


def test_two_with_one_handle_get_handles_of_their_own() -> None:
    event = Event("star-trek-2e", "Dax Jadzia", "Dax, Jadzia")
    details = {event.words(entrant.person) for entrant in event.tournament.entrants.values()}
    assert len({text.split('"handle":')[1] for text in details}) == 2


def test_a_side_is_refused_where_sides_are_not_paired() -> None:
    Event("star-trek-2e", "Kira").refused(Enter((Person("Odo", side="dark"),)), "entry-no-sides", player="Odo")


def test_a_side_is_asked_for_at_the_door_where_no_draft_gives_it() -> None:
    event = Event("star-wars", rounds=2, pairing="sides")
    event.refused(Enter((Person("Kira"),)), "entry-without-side", player="Kira")
    event.enter(Person("Kira", side="light"))
    Event("star-wars", "Kira", "Odo", rounds=2, format="cube")


def test_light_meets_dark_where_sides_are_paired() -> None:
    light, dark = ("Kira", "Odo"), ("Dukat", "Weyoun")
    people = [Person(name, side="light") for name in light] + [Person(name, side="dark") for name in dark]
    event = Event("star-wars", *people, rounds=2, pairing="sides")
    event.post()
    assert all(len(pair & set(light)) == 1 for pair in event.pairs())


def test_nobody_enters_a_finished_event() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=1)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(Finish())
    event.refused(Enter((Person("Garak"),)), "event-finished")


# Withdrawing and coming back -----------------------------------------------------------------------------------------


def test_who_withdraws_before_the_start_never_took_part() -> None:
    event = Event("star-trek-2e", *FOUR, "Garak")
    assert [type(record.fact) for record in event.do(Withdraw(event.id("Garak")))] == [Withdrawn]
    event.post()
    assert not any("Garak" in pair for pair in event.pairs())
    assert "Garak" not in event.ranks()


def test_who_withdrew_can_come_back_before_the_start() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.do(Withdraw(event.id("Dax")))
    event.do(ReEnter(event.id("Dax")))
    event.post()
    assert any("Dax" in pair for pair in event.pairs())


def test_nobody_withdraws_twice() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.do(Withdraw(event.id("Dax")))
    event.refused(Withdraw(event.id("Dax")), "entry-has-left", player="Dax")


def test_after_the_start_one_drops_and_does_not_withdraw() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.do(Start())
    event.refused(Withdraw(event.id("Dax")), "entry-cannot-withdraw")


def test_the_name_of_one_who_withdrew_is_not_free() -> None:
    """He re-enters: two entries of one person would split his results."""
    event = Event("star-trek-2e", *FOUR)
    event.do(Withdraw(event.id("Dax")))
    event.refused(Enter((Person("Dax"),)), "entry-name-taken")


@pytest.mark.parametrize("command", [Withdraw, ReEnter, CheckIn, ForfeitBye, Drop])
def test_an_unknown_player_is_refused(command: type) -> None:
    Event("star-trek-2e", *FOUR).refused(command("p99"), "entry-no-player", player="p99")


def test_who_is_in_cannot_come_back() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.refused(ReEnter(event.id("Kira")), "entry-has-not-left", player="Kira")


# Dropping ------------------------------------------------------------------------------------------------------------


def test_who_drops_is_not_paired_any_more_and_keeps_his_results() -> None:
    event = Event("star-trek-2e", *FOUR, "Garak", "Morn")
    event.play(("Kira", "Odo"), ("Quark", "Dax"), ("Garak", "Morn"))
    assert event.do(Drop(event.id("Morn")))[0].fact == Dropped("p6", after=1)
    event.post()
    assert not any("Morn" in pair for pair in event.pairs())
    assert event.card("Morn") == ["FL", "MG"]  # R06: missed games for the remainder
    assert event.card("Garak")[0] == "FW"


def test_in_transformers_rounds_after_a_drop_are_not_played() -> None:
    event = Event("transformers", *FOUR, "Garak", "Morn", rounds=3)
    event.play(("Kira", "Odo"), ("Quark", "Dax"), ("Garak", "Morn"))
    event.do(Drop(event.id("Morn")))
    event.post()
    assert event.card("Morn") == ["L"]  # R35


def test_a_drop_during_a_round_leaves_the_posted_round_as_it_is() -> None:
    event = Event("star-trek-2e", *FOUR)
    posted = event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(Drop(event.id("Odo")))
    assert event.tournament.rounds[-1] == posted
    event.wins("Odo")  # his last game still counts
    assert event.points("Odo") == 4


def test_nobody_drops_twice() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.do(Start())
    event.do(Drop(event.id("Odo")))
    event.refused(Drop(event.id("Odo")), "entry-has-left", player="Odo")


@pytest.mark.parametrize("command", [CheckIn, ForfeitBye])
def test_a_dropped_player_does_nothing_before_he_re_enters(command: type) -> None:
    event = Event("star-trek-2e", "Kira", "Odo", "Quark", Person("Dax", earned_byes=2))
    event.do(Start())
    event.do(Drop(event.id("Dax")))
    event.refused(command(event.id("Dax")), "entry-has-left", player="Dax")


def test_nobody_drops_out_of_a_finished_event() -> None:
    event = Event("star-trek-2e", *FOUR, rounds=1)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(Finish())
    event.refused(Drop(event.id("Odo")), "event-finished")


def test_before_the_start_a_drop_is_a_withdrawal() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.do(Drop(event.id("Odo")))
    assert "Odo" not in event.ranks()


def test_a_dropped_player_comes_back_with_missed_games_for_the_rounds_between() -> None:
    event = Event("star-trek-2e", *FOUR, "Garak", "Morn", rounds=4)
    event.play(("Kira", "Odo"), ("Quark", "Dax"), ("Garak", "Morn"))
    event.do(Drop(event.id("Morn")))
    event.play(("Kira", "Quark"), ("Dax", "Odo"))
    event.do(ReEnter(event.id("Morn")))
    event.post(("Morn", "Kira"))
    event.wins("Morn")
    assert event.card("Morn") == ["FL", "MG", "FW"]
    assert event.tournament.entrants[event.id("Morn")].away == ((2, 2),)


def test_in_transformers_the_rounds_between_are_not_rounds_played() -> None:
    event = Event("transformers", *FOUR, "Garak", "Morn", rounds=4)
    event.play(("Kira", "Odo"), ("Quark", "Dax"), ("Garak", "Morn"))
    event.do(Drop(event.id("Morn")))
    event.play(("Kira", "Quark"), ("Dax", "Odo"))
    event.do(ReEnter(event.id("Morn")))
    event.post(("Morn", "Kira"))
    event.wins("Morn")
    assert event.card("Morn") == ["L", "W"]  # R35


def test_when_everybody_has_dropped_no_empty_round_is_drawn() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    for name in FOUR:
        event.do(Drop(event.id(name)))
    event.refused(Draw(), "round-too-few-players")


# Late ----------------------------------------------------------------------------------------------------------------


def test_a_late_entry_has_missed_the_rounds_before() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.enter("Garak", "Morn")
    event.post(("Garak", "Morn"))
    event.wins("Garak")
    assert event.card("Garak") == ["MG", "FW"]  # R04
    assert event.points("Garak") == 4


def test_a_late_entry_in_transformers_has_lost_the_rounds_before() -> None:
    event = Event("transformers", *FOUR)
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.enter("Garak")
    assert event.card("Garak") == ["L"]  # the results file's "a match lost 0-2 by a late entry"


def test_a_late_entry_after_the_start_but_before_round_one_has_missed_nothing() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.do(Start())
    event.enter("Garak", "Morn")
    event.play(("Kira", "Odo"), ("Quark", "Dax"), ("Garak", "Morn"))
    assert event.card("Garak") == ["FW"]


def test_a_late_entry_does_not_change_the_posted_round() -> None:
    event = Event("star-trek-2e", *FOUR)
    posted = event.post()
    event.enter("Garak")
    assert event.tournament.rounds[-1] == posted


def test_the_late_return_of_one_who_withdrew_is_a_late_entry() -> None:
    event = Event("star-trek-2e", *FOUR, "Garak", "Morn")
    event.do(Withdraw(event.id("Garak")))
    event.do(Withdraw(event.id("Morn")))
    event.play(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(ReEnter(event.id("Garak")))
    assert event.card("Garak") == ["MG"]
    assert "Morn" not in event.ranks()


# Checking in and starting --------------------------------------------------------------------------------------------


def test_check_in_is_recorded_once() -> None:
    event = Event("star-trek-2e", *FOUR)
    assert event.do(CheckIn(event.id("Kira")))[0].fact == CheckedIn("p1")
    assert event.tournament.entrants["p1"].checked_in
    event.refused(CheckIn(event.id("Kira")), "entry-checked-in", player="Kira")


def test_who_withdrew_cannot_check_in() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.do(Withdraw(event.id("Odo")))
    event.refused(CheckIn(event.id("Odo")), "entry-has-left", player="Odo")


@pytest.mark.parametrize(("rulebook", "players", "rounds"), [("star-trek-2e", 4, 3), ("star-trek-2e", 8, 4)])
def test_the_start_fixes_the_rounds_that_the_table_recommends(rulebook: str, players: int, rounds: int) -> None:
    event = Event(rulebook, *EIGHT[:players])
    assert event.do(Start())[0].fact == Started(rounds)
    assert event.tournament.rounds_planned == rounds


def test_the_start_keeps_the_rounds_that_were_announced() -> None:
    event = Event("star-trek-2e", *EIGHT, rounds=6)
    event.do(Start())
    assert event.tournament.rounds_planned == 6


def test_where_no_table_recommends_the_director_says_the_rounds() -> None:
    Event("star-trek-1e-2010", *FOUR).refused(Start(), "stage-no-number-of-rounds")
    event = Event("star-trek-1e-2010", *FOUR, rounds=3)
    event.do(Start())
    assert event.tournament.rounds_planned == 3


def test_an_event_starts_once() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.do(Start())
    event.refused(Start(), "event-started")


@pytest.mark.parametrize("names", [(), ("Kira",)])
def test_an_event_without_two_players_cannot_start(names: tuple[str, ...]) -> None:
    Event("star-trek-2e", *names, rounds=3).refused(Start(), "stage-too-few-to-start")


def test_a_field_below_the_sanctioned_minimum_may_run() -> None:
    """Three and four are the minima of the guides' programs; they warn about sanctioning and never refuse."""
    for event, program in (
        (Event("star-trek-2e", "Kira", "Odo", rounds=1), "star-trek"),
        (Event("star-trek-2e-2010", "Kira", "Odo", "Quark", rounds=3), "star-trek-2010"),
    ):
        event.do(TakeInto(load_program(program).source))
        event.do(Start())


def test_the_first_draw_starts_the_event() -> None:
    event = Event("star-trek-2e", *FOUR)
    event.draw()
    assert event.tournament.started
    assert event.tournament.rounds_planned == 3


def test_entered_facts_are_what_was_said() -> None:
    event = Event("star-trek-2e")
    (record,) = event.enter(Person("Kira", rating=1500, earned_byes=2))
    fact = record.fact
    assert isinstance(fact, Entered)
    assert (fact.player, fact.rating, fact.earned_byes, record.by) == ("p1", 1500, 2, "director")
