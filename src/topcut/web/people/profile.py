"""The profile: one's name, one's events, and signing out everywhere."""

from __future__ import annotations

from allauth.account import views as account
from allauth.mfa.models import Authenticator
from allauth.usersessions.internal.flows.sessions import end_sessions
from allauth.usersessions.models import UserSession
from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.contrib.auth.models import User
from django.http import Http404, HttpRequest, HttpResponse
from django.http.response import HttpResponseBase
from django.shortcuts import redirect, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_http_methods, require_POST
from msgspec import Struct

from topcut.acts.who import Role as RoleName
from topcut.messages.message import message
from topcut.web.people import roles
from topcut.web.people.access import carried, linked_events, role_of
from topcut.web.people.forgetting import delete_account
from topcut.web.people.forms import DeleteForm, NameForm
from topcut.web.people.models import Role
from topcut.web.people.renewing import marked
from topcut.web.store.models import Event
from topcut.web.voices import PAGE


class KnownEvent(Struct, frozen=True):
    """An event at which this browser is somebody by a link."""

    event: Event
    roles: tuple[RoleName, ...]  # of links that are still valid


@login_required
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def profile(request: HttpRequest) -> HttpResponse:
    """Looked at, or sent with a new name."""
    user = _user(request)
    form = NameForm(request.POST if request.method == "POST" else None, initial={"name": user.first_name})
    if form.is_valid():
        user.first_name = form.cleaned_data["name"]
        user.save(update_fields=("first_name",))
        messages.success(request, PAGE.say(message("web-profile-name-changed")))
        return redirect("profile")
    held = roles.of(user)
    context = {
        "form": form,
        "runs": [role for role in held if role.role != Role.Kind.PLAYER],
        "plays": [role for role in held if role.role == Role.Kind.PLAYER],
        "linked": _linked(request),
        "keys": Authenticator.objects.filter(user=user, type=Authenticator.Type.WEBAUTHN).count(),
        "devices": UserSession.objects.filter(user=user).count(),
    }
    return render(request, "people/profile.html", context, status=422 if form.errors else 200)


def _user(request: HttpRequest) -> User:
    assert isinstance(request.user, User)
    return request.user


def _linked(request: HttpRequest) -> list[KnownEvent]:
    """What a link in this browser gives, and the account does not have yet."""
    rows = Event.objects.filter(pk__in=linked_events(request))
    known = [KnownEvent(row, tuple(role_of(word).role for word in carried(request, row))) for row in rows]
    have = set(Role.objects.filter(user=_user(request)).values_list("event_id", "role"))
    return [one for one in known if any((one.event.pk, role) not in have for role in one.roles)]


@login_required
@require_POST
def keep_role(request: HttpRequest, slug: str) -> HttpResponse:
    """Take the role that a link gave this browser into the account: then it holds on every device."""
    row = Event.objects.filter(slug=slug).first()
    words = carried(request, row) if row else ()
    if row is None or not words:
        raise Http404(slug)
    for word in words:
        who = role_of(word)
        roles.grant(request.user, row, who.role, who.player, marked(row, word))
    messages.success(request, PAGE.say(message("web-profile-kept", event=row.title)))
    return redirect("profile")


@login_required
@require_POST
def leave_role(request: HttpRequest, slug: str) -> HttpResponse:
    """Give back what an account has kept from a link."""
    Role.objects.filter(user=_user(request), event__slug=slug).exclude(link="").delete()
    messages.success(request, PAGE.say(message("web-profile-role-left")))
    return redirect("profile")


@require_http_methods(["GET", "HEAD", "POST"])
@never_cache
def sign_out(request: HttpRequest) -> HttpResponseBase:
    """This browser forgets who it is: the account, and what every link gave it."""
    if request.user.is_authenticated:
        answer: HttpResponseBase = account.logout(request)
        return answer
    if request.method == "POST":
        request.session.flush()
    if request.method == "POST" or not linked_events(request):
        return redirect("home")
    return render(request, "account/logout.html")


@login_required
@never_cache
@require_http_methods(["GET", "HEAD", "POST"])
def delete_own(request: HttpRequest) -> HttpResponse:
    """Delete one's own account, after typing the password once more; what remains elsewhere is said before."""
    user = _user(request)
    form = DeleteForm(user, request.POST if request.method == "POST" else None)
    if form.is_valid():
        delete_account(user)
        request.session.flush()
        return render(request, "people/deleted.html")
    held = roles.of(user)
    context = {
        "form": form,
        "directs": [role for role in held if role.role == Role.Kind.DIRECTOR],
        "plays": [role for role in held if role.role == Role.Kind.PLAYER],
    }
    return render(request, "people/delete.html", context, status=422 if form.errors else 200)


@login_required
@require_POST
def sign_out_everywhere(request: HttpRequest) -> HttpResponse:
    """Every browser that this account is signed in with, this one too."""
    end_sessions(request, list(UserSession.objects.filter(user=_user(request))))
    if request.user.is_authenticated:  # this browser was not in the list
        request.session.flush()
    return redirect("home")
