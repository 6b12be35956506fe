"""Records that a newer Topcut wrote: an older one says so, and what to do, at every door."""

from __future__ import annotations

from pathlib import Path

import pytest
from django.conf import settings

from topcut.cli.main import main
from topcut.journal.chain import follows, link
from topcut.messages.message import message
from topcut.messages.voice import Voice
from topcut.refusal import Refusal
from topcut.web.site import live
from topcut.web.store.models import Event, Line
from web.saying import refused, says
from web.site import Site

NEWER = {
    "version": (b'"v":1', b'"v":3', message("journal-newer", version=3)),
    "fact": (b'"kind":"Entered"', b'"kind":"Beamed"', message("journal-unknown-fact")),
    "field": (b'"kind":"Entered"', b'"kind":"Entered","mood":1', message("journal-unknown-field")),
}


def _rewritten(body: bytes, prev: str, old: bytes, new: bytes) -> bytes:
    """A line as a newer Topcut would have written it: another content, a whole chain."""
    plain = body[: body.rindex(b',"prev"')] + b"}"
    assert old in plain
    return link(plain.replace(old, new), prev)


@pytest.mark.parametrize("kind", NEWER)
def test_the_site_answers_that_it_must_be_updated(site: Site, kind: str) -> None:
    old, new, why = NEWER[kind]
    row = site.event("transformers")
    *_, before, last = Line.objects.filter(event=row).order_by("seq")
    last.body = _rewritten(bytes(last.body), before.hash, old, new)
    last.hash = follows(last.body, before.hash)
    last.save()
    live.forget()
    for browser, page in ((site.browser(), ""), (site.browser(row, "director"), "/desk")):
        answer = browser.get(f"/e/{row.slug}{page}")
        assert answer.status_code == 503
        assert refused(answer, why, place=message("place-record", record=last.seq))


@pytest.mark.parametrize("words", [("adopt", "friday.jsonl", "--data"), ("status", "friday.jsonl")])
@pytest.mark.parametrize("kind", NEWER)
def test_the_terminal_says_to_update(
    site: Site,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    kind: str,
    words: tuple[str, ...],
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["new", "Friday", "-r", "yomi", "--players", "Kira, Odo", "--file", "friday.jsonl"]) == 0
    *lines, before, last = (tmp_path / "friday.jsonl").read_bytes().splitlines()
    newer = _rewritten(last, before[-66:-2].decode(), *NEWER[kind][:2])
    (tmp_path / "friday.jsonl").write_bytes(b"\n".join([*lines, before, newer, b""]))
    capsys.readouterr()
    assert main([*words, str(settings.DATA)] if words[-1] == "--data" else list(words)) == 2
    told, why = capsys.readouterr().err, NEWER[kind][2]
    way = Voice("cli").way(Refusal(why))
    assert says(told, why) and told.endswith(f"; {way}\n") and "repair" not in told
    assert not Event.objects.exists()
