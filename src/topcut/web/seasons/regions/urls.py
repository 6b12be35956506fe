"""The addresses of regions."""

from __future__ import annotations

from django.urls import URLPattern, path

from topcut.web.seasons.regions import pages, region_page

urlpatterns: list[URLPattern] = [
    path("regions", pages.regions, name="regions"),
    path("regions-word", pages.region_word, name="region_word"),
    path("regions/<slug:slug>", region_page.region, name="region"),
    path("regions/<slug:slug>/edit", pages.region_edit, name="region_edit"),
]
