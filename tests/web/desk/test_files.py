"""A director's own bracket and plan as files: announced as at the command line, or refused with every fault."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile

from topcut.acts.stages.commands import ChangePlan
from topcut.acts.stages.facts import PlanChanged
from topcut.files import bracket_file, plan_file
from topcut.journal.plan import Stage
from topcut.messages.message import Message, message
from topcut.web.site import live
from topcut.web.store.models import Event
from web.console import Desk
from web.saying import refused, says
from web.site import Site

LADDER = """topcut = "bracket/1"
title = "Ladder"
players = 4

[[game]]
round = 1
seats = ["seed 4", "seed 3"]

[[game]]
round = 2
seats = ["winner 1", "seed 2"]

[[game]]
round = 3
seats = ["winner 2", "seed 1"]
name = "Final"
"""
LOOP = LADDER.replace("winner 1", "winer 1").replace('["seed 4", "seed 3"]', '["winner 3", "seed 3"]')
WEEKEND = """topcut = "plan/1"

[[stage]]
kind = "swiss"
name = "Saturday"
rounds = 5
unless_unbeaten = 4

[[stage]]
kind = "bracket"
name = "Sunday"
take = 4
bracket = "ladder.toml"
best_of = 3
"""


def _entry(line: int, entry: Message) -> Message:
    return message("rulebook-entry", file=message("place-line", file="loop.toml", line=line), entry=entry)


def _sent(text: str | bytes, name: str = "ladder.toml") -> SimpleUploadedFile:
    return SimpleUploadedFile(name, text.encode() if isinstance(text, str) else text, "application/toml")


@pytest.fixture
def row(site: Site) -> Event:
    return site.event(title="Weekend")


@pytest.fixture
def desk(site: Site, row: Event) -> Desk:
    return Desk(site.browser(row, "director"), row.slug)


@pytest.fixture
def read_here(tmp_path: Path) -> tuple[Stage, ...]:
    """The plan as the command line reads it."""
    (tmp_path / "ladder.toml").write_text(LADDER)
    (tmp_path / "weekend.toml").write_text(WEEKEND)
    return plan_file.read(tmp_path / "weekend.toml")


# A bracket -----------------------------------------------------------------------------------------------------------


def test_a_bracket_file_is_announced_and_stays_when_the_plan_changes(
    site: Site, row: Event, desk: Desk, tmp_path: Path
) -> None:
    desk.look("/plan").press("Announce the plan", cut="4", bracket_file=_sent(LADDER))
    (tmp_path / "ladder.toml").write_text(LADDER)
    games = bracket_file.read(tmp_path / "ladder.toml").games
    own = Stage("bracket", name="Ladder", take=4, bracket="own", games=games)
    assert site.snapshot(row).plan == (Stage("swiss"), own)
    assert isinstance(live.journal_of(row.pk).read().history[-1].fact, PlanChanged)
    assert says(desk, "stagename-table", table="own")
    desk.press("Announce the plan", best_of="3")
    assert site.snapshot(row).plan[1].games == games and site.snapshot(row).plan[1].best_of == 3
    desk.press("Announce the plan", bracket="single")
    assert not site.snapshot(row).plan[1].games


def test_every_fault_of_a_bracket_is_told_with_its_line(site: Site, row: Event, desk: Desk) -> None:
    head = site.snapshot(row).head
    desk.look("/plan").press("Announce the plan", cut="4", reason="for fun", bracket_file=_sent(LOOP, "loop.toml"))
    assert desk.status == 422 and site.snapshot(row).head == head
    in_order = ("bracket-seeds-left-out", "bracket-too-early", "bracket-no-such-seat")
    assert all(says(told, id) for told, id in zip(desk.refusals(), in_order, strict=True))
    players = _entry(3, message("rulebook-table", table="players"))
    seeds = message("bracket-numbers", numbers=("4",), more=0)
    assert refused(desk, "bracket-seeds-left-out", place=players, seeds=seeds, many=1)
    first, second = (_entry(line, message("rulebook-numbered", table="game", number=n)) for line, n in ((5, 1), (9, 2)))
    assert refused(desk, "bracket-too-early", place=first, round=1, game=3, late=3, after=4)
    meant = message("bracket-way-seat-meant", word="winner", number=1)
    assert refused(desk, "bracket-no-such-seat", place=second, way=meant, seat="winer 1")
    assert desk.value("cut") == "4" and "for fun" in [one.get("value") for one in desk.all("input")]


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"\n", message("rulebook-not-a-bracket")),
        (b"\xff\xfe", message("file-not-utf-8")),
        (b"<html>", message("file-not-toml")),
        (b"a = " + b"[" * 3000 + b"]" * 3000, message("file-line-too-long", line=1, most=4000)),
        (b"a = " + b"9" * 500, message("file-long-number", digits=15)),
        (b"#" * 100_001, message("file-too-large", size=message("file-kilobytes", size=64))),
        (b"\n".join(b"k%d = 1" % n for n in range(3000)), message("rulebook-not-a-bracket")),
        (
            LADDER.replace("players = 4", "players = 5").encode(),
            message("bracket-seeds-left-out", seeds=message("bracket-numbers", numbers=("5",), more=0), many=1),
        ),
        (
            LADDER.replace('"seed 2"', '"""sead ' + ("9" * 3000 + "\\\n") * 2 + '"""').encode(),
            message("bracket-no-such-seat"),
        ),
    ],
)
def test_no_file_breaks_anything(site: Site, row: Event, desk: Desk, data: bytes, why: Message) -> None:
    head = site.snapshot(row).head
    desk.look("/plan").press("Announce the plan", cut="4", bracket_file=_sent(data))
    assert desk.status == 422 and refused(desk, why) and len(desk.refusals()) <= 21
    assert site.snapshot(row).head == head


# A plan --------------------------------------------------------------------------------------------------------------


def test_a_plan_file_with_its_bracket_is_announced(
    site: Site, row: Event, desk: Desk, read_here: tuple[Stage, ...]
) -> None:
    both = {"plan_file": _sent(WEEKEND, "weekend.toml"), "bracket_files": _sent(LADDER)}
    desk.look("/plan").press("Announce the plan from the file", **both)
    assert site.snapshot(row).plan == read_here and "Saturday" in desk.text and "Sunday" in desk.text


def test_a_plan_names_no_file_of_the_server(site: Site, row: Event, desk: Desk, tmp_path: Path) -> None:
    (tmp_path / "ladder.toml").write_text(LADDER)
    head = site.snapshot(row).head
    for name in (str(tmp_path / "ladder.toml"), "../ladder.toml", "ladder.toml"):
        text = WEEKEND.replace('"ladder.toml"', f'"{name}"')
        desk.look("/plan").press("Announce the plan from the file", plan_file=_sent(text, "weekend.toml"), reason="so")
        assert desk.status == 422 and refused(desk, "planfile-no-bracket", bracket=name)
        assert "so" in [one.get("value") for one in desk.all("input")]
    assert site.snapshot(row).head == head


def test_a_wrong_plan_changes_nothing(site: Site, row: Event, desk: Desk) -> None:
    head = site.snapshot(row).head
    desk.look("/plan").press("Announce the plan from the file")
    assert desk.status == 422 and refused(desk, "console-no-plan-file")
    wrong = WEEKEND.replace("swiss", "swis").replace("best_of", "bestof")
    desk.press("Announce the plan from the file", plan_file=_sent(wrong, "weekend.toml"), consent="all")
    first, second = (message("planfile-stage", file="weekend.toml", number=number) for number in (1, 2))
    swiss, best_of = (message("file-meant", word=word) for word in ("swiss", "best_of"))
    assert desk.status == 422
    assert refused(desk, "planfile-unknown-word", place=first, way=swiss, key="kind", given="'swis'")
    assert refused(desk, "planfile-unknown-stage-key", place=second, way=best_of, key="bestof")
    assert site.snapshot(row).head == head


def test_once_started_a_plan_file_needs_consent_and_keeps_what_has_begun(site: Site) -> None:
    row = site.event("transformers")
    desk = Desk(site.browser(row, "director"), row.slug)
    site.do(row, ChangePlan((Stage("swiss", rounds=3), Stage("bracket", take=4))))
    site.post_round(row)
    text = 'topcut = "plan/1"\n[[stage]]\nkind = "swiss"\nrounds = 3\n[[stage]]\nkind = "bracket"\ntake = 2\n'
    desk.look("/plan").press("Announce the plan from the file", plan_file=_sent(text, "p.toml"))
    assert desk.status == 422 and refused(desk, "plan-announced")
    agreed = {"consent": "all players", "reason": "late"}
    desk.press("Announce the plan from the file", plan_file=_sent(text.replace("3", "9"), "p.toml"), **agreed)
    assert desk.status == 422 and refused(desk, "plan-stage-begun")
    desk.press("Announce the plan from the file", plan_file=_sent(text, "p.toml"), **agreed)
    assert site.snapshot(row).plan == (Stage("swiss", rounds=3), Stage("bracket", take=2))


def test_8_1_an_early_end_stays_when_the_cut_changes(site: Site) -> None:
    row = site.event("transformers")
    early = Stage("swiss", rounds=3, unless_unbeaten=2)
    desk = Desk(site.browser(row, "director"), row.slug)
    site.do(row, ChangePlan((early, Stage("bracket", take=4))))
    desk.look("/plan").press("Announce the plan", cut="8")
    assert site.snapshot(row).plan == (early, Stage("bracket", take=8))
    site.post_round(row)
    desk.look("/plan").press("Announce the plan", cut="2", consent="all players", reason="late")
    assert site.snapshot(row).plan == (early, Stage("bracket", take=2))


@pytest.mark.parametrize("role", ["visitor", "player", "judge"])
def test_only_a_director_sends_files(site: Site, row: Event, role: str) -> None:
    client = site.browser(row, role, "Kira" if role == "player" else "")  # type: ignore[arg-type]
    head = site.snapshot(row).head
    answer = client.post(
        f"/e/{row.slug}/desk/plan/file", {"plan_file": _sent(WEEKEND.replace("ladder.toml", "single"))}
    )
    assert answer.status_code == 403 and site.snapshot(row).head == head


# A new event ---------------------------------------------------------------------------------------------------------


def test_a_new_event_with_a_bracket_or_a_plan_of_ones_own(site: Site, read_here: tuple[Stage, ...]) -> None:
    new = Desk(site.browser(), "").open("/new?rulebook=star-trek-2e")
    new.press("Show what this makes", title="Ladder", bracket_file=_sent(LADDER))
    assert says(new, "stagename-table", table="own") and not Event.objects.exists()
    new.press("Create the event", title="Ladder", bracket_file=_sent(LADDER))
    assert live.snapshot("ladder").plan[0].games == read_here[1].games

    new.open("/new?rulebook=star-trek-2e")

    def both() -> dict[str, SimpleUploadedFile]:
        return {"plan_file": _sent(WEEKEND, "weekend.toml"), "bracket_file": _sent(LADDER)}

    new.press("Create the event", title="Worlds", cut="8", **both())
    assert new.status == 422 and refused(new, "plan-file-and-more") and new.value("cut") == "8"
    new.press("Create the event", title="Worlds", cut="", rounds="4", **both())
    assert new.status == 422 and refused(new, "plan-file-of-other-rounds", planned=5, rounds=4)
    new.press(
        "Create the event", title="Worlds", rounds="", plan_file=_sent(WEEKEND), bracket_file=_sent(LOOP, "l.toml")
    )
    assert new.status == 422 and not Event.objects.filter(slug="worlds").exists() and new.value("title") == "Worlds"
    new.press("Create the event", title="Worlds", rounds="", **both())
    assert live.snapshot("worlds").plan == read_here
