"""All hosts, one host with its events, and what who verifies them does there."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from django.contrib import messages
from django.contrib.auth.models import User
from django.core.exceptions import PermissionDenied
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe
from msgspec import Struct

from topcut.messages.message import Message, message
from topcut.refusal import Refused
from topcut.web.people.names import name_of
from topcut.web.seasons.calendar.events import by_month, listed, over, running, to_come
from topcut.web.seasons.hosts import answering
from topcut.web.seasons.hosts.asking import continent_of, hours_of
from topcut.web.seasons.hosts.known import Counted, counted, final, found, living, near, slugs_of, verified
from topcut.web.seasons.models import Region
from topcut.web.seasons.models_regions import Host, HostAct, Whereabouts
from topcut.web.seasons.offices import Account, governs, verifies
from topcut.web.seasons.regions.whereabouts import seen
from topcut.web.site import asked
from topcut.web.site.forms import Typed
from topcut.web.voices import PAGE

ROWS = 50
_EVENTS = 50


class Found(Struct, frozen=True):
    """A page of the list."""

    rows: tuple[Counted, ...]
    page: int
    last: int


class Done(Struct, frozen=True):
    """What was done with a host, and by whom; "" of an account that is gone."""

    act: HostAct
    by: str


@require_safe
@never_cache
def hosts(request: HttpRequest) -> HttpResponse:
    """The verified ones by name, or those that have the words that were typed; in one region, if somebody wants."""
    typed, region = asked.text(request.GET, "q"), asked.text(request.GET, "region")
    rows = verified().filter(region__slug=region) if region else verified()
    context = {
        "typed": typed,
        "region": region,
        "regions": Region.objects.all(),
        "found": _page(typed, rows.select_related("region"), asked.number(request.GET, "page")),
        "waiting": _waiting(request.user),
        "site_tab": "regions",
    }
    return render(request, "seasons/hosts/hosts.html", context)


def _page(typed: str, rows: QuerySet[Host], wanted: int) -> Found:
    if typed:
        return Found(tuple(counted(found(typed, rows, ROWS))), 1, 1)
    last = max(1, -(-rows.count() // ROWS))
    page = min(max(wanted, 1), last)
    return Found(tuple(counted(list(rows[(page - 1) * ROWS : page * ROWS]))), page, last)


def _waiting(user: Account) -> list[Host]:
    """For who governs those that they answer, for everybody else those that they asked for."""
    rows = living().filter(state=Host.State.WAITING).select_related("region")
    if not governs(user):
        return list(rows.filter(asked_by_id=user.pk)[:ROWS]) if user.is_authenticated else []
    return [one for one in rows[:ROWS] if _may_see(user, one)]


def _may_see(user: Account, host: Host) -> bool:
    """What is not verified is listed for who asked and who answers."""
    own = isinstance(user, User) and host.asked_by_id == user.pk
    return own or verifies(user, host.program, continent_of(host.region))


@require_safe
@never_cache
def host(request: HttpRequest, slug: str) -> HttpResponse:
    one = final(slug)
    if one is None or (one.state == Host.State.REFUSED and not _may_see(request.user, one)):
        raise Http404(slug)
    if one.slug != slug:
        return redirect("host", one.slug)
    return _host_page(request, one)


def _host_page(request: HttpRequest, one: Host, refused: Refused | None = None) -> HttpResponse:
    today, answers = f"{datetime.now(UTC):%Y-%m-%d}", verifies(request.user, one.program, continent_of(one.region))
    known = Whereabouts.objects.filter(event__listed=True) if answers else seen()  # who verifies it sees for what
    rows = known.filter(host__in=slugs_of(one)).select_related("event")
    context = {
        "host": one,
        "running": listed(running(rows, today)),
        "coming": by_month(listed(to_come(rows, today)[:_EVENTS])),
        "over": listed(over(rows)[:_EVENTS]),
        "of": rows.count(),
        "answers": answers,
        "hours": hours_of(one.program),
        "near": near(one) if answers else (),
        "acts": [Done(act, name_of(act.by) if act.by else "") for act in one.acts.select_related("by")],
        "regions": Region.objects.all() if answers else (),
        "typed": Typed(request.POST.dict() or _as_it_is(one)),
        "refusals": PAGE.all_told(refused.refusals) if refused else (),
        "site_tab": "regions",
    }
    return render(request, "seasons/hosts/host.html", context, status=422 if refused else 200)


def _as_it_is(one: Host) -> dict[str, str]:
    return {"name": one.name, "address": one.address, "region": one.region.slug if one.region else ""}


@require_POST
def host_act(request: HttpRequest, slug: str, act: str) -> HttpResponse:
    """Verified, not verified, changed, or the same as another one."""
    one = Host.objects.filter(slug=slug).select_related("region").first()
    if one is None or act not in ACTS:
        raise Http404(slug)
    user = request.user
    if not isinstance(user, User) or not verifies(user, one.program, continent_of(one.region)):
        raise PermissionDenied
    try:
        said = ACTS[act](user, one, answering.asked(request.POST.dict()))
    except Refused as refused:
        return _host_page(request, one, refused)
    messages.success(request, PAGE.say(said))
    return redirect("host", slug)


def _verify(user: User, one: Host, form: answering.HostAsked) -> Message:
    answering.verify(user, one)
    return message("web-hosts-verified", name=one.name)


def _refuse(user: User, one: Host, form: answering.HostAsked) -> Message:
    answering.turn_down(user, one, form.reason)
    return message("web-hosts-refused", name=one.name)


def _change(user: User, one: Host, form: answering.HostAsked) -> Message:
    answering.rename(user, one, form)
    return message("web-hosts-changed")


def _same(user: User, one: Host, form: answering.HostAsked) -> Message:
    into = answering.merge(user, one, form)
    return message("web-hosts-merged", name=one.name, into=into.name)


ACTS: dict[str, Callable[[User, Host, answering.HostAsked], Message]] = {
    "verify": _verify,
    "refuse": _refuse,
    "change": _change,
    "same": _same,
}
