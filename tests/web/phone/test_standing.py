"""Where a player stands, out of his own matches alone: the same as the standings of everybody say."""

from __future__ import annotations

from random import Random

import pytest

from topcut.acts.ending.commands import DrawLot
from topcut.acts.entries.commands import Drop, Enter, Person
from topcut.acts.results.commands import Report
from topcut.acts.stages.commands import OpenStage
from topcut.answers.score_card import card_of, points_of
from topcut.journal.fact import Result
from topcut.journal.plan import CONFRONTATION, Stage
from topcut.web.phone.record import record_of
from topcut.web.phone.standing import standing_of
from topcut.web.site import live
from web.phones import Phone
from web.saying import says
from web.site import CAST, Site

ENDS = {
    "star-trek-2e": [Result(((100, 35),)), Result(((20, 100),)), Result(((50, 50),), how="timeout")],
    "magic": [Result(((1, 0), (1, 0))), Result(((0, 1), (1, 0), (0, 1))), Result(((0, 0),), how="timeout")],
}


def test_r63_whoever_is_not_in_the_final_confrontation_has_a_card_too(site: Site) -> None:
    row = site.event("star-trek-2e", CAST[:4], (Stage("swiss", rounds=1), CONFRONTATION))
    site.post_round(row)
    site.report_all(row, Result(((100, 35),)))
    order = [one.player for one in site.snapshot(row).standings.rows]
    for tied in (order[:2], order[2:]):
        site.do(row, DrawLot(tuple(tied), tuple(tied)))
    site.post_round(row)
    assert [points_of(site.snapshot(row), player) for player in order] == [4, 4, 1, 1]


@pytest.mark.parametrize("rulebook", ENDS)
@pytest.mark.parametrize("plan", [(), (Stage("swiss", rounds=3), Stage("bracket", take=4))])
def test_a_card_of_his_own_matches_is_his_card(site: Site, rulebook: str, plan: tuple[Stage, ...]) -> None:
    chance = Random(rulebook)
    row = site.event(rulebook, CAST, plan, rounds=0 if plan else 3)
    for number in range(1, 4):
        site.post_round(row, f"seed {number}")
        for match in site.snapshot(row).tournament.rounds[-1].matches.values():
            if match.status == "open":
                site.do(row, Report(match.round, match.table, chance.choice(ENDS[rulebook])))
        if number == 1:
            site.do(row, Drop("p2"))
            site.do(row, Enter((Person("Ezri"),)))  # late: the first round was missed
    snapshot = site.snapshot(row)
    for player, lines in snapshot.standings.ledger.lines.items():
        assert card_of(snapshot, player) == lines
        assert points_of(snapshot, player) == snapshot.standings.ledger.points[player]
        played = 1 if player == "p2" else len(lines)  # who has left has no more rounds to be told of
        assert [line.points for line in record_of(snapshot, player)] == [line.points for line in lines[:played][::-1]]
        standing = standing_of(snapshot, player)
        assert standing is not None and standing.rank == snapshot.standings.by_player[player].rank
        assert standing.shared == (len(snapshot.standings.by_rank[standing.rank]) > 1)


def test_a_card_in_pods(site: Site) -> None:
    row = site.event("tribbles", CAST, rounds=2)
    site.post_round(row)
    for match in site.snapshot(row).tournament.rounds[0].matches.values():
        points = tuple(range(len(match.seats)))
        site.do(row, Report(match.round, match.table, Result((points,) * 5)))
    snapshot = site.snapshot(row)
    for player, lines in snapshot.standings.ledger.lines.items():
        assert card_of(snapshot, player) == lines


def test_a_large_field_is_ranked_now_and_then_but_points_are_always_new(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = [100.0]
    monkeypatch.setattr(live, "_LARGE", 3)
    monkeypatch.setattr(live, "monotonic", lambda: time[0])
    row = site.event("star-trek-2e", CAST[:4], rounds=3)
    site.post_round(row)

    def standing() -> tuple[int, int, bool, bool]:
        snapshot = site.snapshot(row)
        found = standing_of(snapshot, winner)
        assert found is not None
        return found.points, found.rank, found.shared, found.lately

    match = site.snapshot(row).tournament.rounds[0].matches[2]
    winner = match.seats[0]
    assert standing() == (0, 1, True, False)
    site.do(row, Report(1, 2, Result(((100, 35),))))
    assert standing() == (4, 1, True, True)  # before the report all four were level
    time[0] += 4 / 3 * 5
    assert standing() == (4, 1, False, False)
    site.do(row, Report(1, 1, Result(((100, 35),))))
    site.post_round(row)
    assert not standing()[3]  # another round is ranked at once


def test_in_a_bracket_the_rank_is_said_to_be_the_one_before_it(site: Site) -> None:
    row = site.event("magic", CAST[:5], (Stage("swiss", rounds=1), Stage("bracket", take=2)))
    site.post_round(row)
    site.report_all(row, Result(((1, 0), (1, 0))))
    table = site.snapshot(row).standings
    first = table.rows[0].player
    now = standing_of(site.snapshot(row), first)
    site.do(row, OpenStage(2))
    later = standing_of(site.snapshot(row), first)
    assert now is not None and later is not None
    assert (now.bracket, later.bracket) == (False, True)
    page = Phone(site, row, site.snapshot(row).names[first]).page()
    assert says(page, "web-me-where-you-stand", bracket="on")
