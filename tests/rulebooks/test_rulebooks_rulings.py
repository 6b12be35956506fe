"""Interim rulings (001, 15.3): dated files laid over a rulebook until its next edition."""

import json
from pathlib import Path

import pytest

from saying import fits
from topcut.messages.message import Message, message
from topcut.refusal import Refusal, Refused
from topcut.rulebooks.load import build, load
from wrong_lines import file_of, wrong_lines

LONGER = """\
topcut = "ruling/1"
name = "longer-rounds"
rulebook = ["star-trek-1e", "star-trek-2e"]
from = 2026-01-01
until_edition = "6.0"
clause = "interim ruling of January 2026"

[settings.time_limit]
value = 90

[[result]]
code = "MW"
points = 2
"""


@pytest.fixture
def longer(tmp_path: Path) -> Path:
    return written(tmp_path, "longer.toml", LONGER)


def written(folder: Path, name: str, text: str) -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def wrong(*rulings: Path) -> list[tuple[object, int, str, Refusal]]:
    """File and line of all that is wrong with them."""
    with pytest.raises(Refused) as caught:
        load("star-trek-2e", {}, rulings, "2026-06-01")
    return [(file_of(one[-1]), *one) for one in wrong_lines(caught.value.refusals)]


def guess(word: str) -> Message:
    return message("file-meant", word=word)


@pytest.mark.parametrize(("on", "minutes"), [("2025-12-31", 60), ("2026-01-01", 90), ("2027-01-01", 90), (None, 90)])
def test_15_3_a_ruling_holds_from_its_day(longer: Path, on: str | None, minutes: int) -> None:
    book = load("star-trek-2e", {}, [longer], on)
    assert book.integer("time_limit") == minutes
    assert book.rulings == (("longer-rounds",) if minutes == 90 else ())


def test_a_ruling_changes_only_what_it_says_and_puts_its_clause_there(longer: Path) -> None:
    plain, ruled = load("star-trek-2e"), load("star-trek-2e", {}, [str(longer)], "2026-06-01")
    assert ruled.results["MW"].points == 2
    assert ruled.results["MW"].opposite == plain.results["MW"].opposite
    assert ruled.results["MW"].clause == ruled.settings["time_limit"].clause == "interim ruling of January 2026"
    assert ruled.settings["time_limit"].title == plain.settings["time_limit"].title
    assert ruled.endings == plain.endings
    assert plain.results["MW"].points == 3
    assert build(json.loads(json.dumps(ruled.source))) == ruled


def test_a_ruling_ends_with_the_edition_that_takes_it_in(tmp_path: Path, longer: Path) -> None:
    source = Path(load.__code__.co_filename).parent / "data" / "star-trek-2e.toml"
    for edition, minutes in (("5.9", 90), ("5.10", 90), ("6.0", 60), ("6.1", 60)):
        text = source.read_text(encoding="utf-8").replace('edition = "5.0"', f'edition = "{edition}"')
        book = load(written(tmp_path, "next.toml", text), {}, [longer], "2026-06-01")
        assert book.integer("time_limit") == minutes


def test_a_ruling_for_another_rulebook_is_passed_over(longer: Path) -> None:
    assert load("magic", {}, [longer], "2026-06-01").rulings == ()


def test_later_rulings_override_earlier_ones_whatever_their_order(tmp_path: Path, longer: Path) -> None:
    later = LONGER.replace("2026-01-01", "2026-03-01").replace("longer", "shorter").replace("value = 90", "value = 50")
    files = [written(tmp_path, "shorter.toml", later), longer]
    assert load("star-trek-2e", {}, files, "2026-06-01").integer("time_limit") == 50
    assert load("star-trek-2e", {}, files, "2026-06-01").rulings == ("longer-rounds", "shorter-rounds")
    assert load("star-trek-2e", {}, files, "2026-02-01").integer("time_limit") == 90


def test_options_and_rules_sets_come_after_rulings(longer: Path) -> None:
    assert load("star-trek-2e", {"rules": "slipstream"}, [longer], "2026-06-01").integer("time_limit") == 30


def test_a_ruling_can_reorder_tie_breakers_change_an_ending_and_add_an_entry(tmp_path: Path) -> None:
    text = LONGER.split("[settings")[0] + (
        'order = ["head_to_head", "differential", "strength_of_schedule", "lot"]\n'
        '[[ending]]\nhow = "effect"\ndifferential = "cap"\n'
        "[[rounds]]\nplayers = 46\nto = 99\n[[rounds]]\nnew = true\nplayers = 100\nrounds = 9\n"
        '[[rules]]\nname = "slipstream"\nset = { differential_cap = 60 }\n'
        '[[scenario]]\nnew = true\nname = "relay"\ntitle = "Relay"\nrated = false\n'
    )
    book = load("star-trek-2e", {"scenario": "relay"}, [written(tmp_path, "r.toml", text)], "2026-06-01")
    assert book.endings["effect"].differential == "cap"
    assert (book.recommended_rounds(99), book.recommended_rounds(100)) == (8, 9)
    assert len(book.chain) == 4
    assert book.text("scenario") == "relay"
    slipstream = book.feature("rules", "slipstream")
    assert slipstream is not None and slipstream.set["differential_cap"] == 60 and slipstream.set["time_limit"] == 30


def test_what_the_rulebook_does_not_have_is_refused_with_its_place(tmp_path: Path) -> None:
    text = LONGER.replace("time_limit", "time_limits").replace('"MW"', '"FWW"') + '\n[[ending]]\ndifferential = "cap"\n'
    nothing, or_new = "rulebook-nothing-to-override", message("rulebook-way-hint-or-new", hint=guess("FW"))
    expected = [
        ("r.toml", 8, "time_limits", message(nothing, way=guess("time_limit"))),
        ("r.toml", 11, "result FWW", message(nothing, way=or_new)),
        ("r.toml", 15, "ending 1", message(nothing, way=message("rulebook-way-name", key="how"))),
    ]
    found = wrong(written(tmp_path, "r.toml", text))
    assert fits(found, expected), found


def test_every_problem_of_every_ruling_is_said_at_once(tmp_path: Path) -> None:
    bad = written(tmp_path, "bad.toml", LONGER.replace("2026-01-01", '"soon"').replace("points = 2", "points = 2.5"))
    worse = written(tmp_path, "worse.toml", 'topcut = "ruling/1"\nname = "x"\nnmae = "y"\norder = ["lots"]\n')
    expected = [
        ("bad.toml", 4, "from", "rulebook-no-day"),
        ("bad.toml", 13, "result MW points", message("rulebook-not-of-kind", kind="rulebook-kind-number", given="2.5")),
        ("worse.toml", 0, "", message("rulebook-no-key", key="rulebook")),
        ("worse.toml", 0, "", message("rulebook-no-key", key="from")),
        ("worse.toml", 3, "nmae", message("rulebook-unknown-key", way=guess("name"))),
        ("worse.toml", 4, "order", message("rulebook-unknown-word", kind="tie-breaker", word="lots", way=guess("lot"))),
    ]
    found = wrong(bad, worse)
    assert fits(found, expected), found


def test_a_ruling_that_breaks_the_rulebook_is_refused_at_the_rulings_line(tmp_path: Path, longer: Path) -> None:
    text = LONGER.split("[settings")[0] + '[[ending]]\nhow = "normal"\nresults = ["FW", "ML"]\n'
    found = wrong(written(tmp_path, "r.toml", text))
    impossible = message("rulebook-impossible-pair", code="FW", other="ML")
    assert fits(found[0], ("r.toml", 10, "ending normal results", impossible)), found
