"""The addresses of challenges and their draws."""

from __future__ import annotations

from django.urls import URLPattern, path

from topcut.web.seasons.challenges import views

urlpatterns: list[URLPattern] = [
    path("programs/<slug:program>/challenges", views.challenges_page, name="challenges"),
    path("draws/<int:number>", views.prize_draw, name="prize_draw"),
    path("draws/<int:number>.json", views.prize_draw_file, name="prize_draw_file"),
    path("draws/<int:number>/draw", views.draw_now, name="prize_draw_now"),
]
