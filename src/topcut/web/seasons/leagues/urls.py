"""The addresses of leagues."""

from __future__ import annotations

from django.urls import URLPattern, path

from topcut.web.seasons.leagues import director_page, forming, league_page, points_page

urlpatterns: list[URLPattern] = [
    path("leagues", league_page.leagues, name="leagues"),
    path("leagues/new", forming.new_league, name="league_new"),
    path("leagues/<slug:slug>", league_page.league, name="league"),
    path("leagues/<slug:slug>/league.json", league_page.league_file, name="league_file"),
    path("leagues/<slug:slug>/confirm", forming.confirm, name="league_confirm"),
    path("leagues/<slug:slug>/director", director_page.director, name="league_director"),
    path("leagues/<slug:slug>/director/setup", forming.setup, name="league_setup"),
    path("leagues/<slug:slug>/director/<slug:act>", director_page.act, name="league_act"),
    path("points/<slug:program>/<slug:table>", points_page.points, name="points"),
]
