"""The address of what waits."""

from __future__ import annotations

from django.urls import URLPattern, path

from topcut.web.seasons.coordinator import page

urlpatterns: list[URLPattern] = [path("coordinator", page.coordinator, name="coordinator")]
