"""The addresses of the visitor's pages."""

from __future__ import annotations

from django.urls import URLPattern, path

from topcut.web.public import views

urlpatterns: list[URLPattern] = [
    path("", views.home, name="home"),
    path("e/<slug:slug>", views.event, name="event"),
    path("e/<slug:slug>/pairings", views.pairings_page, name="pairings"),
    path("e/<slug:slug>/standings", views.standings_page, name="standings"),
    path("e/<slug:slug>/bracket", views.bracket_page, name="bracket"),
    path("e/<slug:slug>/clock", views.clock_page, name="clock"),
    path("e/<slug:slug>/display", views.display_page, name="display"),
    path("e/<slug:slug>/screens", views.screens_page, name="screens"),
    path("e/<slug:slug>/journal", views.journal_page, name="journal"),
    path("e/<slug:slug>/rules", views.event_rules, name="event_rules"),
    path("rules", views.rules_list, name="rules_list"),
    path("rules/<slug:rulebook>.toml", views.rules_file, name="rules_file"),
    path("rules/<slug:rulebook>", views.rules_page, name="rules"),
]
