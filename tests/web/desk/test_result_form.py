"""The players' own form at the desk: every rulebook in its own terms, for reporting, settling and correcting."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from topcut.acts.event.commands import Undo
from topcut.acts.results.commands import Report
from topcut.acts.stages.commands import OpenStage
from topcut.journal.fact import Result
from topcut.journal.plan import Stage
from topcut.journal.state import Match
from topcut.web.store.models import Event
from web.console import Desk
from web.html import parsed
from web.moments import bracket
from web.saying import refused, says, words_of
from web.site import Site

FOUR = ("Kira", "Odo", "Quark", "Dax")


def _posted(site: Site, rulebook: str = "star-trek-2e") -> tuple[Event, Desk]:
    row = site.event(rulebook, FOUR, rounds=0 if rulebook == "tribbles" else 3)
    site.post_round(row)
    return row, Desk(site.browser(row, "director"), row.slug)


def _match(site: Site, row: Event, table: int = 1) -> Match:
    found = site.snapshot(row).tournament.rounds[-1].matches.get(table)
    assert found is not None
    return found


def _names(site: Site, row: Event, table: int = 1) -> list[str]:
    return [site.snapshot(row).names[seat] for seat in _match(site, row, table).seats]


def _said(site: Site, row: Event, table: int = 1) -> str:
    return site.snapshot(row).said(_match(site, row, table))


# Reporting -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rulebook", "way", "fields", "said"),
    [
        ("star-trek-1e", "normal", {"mine": "100", "theirs": "35"}, "FW/FL 100–35"),
        ("star-trek-2e", "normal", {"mine": "100", "theirs": "35"}, "FW/FL 100–35"),
        ("star-trek-2e-2010", "normal won", {}, "FW/FL"),
        ("star-wars", "normal won", {}, "W/L"),
        ("x-wing", "normal", {"mine": "100", "theirs": "35"}, "W/L 100–35"),
        ("transformers", "2-1", {}, "W/L 2–1"),
        ("magic", "2-1", {}, "W/L 2–1"),
        ("yomi", "2-0", {}, "W/L 2–0"),
        ("flash-duel", "3-1", {}, "W/L 3–1"),
        ("puzzle-strike", "2-0", {}, "W/L 2–0"),
    ],
)
def test_every_rulebook_is_asked_in_its_own_terms(
    site: Site, rulebook: str, way: str, fields: dict[str, str], said: str
) -> None:
    row, desk = _posted(site, rulebook)
    parsed(desk.look("/round/1/table/1").answer)
    desk.press(words_of("web-table-enter"), way=way, **fields)
    assert _said(site, row).startswith(said), desk.refusals()
    assert _match(site, row).status == "confirmed"


def test_who_has_more_has_won(site: Site) -> None:
    row, desk = _posted(site)
    desk.look("/round/1/table/1").press(words_of("web-table-enter"), mine="35", theirs="100")
    assert _said(site, row) == "FL/FW 35–100"


def test_a_refused_score_stands_there_again(site: Site) -> None:
    _, desk = _posted(site)
    desk.look("/round/1/table/1").press(words_of("web-table-enter"), mine="100", theirs="many")
    assert desk.status == 422 and refused(desk, "form-not-digits", typed="many")
    assert (desk.value("mine"), desk.value("theirs")) == ("100", "many")


def test_a_refused_way_is_open_again_with_what_was_typed(site: Site) -> None:
    row, desk = _posted(site)
    won = words_of("web-result-won", who="named", player=_names(site, row)[0], how="effect")
    desk.look("/round/1/table/1").press(won, mine="100", theirs="many")
    assert desk.status == 422 and refused(desk, "form-not-digits", typed="many") and desk.value("mine") == "100"
    opened = [one for one in desk.all("details") if one.get("open") is not None]
    assert [one.get("class") for one in opened] == ["way"]


def test_in_a_bracket_games_are_asked(site: Site) -> None:
    row = bracket(site)
    desk = Desk(site.browser(row, "judge"), row.slug)
    parsed(desk.look("/round/3/table/2").answer)
    desk.press(words_of("web-table-enter"), way="2-1")
    assert _said(site, row, 2).endswith("2–1"), desk.refusals()


# Settling ------------------------------------------------------------------------------------------------------------


def _disputed(site: Site, row: Event) -> None:
    for player, game in zip(_match(site, row).seats, ((100, 35), (65, 100)), strict=True):
        site.do(row, Report(1, 1, Result((game,)), player), player)


def test_a_dispute_is_settled_without_taking_a_side(site: Site) -> None:
    row, desk = _posted(site)
    _disputed(site, row)
    parsed(desk.look("/round/1/table/1").answer)
    assert desk.value("mine") == ""
    missions = {"my_planet": "1", "my_space": "1", "their_planet": "0", "their_space": "1"}
    settle = words_of("web-table-settle-button")
    desk.press(settle, way="timeout", mine="65", theirs="65", reason="time was called", **missions)
    match = _match(site, row)
    assert match.status == "settled" and match.result == Result(
        ((65, 65),), how="timeout", seen=(("missions", ((1, 1), (0, 1))),)
    )


def test_a_judge_settles_and_does_not_correct(site: Site) -> None:
    row, _ = _posted(site)
    _disputed(site, row)
    judge = Desk(site.browser(row, "judge"), row.slug).look("/round/1/table/1")
    judge.press(words_of("web-table-settle-button"), mine="65", theirs="100")
    assert _said(site, row) == "FL/FW 65–100"
    assert not any(words_of("web-table-correct-button") in one for one in judge.look("/round/1/table/1").buttons())


# Correcting ----------------------------------------------------------------------------------------------------------


def test_a_correction_begins_with_what_stands_and_shows_what_changes(site: Site) -> None:
    row, desk = _posted(site)
    site.do(row, Report(1, 1, Result(((100, 35),))))
    parsed(desk.look("/round/1/table/1").answer)
    assert (desk.value("mine"), desk.value("theirs")) == ("100", "35")
    label = words_of("web-table-correct-button")
    desk.press(label, theirs="53")
    assert desk.status == 422 and refused(desk, "result-correction-without-reason") and desk.value("theirs") == "53"
    desk.press(label, reason="misread")
    assert says(desk, "web-result-correct-sure") and _said(site, row) == "FW/FL 100–35"
    desk.press("Correct the result")
    assert _said(site, row) == "FW/FL 100–53"


def test_games_are_corrected_by_their_button(site: Site) -> None:
    row, desk = _posted(site, "magic")
    site.do(row, Report(1, 1, Result(((1, 0), (1, 0)))))
    desk.look("/round/1/table/1").press(words_of("web-table-correct-button"), way="2-1", reason="misread")
    desk.press("Correct the result")
    assert _said(site, row) == "W/L 2–1"


def test_pods_are_reported_and_corrected_on_their_sheets(site: Site) -> None:
    row, desk = _posted(site, "tribbles")
    parsed(desk.look("/round/1/table/1").answer)
    sheets = {f"r{turn}s{seat}": str(100 * turn + seat) for turn in (1, 2, 3) for seat in range(4)}
    sheets["r1s0"] += "*"
    desk.press("Save", **sheets)
    assert desk.status == 200 and _match(site, row).result is None and desk.value("r3s3") == "303"  # it goes on
    desk.press("Save", time="on")
    games = tuple(tuple(100 * turn + seat for seat in range(4)) for turn in (1, 2, 3))
    before = Result(games, ends=("normal", "normal", "timeout"), seen=(("emptied", ((0,), (), ())),))
    assert _match(site, row).result == before
    desk.look("/round/1/table/1").press(words_of("web-table-correct-button"), r2s1="999", reason="misread")
    desk.press("Correct the result")
    after = (games[0], (200, 999, 202, 203), games[2])
    assert _match(site, row).result == Result(after, ends=before.ends, seen=before.seen)


def test_7_9_a_correction_on_the_sheet_keeps_what_was_conceded_in_the_result(site: Site) -> None:
    row, desk = _posted(site, "tribbles")
    ended = Result(((5, 6, 7, 8),), how="concession", absent=(1, 2, 3), seen=(("emptied", ((0,),)),))
    site.do(row, Report(1, 1, ended))
    desk.look("/round/1/table/1").press(words_of("web-table-correct-button"), r1s0="50*", reason="misread")
    desk.press("Correct the result")
    assert _match(site, row).result == replace(ended, games=((50, 6, 7, 8),))


# How it is typed -----------------------------------------------------------------------------------------------------

BRACKETS = ("transformers", "yomi", "flash-duel", "star-trek-1e", "star-wars")
ROUNDS = (*BRACKETS, "puzzle-strike", "magic", "star-trek-2e", "star-trek-2e-2010", "x-wing")


@pytest.mark.parametrize(
    ("rulebook", "bracket"), [*((one, False) for one in ROUNDS), *((one, True) for one in BRACKETS)]
)
def test_what_is_shown_as_an_example_is_taken_as_it_stands(site: Site, rulebook: str, bracket: bool) -> None:
    plan = (Stage("bracket", seeds="typed"),) if bracket else ()
    row = site.event(rulebook, ("Kira", "Odo", "Quark", "Dax"), plan, rounds=0 if bracket else 3)
    if bracket:
        site.do(row, OpenStage(1, tuple(site.snapshot(row).names)))
    site.post_round(row)
    desk = Desk(site.browser(row, "director"), row.slug)
    (hint,) = re.findall(r'id="result-hint">([^<]*)<', desk.look("/round/1/table/2").answer.content.decode())
    for way in hint.split(", or "):
        desk.look("/round/1/table/2").press("Report", result=way)
        assert not desk.refusals(), way
        site.do(row, Undo(site.snapshot(row).history[-1].seq))
    (slip,) = re.findall(r'name="line"[^>]*placeholder="([^"]*)"', desk.look().answer.content.decode())
    desk.look().press("Enter the slip", line=slip)
    assert not desk.refusals()
