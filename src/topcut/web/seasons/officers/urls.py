"""The addresses of offices."""

from __future__ import annotations

from django.urls import URLPattern, path

from topcut.web.seasons.officers import pages

urlpatterns: list[URLPattern] = [
    path("offices", pages.offices, name="offices"),
    path("offices/<slug:act>", pages.office_act, name="office_act"),
]
