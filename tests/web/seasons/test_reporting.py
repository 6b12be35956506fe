"""An event on paper is typed in: as cards in any order, round by round, or from a file, and handed in as one act."""

from __future__ import annotations

import json
import re
from datetime import date, timedelta
from random import Random
from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.http import HttpResponse
from django.test import Client

from slips.cards.copied import cards_of
from topcut.acts.event.commands import Undo
from topcut.acts.listing.commands import ChangeListing, Know, TakeInto
from topcut.answers.event_view import EventView
from topcut.desk.ports import SystemClock
from topcut.desk.simulate import Habits, simulate
from topcut.files.journal_lines import write as write_lines
from topcut.files.results_export import results_file
from topcut.journal.chain import START
from topcut.journal.fact import PlayerId
from topcut.journal.plan import Stage
from topcut.messages.message import message
from topcut.programs.load import load as load_program
from topcut.rulebooks.load import build, load
from topcut.slips.cards.draft import Line, Place
from topcut.web.seasons.models import Entry
from topcut.web.seasons.models_ratings import RatedEvent
from topcut.web.seasons.models_reporting import PaperLine, PaperReport
from topcut.web.seasons.people import make
from topcut.web.store.models import Event
from web.fitting import Fitting
from web.html import parsed, words
from web.reading import refusals
from web.site import Site

YESTERDAY = (date.today() - timedelta(days=1)).isoformat()
SOON = (date.today() + timedelta(days=30)).isoformat()
CALM = Habits(late=0, corrections=0, disputes=0)


def _played(rulebook: str, players: int, seed: int, plan: tuple[Stage, ...] = ()) -> EventView:
    known = simulate(load(rulebook), players, seed, habits=CALM, plan=plan).known
    book = known.rulebook(build)
    assert book is not None
    return EventView(known.tournament, book, known.words, known.history)


def _on_paper(site: Site, live: EventView, day: str = YESTERDAY) -> Event:
    """The same people, listed a while ago, and nothing run here."""
    names = tuple(live.names[one] for one in live.tournament.entrants)
    row = site.event(str(live.book.name), names=names, plan=live.tournament.plan, title="On paper")
    site.do(row, TakeInto(load_program("star-trek").source))
    listed = {"date": day, "start": "10:00", "zone": "UTC", "level": "local"}
    site.do(row, ChangeListing(listed))
    return row


def _known(site: Site, row: Event) -> None:
    for player, name in site.snapshot(row).names.items():
        site.do(row, Know(player, make(name).key))


class Desk:
    """A director who types."""

    def __init__(self, site: Site, row: Event, role: Any = "director") -> None:
        self.site, self.row = site, row
        self.client: Client = site.browser(row, role)
        self.path = f"/e/{row.slug}/desk/report"

    def get(self, page: str = "", status: int = 200) -> HttpResponse:
        answer = self.client.get(self.path + page)
        assert answer.status_code == status, words(parsed(answer))
        parsed(answer)
        return answer

    def post(self, page: str, status: int = 302, **sent: Any) -> HttpResponse:
        answer = self.client.post(self.path + page, sent)
        assert answer.status_code == status, refusals(answer) or answer.content.decode()[:300]
        return answer

    def card(self, player: PlayerId, lines: dict[int, Line], status: int = 302, **more: Any) -> HttpResponse:
        sent = {f"{name}-{number}": str(getattr(line, name) or "") for number, line in lines.items()
                for name in ("opponent", "mine", "theirs", "words", "table")}  # fmt: skip
        return self.post(f"/card/{player}", status, **sent, **more)

    def cards(self, cards: dict[Place, Line], seed: int = 1) -> None:
        """All of them, the players in any order."""
        order = list(dict.fromkeys(player for player, _ in cards))
        Random(seed).shuffle(order)
        for player in order:
            self.card(player, {number: line for (one, number), line in cards.items() if one == player})

    def submit(self, status: int = 302) -> HttpResponse:
        page = self.get("/check").content.decode()
        seal = re.search(r'name="seal" value="([^"]+)"', page)
        key = re.search(r'name="key" value="([^"]+)"', page)
        assert seal and key
        return self.post("/submit", status, seal=seal[1], key=key[1])


def _places(view: EventView) -> dict[str, tuple[int, int]]:
    return {view.names[player]: (place.place, place.to) for player, place in view.places.items()}


def _refused(answer: HttpResponse, code: str, **values: Any) -> bool:
    told = Fitting("web").say(message(code, **values))
    return any(re.search(told, one, re.IGNORECASE) for one in refusals(answer))


# The same event, by every door ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("rulebook, players", [("star-trek-2e", 5), ("tribbles", 8)])
def test_cards_in_any_order_give_the_places_of_the_event_run_live(rulebook: str, players: int, site: Site) -> None:
    live = _played(rulebook, players, 3)
    row = _on_paper(site, live)
    desk = Desk(site, row)
    desk.post("/rounds", rounds=len(live.tournament.rounds))
    desk.cards(cards_of(live), seed=5)
    desk.submit()
    now = site.snapshot(row)
    assert now.tournament.finished
    assert _places(now) == _places(live)
    desk.get()  # what came of it


def test_round_by_round_gives_the_same_as_cards(site: Site) -> None:
    live = _played("star-trek-2e", 5, 4)
    desk = Desk(site, _on_paper(site, live))
    desk.post("/rounds", rounds=len(live.tournament.rounds))
    cards = cards_of(live)
    for posted in live.tournament.rounds:
        number, sent = posted.number, {}
        for at, line in enumerate(_one_card_of_each(cards, number), start=1):
            sent |= _row(at, *line)
        desk.post(f"/round/{number}", rows=len(sent), **sent)
        desk.get(f"/round/{number}")
    desk.submit()
    assert _places(site.snapshot(desk.row)) == _places(live)


def _one_card_of_each(cards: dict[Place, Line], number: int) -> list[tuple[PlayerId, Line]]:
    """One of the two of every game, and whoever had none."""
    found: list[tuple[PlayerId, Line]] = []
    for (player, at), line in sorted(cards.items()):
        told = line.text or not line.against
        if at == number and told and line.against not in [one for one, _ in found]:
            found.append((player, line))
    return found


def _row(at: int, player: PlayerId, line: Line) -> dict[str, str]:
    fields = ("opponent", "mine", "theirs", "words", "table")
    sent = {f"{name}-{at}": str(getattr(line, name) or "") for name in fields}
    return {**sent, f"player-{at}": player, f"was-{at}": "", f"met-{at}": ""}


@pytest.mark.parametrize("kind", ["results", "journal"])
def test_a_file_gives_the_same_and_enters_who_is_missing(kind: str, site: Site) -> None:
    live = _played("star-trek-2e", 6, 5)
    data = results_file(live) if kind == "results" else write_lines(live.history, list(live.words), START)[0]
    row = site.event(names=(live.names["p2"],), title="On paper")
    desk = Desk(site, row)
    stranger = desk.post("/file", 422, file=SimpleUploadedFile("friday.json", data))
    assert _refused(stranger, "report-file-stranger", player=live.names["p1"])
    desk.post("/file", file=SimpleUploadedFile("friday.json", data), enter="1")
    desk.get("/file")
    kept = PaperReport.objects.get(event=row)
    assert live.names["p1"] not in json.dumps(kept.document)  # an erased name must be in no draft
    desk.submit()
    assert _places(site.snapshot(row)) == _places(live)


def test_tribbles_are_typed_table_by_table(site: Site) -> None:
    live = _played("tribbles", 8, 7)
    desk = Desk(site, _on_paper(site, live))
    desk.post("/rounds", rounds=len(live.tournament.rounds))
    cards = cards_of(live)
    for posted in live.tournament.rounds:
        lines = [(player, line) for (player, at), line in cards.items() if at == posted.number]
        sent: dict[str, str] = {}
        for at, (player, line) in enumerate(lines, start=1):
            sent |= _row(at, player, line) | {f"was-{at}": player}
        desk.post(f"/round/{posted.number}", rows=len(lines), **sent)
        desk.get(f"/round/{posted.number}")
    desk.submit()
    assert _places(site.snapshot(desk.row)) == _places(live)


def test_a_bracket_says_who_meets_whom(site: Site) -> None:
    """Seeds are typed, then each round only asks who won (001 Appendix A)."""
    row = site.event(names=("Kira", "Odo", "Quark", "Dax"), plan=(Stage("bracket"),), title="On paper")
    desk = Desk(site, row)
    seeds = {"seed-p3": 1, "seed-p1": 2, "seed-p2": 3, "seed-p4": 4}
    desk.post("/seeds", round=1, **seeds)
    first = desk.get("/round/1").content.decode()
    assert re.findall(r'name="met-\d+" value="([^"]*)"', first) == ["p3 p4", "p2 p1"]
    desk.post("/round/1", rows=2, **_row(1, "p3", Line("p4", words="W")), **_row(2, "p1", Line("p2", words="L")))
    final = desk.get("/round/2").content.decode()
    assert re.findall(r'name="met-\d+" value="([^"]*)"', final) == ["p3 p2"]
    desk.post("/round/2", rows=1, **_row(1, "p3", Line("p2", "40", "100")))
    desk.submit()
    assert [name for name, _ in sorted(_places(site.snapshot(row)).items(), key=lambda one: one[1])][:2] == [
        "Odo",
        "Quark",
    ]


# What must be decided ------------------------------------------------------------------------------------------------


@pytest.fixture
def desk(site: Site) -> Desk:
    """Four players, two rounds; Kira's card and what follows from it is typed."""
    desk = Desk(site, site.event(names=("Kira", "Odo", "Quark", "Dax"), title="On paper"))
    desk.post("/rounds", rounds=2)
    desk.card("p1", {1: Line("p2", "100", "35"), 2: Line("p3", "100", "60")})
    return desk


def test_before_anything_is_typed_every_page_is_there(site: Site) -> None:
    for row in (site.event(names=(), title="Nobody"), site.event(), site.event("tribbles", title="Tribbles")):
        for page in ("", "/round/1", "/file", "/check"):
            Desk(site, row).get(page)


def test_what_an_opponents_card_says_is_known(desk: Desk) -> None:
    page = words(parsed(desk.get("?card=p2")))
    assert "Kira 35–100 from the card of Kira" in page
    assert "Full Loss: 1 point, −65" in page


def test_cards_that_differ_wait_for_a_decision_and_say_whom_they_move(desk: Desk) -> None:
    desk.card("p3", {1: Line("p4", "100", "80"), 2: Line("p1", "100", "60")})
    desk.card("p2", {2: Line("p4", "100", "0")})
    page = words(parsed(desk.get("/check")))
    assert "Card of Kira Kira – Quark 100–60" in page
    assert "Card of Quark Kira – Quark 60–100" in page
    assert "The open games decide the places of" in page
    assert _refused(desk.submit(422), "report-undecided", count=1)
    desk.post("/counts", player="p3", round=2)
    desk.submit()
    assert desk.site.snapshot(desk.row).standings.by_player["p3"].points == 8


def test_a_third_way_takes_the_place_of_both_cards(desk: Desk) -> None:
    desk.card("p3", {1: Line("p4", "100", "80"), 2: Line("p1", "100", "60")})
    desk.post("/instead", player="p1", round=2, **{"opponent-2": "p3", "mine-2": "90", "theirs-2": "100"})
    assert not PaperLine.objects.filter(player="p3", round=2).exists()
    assert (
        "Quark 90–100" in words(parsed(desk.get("?card=p1")))
        or PaperLine.objects.get(player="p1", round=2).mine == "90"
    )


def test_who_has_no_game_missed_it_only_when_somebody_says_so(desk: Desk) -> None:
    desk.card("p3", {1: Line("p4", "100", "80")})
    assert _refused(desk.submit(422), "report-undecided", count=2)  # Odo and Dax in round 2
    desk.post("/without-game", player="p2", round=2, what="award:BYE")
    desk.post("/all-missed")
    desk.submit()
    assert desk.site.snapshot(desk.row).standings.by_player["p2"].record == (1, 1, 0)


def test_a_line_that_cannot_be_read_is_kept_and_said(desk: Desk) -> None:
    desk.card("p4", {1: Line("p3", "1OO", "35")})
    page = desk.get("?card=p4")
    assert PaperLine.objects.get(player="p4", round=1).mine == "1OO"
    assert _refused(page, "slip-not-understood")


def test_a_name_on_a_card_is_not_kept_as_a_name(desk: Desk) -> None:
    desk.card("p4", {1: Line("p3", words="no-show Quark")})
    assert PaperLine.objects.get(player="p4", round=1).words == "no-show opponent"
    desk.card("p2", {2: Line("p4", "100", "0")})
    desk.submit()
    match = next(one for one in desk.site.snapshot(desk.row).tournament.rounds[0].matches.values() if "p4" in one.seats)
    assert match.result is not None and match.seats[match.result.absent[0]] == "p3"


def test_sums_that_nobody_typed_are_not_said_to_agree(desk: Desk) -> None:
    desk.card("p1", {1: Line("p2", "100", "35")}, points="", differential="")
    page = words(parsed(desk.get("/check")))
    assert "No card's sums were typed." in page and "agrees with the lines" not in page


def test_sums_are_compared_and_stop_nothing(desk: Desk) -> None:
    desk.card("p2", {2: Line("p4", "100", "0")}, points="5", differential="-20")
    desk.card("p3", {1: Line("p4", "100", "80")})
    assert "Odo: differential: the card says −20, the lines give +35" in words(parsed(desk.get("/check")))
    desk.submit()


def test_a_third_game_that_cannot_be_is_kept_with_a_remark(site: Site) -> None:
    desk = Desk(site, site.event("transformers", names=("Kira", "Odo"), title="On paper"))
    desk.post("/rounds", rounds=1)
    desk.card("p1", {1: Line("p2", "3", "0")})
    assert "kept as it was published elsewhere" in words(parsed(desk.get("/check")))
    desk.submit()
    assert site.snapshot(desk.row).tournament.finished


def test_somebody_who_did_not_come_is_withdrawn(desk: Desk) -> None:
    desk.card("p3", {1: Line("award:BYE")})
    desk.card("p2", {2: Line("award:BYE")})
    desk.post("/away", player="p4")
    desk.get()
    desk.submit()
    assert desk.site.snapshot(desk.row).tournament.entrants["p4"].withdrawn


def test_the_final_confrontation_is_asked_at_the_end(desk: Desk) -> None:
    desk.card("p3", {1: Line("p4", "100", "80")})
    desk.card("p2", {2: Line("p4", "100", "0")})
    page = desk.get("/check").content.decode()
    two = re.findall(r'<option value="(p\d)"[^>]*>\s*\w+ won it', page)
    assert two[0] == "p1" and len(two) == 2
    desk.post("/confrontation", player=two[1])
    desk.submit()
    assert desk.site.snapshot(desk.row).places[two[1]].place == 1


# Handing it in -------------------------------------------------------------------------------------------------------


def _whole(desk: Desk) -> None:
    desk.card("p3", {1: Line("p4", "100", "80")})
    desk.card("p2", {2: Line("p4", "100", "0")})


def test_it_is_one_act_that_can_be_taken_back_and_the_cards_stay(desk: Desk) -> None:
    _whole(desk)
    before = desk.row.head
    desk.submit()
    assert desk.site.snapshot(desk.row).tournament.finished
    desk.site.do(desk.row, Undo(before + 1))
    now = desk.site.snapshot(desk.row).tournament
    assert not now.finished and not now.rounds
    assert "Submit the report" in words(parsed(desk.get("/check")))
    desk.submit()


def test_an_event_is_not_finished_twice(desk: Desk) -> None:
    _whole(desk)
    seal = re.search(r'name="seal" value="([^"]+)"', desk.get("/check").content.decode())
    assert seal
    desk.submit()
    head = desk.site.snapshot(desk.row).head
    assert _refused(desk.post("/submit", 422, seal=seal[1], key="another"), "report-finished-already")
    assert _refused(desk.card("p1", {1: Line("p2", "1", "0")}, 422), "report-finished-already")
    assert desk.site.snapshot(desk.row).head == head


def test_what_changed_since_the_check_is_looked_at_again(desk: Desk) -> None:
    _whole(desk)
    seal = re.search(r'name="seal" value="([^"]+)"', desk.get("/check").content.decode())
    assert seal
    desk.card("p1", {1: Line("p2", "35", "100"), 2: Line("p3", "100", "60")})
    assert _refused(desk.post("/submit", 422, seal=seal[1], key="k"), "report-changed-meanwhile")
    assert not desk.site.snapshot(desk.row).tournament.rounds


def test_only_who_may_finish_an_event_hands_it_in(desk: Desk) -> None:
    _whole(desk)
    keeper = Desk(desk.site, desk.row, "scorekeeper")
    keeper.card("p4", {1: Line("p3", "80", "100")})
    keeper.get("/check")
    keeper.post("/submit", 403, seal="", key="k")
    Desk(desk.site, desk.row, "judge").card("p4", {1: Line("p3", "0", "100")}, 403)
    stranger = Desk(desk.site, desk.site.event(title="Saturday"))
    stranger.path = desk.path
    stranger.card("p4", {1: Line("p3", "0", "100")}, 403)
    assert PaperLine.objects.get(player="p4", round=1).mine == "80"


def test_what_was_begun_here_and_whoever_did_not_play_have_no_card(desk: Desk) -> None:
    assert _refused(desk.card("p9", {1: Line("p1", "1", "0")}, 422), "report-card-of-nobody")
    desk.card("p4", {1: Line("p9", "1", "0")})
    assert _refused(desk.get("?card=p4"), "report-no-such-opponent")
    desk.site.post_round(desk.row)
    assert _refused(desk.card("p1", {1: Line("p2", "1", "0")}, 422), "report-runs-here")


@pytest.mark.parametrize("late", [False, True])
def test_ratings_are_shown_before_and_after_or_why_they_wait(
    late: bool, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = _played("star-trek-2e", 4, 8)
    row = _on_paper(site, live, SOON)
    _known(site, row)
    desk = Desk(site, row)
    desk.post("/rounds", rounds=len(live.tournament.rounds))
    desk.cards(cards_of(live))
    if late:
        monkeypatch.setattr(SystemClock, "now", lambda _: "2099-01-19T11:00:00.000Z")
    desk.submit()
    monkeypatch.undo()
    assert RatedEvent.objects.get(event=row).waits == late
    page = words(parsed(desk.get()))
    assert ("Awaiting processing" in page) == late
    assert ("Reported and counted" in page) != late
    assert Entry.objects.filter(event=row, place=1).count() == 1
