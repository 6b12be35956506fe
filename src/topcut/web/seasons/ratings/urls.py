"""The addresses of ratings."""

from __future__ import annotations

from django.urls import URLPattern, path

from topcut.web.seasons.ratings import event_page, pages

_LIST = "ratings/<slug:program>/<slug:game>/<slug:kind>"

urlpatterns: list[URLPattern] = [
    path("ratings", pages.ratings, name="ratings"),
    path("ratings/refresh", pages.refresh, name="ratings_refresh"),
    path(_LIST, pages.board_page, name="rating_list"),
    path(f"{_LIST}/improved", pages.improved_page, name="rating_improved"),
    path(f"{_LIST}/what-if", pages.what_if_page, name="rating_what_if"),
    path(f"{_LIST}/of/<slug:handle>", pages.person_page, name="rating_person"),
    path("e/<slug:slug>/ratings", event_page.event_ratings, name="event_ratings"),
]
