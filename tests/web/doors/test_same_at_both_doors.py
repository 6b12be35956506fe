"""Scenarios, drafts and settings: what `topcut … --json` prints of an event is what its desk shows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from topcut.acts.event.commands import ChangeSettings
from topcut.acts.limited.commands import DealPacks, SeatGroups, SwapPools
from topcut.acts.scenarios.commands import Award, Donate, GiveFeedback, ListSpecialRules
from topcut.cli.main import main
from topcut.journal.fact import Result
from topcut.play.limited.cards import Card, plain
from topcut.play.scenarios import chosen
from topcut.web.store.fetching import journal_bytes
from topcut.web.store.models import Event
from web.console import Desk
from web.saying import says, words_of
from web.site import Site

FOUR = ("Kira", "Odo", "Quark", "Dax")


class Doors:
    """One event, asked at the terminal and at the desk."""

    def __init__(self, site: Site, row: Event, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.row, self.path, self.capsys = row, folder / "event.jsonl", capsys
        self.path.write_bytes(journal_bytes(row))
        self.desk = Desk(site.browser(row, "director"), row.slug)

    def typed(self, command: str, *words: str) -> Any:
        self.capsys.readouterr()
        assert main([command, str(self.path), *words, "--json"]) == 0
        return json.loads(self.capsys.readouterr().out)

    def rows(self, page: str) -> list[str]:
        return self.desk.look(page).rows()


def _name(handle: str) -> str:
    return handle.capitalize()


@pytest.mark.parametrize("scenario", [chosen.LOTTERY, chosen.RACE, chosen.FESTIVAL, chosen.TESTING, chosen.BEER])
def test_a_scenario(site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str], scenario: str) -> None:
    row = site.event(names=FOUR, rounds=2, scenario=scenario)
    kira = site.player(row, "Kira")
    if scenario == chosen.RACE:
        site.do(row, ListSpecialRules(("Badlands", "Cloaked")))
    site.post_round(row)
    if scenario == chosen.FESTIVAL:
        table = next(m.table for m in site.snapshot(row).tournament.rounds[0].matches.values() if kira in m.seats)
        site.do(row, Donate(1, table, kira, 2))
        site.do(row, Award(kira, "style"))
    if scenario == chosen.TESTING:
        site.do(row, GiveFeedback(kira, "dull"))
    site.report_all(row, Result(games=((100, 35),)))
    doors = Doors(site, row, tmp_path, capsys)
    told, shown = doors.typed("scenario"), doors.rows("/scenario")
    match scenario:
        case chosen.LOTTERY:
            wanted = [
                f"{_name(one)} {words_of('scenario-own-deck') if one == other else _name(other)}"
                for one, other in told["decks"].items()
            ]
        case chosen.RACE:
            wanted = [f"{_name(one['player'])} {told['rules'][one['rules']['1'] - 1]}" for one in told["players"]]
            wanted += [f"{number} {rule}" for number, rule in enumerate(told["rules"], start=1)]
        case chosen.FESTIVAL:
            wanted = [f"{_name(one['player'])} {one['spent']} {one['collected']}" for one in told["items"]]
            wanted += [f"{_name(one['player'])} {one['prize']}" for one in told["awards"]]
        case chosen.TESTING:
            wanted = [f"{_name(one['player'])} {one['text']}" for one in told["feedback"]]
        case _:
            numbers = ("points", "due", "drunk", "owed")
            wanted = [f"{_name(one['player'])} {' '.join(str(one[n]) for n in numbers)}" for one in told["drinks"]]
    assert shown == wanted
    same = [one for one in told["now"] if "`" not in one]  # a command is named at the terminal only
    assert all(f"{one[:1].upper()}{one[1:]}." in doors.desk.text for one in same)


def test_too_few_special_rules_are_told_at_the_terminal_too(
    site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    row = site.event(names=FOUR, rounds=3, scenario=chosen.RACE)
    site.do(row, ListSpecialRules(("Badlands", "Cloaked", "Distress Call")))
    doors = Doors(site, row, tmp_path, capsys)
    (said,) = doors.typed("scenario")["now"]
    assert said == words_of("scenario-rules-too-few", rounds=3, needed=4, listed=3)
    assert f"{said}." in doors.desk.look("/scenario").text


def test_the_seats_of_a_draft(site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    row = site.event("transformers", FOUR, format="draft")
    site.do(row, SeatGroups())
    doors = Doors(site, row, tmp_path, capsys)
    (group,) = doors.typed("seats")["groups"]
    shown = doors.rows("/limited")
    for seat, player in enumerate(group["players"], start=1):
        first = " (picks first)" if player == group["first"] else ""
        to = " ".join(_name(one["to"]) for one in group["passes"][player])
        assert f"{seat} {_name(player)}{first} {to}" in shown
    steps = doors.typed("draft-times")["steps"]
    timed = [line for line in shown if says(line, "limited-pick") or says(line, "limited-review")]
    assert len(timed) == len(steps)


def test_packs_and_pools(site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    row = site.event("transformers", FOUR, format="sealed", pool_swap=True)
    site.do(row, DealPacks(plain([Card(f"Card {n}") for n in range(40)]), packs=2, size=4))
    site.do(row, SwapPools())
    doors = Doors(site, row, tmp_path, capsys)
    (kira,) = doors.typed("packs", "kira")["packs"]
    shown = doors.desk.look("/limited/packs?player=kira").text
    for part in kira["parts"]:
        assert f"{part['part']} {''.join(card['name'] for card in part['cards'])}" in shown
    pool = doors.typed("seats", "kira")["pool"]
    whose = words_of("pack-pool-themselves") if pool == "kira" else _name(pool)
    assert f"Kira {whose}" in doors.rows("/limited")


def test_settings(site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    row = site.event("transformers", FOUR)
    site.do(row, ChangeSettings({"time_limit": 45}, "all players", "the hall closes at six"))
    doors = Doors(site, row, tmp_path, capsys)
    told, desk = doors.typed("settings"), doors.desk.look("/settings")
    fields = {field.get("name") for tag in ("input", "select") for field in desk.all(tag)}
    open_yet = {f"o_{one['name']}" for one in told["settings"] if one["needs"] != "never"}
    assert {name for name in fields if name and name.startswith("o_")} == open_yet
    (change,) = told["changes"]
    agreed = {"consent": "all players", "reason": "the hall closes at six"}
    assert says(desk, "settings-changed", change=change["said"], **agreed)
    capsys.readouterr()
    assert main(["settings", str(doors.path)]) == 0
    assert says(" ".join(capsys.readouterr().out.split()), "settings-changed", change=change["said"], **agreed)
