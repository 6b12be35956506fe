"""Players at the desk: entering, leaving, coming back, checking in; personal links and their slips."""

from __future__ import annotations

import re

import pytest
import segno
from django.core.files.uploadedfile import SimpleUploadedFile
from hypothesis import given
from hypothesis import strategies as st

from topcut.acts.entries.commands import Withdraw
from topcut.acts.results.commands import Report
from topcut.acts.stages.commands import OpenStage
from topcut.journal.fact import Result
from topcut.messages.message import Message, message
from topcut.web.desk.players.links_page import PER_SHEET, LinkSlip, cut_and_stack, qr_code
from topcut.web.people.access import link
from topcut.web.store.models import Event
from web.console import Desk
from web.saying import refused, says, words_of
from web.site import CAST, Site

ADDING = "/players?add=1"
ADD, ADD_LIST = words_of("web-people-enter-player"), words_of("web-people-enter-list")


@pytest.fixture
def row(site: Site) -> Event:
    return site.event(names=CAST[:4])


@pytest.fixture
def desk(site: Site, row: Event) -> Desk:
    return Desk(site.browser(row, "director"), row.slug)


def _names(site: Site, row: Event) -> list[str]:
    return list(site.snapshot(row).names.values())


# Entering ------------------------------------------------------------------------------------------------------------


def test_one_name(site: Site, row: Event, desk: Desk) -> None:
    desk.look(ADDING).press(ADD, name="  Worf  ", rating="1700", team="Enterprise")
    worf = site.snapshot(row).tournament.entrants[site.player(row, "Worf")]
    assert worf.rating == 1700 and site.snapshot(row).words[worf.team] == "Enterprise"


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"name": "Kira"}, message("entry-name-taken", player="Kira")),
        ({"name": " "}, message("console-nameless")),
        ({"name": "x" * 250}, message("entry-name-too-long", most=200)),
        ({"name": "Worf", "rating": "high"}, message("form-not-digits", what=message("form-rating"), typed="high")),
        ({"name": "Worf", "earned_byes": "9"}, message("entry-too-many-byes", player="Worf", byes=9, most=2)),
    ],
)
def test_a_refused_name_is_kept(site: Site, row: Event, desk: Desk, fields: dict[str, str], why: Message) -> None:
    desk.look(ADDING).press(ADD, **fields)
    assert desk.status == 422 and refused(desk, why)
    for field, value in fields.items():
        assert desk.value(field) == value.strip() or desk.value(field) == value
    assert len(_names(site, row)) == 4


def test_a_pasted_list_a_csv_and_a_file(site: Site, row: Event, desk: Desk) -> None:
    desk.look(ADDING).press(ADD_LIST, names="1. Garak\n2. Morn")
    desk.look(ADDING).press(ADD_LIST, names="name;rating\nRom;1500\nNog;1400")
    file = SimpleUploadedFile("more.csv", b"name,team\nLeeta,Quark's\n")
    desk.look(ADDING).press(ADD_LIST, file=file)
    assert _names(site, row) == [*CAST[:4], "Garak", "Morn", "Rom", "Nog", "Leeta"]
    assert site.snapshot(row).tournament.entrants[site.player(row, "Nog")].rating == 1400


def test_7_2_a_handle_is_typed_as_it_stands_on_the_score_card(site: Site, row: Event, desk: Desk) -> None:
    desk.look(ADDING).press(ADD, name="Ezri Dax", handle="trill")
    assert site.snapshot(row).handles[site.player(row, "Ezri Dax")] == "trill"


def test_a_wrong_list_enters_nobody_tells_every_problem_and_is_kept(site: Site, row: Event, desk: Desk) -> None:
    typed = "name,rating\nWorf,many\nKira,\n,1500"
    desk.look(ADDING).press(ADD_LIST, names=typed)
    in_order = ("names-no-number", "names-nameless")
    assert desk.status == 422 and all(says(told, id) for told, id in zip(desk.refusals(), in_order, strict=True))
    second, fourth = (message("place-line", file=message("file-the-list"), line=line) for line in (2, 4))
    assert refused(desk, "names-no-number", place=second, column="rating", text="many")
    assert refused(desk, "names-nameless", place=fourth)
    assert desk.value("names") == typed and len(_names(site, row)) == 4


def test_strange_names_break_nothing(site: Site, row: Event, desk: Desk) -> None:
    strange = ["<script>alert(1)</script>", "מירה ‮נריס", "🖖 Spock", 'O\'Brien & "Miles"', "W" * 200]
    cells = [name.replace('"', '""') for name in strange]
    desk.look(ADDING).press(ADD_LIST, names="name\n" + "\n".join(f'"{cell}"' for cell in cells))
    assert _names(site, row)[4:] == [name.replace("\u202e", "") for name in strange]  # nothing turns the line
    site.post_round(row)
    for page in ("", "/players", "/links", "/links/print", "/pairing", "/round/1/table/1", "/finish"):
        assert "<script>alert" not in desk.look(page).answer.content.decode()


def test_late_entry_drop_and_re_entry(site: Site, row: Event, desk: Desk) -> None:
    site.post_round(row)
    assert says(desk.look(ADDING), "web-people-enter-late")
    desk.press(ADD, name="Worf")
    assert site.snapshot(row).tournament.entrants[site.player(row, "Worf")].entered_after == 1
    desk.look("/player/p1").press(words_of("web-people-leave-yes", started="yes", player="Kira"))
    kira = site.snapshot(row).tournament.entrants["p1"]
    assert kira.dropped_after == 1 and says(desk, "entry-dropped-after", round=1)
    desk.press(words_of("web-people-re-enter-html", name="Kira"))
    assert site.snapshot(row).tournament.entrants["p1"].active


def test_withdraw_before_the_start_and_check_in(site: Site, row: Event, desk: Desk) -> None:
    desk.look("/players").press(words_of("web-people-check-in-html", name="Kira"))
    assert site.snapshot(row).tournament.entrants["p1"].checked_in
    assert len(desk.look("/players?only=here").rows()) == 1 and len(desk.look("/players?only=awaited").rows()) == 3
    desk.look("/player/p1").press(words_of("web-people-leave-yes", started="no", player="Kira"))
    assert site.snapshot(row).tournament.entrants["p1"].withdrawn
    assert len(desk.look("/players?only=gone").rows()) == 1
    answer = desk.client.post(f"/e/{row.slug}/desk/players/check-in", {"player": "p1"})
    assert answer.status_code == 422 and refused(answer, "entry-has-left", player="Kira")


def test_nobody_enters_after_the_cut(site: Site, desk: Desk) -> None:
    from topcut.journal.plan import Stage

    row = site.event(names=CAST[:4], plan=(Stage("bracket", seeds="drawn"),), title="Finals")
    site.do(row, OpenStage())
    finals = Desk(site.browser(row, "director"), row.slug).look(ADDING)
    assert says(finals, "web-people-closed", why="cut")
    finals.press(ADD, name="Worf")
    assert finals.status == 422 and refused(finals, "entry-after-the-cut", act="enter")
    assert finals.value("name") == "Worf"


def test_an_earned_bye_is_forfeited(site: Site, row: Event, desk: Desk) -> None:
    desk.look(ADDING).press(ADD, name="Worf", earned_byes="1")
    worf = site.player(row, "Worf")
    desk.look(f"/player/{worf}").press(words_of("web-people-forfeit-bye"))
    assert site.snapshot(row).tournament.entrants[worf].forfeited == (1,)
    desk.look(f"/player/{worf}").press(words_of("web-people-forfeit-bye"))
    assert desk.status == 422 and refused(desk, "entry-no-bye-to-forfeit", player="Worf")


def test_players_are_found_by_name(desk: Desk) -> None:
    assert len(desk.look("/players?find=od").rows()) == 1
    assert [line.split()[:2] for line in desk.look("/players?find=3").rows()] == [["3", CAST[2]]]
    assert says(desk.look("/players?find=zzz"), "web-people-nobody-fits")


def test_the_forms_to_add_somebody_open_with_the_button(site: Site, desk: Desk) -> None:
    assert ADD not in desk.look("/players").buttons()
    assert ADD in desk.look(ADDING).buttons() and ADD_LIST in desk.buttons()
    nobody = Desk(site.browser(site.event(names=(), title="Empty"), "director"), "empty").look("/players")
    assert ADD_LIST in nobody.buttons() and says(nobody, "web-people-nobody-yet")


def test_leaving_is_not_one_press_away_from_checking_in(desk: Desk) -> None:
    actions = {button.get("formaction") or "" for button in desk.look("/players").all("button")}
    assert not any(action.endswith(("/drop", "/withdraw")) for action in actions)


def test_who_has_played_is_here_whoever_checked_them_in(site: Site, row: Event, desk: Desk) -> None:
    site.post_round(row)
    match = site.snapshot(row).tournament.rounds[0].matches[1]
    assert len(desk.look("/players?only=awaited").rows()) == 4
    site.do(row, Report(1, 1, Result(games=((100, 35),))))
    here = {line.split()[1] for line in desk.look("/players?only=here").rows()}
    assert here == {site.snapshot(row).names[seat] for seat in match.seats}


# One player ----------------------------------------------------------------------------------------------------------


def test_a_name_is_corrected_and_a_refused_one_is_kept(site: Site, row: Event, desk: Desk) -> None:
    desk.look("/player/p1").press(words_of("web-people-correct-name"), name="Kira Nerys")
    assert _names(site, row)[0] == "Kira Nerys" and says(desk.said()[0], "web-people-renamed", before="Kira")
    desk.press(words_of("web-people-correct-name"), name="Odo")
    assert desk.status == 422 and refused(desk, "entry-name-taken", player="Odo") and desk.value("name") == "Odo"


def test_a_note_is_for_officials_and_a_contact_for_opponents(site: Site, row: Event, desk: Desk) -> None:
    desk.look("/player/p2").press(
        words_of("web-people-keep-card"), note="owes latinum", contact="odo@ds9", club="Promenade"
    )
    assert "owes latinum" in desk.look("/players").text and "odo@ds9" not in desk.text
    site.post_round(row)
    for page in ("", "/pairings", "/standings", "/journal", "/me"):
        shown = site.browser(row, "visitor").get(f"/e/{row.slug}{page}").content.decode()
        assert "owes latinum" not in shown and "odo@ds9" not in shown


def test_the_fee_is_asked_for_where_there_is_one(site: Site, row: Event, desk: Desk) -> None:
    assert not says(desk.look("/players"), "web-people-fee")
    row.fee = "5 strips"
    row.save(update_fields=("fee",))
    desk.look("/players").press(words_of("web-people-mark-paid", paid="no"))
    assert site.snapshot(row).tournament.entrants["p1"].paid
    assert len(desk.look("/players?only=unpaid").rows()) == 3


def test_nobody_has_a_page_who_has_not_entered(desk: Desk) -> None:
    assert desk.client.get(f"/e/{desk.slug}/desk/player/p99").status_code == 404


def test_the_sign_in_sheet_names_everybody_who_is_in_once(site: Site, row: Event, desk: Desk) -> None:
    site.do(row, Withdraw("p2"))
    shown = [line.split()[0] for line in desk.look("/players/sign-in").rows() if line.split()[0] in CAST]
    assert shown == sorted(name for name in CAST[:4] if name != CAST[1])


# Links ---------------------------------------------------------------------------------------------------------------


def test_links_are_listed_in_table_order_and_work(site: Site, row: Event, desk: Desk) -> None:
    site.post_round(row)
    desk.look("/links")
    matches = site.snapshot(row).tournament.rounds[0].matches
    order = [seat for table in sorted(matches) for seat in matches[table].seats]
    listed = [node.get("href", "") for node in desk.all("a") if "/k/" in (node.get("href") or "")]
    by_table = {site.snapshot(row).names[seat]: table for table, m in matches.items() for seat in m.seats}
    assert [int(line.split()[0]) for line in desk.rows()] == sorted(by_table.values())
    assert {f"http://testserver{link(row, 'player', seat)}" for seat in order} <= set(listed)
    assert f"http://testserver{link(row, 'judge')}" in listed


def test_the_printed_slips_hold_every_player_once_with_the_code_of_his_link(site: Site, row: Event, desk: Desk) -> None:
    html = desk.look("/links/print").answer.content.decode()
    for player, name in site.snapshot(row).names.items():
        address = f"http://testserver{link(row, 'player', player)}"
        assert html.count(address) == 1 and name in html
        assert _modules(qr_code(address)) == _modules_of_segno(address)
    assert html.count("<svg") == 4 + 1  # and that of the button that prints


def _modules_of_segno(address: str) -> set[tuple[int, int]]:
    """The dark modules of the same code, from the library's own matrix."""
    matrix = segno.make(address, error="l", mask=3, micro=False, boost_error=False).matrix
    return {(x + 4, y + 4) for y, line in enumerate(matrix) for x, dark in enumerate(line) if dark}


def _modules(svg: str) -> set[tuple[int, int]]:
    """The dark modules that the drawn path covers: M x y, h length, m dx dy."""
    path = re.search(r' d="([^"]+)"', svg)
    assert path
    x, y, found = 0.0, 0.0, set()
    for letter, numbers in re.findall(r"([Mmhl])([-\d. ]+)", path[1]):
        values = [float(one) for one in re.findall(r"-?[\d.]+", numbers)]
        if letter == "h":
            found |= {(int(x) + step, int(y)) for step in range(int(values[0]))}
            x += values[0]
        elif letter == "M":
            x, y = values
        else:
            x, y = x + values[0], y + values[1]
    return found


@given(st.integers(0, 70))
def test_the_cut_stacks_lie_in_order(count: int) -> None:
    slips = [LinkSlip(str(n), n, "") for n in range(count)]
    sheets = cut_and_stack(slips)
    stacks = [[sheet[place] for sheet in sheets] for place in range(PER_SHEET)]
    piled = [slip for stack in stacks for slip in stack if slip is not None]
    assert piled == slips and all(len(sheet) == PER_SHEET for sheet in sheets)


def test_a_list_that_is_still_empty_is_not_warned_of(site: Site) -> None:
    row = site.event("transformers", names=())
    desk = Desk(site.browser(row, "director"), row.slug).look("/players")
    assert "late" not in [kind for one in desk.all("p") for kind in one.get("class", "").split()]
