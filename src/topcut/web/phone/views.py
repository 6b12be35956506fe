"""What a player opens on his phone. A visitor is told how to get in, an official may look and not touch."""

from __future__ import annotations

import re
import secrets
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe

from topcut.acts.who import Actor
from topcut.answers.why import why_here
from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, message
from topcut.refusal import Refusal, Refused
from topcut.web.people.access import actor, by_link
from topcut.web.phone.acts import ACTS, act
from topcut.web.phone.me import me
from topcut.web.phone.wording import status_of
from topcut.web.report.fields import Data
from topcut.web.site import live
from topcut.web.site.kept_page import may_be_kept
from topcut.web.site.live import Snapshot
from topcut.web.voices import PHONE

_CALM = 200  # players who ask again within one second of a change
_TYPED = ("report", "feedback")  # acts whose fields are shown again
_TOKEN = re.compile(r"(?:.*/k/)?(\d+\.[\w.]+)")


@require_safe
@never_cache
def my_match(request: HttpRequest, slug: str) -> HttpResponse:
    """The page of whoever asks."""
    snapshot = live.snapshot(slug)
    who = actor(request, snapshot.row)
    player = _whose(snapshot, who, str(request.GET.get("player", "")))
    if player is None:
        return _entrance(request, snapshot, who)
    return _page(request, snapshot, player, who)


def _whose(snapshot: Snapshot, who: Actor, asked: str) -> PlayerId | None:
    """A player sees their own page, an official anybody's; who is both asks for another one by name."""
    player = asked if who.official and asked else who.player
    return player if player in snapshot.tournament.entrants else None


def _entrance(
    request: HttpRequest, snapshot: Snapshot, who: Actor, wrong: Message | None = None, status: int = 200
) -> HttpResponse:
    context = {"snapshot": snapshot, "tab": "my_match", "official": who.official, "wrong": wrong}
    return render(request, "phone/entrance.html", context, status=status)


def _page(
    request: HttpRequest,
    snapshot: Snapshot,
    player: PlayerId,
    who: Actor,
    refusals: tuple[Refusal, ...] = (),
    typed: Data | None = None,
) -> HttpResponse:
    told, shown = PHONE.all_told(refusals), me(snapshot, player, typed)
    context: dict[str, Any] = {
        "snapshot": snapshot,
        "tab": "my_match",
        "me": shown,
        "own": who.player == player,
        "official": who.official,
        "leaves": by_link(request, snapshot.row).player == player,
        "refusals": told,
        "typed": typed or {},
        "key": secrets.token_urlsafe(12),
        "calm": snapshot.row.players // _CALM,
    }
    page = render(request, "phone/me.html", context, status=status_of(told) if told else 200)
    lately = shown.standing and shown.standing.lately  # then the next look may be newer than the journal
    if not lately and not request.user.is_authenticated:  # an account can be signed out from elsewhere
        may_be_kept(page, snapshot)
    return page


@require_safe
@never_cache
def why_this_pairing(request: HttpRequest, slug: str, number: int) -> HttpResponse:
    """The reason of his table in a round."""
    snapshot = live.snapshot(slug)
    who = actor(request, snapshot.row)
    player = _whose(snapshot, who, str(request.GET.get("player", "")))
    if player is None:
        return _entrance(request, snapshot, who)
    if snapshot.tournament.round(number) is None:
        raise Http404(number)
    context = {
        "snapshot": snapshot,
        "tab": "my_match",
        "round": snapshot.round_told(number),
        "name": snapshot.names[player],
        "reason": why_here(snapshot, number, player),
    }
    return render(request, "phone/why.html", context)


@require_safe
def enter_code(request: HttpRequest, slug: str) -> HttpResponse:
    """A code or a whole link, typed from the slip."""
    found = _TOKEN.fullmatch("".join(str(request.GET.get("code", "")).split()))
    if found:
        return redirect("link", token=found[1])
    snapshot = live.snapshot(slug)
    return _entrance(request, snapshot, actor(request, snapshot.row), message("web-me-no-code"), 422)


@require_POST
def do_act(request: HttpRequest, slug: str, name: str) -> HttpResponse:
    """Do one of a player's acts; refused, his page is shown again with what he typed."""
    snapshot = live.snapshot(slug)
    who = actor(request, snapshot.row)
    if name not in ACTS:
        raise Http404(name)
    if who.player not in snapshot.tournament.entrants:
        return _entrance(request, snapshot, who, message("web-me-not-a-player"), 403)
    data = {key: str(value) for key, value in request.POST.items()}
    try:
        done = act(snapshot, who.player, name, data)
    except Refused as refused:
        now = live.snapshot(slug)
        return _page(request, now, who.player, who, refused.refusals, data if name in _TYPED else None)
    messages.success(request, PHONE.say(message("web-me-was-done", act=done)))
    return HttpResponseRedirect(request.path.rpartition("/")[0])  # his page, as `redirect("my_match")`, but at once
