"""A whole event at the desk over HTTP: nine players, a bye, a dispute, a correction, a drop and a late player."""

from __future__ import annotations

import msgspec

from topcut.acts.command import Command
from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import Drop, Enter, Person
from topcut.acts.event.commands import Create
from topcut.acts.results.commands import Correct, Report
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.rounds.facts import RoundPaired
from topcut.acts.who import DIRECTOR
from topcut.desk.memory import MemoryJournal
from topcut.desk.submit import Accepted, submit
from topcut.files.journal_lines import Contents, read
from topcut.files.results_file import read as read_results
from topcut.journal.fact import Result
from topcut.journal.fold import fold
from topcut.messages.message import message
from topcut.play.standings import standings
from topcut.rulebooks.load import build, load
from topcut.web.site import live
from topcut.web.store.models import Event
from web.console import Desk
from web.saying import refused, says, words_of
from web.site import CAST, Site


def _made(site: Site) -> Desk:
    """An event made at /new; its browser is the director's."""
    desk = Desk(site.browser(), "").open("/new")
    assert "Star Trek" in desk.text
    desk.open("/new?rulebook=star-trek-2e")
    desk.press("Create the event", title="Friday Night", rounds="4", place="Quark's Bar", date="2026-11-20")
    assert says(" ".join(desk.said()), "web-new-made", title="Friday Night")
    return Desk(desk.client, "friday-night")


def _type_round(desk: Desk, site: Site, row: Event, skip: tuple[int, ...] = ()) -> None:
    """Slips in table order; who entered earlier wins by 100 to ten for each round and table."""
    posted = site.snapshot(row).tournament.rounds[-1]
    desk.look()
    for match in posted.matches.values():
        if len(match.seats) == 2 and match.table not in skip and match.status == "open":
            first = int(match.seats[0][1:]) < int(match.seats[1][1:])
            low = posted.number * 10 + match.table
            numbers = f"100-{low}" if first else f"{low}-100"
            desk.press("Enter the slip", line=f"{match.table} {numbers}")
            assert not desk.refusals(), desk.refusals()


def test_a_whole_event_over_http(site: Site) -> None:
    desk = _made(site)
    row = Event.objects.get(slug="friday-night")
    desk.look("/players?add=1").press(words_of("web-people-enter-list"), names="\n".join(CAST))
    assert says(" ".join(desk.said()), "web-people-entered", players=9)

    # round 1: nine players, so there is a bye
    desk.look().press("Pair round 1")
    assert any("bye" in line for line in desk.rows()) and words_of("web-pairing-post") in desk.buttons()
    assert desk.client.get(f"/e/{row.slug}/desk").status_code == 200
    desk.press("Post pairings")
    assert [r for r in desk.rows() if "bye" in r]
    _type_round(desk, site, row, skip=(1,))

    # table 1 is disputed and settled
    first, second = site.snapshot(row).tournament.rounds[0].matches[1].seats
    site.do(row, Report(1, 1, Result(games=((100, 35),)), first), first)
    site.do(row, Report(1, 1, Result(games=((65, 100),)), second), second)
    desk.look()
    table = message("nextstep-table", table=message("place-table", table=1))
    assert says(desk, "nextstep-disputed", tables=message("nextstep-tables", tables=(table,), more=0))
    assert says(desk, "web-round-chip-html", state="disputed", tables=1)
    right = words_of("web-table-is-right-html", who=site.snapshot(row).names[first])
    desk.look("/round/1/table/1").press(right)
    assert site.snapshot(row).tournament.rounds[0].matches[1].status == "settled"
    assert says(" ".join(desk.said()), "fact-settled")

    # somebody drops, somebody comes late
    desk.look("/player/p1").press(words_of("web-people-leave-yes", started="yes", player="Kira"))
    dropped = next(e.id for e in site.snapshot(row).tournament.entrants.values() if e.dropped_after == 1)
    desk.look("/players?add=1").press(words_of("web-people-enter-player"), name="Worf")
    desk.look().press("Pair round 2").press("Post pairings")
    _type_round(desk, site, row)

    # a result of round 1 is corrected: its consequences are seen first
    match = site.snapshot(row).tournament.rounds[0].matches[2]
    assert match.result
    other = (40, 100) if match.result.games[0][0] == 100 else (100, 40)  # the loser has won
    typed = "{}-{}".format(*other)
    desk.look("/round/1/table/2").press(words_of("web-table-typed-button", act="correct"), result=typed, reason="")
    assert desk.status == 422 and desk.value("result") == typed and refused(desk, "result-correction-without-reason")
    desk.press(words_of("web-table-typed-button", act="correct"), result=typed, reason="swapped on the slip")
    assert says(desk, "web-result-correct-sure") and "→" in desk.text
    assert site.snapshot(row).tournament.rounds[0].matches[2].result == match.result, "a preview writes nothing"
    desk.press("Correct the result")
    assert site.snapshot(row).tournament.rounds[0].matches[2].result == Result(games=(other,))

    for number in (3, 4):
        desk.look().press(f"Pair round {number}").press("Post pairings")
        _type_round(desk, site, row)
    assert "The order as it stands" in desk.look("/finish").text
    desk.press("Finish the event")
    assert site.snapshot(row).tournament.finished
    text = desk.look("/finish").text
    assert "The final order" in text and "as it stands" not in text

    _equals_the_engine(site, row, dropped)
    _files_hold_it_all(desk, site, row)


def _equals_the_engine(site: Site, row: Event, dropped: str) -> None:
    """The same acts, done at a desk without any web, stand alike."""
    known = live.journal_of(row.pk).known
    journal, book = MemoryJournal(), load("star-trek-2e")
    rounds = [record.fact for record in known.history if isinstance(record.fact, RoundPaired)]

    def do(command: Command) -> None:
        answer = submit(journal, command, DIRECTOR)
        assert isinstance(answer, Accepted), answer

    def play(number: int) -> None:
        posted = rounds[number - 1]
        do(Draw(seed=posted.seed))
        do(Post())
        for match in site.snapshot(row).tournament.rounds[number - 1].matches.values():
            if len(match.seats) == 2 and match.result:
                do(Report(number, match.table, match.result))

    do(Create(book.source, "Friday Night", 4, "2026-11-20"))
    do(Enter(tuple(Person(name) for name in CAST)))
    before = Result(games=((100, 12),)) if _first_wins(site, row) else Result(games=((12, 100),))
    posted = rounds[0]
    do(Draw(seed=posted.seed))
    do(Post())
    for match in site.snapshot(row).tournament.rounds[0].matches.values():
        if len(match.seats) == 2 and match.result:
            do(Report(1, match.table, before if match.table == 2 else match.result))
    do(Drop(dropped))
    do(Enter((Person("Worf"),)))
    play(2)
    corrected = site.snapshot(row).tournament.rounds[0].matches[2].result
    assert corrected
    do(Correct(1, 2, corrected, "swapped on the slip"))
    play(3)
    play(4)
    do(Finish())
    wanted = standings(journal.known.tournament, book)
    found = site.snapshot(row).standings
    assert [(r.rank, r.player, r.points, r.values) for r in found.rows] == [
        (r.rank, r.player, r.points, r.values) for r in wanted.rows
    ]


def _first_wins(site: Site, row: Event) -> bool:
    seats = site.snapshot(row).tournament.rounds[0].matches[2].seats
    return int(seats[0][1:]) < int(seats[1][1:])


def _files_hold_it_all(desk: Desk, site: Site, row: Event) -> None:
    data = desk.client.get(f"/e/{row.slug}/desk/journal.jsonl").content
    contents = read(data)
    assert isinstance(contents, Contents), contents
    row.refresh_from_db()
    assert contents.seal == row.seal and fold(contents.records) == site.snapshot(row).tournament
    results = desk.client.get(f"/e/{row.slug}/desk/results.json").content
    sheet = read_results(results)
    assert msgspec.json.decode(results)["title"] == "Friday Night"
    handles = site.snapshot(row).handles
    rows = standings(sheet.tournament, build(sheet.rulebook.source)).rows
    found = [(one.rank, one.player, one.points) for one in rows]
    assert found == [(one.rank, handles[one.player], one.points) for one in site.snapshot(row).standings.rows]
