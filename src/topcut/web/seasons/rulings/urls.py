"""The addresses of interim rulings."""

from __future__ import annotations

from django.urls import URLPattern, path

from topcut.web.seasons.rulings import views

urlpatterns: list[URLPattern] = [
    path("rulings", views.rulings, name="rulings"),
    path("rulings/<slug:name>", views.ruling, name="ruling"),
    path("rulings/<slug:name>.toml", views.ruling_file, name="ruling_file"),
    path("rulings/<slug:name>/withdraw", views.withdraw_ruling, name="ruling_withdraw"),
    path("programs/<slug:program>/ruling", views.write_ruling, name="ruling_write"),
]
