"""Results at the desk: slips, tables, disputes, endings, corrections."""

from __future__ import annotations

import pytest

from topcut.acts.clock.commands import AddTime, StartClock
from topcut.acts.event.commands import Undo
from topcut.acts.results.commands import Report
from topcut.journal.fact import Result
from topcut.journal.plan import Stage
from topcut.journal.records import Record
from topcut.journal.state import Match
from topcut.messages.message import Message, Score, message
from topcut.play.whatif import consequences
from topcut.web.site import live
from topcut.web.store.models import Event
from web.console import Desk, words
from web.saying import refused, says, words_of
from web.site import Site


@pytest.fixture
def row(site: Site) -> Event:
    made = site.event()
    site.post_round(made)
    return made


@pytest.fixture
def desk(site: Site, row: Event) -> Desk:
    return Desk(site.browser(row, "director"), row.slug)


def _match(site: Site, row: Event, table: int, number: int = 1) -> Match:
    found = site.snapshot(row).tournament.match(number, table)
    assert found is not None
    return found


def _say(site: Site, row: Event, table: int, seat: int, *numbers: int) -> None:
    player = _match(site, row, table).seats[seat]
    site.do(row, Report(1, table, Result(games=(numbers,)), player), player)


# Slips ---------------------------------------------------------------------------------------------------------------


def test_a_stack_of_slips_is_typed_one_after_the_other(site: Site, row: Event, desk: Desk) -> None:
    desk.look()
    for line in ("1 100-35", "table 2 65:100", "3 50-50 time"):
        desk.press("Enter the slip", line=line)
        assert desk.status == 200 and desk.value("line") == ""
    assert _match(site, row, 2).result == Result(games=((65, 100),))
    assert _match(site, row, 3).result == Result(games=((50, 50),), how="timeout")
    desk.press("Enter the slip", line=f"{site.snapshot(row).names[_match(site, row, 4).seats[1]]} 100-40")
    assert _match(site, row, 4).result == Result(games=((40, 100),))


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", message("slip-nothing-typed")),
        ("9 100-35", message("round-no-table", round=1, table=9)),
        ("1 100-100", message("score-level", score="100–100")),
        ("1 XX", message("slip-unknown-code", code="XX")),
        ("Gowron 100-35", message("slip-no-player", typed="Gowron", where="round")),
        ("1 100-35 <script>", message("slip-not-understood", word="<script>")),
    ],
)
def test_a_wrong_slip_is_refused_and_kept_apart_while_the_line_is_free(
    site: Site, row: Event, desk: Desk, line: str, why: Message
) -> None:
    head = site.snapshot(row).head
    desk.look().press("Enter the slip", line=line)
    assert desk.status == 422
    assert refused(desk, why)
    assert "topcut" not in desk.refusals()[0] and "--" not in desk.refusals()[0]
    assert desk.value("line") == "" and _to_mend(desk) == ([line] if line else [])
    assert _to_mend(desk.look()) == ([line] if line else []), "a reload loses nothing"
    assert site.snapshot(row).head == head


def _to_mend(desk: Desk) -> list[str]:
    return [one.get("value", "") for one in desk.all("input") if one.get("name") == "mends"]


def test_a_kept_slip_is_mended_or_dropped(site: Site, row: Event, desk: Desk) -> None:
    desk.look()
    for line in ("1 100-100", "9 100-35", "2 100-35", "odd"):
        desk.press("Enter the slip", line=line)
    assert _to_mend(desk) == ["1 100-100", "9 100-35", "odd"]
    send, forget = words_of("web-round-mend-send"), words_of("web-round-mend-forget")
    desk.press(send, line="1 XX")  # the first of them, and wrong again
    assert desk.status == 422 and _to_mend(desk) == ["1 XX", "9 100-35", "odd"]
    desk.press(send, line="1 100-60")
    assert _to_mend(desk) == ["9 100-35", "odd"] and _match(site, row, 1).result == Result(games=((100, 60),))
    desk.press(forget)
    assert _to_mend(desk) == ["odd"] and _match(site, row, 2).result == Result(games=((100, 35),))


def test_a_kept_slip_tells_what_is_wrong_with_it_now(site: Site, row: Event, desk: Desk) -> None:
    desk.look().press("Enter the slip", line="1 100-35")
    seq = site.snapshot(row).head
    desk.press("Enter the slip", line="1 35-100")
    links = {words(one): one.get("href") for one in desk.all("a")}
    assert links[words_of("web-round-mend-open", table=1, result="yes")] == f"/e/{row.slug}/desk/round/1/table/1"
    site.do(row, Undo(seq))
    assert says(desk.look(), "web-round-mend-taken")
    desk.press(words_of("web-round-mend-send"))
    assert _match(site, row, 1).result == Result(games=((35, 100),)) and not _to_mend(desk)


def test_kept_slips_are_of_who_typed_them(site: Site, row: Event, desk: Desk) -> None:
    desk.look().press("Enter the slip", line="9 100-35")
    assert not _to_mend(Desk(site.browser(row, "director"), row.slug).look())


def test_a_second_slip_for_a_table_is_refused_and_says_what_to_do(site: Site, row: Event, desk: Desk) -> None:
    desk.look().press("Enter the slip", line="1 100-35")
    desk.press("Enter the slip", line="1 35-100")
    stands = message("outcome-score", codes="FW/FL", score=Score((100, 35)))
    assert desk.status == 422 and refused(desk, "result-exists", way=message("result-way-correct"), result=stands)


def test_a_slip_that_is_sent_twice_counts_once(site: Site, row: Event, desk: Desk) -> None:
    data = {"line": "1 100-35", "round": "1", "key": "same"}
    for _ in range(2):
        assert desk.client.post(f"/e/{row.slug}/desk/slip", data).status_code == 302
    assert sum(type(r.fact).__name__ == "Reported" for r in _records(row)) == 1


def _records(row: Event) -> list[Record]:
    return live.journal_of(row.pk).read().history


def test_what_a_slip_means_is_told_before_enter_and_nothing_is_written(site: Site, row: Event, desk: Desk) -> None:
    head = site.snapshot(row).head
    good = desk.client.get(f"/e/{row.slug}/desk/reading", {"line": "1 100-35", "round": "1"}).json()
    bad = desk.client.get(f"/e/{row.slug}/desk/reading", {"line": "1 100-100", "round": "1"}).json()
    first, second = (site.snapshot(row).names[seat] for seat in _match(site, row, 1).seats)
    assert good["good"] and f"{first} 100–35 {second}" in good["text"]
    assert not bad["good"] and says(bad["text"], "score-level", score="100–100")
    assert site.snapshot(row).head == head


def test_two_officials_with_the_same_slip_the_second_learns_that_somebody_was_faster(
    site: Site, row: Event, desk: Desk
) -> None:
    other = Desk(site.browser(row, "judge"), row.slug)
    desk.look()
    other.look()
    desk.press("Enter the slip", line="1 100-35")
    other.press("Enter the slip", line="1 100-36")
    assert other.status == 409 and says(other, "web-desk-raced-html") and _to_mend(other) == ["1 100-36"]
    assert _match(site, row, 1).result == Result(games=((100, 35),))


# Finding -------------------------------------------------------------------------------------------------------------


def test_tables_are_found_by_number_name_and_state(site: Site, row: Event, desk: Desk) -> None:
    desk.look().press("Enter the slip", line="2 100-35")
    assert len(desk.look("?find=2").rows()) == 1
    name = site.snapshot(row).names[_match(site, row, 3).seats[0]]
    assert [r.split()[0] for r in desk.look(f"?find={name.lower()}").rows()] == ["3"]
    assert [r.split()[0] for r in desk.look("?state=in").rows()] == ["2"]
    assert len(desk.look("?state=playing").rows()) == 3
    assert says(desk.look("?find=nobody"), "web-round-none-fits")


def test_the_desk_says_who_is_late(site: Site, row: Event, desk: Desk) -> None:
    site.do(row, StartClock(1))
    site.do(row, AddTime(-5))
    assert len(desk.look("?state=late").rows()) == 4
    site.do(row, AddTime(60, 1))
    assert len(desk.look("?state=late").rows()) == 3


# Tables --------------------------------------------------------------------------------------------------------------


def test_report_at_the_table(site: Site, row: Event, desk: Desk) -> None:
    desk.look("/round/1/table/1").press(words_of("web-table-typed-button", act="report"), result="100-35")
    assert _match(site, row, 1).result == Result(games=((100, 35),)) and _match(site, row, 1).status == "confirmed"


def test_a_refused_report_keeps_what_was_typed(site: Site, row: Event, desk: Desk) -> None:
    desk.look("/round/1/table/1").press("Report", result="100-100")
    assert desk.status == 422 and desk.value("result") == "100-100" and desk.refusals()


def test_confirm_a_players_report(site: Site, row: Event, desk: Desk) -> None:
    _say(site, row, 1, 0, 100, 35)
    assert says(desk.look("/round/1/table/1"), "web-table-reported")
    desk.press("Confirm the result")
    assert _match(site, row, 1).status == "confirmed"
    desk.client.post(f"/e/{row.slug}/desk/round/1/table/1/confirm")
    assert _match(site, row, 1).status == "confirmed"


def test_a_dispute_shows_both_claims_and_is_settled_by_one_or_by_a_third_result(
    site: Site, row: Event, desk: Desk
) -> None:
    for table in (1, 2):
        _say(site, row, table, 0, 100, 35)
        _say(site, row, table, 1, 65, 100)
    desk.look()
    first, second = (site.snapshot(row).names[seat] for seat in _match(site, row, 1).seats)
    for by, score in ((first, Score((100, 35))), (second, Score((65, 100)))):
        said = message("outcome-between", first=first, score=score, second=second)
        assert says(desk, "result-says", by=by, result=said)
    _is_right(site, row, desk)
    assert _match(site, row, 1).result == Result(games=((65, 100),)) and _match(site, row, 1).status == "settled"
    typed = words_of("web-table-typed-button", act="settle")
    desk.look("/round/1/table/2").press(typed, result="", reason="nobody knows")
    assert desk.status == 422 and desk.value("reason") == "nobody knows"
    desk.press(typed, result="50-50 time", reason="nobody knows")
    assert _match(site, row, 2).result == Result(games=((50, 50),), how="timeout")


def test_what_each_of_two_says_stands_on_their_side_of_the_table(site: Site, row: Event, desk: Desk) -> None:
    _say(site, row, 1, 1, 65, 100)  # the second seat is the first to report
    _say(site, row, 1, 0, 100, 35)
    first, second = (site.snapshot(row).names[seat] for seat in _match(site, row, 1).seats)
    desk.look("/round/1/table/1")
    right = [words_of("web-table-is-right-html", who=name) for name in (first, second)]
    assert [one for one in desk.buttons() if one in right] == right
    assert says(desk, "web-table-says", who=second)
    desk.press(right[0])
    assert _match(site, row, 1).result == Result(games=((100, 35),))


def _is_right(site: Site, row: Event, desk: Desk) -> None:
    """Press the button of the one on the second seat."""
    second = site.snapshot(row).names[_match(site, row, 1).seats[1]]
    desk.look("/round/1/table/1").press(words_of("web-table-is-right-html", who=second))


def test_no_show_concede_both_lose_incomplete_and_delay(site: Site, row: Event, desk: Desk) -> None:
    seats = {table: _match(site, row, table).seats for table in range(1, 5)}
    desk.look("/round/1/table/1").press("Missed game")
    assert desk.status == 422 and refused(desk, "result-absent-unnamed", match=message("place-match", round=1, table=1))
    desk.press("Missed game", player=seats[1][1])
    assert _match(site, row, 1).result == Result(how="no-show", absent=(1,))
    gave_up = words_of("web-result-conceded", player=site.snapshot(row).names[seats[2][0]])
    desk.look("/round/1/table/2").press(gave_up)
    assert site.snapshot(row).said(_match(site, row, 2)).startswith("FL/FW")
    desk.look("/round/1/table/3").press("Both lose")
    assert _match(site, row, 3).result == Result(how="both-lose")
    desk.look("/round/1/table/4").press("Delay", reason="they play tomorrow")
    assert _match(site, row, 4).status == "delayed"
    desk.look("/round/1/table/4").press("Not finished")
    assert _match(site, row, 4).result == Result(how="incomplete")


def test_extra_time_for_a_table(site: Site, row: Event, desk: Desk) -> None:
    desk.look("/round/1/table/1").press("Add time", where="table", minutes="7")
    assert desk.status == 422 and refused(desk, "clock-not-started", round=1) and desk.value("minutes") == "7"
    site.do(row, StartClock())
    desk.look("/round/1/table/1").press("Add time", where="table", minutes="7")
    assert _match(site, row, 1).extra_minutes == 7


def test_a_bye_has_nothing_to_report(site: Site, row: Event, desk: Desk) -> None:
    bye = next(m for m in site.snapshot(row).tournament.rounds[0].matches.values() if len(m.seats) == 1)
    assert says(desk.look(f"/round/1/table/{bye.table}"), "web-table-bye")
    assert words_of("web-table-typed-button", act="report") not in desk.buttons()


# Corrections ---------------------------------------------------------------------------------------------------------


def test_a_correction_shows_every_consequence_before_it_is_made(site: Site) -> None:
    row = site.event(plan=(Stage("swiss", rounds=1), Stage("bracket", take=4)))
    site.post_round(row)
    for table, low in enumerate((10, 20, 30, 40), start=1):
        site.do(row, Report(1, table, Result(games=((100, low),))))
    desk = Desk(site.browser(row, "director"), row.slug)
    desk.look("/round/1/table/1").press(
        words_of("web-table-typed-button", act="correct"), result="0-100", reason="swapped"
    )
    snapshot = site.snapshot(row)
    wanted = consequences(snapshot.tournament, snapshot.book, 1, 1, Result(games=((0, 100),)), 4)
    assert wanted.moves and wanted.cut_in and wanted.cut_out
    for move in wanted.moves:
        ranks = f"{snapshot.names[move.player]} {move.rank_before} → {move.rank_after}"
        cut = "in" if move.player in wanted.cut_in else "outc" if move.player in wanted.cut_out else ""
        crosses = f" {words_of('web-result-over-the-cut', way=cut)}" if cut else ""
        assert f"{ranks} {move.points_before} → {move.points_after}{crosses}" in desk.rows()
    assert says(desk, "correction-inside", players=tuple(snapshot.names[p] for p in wanted.cut_in))
    assert says(desk, "correction-outside", players=tuple(snapshot.names[p] for p in wanted.cut_out))
    desk.press("Correct the result")
    assert site.snapshot(row).tournament.rounds[0].matches[1].result == Result(games=((0, 100),))


def test_a_correction_lists_only_what_changes(site: Site) -> None:
    """Another low score at a table leaves everybody's points, and parts two who shared a rank."""
    row = site.event(names=("Kira", "Odo", "Quark", "Dax"))
    site.post_round(row)
    site.report_all(row, Result(games=((100, 35),)))
    desk = Desk(site.browser(row, "director"), row.slug)
    desk.look("/round/1/table/1").press(
        words_of("web-table-typed-button", act="correct"), result="100-60", reason="misread"
    )
    snapshot = site.snapshot(row)
    first, second = (snapshot.tournament.rounds[0].matches[table].seats for table in (1, 2))
    assert f"{snapshot.names[first[0]]} 1 → 2" in desk.rows() and f"{snapshot.names[second[1]]} 3 → 4" in desk.rows()


def test_a_correction_that_changes_nothing_is_refused(site: Site, row: Event, desk: Desk) -> None:
    desk.look().press("Enter the slip", line="1 100-35")
    desk.look("/round/1/table/1").press(
        words_of("web-table-typed-button", act="correct"), result="100-35", reason="no reason"
    )
    assert desk.status == 422 and refused(desk, "result-same", match=message("place-match", round=1, table=1))
    assert desk.value("reason") == "no reason"


def test_pods_are_reported_with_a_line_for_every_round(site: Site) -> None:
    row = site.event("tribbles", names=("Kira", "Odo", "Quark", "Dax"))
    site.post_round(row)
    desk = Desk(site.browser(row, "director"), row.slug)
    desk.look("/round/1/table/1").press("Report", result="900*-0-60-0 0-40-800*-0 0-0-500*-9 10-20-30*-1 5*-5-5-5")
    assert site.snapshot(row).tournament.rounds[0].matches[1].counts, desk.refusals()
