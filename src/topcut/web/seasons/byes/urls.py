"""The address of a program's ledger."""

from __future__ import annotations

from django.urls import URLPattern, path

from topcut.web.seasons.byes import views

urlpatterns: list[URLPattern] = [path("programs/<slug:program>/byes", views.ledger_page, name="ledger")]
