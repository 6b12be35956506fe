"""Matches of several games on the site: phones and the desk take what can be, and every page answers afterwards."""

from __future__ import annotations

import pytest

from topcut.acts.stages.commands import OpenStage
from topcut.journal.fact import Result
from topcut.journal.plan import Stage
from topcut.messages.message import message
from topcut.rulebooks.procedures import at_time
from topcut.web.store.models import Event
from web.console import Desk
from web.moments import bracket
from web.phones import Phone, two_phones, written
from web.saying import refused, says
from web.site import Site

PAGES = ("", "/pairings", "/bracket", "/standings", "/display", "/journal")
AT_THE_DESK = ("", "/round/1", "/round/1/table/1", "/players")


def final(site: Site, rulebook: str, best_of: int = 3) -> Event:
    """Kira, the higher seed, against Odo."""
    row = site.event(rulebook, ("Kira", "Odo"), (Stage("bracket", seeds="typed", best_of=best_of),))
    kira, odo = site.player(row, "Kira"), site.player(row, "Odo")
    site.do(row, OpenStage(1, (kira, odo)))
    site.post_round(row)
    return row


def everything_answers(site: Site, row: Event) -> None:
    visitor, desk = site.browser(), Desk(site.browser(row, "director"), row.slug)
    for page in PAGES:
        assert visitor.get(f"/e/{row.slug}{page}", follow=True).status_code == 200, page
    for page in AT_THE_DESK:
        assert desk.look(page).status == 200, page
    for name in ("Kira", "Odo"):
        assert site.browser(row, "player", name).get(f"/e/{row.slug}/me").status_code == 200


@pytest.mark.parametrize("rulebook", ["star-trek-1e", "star-trek-2e", "star-trek-1e-2010"])
def test_10_two_wins_and_a_tied_game_of_the_lower_seed(site: Site, rulebook: str) -> None:
    row = final(site, rulebook)
    odo = Phone(site, row, "Odo")
    assert says(odo.page(), "web-result-games", won=2, lost=0, drawn=1)
    assert odo.send("report", **odo.hidden(), way="2-0-1").status_code == 302
    everything_answers(site, row)
    assert Phone(site, row, "Kira").confirms().status_code == 302
    everything_answers(site, row)


@pytest.mark.parametrize("rulebook", ["star-trek-1e", "star-trek-2e", "star-trek-1e-2010"])
def test_10_a_tie_is_a_win_of_the_higher_seed_so_three_games_cannot_be(site: Site, rulebook: str) -> None:
    kira = Phone(site, final(site, rulebook), "Kira")
    before = written(kira.row)
    answer = kira.send("report", **kira.hidden(), way="2-0-1")
    assert answer.status_code == 422 and refused(answer, "score-draws-end-it", needed=2)
    assert written(kira.row) == before
    everything_answers(site, kira.row)


@pytest.mark.parametrize("options", [{}, {"tied_match": "tiebreak"}])
def test_2_4_a_draw_agreed_on_at_one_nil(site: Site, options: dict[str, str]) -> None:
    kira, odo = two_phones(site, "transformers", **options)
    assert says(kira.page(), "web-result-agreed", who="self")
    assert kira.send("report", **kira.hidden(), way="agreed", mine="1", theirs="0").status_code == 302
    assert says(odo.page(), "mymatch-ended", outcome="draw", score="0–1", how="agreed")
    assert odo.confirms().status_code == 302
    first = kira.match.seats[0] == kira.player
    assert kira.match.result == Result(games=((1, 0) if first else (0, 1),), how="agreed")
    desk = Desk(site.browser(kira.row, "director"), kira.row.slug).look(f"/round/1/table/{kira.match.table}")
    assert "D/D" in desk.text


def test_2_4_who_concedes_can_add_the_games_before(site: Site) -> None:
    kira, odo = two_phones(site, "transformers")
    assert says(kira.page(), "web-result-of", what="games", player="")
    assert kira.send("concede", **kira.hidden(), mine="1", theirs="0", drawn="0").status_code == 302
    first = kira.match.seats[0] == kira.player
    result = kira.match.result
    assert result is not None and result.how == "concession" and result.games == (((1, 0) if first else (0, 1)),)
    assert says(odo.page(), "mymatch-ended", who="you", outcome="win", score="", how="concession")
    assert "0–1" in odo.words()


def test_appendix_c_the_game_that_time_ended_is_asked_about(site: Site) -> None:
    kira, odo = two_phones(site, "transformers")
    kira.send("report", **kira.hidden(), way="time 1-0")
    assert says(odo.page(), "remark-unfinished-game")
    dax = Phone(site, kira.row, "Dax")
    dax.send("report", **dax.hidden(), way="time 1-0", drawn="1")
    assert not says(Phone(site, kira.row, "Quark").page(), "remark-unfinished-game")


def test_2_2_the_phone_says_who_chooses(site: Site) -> None:
    kira, _ = two_phones(site, "transformers")
    assert says(kira.page(), "turn-in-rounds", rule="chooses")


def test_2_2_in_a_bracket_the_lot_is_drawn(site: Site) -> None:
    row = bracket(site)
    match = site.snapshot(row).tournament.rounds[-1].matches[2]
    first, second = (site.snapshot(row).names[seat] for seat in match.seats)
    assert says(Phone(site, row, first).page(), "turn-own", rule="chooses")
    assert says(Phone(site, row, second).page(), "turn-other", player=first, rule="chooses")


def test_004_what_is_done_at_time_stands_beside_it(site: Site) -> None:
    kira, _ = two_phones(site, "yomi")
    book = site.snapshot(kira.row).book
    first, *more = [" ".join(one.steps) for one in at_time(book, "swiss")]
    assert more and f"{first} {' '.join(more)}" in kira.words()


# Dropping out of a bracket match (002 2.10) --------------------------------------------------------------------------


def test_2_10_the_phone_says_what_dropping_gives_up(site: Site) -> None:
    row = bracket(site)
    match = site.snapshot(row).tournament.rounds[-1].matches[2]
    first, second = (site.snapshot(row).names[seat] for seat in match.seats)
    phone = Phone(site, row, first)
    given_up = message("leaving-gives-up", opponent=second)
    assert says(phone.page(), "web-leave-drop-gives-up", game=2, what=given_up)
    before = written(row)
    assert phone.send("drop", **phone.hidden()).status_code == 422 and written(row) == before
    assert phone.send("drop", **phone.hidden(), gives_up="1").status_code == 302
    assert written(row)[len(before) :] == ["Reported", "Dropped"]
    everything = Desk(site.browser(row, "director"), row.slug).look("/round/3/table/2")
    assert says(everything, "outcome-ended", how="dropped") and not says(everything, "outcome-ended", how="concession")


def test_2_10_the_desk_asks_before_it_drops(site: Site) -> None:
    row = bracket(site)
    match = site.snapshot(row).tournament.rounds[-1].matches[2]
    first, second = (site.snapshot(row).names[seat] for seat in match.seats)
    client = site.browser(row, "director")
    before = written(row)
    asked = client.post(f"/e/{row.slug}/desk/players/drop", {"player": match.seats[0]})
    assert asked.status_code == 422 and written(row) == before
    assert refused(asked, "entry-still-plays", player=first, game=2, opponent=second)
    assert says(asked, "leaving-gives-up", opponent=second) and says(asked, "web-people-give-up")
    done = client.post(f"/e/{row.slug}/desk/players/drop", {"player": match.seats[0], "gives_up": "1"})
    assert done.status_code == 302 and written(row)[len(before) :] == ["Reported", "Dropped"]
