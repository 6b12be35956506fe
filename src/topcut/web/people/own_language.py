"""The language that somebody chose: kept by the browser in a cookie, and by the account for all browsers and for mails.

The form holds no token, as visitors' pages are the same for everybody: all that a stranger could do with it is to
change in which language somebody reads.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from django.conf import settings
from django.contrib.auth.models import User
from django.contrib.auth.signals import user_logged_in
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_POST

from topcut.messages.asked import known
from topcut.messages.catalogue import offered
from topcut.refusal import refusal
from topcut.web.people.models import Language
from topcut.web.server.languages import COOKIE
from topcut.web.site.asked import AskedTooMuch

_NOTED = "topcut.own_language"
_YEAR = 60 * 60 * 24 * 365


@csrf_exempt
@require_POST
def choose(request: HttpRequest) -> HttpResponse:
    """From now on; and back to the page that asked."""
    typed = request.POST.get("language", "")
    if typed not in offered():
        raise AskedTooMuch(refusal("language-not-offered", language=typed[:12], known=offered()))
    request.META[_NOTED] = typed
    if request.user.is_authenticated:
        Language.objects.update_or_create(user=request.user, defaults={"language": typed})
    return HttpResponseRedirect(_page_before(request))


def _page_before(request: HttpRequest) -> str:
    """The page of ours on which the form was; the first one where the browser does not say."""
    before = urlsplit(request.headers.get("Referer", ""))
    is_ours = before.netloc == request.get_host() and before.path.startswith("/") and not before.path.startswith("//")
    return before._replace(scheme="", netloc="", fragment="").geturl() if is_ours else "/"


def language_of(user: User | None) -> str:
    """What an account chose; "" where it never did."""
    found = Language.objects.filter(user=user).values_list("language", flat=True).first() if user else None
    return known(found or "", offered())


def own_language(answer: Callable[[HttpRequest], HttpResponse]) -> Callable[[HttpRequest], HttpResponse]:
    """A Django middleware: gives the browser what was chosen here, or long ago on another one."""
    user_logged_in.connect(_signed_in, dispatch_uid=_NOTED)

    def answered(request: HttpRequest) -> HttpResponse:
        response = answer(request)
        wanted = request.META.get(_NOTED, "")
        if wanted and wanted != request.COOKIES.get(COOKIE):
            secure = settings.SESSION_COOKIE_SECURE
            response.set_cookie(COOKIE, wanted, _YEAR, secure=secure, httponly=True, samesite="Lax")
        return response

    return answered


def _signed_in(sender: object, request: HttpRequest, user: User, **_: Any) -> None:
    """The account's choice comes to this browser; that of a browser to an account that has none."""
    chosen, here = language_of(user), known(request.COOKIES.get(COOKIE, ""), offered())
    if chosen:
        request.META[_NOTED] = chosen
    elif here:
        Language.objects.create(user=user, language=here)
