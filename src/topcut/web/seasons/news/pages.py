"""All announcements of the site's communities, one of them, and the form that makes one."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from django.contrib import messages
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from topcut.messages.message import message
from topcut.refusal import Refused
from topcut.web.seasons.models import Region
from topcut.web.seasons.models_regions import News
from topcut.web.seasons.news.shown import current, told
from topcut.web.seasons.news.writing import may_withdraw, withdraw, write
from topcut.web.seasons.offices import CONTINENTS, governs, speaks_for
from topcut.web.seasons.programs.known import known
from topcut.web.site import asked
from topcut.web.site.forms import Typed, made_by, signed_key
from topcut.web.voices import PAGE

_ROWS = 50


@require_safe
@never_cache
def all_news(request: HttpRequest) -> HttpResponse:
    """What stands today, then what stood; what is to come is for who writes it."""
    today, page = _today(), max(asked.number(request.GET, "page"), 1)
    now = current(today)
    earlier = News.objects.filter(since__lte=today).exclude(pk__in=now.values("pk")).select_related("region", "by")
    last = max(1, -(-earlier.count() // _ROWS))
    page = min(page, last)
    writes = governs(request.user)
    context = {
        "news": told(now[:_ROWS]),
        "coming": told(News.objects.filter(since__gt=today, withdrawn_at="").select_related("region", "by"))
        if writes
        else (),
        "earlier": told(earlier[(page - 1) * _ROWS : page * _ROWS]),
        "page": page,
        "last": last,
        "writes": writes,
    }
    return render(request, "seasons/news/all.html", context)


def _today() -> str:
    return f"{datetime.now(UTC):%Y-%m-%d}"


@require_safe
@never_cache
def one_news(request: HttpRequest, pk: int) -> HttpResponse:
    return _one(request, get_object_or_404(News.objects.select_related("region", "by", "withdrawn_by"), pk=pk))


def _one(request: HttpRequest, row: News, refused: Refused | None = None) -> HttpResponse:
    may = may_withdraw(request.user, row)
    if row.since > _today() and not may:
        raise PermissionDenied
    context = {
        "one": told([row])[0],
        "may_withdraw": may and not row.withdrawn_at,
        "refusals": PAGE.all_told(refused.refusals) if refused else (),
    }
    return render(request, "seasons/news/one.html", context, status=422 if refused else 200)


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def write_news(request: HttpRequest) -> HttpResponse:
    """For who has an office that may tell somebody something."""
    user = request.user
    if not isinstance(user, User) or not governs(user):
        raise PermissionDenied
    refused = None
    if request.method == "POST":
        try:
            row = write(user, request.POST.dict(), made_by(request.POST.get("key", "")), _today())
            messages.success(request, PAGE.say(message("web-news-made", title=row.title)))
            return redirect("news_one", row.pk)
        except Refused as problems:
            refused = problems
    theirs = speaks_for(user)
    context: dict[str, Any] = {
        "programs": [one for one in known() if theirs.everywhere or one.name in theirs.programs],
        "continents": [
            (one, message("region-continent", continent=one)) for one in CONTINENTS if one in theirs.continents
        ],
        "regions": [one for one in Region.objects.all() if theirs.everywhere or one.continent in theirs.continents],
        "everywhere": theirs.everywhere,
        "typed": Typed(request.POST.dict() or {"since": _today()}),
        "key": signed_key(),
        "refusals": PAGE.all_told(refused.refusals) if refused else (),
    }
    return render(request, "seasons/news/write.html", context, status=422 if refused else 200)


@require_POST
def withdraw_news(request: HttpRequest, pk: int) -> HttpResponse:
    row = get_object_or_404(News.objects.select_related("region", "by", "withdrawn_by"), pk=pk)
    if not isinstance(request.user, User) or not may_withdraw(request.user, row):
        raise PermissionDenied
    try:
        withdraw(request.user, row, request.POST.dict())
    except Refused as refused:
        return _one(request, row, refused)
    messages.success(request, PAGE.say(message("web-news-withdrawn")))
    return redirect("news_one", pk)
