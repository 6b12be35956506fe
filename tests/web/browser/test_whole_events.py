"""Whole events as people play them, each with a browser: set up at /new, played to the end, equal to the engine."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from topcut.journal.state import Match
from web.browser.journal_behind import Behind
from web.browser.people import I_LOST, I_WON, PHONE, Desk, Hall
from web.browser.wording import wording
from web.saying import words_of
from web.site import CAST

LIVE = 20_000  # milliseconds; how soon is measured, not tested
EIGHT = CAST[:8]


class Playing:
    """An event that is being played: who sits where, and the better of two, who is named earlier."""

    def __init__(self, hall: Hall, desk: Desk) -> None:
        self.hall = hall
        self.desk = desk
        self.slug = desk.slug

    @property
    def names(self) -> dict[str, str]:
        return self.hall.site.snapshot(self.hall.row(self.slug)).names

    def tables(self) -> list[Match]:
        """The tables of the latest round that still have to be played."""
        return [match for match in Behind(self.slug).matches() if match.status == "open"]

    def seats(self, match: Match) -> tuple[str, str]:
        first, second = (self.names[seat] for seat in match.seats)
        return first, second

    def first_wins(self, match: Match) -> bool:
        return int(match.seats[0][1:]) < int(match.seats[1][1:])

    def type_slips(self, won: str, lost: str) -> None:
        """A stack of slips without the mouse: everything that is still open."""
        self.desk.look()
        for match in self.tables():
            self.desk.slip(f"{match.table} {won if self.first_wins(match) else lost}")


def rows_of(page: Page, columns: int) -> list[list[str]]:
    """The first cells of a table of ranks or places, in words."""
    rows: list[list[str]] = page.evaluate(
        """(columns) => [...document.querySelectorAll("table.ranks tbody tr:not(.cut)")].map((row) => [...row.cells]
           .slice(0, columns).map((cell) => (cell.querySelector("bdi") || cell).textContent.trim()))""",
        columns,
    )
    return rows


def test_star_trek_nine_players_four_rounds(hall: Hall) -> None:
    desk = hall.new_event("star-trek-2e", title="Deep Space Nine Open", rounds="4", players="9", place="Promenade")
    event = Playing(hall, desk)
    desk.enter(*CAST)
    visitor = hall.page(f"/e/{desk.slug}/pairings", **PHONE)
    kira = hall.phone(desk.slug, "Kira")

    # round 1: everybody's page follows by itself; two phones differ, the director settles
    desk.pair_and_post()
    kira.says("roundname-round", LIVE, stage="", round=1, planned=4)
    posted = wording("web-pairings-caption", what="table", tables=4, byes=1, done=0)
    expect(visitor.locator("#main")).to_contain_text(posted, timeout=LIVE)
    disputed = event.tables()[0]
    one, other = (hall.phone(desk.slug, name) for name in event.seats(disputed))
    one.reports(I_WON, {"mine": "100", "theirs": "35"})
    one.says("mymatch-reported-it", others=1, opponent=other.name)
    other.is_asked(LIVE)
    other.reports(I_WON, {"mine": "100", "theirs": "35"})
    other.says("mymatch-status", status="disputed")
    chip = words_of("web-round-chip-html", state="disputed", tables=1)
    expect(desk.page.locator("#chips")).to_contain_text(chip, timeout=LIVE)
    desk.page.get_by_role("link", name=wording("web-round-settle-html")).first.click()
    desk.press(words_of("web-table-is-right-html", who=one.name))
    desk.said("fact-settled")
    one.says("mymatch-status", LIVE, status="settled")
    one.put_away()
    other.put_away()

    # another table reports and confirms by phone, the rest comes on slips
    told = event.tables()[0]
    winner, loser = (hall.phone(desk.slug, name) for name in event.seats(told))
    loser.reports(I_LOST, {"mine": "40", "theirs": "100"})
    loser.says("mymatch-reported-it", others=1, opponent=winner.name)
    winner.is_asked(LIVE)
    winner.confirms()
    winner.put_away()
    loser.put_away()
    event.type_slips("100-20", "20-100")

    # a drop and a late player, then round 2
    desk.look("/players")
    desk.page.get_by_role("link", name="Morn", exact=True).click()
    desk.press(words_of("web-people-leave-yes", started="yes", player="Morn"))
    desk.said("web-people-done", player="Morn", act="drop")
    desk.page.get_by_role("link", name=words_of("web-people-add")).click()
    desk.page.locator("#name").fill("Worf")
    desk.press(words_of("web-people-enter-player"))
    desk.said("web-people-entered", players=1, name="Worf")
    desk.pair_and_post()
    event.type_slips("100-50", "50-100")

    # a correction of round 1 shows what it changes and asks for a reason
    match = Behind(desk.slug).matches(1)[1]
    desk.look(f"/round/1/table/{match.table}")
    desk.page.locator(".correcting > summary").click()
    mine, theirs = ("0", "100") if match.seats[0] == told.seats[0] else ("100", "0")
    desk.page.locator("#e-mine").fill(mine)
    desk.page.locator("#e-theirs").fill(theirs)
    desk.page.locator("#e-reason").fill("the slip was read upside down")
    desk.press(words_of("web-table-correct-button"))
    expect(desk.page.locator("caption")).to_have_text(words_of("web-result-changes"))
    desk.press(words_of("web-table-correct"))
    desk.said("fact-corrected")

    for _ in range(2):
        desk.pair_and_post()
        event.type_slips("100-65", "65-100")
    desk.look("/finish")
    desk.press(words_of("web-finish-button"))
    kira.says("mymatch-finished", LIVE)

    behind = Behind(desk.slug)
    standings = hall.page(f"/e/{desk.slug}/standings")
    expect(standings.locator("h1")).to_have_text(wording("standing-title", state="final"))
    assert rows_of(standings, 4) == behind.ranks(event.names)
    assert behind.is_derived_again()
    assert [len(behind.records(kind)) for kind in ("Disputed", "Settled", "Corrected", "Dropped")] == [1, 1, 1, 1]
    assert [len(behind.matches(number)) for number in (1, 2, 3, 4)] == [5, 5, 5, 5]


def test_transformers_eight_players_and_a_top_four(hall: Hall) -> None:
    desk = hall.new_event("transformers", title="Cybertron Cup", rounds="2", cut="4", players="8")
    event = Playing(hall, desk)
    desk.enter(*EIGHT)
    bracket = hall.page(f"/e/{desk.slug}/bracket")
    for _ in range(2):
        desk.pair_and_post()
        event.type_slips("2-0", "0-2")
    desk.look()
    top_four = words_of("stagename-bracket", players=4)
    desk.page.get_by_role("link", name=wording("nextstep-cut", stage=top_four)).click()
    desk.press(words_of("web-cut-make", stage=top_four))
    desk.said("web-cut-made", stage=top_four)
    expect(bracket.locator("h1")).to_have_text(top_four)

    # one semi-final by phone, the other by slip; the bracket's page follows
    desk.pair_and_post()
    first = event.tables()[0]
    phones = [hall.phone(desk.slug, name) for name in event.seats(first)]
    phones[0].reports(I_WON, button="2–1")
    phones[0].says("mymatch-reported-it", others=1, opponent=phones[1].name)
    phones[1].is_asked(LIVE)
    phones[1].confirms()
    winner = bracket.locator(f".bm[data-mark='g{first.table}'] .w")
    expect(winner).to_contain_text(phones[0].name, timeout=LIVE)
    expect(winner.locator(".fig")).to_contain_text("2")
    event.type_slips("2-0", "0-2")
    expect(phones[0].text).to_contain_text(words_of("bracketname-kind", kind="final", games=1), timeout=LIVE)
    desk.pair_and_post()
    event.type_slips("2-1", "1-2")
    desk.look("/finish")
    desk.press(words_of("web-finish-button"))

    behind = Behind(desk.slug)
    page = hall.page(f"/e/{desk.slug}/standings")
    expect(page.locator("h1")).to_have_text(wording("placing-title", state="final"))
    assert rows_of(page, 2) == behind.places(event.names)
    assert behind.is_derived_again()
    champion = rows_of(page, 2)[0][1]
    bracket.reload()
    expect(bracket.locator(".bm").last.locator(".w")).to_contain_text(champion)


def test_tribbles_in_two_pods_and_a_final(hall: Hall) -> None:
    desk = hall.new_event("tribbles", title="Tribbles Night", players="9")
    event = Playing(hall, desk)
    desk.enter(*CAST)
    pairings = hall.page(f"/e/{desk.slug}/pairings")
    desk.pair_and_post()
    expect(pairings.locator("caption").first).to_contain_text(wording("web-pairings-table", table=1), timeout=LIVE)

    # one pod by phone: somebody fills in the sheets, the others look at it; then the desk types the rest
    pod = event.tables()[0]
    phone = hall.phone(desk.slug, event.names[pod.seats[0]])
    points = {f"r{turn}s{seat}": str(100 * (9 - seat) + turn) for turn in range(1, 6) for seat in range(len(pod.seats))}
    points |= {f"r{turn}s0": points[f"r{turn}s0"] + "*" for turn in range(1, 6)}
    phone.reports(words_of("web-result-pod"), points, words_of("web-result-pod-save"))
    phone.says("mymatch-points", points=4515)
    for rounds in range(1, 4):
        _type_pods(event)
        if Behind(desk.slug).tournament.finished or _is_over(desk):
            break
        assert rounds < 3
        _go_on(desk)
    desk.look("/finish")
    desk.press(words_of("web-finish-button"))

    behind = Behind(desk.slug)
    page = hall.page(f"/e/{desk.slug}/standings")
    expect(page.locator("h1")).to_have_text(wording("placing-title", state="final"))
    assert [row[:2] for row in rows_of(page, 2)] == behind.places(event.names)
    assert behind.is_derived_again()


def _type_pods(event: Playing) -> None:
    event.desk.look()
    for match in event.tables():
        scores = [f"{1000 - 10 * seat}{'*' if not seat else ''}" for seat in range(len(match.seats))]
        event.desk.slip(f"{match.table} " + " ".join(["-".join(scores)] * 5))


def _is_over(desk: Desk) -> bool:
    desk.look()
    return desk.page.locator("#status a.primary[href$='/desk/finish']").count() == 1


def _go_on(desk: Desk) -> None:
    """To the second stage, by whatever its next step is called."""
    step = desk.page.locator("#status .primary")
    if step.evaluate("(one) => one.tagName") == "A":
        step.click()
        desk.page.locator("main form button.primary").last.click()
        desk.look()
    desk.pair_and_post()
