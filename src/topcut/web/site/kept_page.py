"""What a page tells the front that keeps it: for which head it was made, and until when it is true without a record."""

from __future__ import annotations

from django.http import HttpResponse

from topcut.answers.by_time import true_until
from topcut.desk.ports import SystemClock
from topcut.web.site.live import Snapshot


def may_be_kept(page: HttpResponse, event: Snapshot) -> HttpResponse:
    """Until the next record, or until a deadline or an announcement ends."""
    page["X-Topcut-Head"] = str(event.head)
    if until := true_until(event, SystemClock().now()):
        page["X-Topcut-Until"] = str(int(until.timestamp()))
    return page


def made_each_time(page: HttpResponse) -> HttpResponse:
    """Something on it changes without a record of the event."""
    del page["X-Topcut-Head"]
    return page
