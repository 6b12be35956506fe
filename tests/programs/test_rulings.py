"""Interim rulings over a program (001, 15.3): what they change, and what they may not."""

from __future__ import annotations

from pathlib import Path

import pytest

from saying import fits
from topcut.messages.message import message
from topcut.programs.diff import diff
from topcut.programs.load import build, load, ruled
from topcut.programs.model import Program
from topcut.programs.overlay import read_rulings
from topcut.refusal import Refused
from topcut.rulebooks.load import load as load_rulebook
from topcut.seasons.points import Placing, points_of
from topcut.seasons.sanction import Planned, sanction
from wrong_lines import wrong_lines

HEAD = 'topcut = "ruling/1"\nname = "R{n}"\nprogram = ["star-trek", "sirlin"]\nfrom = 2027-0{n}-01\n'


def _ruled(folder: Path, *tables: str, on: str | None = None, head: str = HEAD) -> Program:
    files = []
    for n, table in enumerate(tables, start=1):
        files.append(folder / f"r{n}.toml")
        files[-1].write_text(head.format(n=n) + table, encoding="utf-8")
    return ruled(load("star-trek"), read_rulings(files), on)


def _wrong(folder: Path, *tables: str, head: str = HEAD) -> list[object]:
    with pytest.raises(Refused) as caught:
        _ruled(folder, *tables, head=head)
    return [one[-1] for one in wrong_lines(caught.value.refusals)]


def test_15_3_a_ruling_holds_from_its_day_and_leaves_the_rest(tmp_path: Path) -> None:
    table = '[[condition]]\nname = "notice"\nleast = 48\n'
    event = Planned("2e", 8, 4, 24, (), "local", 0)
    for on, counts in (("2026-12-31", True), ("2027-01-01", False), (None, False)):
        found = _ruled(tmp_path, table, on=on)
        assert sanction(found, event).sanctioned is counts
        assert found.rulings == (() if counts else ("R1",))
    assert [(one.table, one.key, one.before, one.after) for one in diff(load("star-trek"), found)] == [
        ("condition", "least", 24, 48)
    ]
    assert build(found.source) == found  # an event keeps it


def test_a_row_of_a_table_is_found_by_its_players_and_a_later_ruling_overrides(tmp_path: Path) -> None:
    first = '[[row]]\ntable = "league"\npart = "placing"\nplayers = 3\npoints = [13, 9, 7, 5]\n'
    second = first.replace("13, 9", "14, 9")
    assert points_of(_ruled(tmp_path, first), "league", Placing(4, 1, 0, False)).points == 13
    assert points_of(_ruled(tmp_path, first, second), "league", Placing(4, 1, 0, False)).points == 14
    assert points_of(_ruled(tmp_path, first, second), "masters", Placing(4, 1, 0, False)).points == 12


def test_two_rulings_of_one_day_cannot_say_two_things(tmp_path: Path) -> None:
    table = '[[condition]]\nname = "notice"\nleast = {}\n'
    same_day = HEAD.replace("2027-0{n}-01", "2027-03-01")
    [wrong] = _wrong(tmp_path, table.format(48), table.format(72), head=same_day)
    assert fits(wrong, message("ruling-contradicts", other="R1", day="2027-03-01", says="48"))
    agreed = _ruled(tmp_path, table.format(48), table.format(48), head=same_day)
    assert agreed.rulings == ("R1", "R2")


def test_a_ruling_says_which_of_several_entries_it_means(tmp_path: Path) -> None:
    [several] = _wrong(tmp_path, '[[condition]]\nname = "rounds"\nleast = 4\n')
    assert fits(several, message("ruling-fits-several"))
    found = _ruled(tmp_path, '[[condition]]\nname = "rounds"\ngames = ["tribbles"]\nleast = 10\n')
    assert {one.least for one in found.conditions if one.name == "rounds"} == {3, 10}


def test_what_is_wrong_is_said_with_its_place(tmp_path: Path) -> None:
    wrong = _wrong(
        tmp_path,
        '[[conditon]]\nname = "notice"\n[[condition]]\nname = "notice"\nleast = "long"\n'
        '[[level]]\nname = "local"\nk = 20\n'
        "[rating]\nstart = 1000\n",
    )
    assert [fits(one, message("rulebook-unknown-key")) or fits(one, message("rulebook-not-of-kind")) for one in wrong][
        :2
    ] == [True, True]
    assert [fits(one, message("ruling-not-ratings")) for one in wrong[2:]] == [True, True]
    [nothing] = _wrong(
        tmp_path,
        '[[deadline]]\nname = "new-host"\nhours = 1\n[[bonus]]\nname = "missed"\nabove = 3\n'
        '[[decision]]\nwhat = "format"\nby = "chair"\n',
    )
    assert fits(nothing, message("rulebook-nothing-to-override"))


def test_a_program_that_a_ruling_breaks_is_refused(tmp_path: Path) -> None:
    [broken] = _wrong(tmp_path, '[[season]]\nof = "regional"\nlast_month = 13\n')
    assert fits(broken, message("program-no-month"))


def test_a_ruling_over_a_program_is_none_over_a_rulebook(tmp_path: Path) -> None:
    file = tmp_path / "r.toml"
    file.write_text(HEAD.format(n=1), encoding="utf-8")
    with pytest.raises(Refused) as caught:
        load_rulebook("star-trek-2e", {}, [file])
    assert fits(caught.value.refusals[0], message("ruling-of-other", of="program"))
    file.write_text(HEAD.format(n=1).replace("program", "rulebook"), encoding="utf-8")
    with pytest.raises(Refused):
        read_rulings([file])
