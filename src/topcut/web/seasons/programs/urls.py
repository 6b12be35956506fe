"""The addresses of programs."""

from __future__ import annotations

from django.urls import URLPattern, path

from topcut.web.seasons.programs import views

urlpatterns: list[URLPattern] = [
    path("programs", views.programs, name="programs"),
    path("programs/upload", views.upload, name="program_upload"),
    path("programs/<slug:program>", views.program_page, name="program"),
    path("programs/<slug:program>/file", views.program_file, name="program_file"),
    path("programs/<slug:program>/remove", views.remove, name="program_remove"),
]
