"""The addresses of seasons: each of its rooms has a file of its own."""

from __future__ import annotations

from django.urls import URLPattern, URLResolver, include, path

urlpatterns: list[URLPattern | URLResolver] = [
    path("", include("topcut.web.seasons.leagues.urls")),
    path("", include("topcut.web.seasons.persons.urls")),
    path("", include("topcut.web.seasons.ratings.urls")),
    path("", include("topcut.web.seasons.programs.urls")),
    path("", include("topcut.web.seasons.road.urls")),
    path("", include("topcut.web.seasons.byes.urls")),
    path("", include("topcut.web.seasons.rulings.urls")),
    path("", include("topcut.web.seasons.champions.urls")),
    path("", include("topcut.web.seasons.applications.urls")),
    path("", include("topcut.web.seasons.challenges.urls")),
    path("", include("topcut.web.seasons.regions.urls")),
    path("", include("topcut.web.seasons.hosts.urls")),
    path("", include("topcut.web.seasons.calendar.urls")),
    path("", include("topcut.web.seasons.officers.urls")),
    path("", include("topcut.web.seasons.coordinator.urls")),
    path("", include("topcut.web.seasons.news.urls")),
    path("", include("topcut.web.seasons.directors.urls")),
    path("", include("topcut.web.seasons.complaints.urls")),
]
