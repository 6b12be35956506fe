"""The addresses of hosts."""

from __future__ import annotations

from django.urls import URLPattern, path

from topcut.web.seasons.hosts import pages

urlpatterns: list[URLPattern] = [
    path("hosts", pages.hosts, name="hosts"),
    path("hosts/<slug:slug>", pages.host, name="host"),
    path("hosts/<slug:slug>/<slug:act>", pages.host_act, name="host_act"),
]
