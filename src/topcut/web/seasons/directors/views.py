"""The page on which a player says how an event was directed."""

from __future__ import annotations

from django.contrib import messages
from django.db import transaction
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods

from topcut.messages.message import message
from topcut.refusal import Refused, refuse
from topcut.seasons.director_rating import closes
from topcut.web.people.names import name_of
from topcut.web.seasons.directors import marks
from topcut.web.seasons.models_office import DirectorMark
from topcut.web.site.fields import read
from topcut.web.site.live import snapshot
from topcut.web.store.models import Event
from topcut.web.voices import PAGE


@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def rate(request: HttpRequest, slug: str) -> HttpResponse:
    """Only who played gives a mark; everybody else reads who may."""
    row = snapshot(slug).row
    if request.method != "POST":
        return _page(request, row)
    try:
        with transaction.atomic():
            mine = marks.voters(request, row)
            if not mine:
                raise refuse("director-not-there")
            marks.give(row, mine[0], read(marks.Mark, request.POST).mark)
    except Refused as refused:
        return _page(request, row, refused)
    messages.success(request, PAGE.say(message("web-director-kept")))
    return redirect("rate_director", slug)


def _page(request: HttpRequest, row: Event, refused: Refused | None = None) -> HttpResponse:
    found = marks.rules_for(row)
    if found is None:
        raise Http404(row.slug)
    program, rules = found
    mine = marks.voters(request, row)
    given = DirectorMark.objects.filter(event=row, player=mine[0]).first() if mine else None
    context = {
        "row": row,
        "program": program,
        "rules": rules,
        "marks": range(rules.least, rules.most + 1),
        "directors": [name_of(one) for one in marks.directors_of(row)],
        "votes": bool(mine),
        "given": given.mark if given else 0,
        "until": f"{closes(rules, row.counted.finished):%Y-%m-%d}",
        "refusals": PAGE.all_told(refused.refusals) if refused else (),
    }
    return render(request, "seasons/directors/rate.html", context, status=422 if refused else 200)
