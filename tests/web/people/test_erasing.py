"""A person is erased from the site: the words are gone everywhere, results, chain and proofs stay."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.conf import settings
from django.contrib.admin.models import LogEntry
from django.contrib.auth.models import User
from django.contrib.sessions.models import Session
from django.db import connection
from django.db.backends.base.base import BaseDatabaseWrapper
from django.test import Client, override_settings

from saying import refused
from topcut.acts.entries.commands import Enter, Person
from topcut.acts.event.commands import Announce, Undo
from topcut.cli.main import main
from topcut.files.journal_lines import Contents, read
from topcut.journal.chain import verify
from topcut.journal.fact import Result
from topcut.messages.message import message
from topcut.play.check import check
from topcut.web.people import roles
from topcut.web.people.administrators import make_administrator
from topcut.web.people.forgetting import delete_account
from topcut.web.people.models import Role
from topcut.web.site import live
from topcut.web.store import erasing
from topcut.web.store.erasing import Erased, erase
from topcut.web.store.fetching import journal_bytes
from topcut.web.store.journal import DatabaseJournal
from topcut.web.store.models import Event, Line, Word
from web.accounts import PASSWORD, account, signed_in
from web.console import Desk
from web.people.test_accounts import QUICK
from web.saying import says, words_of
from web.site import Site

LEFT = message("site-name-in-log")


@pytest.fixture
def row(site: Site) -> Event:
    """One round played; Garak's name is unlike anything else."""
    made = site.event(names=("Kira", "Odo", "Quark", "Enabran-Tain"))
    site.post_round(made)
    site.report_all(made, Result(games=((100, 35),)))
    return made


def test_the_words_go_and_the_chain_stays(site: Site, row: Event) -> None:
    other = DatabaseJournal(row.pk)  # another process, which has read everything
    assert "Enabran-Tain" in str(list(other.read().words))
    before, lines = site.snapshot(row).standings, _lines(row)
    assert "Enabran-Tain" in _page(row)
    assert erase(row.pk, "p4") == Erased()
    assert "Enabran-Tain" not in _page(row) and "(erased) p4" in _page(row)
    assert "Enabran-Tain" not in str(list(other.read().words))
    assert not Word.objects.filter(value__icontains="enabran").exists()
    assert _lines(row) == lines and verify(lines) == Event.objects.get().seal
    after = site.snapshot(row).standings
    assert [(one.rank, one.player, one.values) for one in after.rows] == [
        (one.rank, one.player, one.values) for one in before.rows
    ]
    assert all(finding.ok for finding in check(DatabaseJournal(row.pk).read().history))


def test_the_event_goes_on(site: Site, row: Event) -> None:
    erase(row.pk, "p4")
    site.post_round(row)
    site.report_all(row, Result(games=((100, 35),)))
    contents = read(journal_bytes(Event.objects.get()))
    assert isinstance(contents, Contents)
    assert not any("Enabran" in text.value for text in contents.texts.values())


def test_an_entry_that_was_undone_is_erased_too(site: Site) -> None:
    made = site.event(names=("Kira",))
    site.do(made, Enter((Person("Enabran-Tain"),)))
    site.do(made, Undo(live.snapshot(made.slug).head))
    site.do(made, Enter((Person("Enabran-Tain"),)))
    assert Word.objects.filter(value__contains="Enabran").count() == 2
    assert erase(made.pk, site.player(made, "Enabran-Tain")) == Erased()
    assert not Word.objects.filter(value__contains="Enabran").exists()


def test_other_texts_that_mention_the_name_are_counted(site: Site, row: Event) -> None:
    site.do(row, Announce("Congratulations, enabran-tain!"))
    assert erase(row.pk, "p4").mentioned == 1


def test_who_is_not_there_is_refused(row: Event) -> None:
    erase(row.pk, "p4")
    for player, why in (("p4", "site-erased-already"), ("p99", "entry-no-player")):
        with refused(why, player=player):
            erase(row.pk, player)
    assert Event.objects.get().erased == 1


def _on_disk(word: str) -> bool:
    """Looked for by another process: if we opened and closed the file ourselves, our own locks on it would be gone."""
    files = [str(file) for file in Path(settings.DATA).glob("topcut.sqlite3*")]
    look = "import sys; word, *files = sys.argv[1:]; print(any(word.encode() in open(f, 'rb').read() for f in files))"
    told = subprocess.run([sys.executable, "-c", look, word, *files], capture_output=True, text=True, check=True)
    return told.stdout.strip() == "True"


def test_the_bytes_are_gone_from_the_disk(row: Event) -> None:
    if connection.vendor == "sqlite":
        assert _on_disk("Enabran-Tain")
        erase(row.pk, "p4")
        assert not _on_disk("Enabran-Tain")
    else:
        erase(row.pk, "p4")
        with connection.cursor() as cursor:
            cursor.execute("SELECT n_dead_tup FROM pg_stat_user_tables WHERE relname = 'topcut_word'")
            assert cursor.fetchone() is not None  # vacuumed without an error


def test_at_the_command_line(site: Site, row: Event, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["erase", "enabran", "--event", row.slug, "--data", str(settings.DATA)]
    assert main(words) == 2
    assert "add --yes" in capsys.readouterr().err and Word.objects.filter(value__contains="Enabran").exists()
    assert main([*words, "--yes"]) == 0
    assert says(capsys.readouterr().out, "cli-exchange-erased", player="Enabran-Tain", id="p4")
    assert site.snapshot(row).names["p4"] == "(erased) p4"


# While somebody reads ------------------------------------------------------------------------------------------------


@pytest.fixture
def reader(row: Event) -> Iterator[BaseDatabaseWrapper]:
    """Another connection in the middle of reading, so that the log cannot be folded in; nobody waits for it."""
    if connection.vendor != "sqlite":
        pytest.skip("PostgreSQL has no such log")
    other = connection.copy()
    with other.cursor() as cursor, connection.cursor() as ours:
        ours.execute("PRAGMA busy_timeout=0")
        cursor.execute("BEGIN")
        cursor.execute("SELECT * FROM topcut_word")
        cursor.fetchall()
    yield other
    other.close()
    connection.close()  # the next one waits again


def test_where_somebody_reads_the_bytes_stay_and_go_with_the_next_attempt(
    row: Event, reader: BaseDatabaseWrapper
) -> None:
    assert erase(row.pk, "p4") == Erased(in_log=True) and _on_disk("Enabran-Tain")
    with refused("site-erased-already", way=LEFT):
        erase(row.pk, "p4")
    reader.close()
    with refused("site-erased-already", way=message("site-nothing-to-erase")):
        erase(row.pk, "p4")
    assert not _on_disk("Enabran-Tain")


def test_it_is_said_that_the_bytes_are_still_there(
    row: Event, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    there = ["--data", str(settings.DATA)]
    with monkeypatch.context() as read_by_another:
        read_by_another.setattr(erasing, "scrub", lambda: False)
        assert main(["erase", "enabran", "--event", row.slug, *there, "--yes"]) == 0
    told = " ".join(capsys.readouterr().err.split())
    assert says(told, LEFT)
    advised = told.partition("`topcut ")[2].partition("`")[0].split()
    assert main([*advised, *there]) == 2 and not _on_disk("Enabran-Tain")
    assert says(capsys.readouterr().err, "site-nothing-to-erase")


# Accounts ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def people(site: Site) -> Iterator[None]:
    with override_settings(PASSWORD_HASHERS=QUICK):
        yield
    User.objects.all().delete()


def test_no_account_goes_on_as_an_erased_player_and_what_remains_is_said(
    people: None, site: Site, row: Event, capsys: pytest.CaptureFixture[str]
) -> None:
    client = signed_in("Enabran-Tain")
    roles.grant(User.objects.get(), row, "player", "p4")
    assert main(["erase", "enabran", "--event", row.slug, "--data", str(settings.DATA), "--yes"]) == 0
    told = " ".join(capsys.readouterr().err.split())
    assert says(told, "cli-exchange-account", account="enabran-tain")
    assert says(client.get(f"/e/{row.slug}/me"), "web-me-not-known") and not Role.objects.exists()


def test_what_the_events_page_says_of_the_person_is_counted(site: Site, row: Event) -> None:
    Event.objects.update(director="Enabran-Tain", about="Ask Enabran-Tain")
    assert erase(row.pk, "p4").mentioned == 2


def test_an_account_is_deleted_at_the_command_line(
    people: None, site: Site, row: Event, capsys: pytest.CaptureFixture[str]
) -> None:
    client = signed_in("Tora Ziyal")
    roles.grant(User.objects.get(), row, "player", "p4")
    words = ["delete-account", "tora ziyal", "--data", str(settings.DATA)]
    assert main(words) == 2 and User.objects.exists()
    assert main([*words, "--yes"]) == 0
    out, err = capsys.readouterr()
    assert says(out, "cli-sitepeople-deleted", account="tora-ziyal")
    assert says(err, "cli-sitepeople-name-stays", events=(row.slug,))
    assert not User.objects.exists() and client.get("/profile").status_code == 302
    assert connection.vendor != "sqlite" or not (_on_disk("Tora Ziyal") or _on_disk("tora-ziyal"))


def test_one_deletes_ones_own_account_with_the_password(people: None, site: Site, row: Event) -> None:
    phone = signed_in("Tora Ziyal")
    user = User.objects.get()
    roles.grant(user, row, "director")
    roles.grant(user, row, "player", "p4")
    desk = Desk(signed_in("Tora Ziyal"), row.slug).open("/profile")
    assert says(desk, "web-profile-delete")
    desk.open("/profile/delete")
    assert says(desk, "web-profile-remains-names") and says(desk, "web-profile-directed-means")
    desk.press(words_of("web-profile-delete-yes"), password="wrong")
    assert desk.status == 422 and says(desk, "web-account-not-your-password") and User.objects.exists()
    desk.press(words_of("web-profile-delete-yes"), password=PASSWORD)
    assert says(desk, "web-profile-deleted") and not User.objects.exists() and not Role.objects.exists()
    assert phone.get("/profile").status_code == 302 and desk.client.get("/profile").status_code == 302
    assert not Session.objects.exists()


def test_the_administrators_log_does_not_name_a_deleted_account(people: None, site: Site, row: Event) -> None:
    make_administrator("Julian Bashir", PASSWORD)
    admin, ziyal = signed_in("Julian Bashir"), account("Tora Ziyal")
    fields = {"user": str(ziyal.pk), "event": str(row.pk), "role": "judge", "player": "", "link": ""}
    assert admin.post("/admin/accounts/role/add/", fields).status_code == 302
    delete_account(ziyal)
    assert not LogEntry.objects.exclude(user=ziyal.pk).filter(content_type__model="role").exists()
    assert not LogEntry.objects.filter(object_repr__icontains="ziyal").exists()


def test_the_log_names_nobody_who_was_called_otherwise_then(people: None, site: Site, row: Event) -> None:
    """Renamed since, and a role that is gone: nothing of the name is left to be found."""
    make_administrator("Julian Bashir", PASSWORD)
    admin, ziyal = signed_in("Julian Bashir"), account("Tora Ziyal")
    fields = {"user": str(ziyal.pk), "event": str(row.pk), "role": "judge", "player": "", "link": ""}
    admin.post("/admin/accounts/role/add/", fields)
    assert admin.post(f"/admin/accounts/role/{Role.objects.get().pk}/delete/", {"post": "yes"}).status_code == 302
    assert LogEntry.objects.filter(content_type__model="role").count() == 2
    User.objects.filter(pk=ziyal.pk).update(username="dukats-daughter")
    delete_account(User.objects.get(pk=ziyal.pk))
    assert not LogEntry.objects.filter(object_repr__icontains="ziyal").exists()


def test_the_password_cannot_be_guessed_there_for_ever(people: None, site: Site) -> None:
    client = signed_in("Tora Ziyal")
    said = [client.post("/profile/delete", {"password": f"guess {n}"}) for n in range(12)]
    assert [says(one, "web-account-too-many-attempts") for one in said] == [False] * 10 + [True] * 2


def _lines(row: Event) -> list[bytes]:
    return [bytes(line.body) for line in Line.objects.filter(event=row).order_by("seq")]


def _page(row: Event) -> str:
    return Client().get(f"/e/{row.slug}/standings").content.decode()
