"""Passkeys: where a browser allows them, and adding one."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any

from allauth.mfa.webauthn.internal.auth import begin_registration
from allauth.mfa.webauthn.views import AddWebAuthnView
from django.conf import settings
from django.contrib import messages
from django.http import HttpRequest, HttpResponseBase
from django.shortcuts import redirect

from topcut.messages.message import message
from topcut.web.outbox.delivery import is_stuck
from topcut.web.voices import PAGE


def work_here(request: HttpRequest) -> bool:
    """A browser has passkeys for a name over HTTPS, and for localhost; never for a bare number."""
    host = request.get_host().rpartition(":")[0] or request.get_host()
    if host == "localhost" or host.endswith(".localhost"):
        return True
    return request.is_secure() and not _is_number(host.strip("[]"))


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def offered(request: HttpRequest) -> dict[str, Any]:
    """For every template: whether passkeys work here, whether mail can be sent, and whether it goes out just now."""
    return {"passkeys": work_here(request), "mail": settings.MAIL, "mail_is_stuck": is_stuck}


class AddPasskeyView(AddWebAuthnView):  # type: ignore[misc]
    """Always one that signs in by itself; a bare second factor would lock people out at a venue without HTTPS."""

    def dispatch(self, request: HttpRequest, *args: Any, **kwargs: Any) -> HttpResponseBase:
        if not work_here(request):
            messages.warning(request, PAGE.say(message("web-passkey-not-here-why")))
            return redirect("profile")
        return super().dispatch(request, *args, **kwargs)  # type: ignore[no-any-return]

    def get_context_data(self, **kwargs: Any) -> dict[str, Any]:
        context: dict[str, Any] = super().get_context_data(**kwargs)
        context["js_data"] = {"creation_options": begin_registration(self.request.user, True)}
        return context
