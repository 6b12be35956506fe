"""The addresses of a year and of its titles."""

from __future__ import annotations

from django.urls import URLPattern, path

from topcut.web.seasons.road import views

urlpatterns: list[URLPattern] = [
    path("season/<slug:program>/<int:year>", views.season, name="season"),
    path("titles", views.titles_page, name="titles"),
]
