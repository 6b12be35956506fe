"""Many requests at the same moment through the front: one form is one act, and everybody gets their own page."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from urllib.parse import urlencode

import pytest

from topcut.acts.results.commands import Report
from topcut.journal.fact import Result
from topcut.web.events_served import front as front_of
from topcut.web.server.answer import Answer
from topcut.web.server.front import Front
from topcut.web.store.models import Event, Line
from web.asking import Counted, asked, cookies, scope
from web.phones import Phone, two_phones, written
from web.saying import says
from web.site import CAST, Site

_FORM = "application/x-www-form-urlencoded"
Sent = tuple[str, str, dict[str, str]]  # whose cookies, to which address, what


@pytest.fixture
def front(site: Site) -> Iterator[Front]:
    made = front_of(Counted())
    yield made
    made.close()


def _at_once(front: Front, *forms: Sent) -> list[Answer]:
    async def one(cookie: str, address: str, form: dict[str, str]) -> Answer:
        token = re.findall(r"csrftoken=([^;]+)", cookie)[0]
        about = scope(address, "POST", cookie=cookie, content_type=_FORM)
        return await asked(front, about, (urlencode({**form, "csrfmiddlewaretoken": token}).encode(),))

    async def all_of_them() -> list[Answer]:
        return await asyncio.gather(*(one(*form) for form in forms))

    return asyncio.run(all_of_them())


def _report(phone: Phone, way: str, mine: str, theirs: str, key: str = "") -> Sent:
    fields = {**phone.hidden(), "way": way, "mine": mine, "theirs": theirs}
    return cookies(phone.client), f"{phone.address}/report", fields | ({"key": key} if key else {})


def test_one_form_sent_two_hundred_times_is_one_record(site: Site, front: Front) -> None:
    kira, odo = two_phones(site)
    answers = _at_once(front, *[_report(kira, "normal won", "100", "35")] * 200)
    assert {answer.status for answer in answers} == {302}
    assert written(kira.row).count("Reported") == 1 and odo.match.status == "reported"


def test_pages_that_were_opened_anew_send_the_same_report_once(site: Site, front: Front) -> None:
    kira, _ = two_phones(site)
    first = _report(kira, "normal won", "100", "35")
    _at_once(front, *(_resent(first, f"key-{number}") for number in range(30)))
    assert written(kira.row).count("Reported") == 1 and "Disputed" not in written(kira.row)


def _resent(form: Sent, key: str) -> Sent:
    return form[0], form[1], form[2] | {"key": key}


@pytest.mark.parametrize("turned", [False, True])
def test_two_who_contradict_each_other_are_one_report_and_one_dispute(site: Site, front: Front, turned: bool) -> None:
    kira, odo = two_phones(site)
    forms = [_report(kira, "normal won", "100", "35"), _report(odo, "normal won", "100", "20")]
    _at_once(front, *(forms[::-1] if turned else forms) * 20)
    kinds = written(kira.row)
    assert (kinds.count("Reported"), kinds.count("Disputed")) == (1, 1) and odo.match.status == "disputed"


def test_two_who_say_the_same_are_one_report_and_one_confirmation(site: Site, front: Front) -> None:
    kira, odo = two_phones(site)
    _at_once(front, *[_report(kira, "normal won", "100", "35"), _report(odo, "normal lost", "35", "100")] * 20)
    kinds = written(kira.row)
    assert (kinds.count("Reported"), kinds.count("Confirmed")) == (1, 1) and odo.match.status == "confirmed"


def test_a_round_that_is_drawn_and_posted_by_many_at_once_is_one(site: Site, front: Front) -> None:
    row = site.event()
    director = site.browser(row, "director")
    director.get(f"/e/{row.slug}/desk")
    who, desk = cookies(director), f"/e/{row.slug}/desk/pairing"
    answers = _at_once(front, *((who, f"{desk}/draw", {"key": "one", "head": str(row.head)}) for _ in range(20)))
    assert {answer.status for answer in answers} == {302}
    assert written(row).count("Drafted") == 1
    _at_once(front, *((who, f"{desk}/post", {"key": f"post-{number % 4}"}) for number in range(20)))
    assert written(row).count("RoundPaired") == 1


# Pages ---------------------------------------------------------------------------------------------------------------


def test_nobody_gets_anothers_page_while_results_come_in(site: Site, front: Front) -> None:
    names = (*CAST, *(f"Bajoran {number}" for number in range(15)))
    row = site.event(names=names)
    site.post_round(row)
    phones = {name: cookies(Phone(site, row, name).client) for name in names}

    async def look(name: str, cookie: str) -> None:
        page = await asked(front, scope(f"/e/{row.slug}/me", cookie=cookie))
        assert says(page.body, "web-me-you-html", name=name), name
        public = await asked(front, scope(f"/e/{row.slug}/pairings", cookie=cookie))
        assert public.status == 200 and not public.has(b"set-cookie") and b"You (" not in public.body

    async def everybody() -> None:
        async with asyncio.timeout(120):  # only so that a broken front does not hang the tests
            for table in range(1, 7):
                before = [look(*one) for one in phones.items()]
                grown = asyncio.to_thread(_report_at, site, row, table)
                await asyncio.gather(*before, grown, *(look(*one) for one in phones.items()))

    asyncio.run(everybody())
    assert Line.objects.filter(event=row, kind="Reported").count() == 6


def _report_at(site: Site, row: Event, table: int) -> None:
    from django.db import connection

    site.do(row, Report(1, table, Result(games=((100, table),))))
    connection.close()
