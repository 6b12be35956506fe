"""Cards in any order, rounds one by one, and a file say the same: the event as it was run live, or published."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from play.test_real_tournaments import FILES, reproduced
from slips.cards.copied import cards_of, on_paper, shuffled, typed
from topcut.acts.matter import PersonDetails
from topcut.answers.event_view import EventView
from topcut.desk.simulate import Habits, simulate
from topcut.files.results_export import results_document
from topcut.journal.fact import PlayerId
from topcut.journal.plan import Stage
from topcut.journal.texts import Texts
from topcut.rulebooks.load import build, load
from topcut.slips.cards.by_file import fitted, matched, renamed
from topcut.slips.cards.draft import Draft, Line
from topcut.slips.cards.drawn_up import Report, in_file

CUT = (Stage("swiss", rounds=3), Stage("bracket", take=4, best_of=3))
FINALS = (Stage("pods"), Stage("pods"))
KINDS: Mapping[str, tuple[str, int, tuple[Stage, ...]]] = {
    "2e": ("star-trek-2e", 9, ()),
    "1e": ("star-trek-1e", 8, ()),
    "2e with a cut": ("star-trek-2e", 9, CUT),
    "a single bracket": ("star-trek-2e", 8, (Stage("bracket"),)),
    "a best of three": ("transformers", 8, (Stage("swiss", rounds=3), Stage("bracket", take=4))),
    "x-wing": ("x-wing", 9, ()),
    "tribbles": ("tribbles", 13, ()),
    "tribbles finals by table": ("tribbles", 12, FINALS),
}
CALM = Habits(late=0, corrections=0, disputes=0, drops=6, no_shows=4, concessions=10)


def _live(kind: str, seed: int) -> EventView:
    rulebook, players, plan = KINDS[kind]
    known = simulate(load(rulebook), players, seed, habits=CALM, plan=plan).known
    book = known.rulebook(build)
    assert book is not None
    return EventView(known.tournament, book, known.words, known.history)


def _empty(live: EventView) -> Draft:
    first = [one for one in live.tournament.rounds if one.stage == 1 or not live.tournament.plan]
    seeds = {stage: opened.seeds for stage, opened in live.tournament.opened.items()}
    lots = dict(live.tournament.lots)
    return Draft(len(first), seeds=seeds, lots=lots, confrontation=live.tournament.confrontation)


def _places(view: EventView | None) -> dict[str, tuple[int, int]]:
    assert view is not None
    return {view.handles[player]: (place.place, place.to) for player, place in view.places.items()}


@pytest.mark.parametrize("seed", [1, 2, 5])
@pytest.mark.parametrize("kind", KINDS)
def test_cards_in_any_order_give_the_places_of_the_event_run_live(kind: str, seed: int) -> None:
    live = _live(kind, seed)
    paper = on_paper(live)
    report = Report(paper, typed(shuffled(cards_of(live), seed), _empty(live)))
    assert (report.undecided, report.refusals) == (0, ())
    assert _places(report.after) == _places(live)
    again = Report(paper, typed(shuffled(cards_of(live), seed + 1), _empty(live)))
    assert again.document == report.document


@pytest.mark.parametrize("kind", [kind for kind in KINDS if not kind.startswith("tribbles")])
def test_one_card_of_each_game_says_as_much_as_both(kind: str) -> None:
    """Of two opponents either card will do: what an opponent's card says is known."""
    live = _live(kind, 3)
    paper, cards, chance = on_paper(live), cards_of(live), Random(7)
    half = {}
    for (player, number), line in cards.items():
        other = cards.get((line.against, number))
        if other is None or not other.text or (line.text and (player < line.against) == (chance.random() < 1)):
            half[player, number] = line
    assert len(half) < len(cards)
    both, one = (Report(paper, typed(lines.items(), _empty(live))) for lines in (cards, half))
    assert one.undecided == 0
    assert one.document == both.document


@pytest.mark.parametrize("kind", KINDS)
def test_a_file_of_the_live_event_says_the_same_as_its_cards(kind: str) -> None:
    live = _live(kind, 4)
    paper = on_paper(live)
    document = fitted(paper, results_document(live.tournament, live.book, live.handles, live.names))
    by_file = in_file(paper, renamed(renamed(document, matched(paper, document)), paper.handles), ())
    by_cards = Report(paper, typed(cards_of(live).items(), _empty(live)))
    assert _places(by_file.after) == _places(by_cards.after) == _places(live)


@pytest.mark.skipif(not FILES, reason="TOPCUT_REAL_DATA is not set")
@pytest.mark.parametrize("stem", ["melee-2024-05-31-32p-5r-014", "xwing"])
def test_cards_of_a_published_tournament_give_what_was_published(stem: str) -> None:
    path = min((one for one in FILES if one.stem.startswith(stem)), key=lambda one: one.stat().st_size)
    _, published, sheet, _ = reproduced(path)
    people = {player: PersonDetails(f"Number {player[1:]}", f"n{player}") for player in sheet.tournament.entrants}
    live = EventView(sheet.tournament, sheet.rulebook, Texts(), people=people)
    paper = on_paper(live)
    here: dict[PlayerId, PlayerId] = {handle[1:]: player for player, handle in paper.handles.items()}
    lines = {(here[player], number): _of(line, here) for (player, number), line in cards_of(live).items()}
    report = Report(paper, typed(shuffled(lines, 3), Draft(len(sheet.tournament.rounds))))
    assert report.undecided == 0 and report.after is not None
    rows = report.after.standings.by_player
    for row in published:
        assert rows[here[row["player"]]].points == row.get("points", row.get("score"))


def _of(line: Line, here: Mapping[str, Any]) -> Line:
    return Line(here.get(line.opponent, line.opponent), line.mine, line.theirs, line.words, line.table)
