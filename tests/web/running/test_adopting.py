"""An event moves between a laptop and the site as its journal file: round trip, continuing, forking, damage."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from django.conf import settings

from topcut.acts.command import Command
from topcut.acts.entries.commands import Drop, Enter, Person
from topcut.acts.event.commands import Announce, Create
from topcut.acts.results.commands import Report
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.who import DIRECTOR
from topcut.cli.main import main
from topcut.desk.submit import Accepted, submit
from topcut.files.journal_file import JournalFile
from topcut.files.journal_lines import record_lines
from topcut.journal.fact import Result
from topcut.journal.texts import ERASED
from topcut.rulebooks.load import load
from topcut.web.people.access import link
from topcut.web.site import live
from topcut.web.store.erasing import erase
from topcut.web.store.models import Event, Line, Word
from web.saying import says
from web.site import Site


@pytest.fixture
def laptop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, site: Site) -> Path:
    """A journal file with four players and a posted round, in the folder where commands are typed."""
    monkeypatch.setattr("topcut.web.running.trial.must_be_sound", lambda *given: None)  # see test_adopting_unsound.py
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "friday.jsonl"
    submit(JournalFile.new(path), Create(load("star-trek-2e").source, "Friday Night", 3, "2026-11-20"), DIRECTOR)
    people = tuple(Person(name) for name in ("Kira", "Odo", "Quark", "Dax"))
    on(path, Enter(people), Draw(seed="Bajor"), Post())
    return path


def on(path: Path, *acts: Command) -> None:
    for act in acts:
        answer = submit(JournalFile(path), act, DIRECTOR)
        assert isinstance(answer, Accepted), answer


def topcut(*words: object) -> int:
    return main([*map(str, words), "--data", str(settings.DATA)])


def refused(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    """What a command says that was refused and changed nothing."""
    before = _tables()
    capsys.readouterr()
    assert topcut(*words) == 2
    assert _tables() == before
    return capsys.readouterr().err


def _tables() -> list[int]:
    return [table.objects.count() for table in (Event, Line, Word)]


def stored(row: Event) -> list[bytes]:
    return [bytes(line.body) for line in Line.objects.filter(event=row).order_by("seq")]


def test_there_and_back_again(laptop: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert topcut("adopt", laptop) == 0
    said = capsys.readouterr().out
    row = Event.objects.get()
    assert "friday-night" in said and link(row, "director") in said
    assert (row.slug, row.title, row.state, row.players) == ("friday-night", "Friday Night", "running", 4)
    assert (row.rulebook, row.date) == ("star-trek-2e", "2026-11-20")
    assert stored(row) == record_lines(laptop.read_bytes())  # byte for byte
    assert live.snapshot("friday-night").names["p2"] == "Odo"
    assert topcut("fetch", "friday-night", "back.jsonl") == 0
    here, back = JournalFile(laptop).read(), JournalFile("back.jsonl").read()
    assert record_lines(Path("back.jsonl").read_bytes()) == record_lines(laptop.read_bytes())
    assert back.tournament == here.tournament
    assert {text.ref: text for text in back.words} == {text.ref: text for text in here.words}


def test_the_site_goes_on_and_the_laptop_follows(laptop: Path, site: Site) -> None:
    topcut("adopt", laptop)
    row = Event.objects.get()
    site.do(row, Report(1, 1, Result(games=((100, 35),))))
    topcut("fetch", row.slug, "site.jsonl")
    on(Path("site.jsonl"), Report(1, 2, Result(games=((100, 60),))), Announce("Round 2 at noon"))
    assert topcut("adopt", "site.jsonl") == 0  # the laptop went on from there, and the site follows
    now = site.snapshot(row)
    assert all(match.status == "confirmed" for match in now.tournament.rounds[0].matches.values())
    assert now.words[now.tournament.announcements[-1].text] == "Round 2 at noon"
    assert Event.objects.count() == 1 and stored(row) == record_lines(Path("site.jsonl").read_bytes())
    site.do(row, Draw())  # whoever had it open writes on behind the new lines
    row.refresh_from_db()
    assert row.head == len(stored(row))


def test_nothing_new_is_refused(laptop: Path, site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    topcut("adopt", laptop)
    assert says(refused(capsys, "adopt", laptop), "site-has-event", event="friday-night", more=0)
    site.do(Event.objects.get(), Drop("p1"))
    said = refused(capsys, "adopt", laptop)
    assert says(said, "site-has-event", event="friday-night", more=1) and "`topcut fetch friday-night FILE`" in said


def test_two_branches_are_not_joined(laptop: Path, site: Site, capsys: pytest.CaptureFixture[str]) -> None:
    topcut("adopt", laptop)
    row = Event.objects.get()
    part = row.head
    site.do(row, Drop("p1"))
    on(laptop, Drop("p2"), Drop("p3"))
    assert says(refused(capsys, "adopt", laptop), "site-event-forked", event=row.slug, record=part)
    assert site.snapshot(row).tournament.entrants["p2"].active


def test_a_damaged_file_is_refused(laptop: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole = laptop.read_bytes()
    changed = whole.replace(b'"player":"p2"', b'"player":"p3"', 1)
    for damaged, why in (
        (whole[:-40], "journal-torn"),
        (changed, "journal-line-changed"),
        (whole + b"\n", "journal-line-of-no-kind"),
        (b"", "journal-empty"),
    ):
        laptop.write_bytes(damaged)
        assert says(refused(capsys, "adopt", laptop), why)
    assert says(refused(capsys, "adopt", "other.jsonl"), "file-missing", file="other.jsonl")


def test_two_events_of_one_title_have_two_addresses(laptop: Path, site: Site) -> None:
    site.event(title="Friday Night")
    assert topcut("adopt", laptop) == 0
    assert {row.slug for row in Event.objects.all()} == {"friday-night", "friday-night-2"}


def test_who_was_erased_at_the_site_does_not_come_back(laptop: Path, site: Site) -> None:
    topcut("adopt", laptop)
    row = Event.objects.get()
    erase(row.pk, "p2")
    on(laptop, Enter((Person("Garak"),)))
    assert topcut("adopt", laptop) == 0
    names = site.snapshot(row).names
    assert names["p2"].startswith(ERASED) and names["p5"] == "Garak"


def test_fetching_makes_a_new_file_only(laptop: Path, capsys: pytest.CaptureFixture[str]) -> None:
    topcut("adopt", laptop)
    before = laptop.read_bytes()
    assert says(refused(capsys, "fetch", "friday-night", laptop), "file-exists")
    assert laptop.read_bytes() == before
    assert says(refused(capsys, "fetch", "saturday", "saturday.jsonl"), "command-not-at-site", event="saturday")


def test_a_text_that_no_database_keeps_is_refused(laptop: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from topcut.journal.texts import deposit, encode

    laptop.write_bytes(encode(deposit("nought \0", "00")) + b"\n" + laptop.read_bytes())
    assert says(refused(capsys, "adopt", laptop), "site-text-not-storable")


def test_e1_an_event_with_a_published_three_nil_is_adopted_and_answers(site: Site, tmp_path: Path) -> None:
    players = [{"id": name.lower(), "name": name} for name in ("Kira", "Odo")]
    line = {"players": ["kira", "odo"], "games": [3, 0, 0]}
    document = {"topcut": "results/1", "rulebook": "magic", "players": players, "rounds_planned": 1, "rounds": [[line]]}
    source, path = tmp_path / "published.json", tmp_path / "published.jsonl"
    source.write_text(json.dumps(document))
    assert main(["import", str(source), "--file", str(path), "--title", "Published"]) == 0
    assert topcut("adopt", path) == 0
    row = Event.objects.get()
    for page in ("", "/pairings", "/standings", "/journal"):
        assert site.browser().get(f"/e/{row.slug}{page}").status_code == 200
    desk = site.browser(row, "director")
    for page in ("", "/round/1", "/round/1/table/1"):
        assert desk.get(f"/e/{row.slug}/desk{page}", follow=True).status_code == 200
    assert "3–0" in site.browser(row, "player", "Kira").get(f"/e/{row.slug}/me").content.decode()
