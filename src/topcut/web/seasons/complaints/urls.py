"""The addresses of complaints."""

from __future__ import annotations

from django.urls import URLPattern, path

from topcut.web.seasons.complaints import views

urlpatterns: list[URLPattern] = [
    path("programs/<slug:name>/complaint", views.complain, name="complain"),
    path("complaints", views.complaints, name="complaints"),
    path("complaints/<slug:word>", views.complaint, name="complaint"),
]
