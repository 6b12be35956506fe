"""The address of a Champions League."""

from __future__ import annotations

from django.urls import URLPattern, path

from topcut.web.seasons.champions import views

urlpatterns: list[URLPattern] = [path("champions/<slug:program>", views.champions_page, name="champions")]
