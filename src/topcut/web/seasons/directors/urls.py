"""The address of a director's rating."""

from __future__ import annotations

from django.urls import URLPattern, path

from topcut.web.seasons.directors import views

urlpatterns: list[URLPattern] = [path("e/<slug:slug>/director", views.rate, name="rate_director")]
