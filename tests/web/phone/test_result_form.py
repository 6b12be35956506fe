"""The result form: every rulebook's own terms, himself first; whatever is sent is a result or a sentence."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saying import as_told, fits, in_words, refused
from topcut.acts.command import Command
from topcut.acts.entries.commands import Enter, Person
from topcut.acts.event.commands import Create
from topcut.acts.results.commands import Concede
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.stages.commands import OpenStage
from topcut.acts.who import DIRECTOR
from topcut.desk.memory import MemoryJournal, SeededEntropy
from topcut.desk.submit import Accepted, submit
from topcut.journal.fact import Result
from topcut.journal.plan import Stage
from topcut.journal.state import Match
from topcut.messages.message import Message, message
from topcut.play.possible.taking import must_be_possible
from topcut.play.stages import scored
from topcut.refusal import Refused
from topcut.rulebooks.load import load
from topcut.web.report.fields import ResultForm, Way
from topcut.web.report.form import fields_for, result_of
from topcut.web.site.live import Snapshot
from topcut.web.store.models import Event

BOOKS = (
    "flash-duel",
    "magic",
    "puzzle-strike",
    "star-trek-1e-2010",
    "star-trek-1e",
    "star-trek-2e-2010",
    "star-trek-2e",
    "star-wars",
    "transformers",
    "tribbles",
    "x-wing",
    "yomi",
)
CAST = ("Kira", "Odo", "Quark", "Dax")
WON = message("web-result-won", who="self", player="", how="normal")
LOST = message("web-result-won", who="other", player="", how="normal")
AGREED = message("web-result-agreed", who="self")


@cache
def playing(rulebook: str, bracket: bool = False, **options: str) -> Snapshot:
    """Round one is posted: of Swiss rounds or pods, or of a bracket of four."""
    book = load(rulebook, options)
    journal, entropy = MemoryJournal(), SeededEntropy("Bajor")
    plan = (Stage("bracket", seeds="drawn"),) if bracket else ()
    rounds = 1 if book.play == "pod" else 2
    acts: list[Command] = [
        Create(book.source, "Ops", 0 if bracket else rounds, "", plan),
        Enter(tuple(Person(name) for name in CAST)),
    ]
    acts += [OpenStage()] if bracket else []
    for act in (*acts, Draw(), Post()):
        answer = submit(journal, act, DIRECTOR, entropy=entropy)
        assert isinstance(answer, Accepted), f"refused: {answer}"
    known = journal.read()
    return Snapshot(Event(slug="ops"), known, book)


def first_match(snapshot: Snapshot) -> Match:
    return snapshot.tournament.rounds[-1].matches[1]


def told(snapshot: Snapshot, data: dict[str, str], seat: int = 0) -> Result:
    match = first_match(snapshot)
    return result_of(data, snapshot, match, match.seats[seat])


def labels(ways: tuple[Way, ...]) -> list[Message]:
    return [way.label for way in ways]


def buttons(way: Way) -> list[str]:
    return [in_words(button.label) for button in way.buttons]


def labels_of_buttons(way: Way) -> list[Message]:
    return [button.label for button in way.buttons]


def games(won: int, lost: int, drawn: int = 0) -> Message:
    return message("web-result-games", won=won, lost=lost, drawn=drawn)


def broken(won: int, lost: int, drawn: int = 0) -> Message:
    """A level match that I won by the sudden death."""
    decider = message("score-decider", by="sudden-death")
    return message("web-result-games-broken", games=games(won, lost, drawn), player="", decider=decider)


def with_draws(who: str) -> Message:
    return message("web-result-won", who=who, player="", how="drawn")


def form(snapshot: Snapshot, seat: int = 0) -> ResultForm:
    match = first_match(snapshot)
    return fields_for(snapshot, match, match.seats[seat])


def _kinds() -> list[tuple[str, bool]]:
    return [(book, False) for book in BOOKS] + [(book, True) for book in BOOKS if book != "tribbles"]


TYPED = st.one_of(
    st.integers(-50, 150).map(str), st.sampled_from(["", "0", "1", "2", "on", "100", "x", "-", "９", "1e3", "9" * 30])
)


@pytest.mark.parametrize(("rulebook", "bracket"), _kinds())
@settings(max_examples=40, deadline=None)
@given(data=st.data())
def test_every_form_gives_a_result_or_a_sentence(rulebook: str, bracket: bool, data: st.DataObject) -> None:
    snapshot = playing(rulebook, bracket)
    seat = data.draw(st.integers(0, 1))
    asked = form(snapshot, seat)
    way = data.draw(st.sampled_from([*asked.ways, *asked.others]))
    names = [field.name for field in way.fields]
    names += [cell.name for row in (way.grid.rows if way.grid else ()) for cell in row.cells]
    sent = {name: data.draw(TYPED, label=name) for name in names}
    sent["way"] = data.draw(st.sampled_from([button.value for button in way.buttons]))
    try:
        scored(snapshot.tournament, snapshot.book, first_match(snapshot), told(snapshot, sent, seat))
    except Refused as answer:
        assert all(as_told(one).do for one in answer.refusals)


@pytest.mark.parametrize(("rulebook", "bracket"), _kinds())
@settings(max_examples=25, deadline=None)
@given(sent=st.dictionaries(st.sampled_from(["way", "mine", "theirs", "drawn", "margin", "r1s0"]), st.text(max_size=8)))
def test_nothing_that_can_be_sent_is_more_than_a_refusal(rulebook: str, bracket: bool, sent: dict[str, str]) -> None:
    snapshot = playing(rulebook, bracket)
    try:
        scored(snapshot.tournament, snapshot.book, first_match(snapshot), told(snapshot, sent))
    except Refused as answer:
        assert all(as_told(one).do for one in answer.refusals)


@pytest.mark.parametrize(("rulebook", "bracket"), _kinds())
def test_every_button_can_be_sent_with_fields_filled_in(rulebook: str, bracket: bool) -> None:
    """No button is offered that the rulebook never takes."""
    snapshot = playing(rulebook, bracket)
    asked = form(snapshot)
    for way in (*asked.ways, *asked.others):
        numbers = {field.name: "1" for field in way.fields if field.kind == "number"}
        numbers |= {cell.name: "7" for row in (way.grid.rows if way.grid else ()) for cell in row.cells}
        for button in way.buttons:
            tried = [{**numbers, **more, "way": button.value} for more in ({}, {"drawn": "1"}, {"mine": "2"})]
            assert any(_stands(snapshot, sent) for sent in tried), button


def _stands(snapshot: Snapshot, sent: dict[str, str]) -> bool:
    try:
        scored(snapshot.tournament, snapshot.book, first_match(snapshot), told(snapshot, sent))
    except Refused:
        return False
    return True


@pytest.mark.parametrize(("rulebook", "bracket"), [kind for kind in _kinds() if kind[0] != "tribbles"])
def test_both_players_tell_the_same_match(rulebook: str, bracket: bool) -> None:
    """What one says he won and the other says he lost is the same to the rulebook, and the winner is the right one."""
    snapshot = playing(rulebook, bracket)
    match = first_match(snapshot)
    for seat in (0, 1):
        won = form(snapshot, seat).ways[0]
        lost = form(snapshot, 1 - seat).ways[1]
        for mine, theirs in zip(won.buttons, lost.buttons, strict=True):
            one = told(snapshot, {"way": mine.value, "mine": "100", "theirs": "35", "margin": "5"}, seat)
            other = told(snapshot, {"way": theirs.value, "mine": "35", "theirs": "100", "margin": "5"}, 1 - seat)
            sides = scored(snapshot.tournament, snapshot.book, match, one).sides
            assert sides == scored(snapshot.tournament, snapshot.book, match, other).sides
            assert sides[seat].outcome == "win"


def test_star_trek_asks_score_and_missions_only_where_they_decide() -> None:
    asked = form(playing("star-trek-2e"))
    assert labels(asked.ways) == [WON, LOST, message("web-result-tie-or-time")]
    won, _, time = asked.ways
    assert [field.name for field in won.fields] == ["mine", "theirs"]
    assert [field.name for field in time.fields][2:] == ["my_planet", "my_space", "their_planet", "their_space"]
    assert [field.name for field in form(playing("star-trek-1e")).ways[2].fields] == ["mine", "theirs"]
    assert not form(playing("star-trek-2e-2010")).ways[0].fields  # no differential there: who won is all


def test_7_5_1_missions_at_time_decide_before_the_score() -> None:
    snapshot = playing("star-trek-2e")
    sent = {"way": "timeout", "mine": "20", "theirs": "60", "my_planet": "1", "my_space": "1"}
    sent |= {"their_planet": "2", "their_space": "0"}
    match = first_match(snapshot)
    sides = scored(snapshot.tournament, snapshot.book, match, told(snapshot, sent, 1)).sides
    assert [side.code for side in sides] == ["ML", "MW"]


def test_games_are_buttons_and_draws_only_where_they_can_be() -> None:
    asked = form(playing("magic"))
    assert buttons(asked.ways[0]) == ["2–0", "2–1"]
    assert buttons(asked.ways[1]) == ["0–2", "1–2"]
    assert buttons(asked.ways[2]) == ["1–1", "1–0", "0–1", "0–0"]
    assert buttons(form(playing("flash-duel")).ways[0]) == ["3–0", "3–1", "3–2"]
    assert labels(form(playing("magic", True)).ways) == [WON, LOST]  # a bracket without a time limit
    assert not form(playing("puzzle-strike")).ways[0].fields  # no drawn games


def test_004_a_level_match_at_time_says_who_won_the_tie_break() -> None:
    snapshot = playing("yomi")
    assert broken(1, 1) in labels_of_buttons(form(snapshot).ways[2])
    result = told(snapshot, {"way": "time 1-1 lost"}, 1)
    sides = scored(snapshot.tournament, snapshot.book, first_match(snapshot), result).sides
    assert [side.outcome for side in sides] == ["win", "loss"]


SEVERAL = [("magic", False), ("transformers", False), ("transformers", True), ("yomi", False), ("yomi", True)]
SEVERAL += [("flash-duel", False), ("flash-duel", True), ("puzzle-strike", False), ("star-trek-1e-2010", True)]


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize(("rulebook", "bracket"), SEVERAL)
def test_every_button_of_several_games_can_be_pressed(rulebook: str, bracket: bool, seat: int) -> None:
    """As it stands: no games besides chosen, but for 0–0 at time, which says that none was played."""
    snapshot = playing(rulebook, bracket)
    match, asked, pressed = first_match(snapshot), form(snapshot, seat), set()
    for way in (*asked.ways, *asked.others):
        for button in way.buttons:
            drawn = "1" if button.value == "time 0-0" else "0"
            result = told(snapshot, {"way": button.value, "drawn": drawn}, seat)
            must_be_possible(snapshot.tournament, snapshot.book, match, result)
            pressed.add(button.value)
            sides = scored(snapshot.tournament, snapshot.book, match, result).sides
            mine = sides[seat].outcome
            if way.label.id == "web-result-won":
                assert mine == ("win" if fits(way.label, message("web-result-won", who="self")) else "loss"), button
    assert len(pressed) == sum(len(way.buttons) for way in (*asked.ways, *asked.others))


def test_r59_drawn_games_that_decide_a_match_have_buttons_of_their_own() -> None:
    """Yomi: two draws and a win are 2-1; three draws, or one all and two draws, are 2-2 and a sudden death."""
    won = next(way for way in form(playing("yomi")).others if way.label == with_draws("self"))
    assert labels_of_buttons(won) == [games(1, 0, 2), broken(1, 1, 2), broken(0, 0, 3)]


def test_10_tied_games_of_a_bracket_have_buttons_by_the_seeds() -> None:
    """2010, best of three: a tie is the higher seed's, so nobody wins 2–0 with a tie on that side."""
    snapshot = playing("star-trek-1e-2010", True)
    match = first_match(snapshot)
    seeds = snapshot.tournament.opened[1].seeds
    higher = min((0, 1), key=lambda seat: seeds.index(match.seats[seat]))
    by_label = {way.label: labels_of_buttons(way) for way in form(snapshot, higher).others}
    assert by_label[with_draws("self")] == [games(1, 0, 1), games(1, 1, 1), games(0, 0, 2), games(0, 1, 2)]
    assert by_label[with_draws("other")] == [games(0, 2, 1)]


def test_2_4_an_agreed_draw_is_a_way_of_its_own_also_at_one_nil() -> None:
    for options in ({}, {"tied_match": "tiebreak"}):
        snapshot = playing("transformers", **options)
        assert AGREED in labels(form(snapshot).others)
        sent = {"way": "agreed", "mine": "1", "theirs": "0", "drawn": "0"}
        result = told(snapshot, sent, 1)
        assert result == Result(games=((0, 1),), how="agreed")
        must_be_possible(snapshot.tournament, snapshot.book, first_match(snapshot), result)
    assert AGREED not in labels(form(playing("transformers", True)).others)
    assert AGREED not in labels(form(playing("yomi")).others)


def test_a_match_without_a_game_is_asked_about_again() -> None:
    with refused("form-nothing-played"):
        told(playing("magic"), {"way": "time 0-0", "drawn": "0"})
    result = told(playing("magic"), {"way": "time 0-0", "drawn": "3"})
    assert result.games == ((0, 0), (0, 0), (0, 0))


def test_the_bracket_has_its_own_number_of_games() -> None:
    assert buttons(form(playing("star-trek-2e-2010", True)).ways[0]) == ["2–0", "2–1"]


def test_star_wars_is_won_lost_or_timed() -> None:
    asked = form(playing("star-wars"))
    on_time = [message("web-result-won", who=who, player="", how="timeout") for who in ("self", "other")]
    assert labels(asked.ways) == [WON, LOST, *on_time]
    assert not any(way.fields for way in asked.ways)
    assert told(playing("star-wars"), {"way": "timeout won"}).codes == ("TW", "L")
    margin = form(playing("star-wars", tie_breaker="differential")).ways[0].fields
    assert [field.name for field in margin] == ["margin"]


def test_x_wing_asks_the_points_of_both() -> None:
    result = told(playing("x-wing"), {"way": "normal lost", "mine": "60", "theirs": "200"}, 1)
    assert (result.games, result.codes) == (((200, 60),), ("W", "L"))


def test_a_pod_is_a_sheet_of_players_and_rounds_themselves_first() -> None:
    snapshot = playing("tribbles")
    (way,) = form(snapshot, 2).ways
    match = first_match(snapshot)
    assert way.grid is not None and way.grid.rounds == (1, 2, 3, 4, 5)
    assert in_words(way.grid.rows[0].name) == "You"
    assert in_words(way.grid.rows[1].name) == snapshot.names[match.seats[3]]
    sent = {f"r{turn}s{seat}": str(10 * turn + seat) for turn in (1, 2) for seat in range(4)} | {"r1s2": "12 *"}
    with refused("pod-rounds-missing", played=2, rounds=5):
        must_be_possible(snapshot.tournament, snapshot.book, match, told(snapshot, sent))
    result = told(snapshot, sent | {"time": "on"})
    assert result.games == ((10, 11, 12, 13), (20, 21, 22, 23))
    assert (result.observed("emptied"), result.ends) == (((2,), ()), ("normal", "timeout"))
    with refused("form-number-missing", what=message("form-points-of", round=1)):
        told(snapshot, {name: value for name, value in sent.items() if name != "r1s3"} | {"time": "on"})


def test_7_9_who_has_conceded_needs_no_points_in_a_pod() -> None:
    book = load("tribbles")
    journal = MemoryJournal()
    acts: list[Command] = [Create(book.source, "Ops"), Enter(tuple(Person(name) for name in CAST)), Draw(), Post()]
    for act in (*acts, Concede(1, 1, "p1")):
        assert isinstance(submit(journal, act, DIRECTOR, entropy=SeededEntropy("Bajor")), Accepted)
    known = journal.read()
    snapshot = Snapshot(Event(slug="ops"), known, book)
    match = first_match(snapshot)
    gone = match.seats.index("p1")
    sent = {f"r{turn}s{seat}": "5" for turn in range(1, 6) for seat in range(4) if seat != gone}
    assert result_of(sent, snapshot, match, "p2").games[0][gone] == 0


def test_an_official_is_asked_by_names() -> None:
    snapshot = playing("star-trek-2e")
    match = first_match(snapshot)
    asked = fields_for(snapshot, match, match.seats[0], own=False)
    names = [snapshot.names[seat] for seat in match.seats]
    assert [in_words(label) for label in labels(asked.ways)[:2]] == [
        in_words(message("web-result-won", who="named", player=name, how="normal")) for name in names
    ]


def test_what_was_typed_is_shown_again() -> None:
    snapshot = playing("star-trek-2e")
    match = first_match(snapshot)
    again = fields_for(snapshot, match, match.seats[0], typed={"way": "normal won", "mine": "1oo", "theirs": "35"})
    assert [way.typed for way in again.ways] == [True, False, False]
    assert [field.value for field in again.ways[0].fields] == ["1oo", "35"]


def test_standard_orbit_asks_for_the_moves() -> None:
    snapshot = playing("star-trek-2e", scenario="standard-orbit")
    assert form(snapshot).ways[0].fields[-1].name == "the_moves"
    result = told(snapshot, {"way": "normal won", "mine": "100", "theirs": "0", "the_moves": "2"})
    assert result.observed("rotation") == ((2,),)
