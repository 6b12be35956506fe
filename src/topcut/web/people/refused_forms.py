"""A form of an account that is refused answers 422, as every other form of the site; allauth would answer 200."""

from __future__ import annotations

from collections.abc import Callable

from django.forms import BaseForm
from django.http import HttpRequest, HttpResponse
from django.template.response import TemplateResponse

_OURS = ("account/", "mfa/")  # the templates of allauth's pages; the administrator's forms are Django's


class RefusedForms:
    """A Django middleware."""

    def __init__(self, answer: Callable[[HttpRequest], HttpResponse]) -> None:
        self._answer = answer

    def __call__(self, request: HttpRequest) -> HttpResponse:
        return self._answer(request)

    def process_template_response(self, request: HttpRequest, page: TemplateResponse) -> TemplateResponse:
        """What was sent stands in the page with what is wrong about it."""
        form = (page.context_data or {}).get("form")
        refused = isinstance(form, BaseForm) and form.is_bound and bool(form.errors)
        if refused and page.status_code == 200 and _is_of_an_account(page):
            page.status_code = 422
        return page


def _is_of_an_account(page: TemplateResponse) -> bool:
    named = page.template_name
    names = named if isinstance(named, (list, tuple)) else (named,)
    return any(isinstance(name, str) and name.startswith(_OURS) for name in names)
