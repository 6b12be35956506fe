"""Addresses of the player's phone."""

from __future__ import annotations

from django.urls import path

from topcut.web.phone import table_code, views

urlpatterns = [
    path("e/<slug:slug>/t/<int:number>/<int:table>/<str:seal>", table_code.table_code, name="table_code"),
    path("e/<slug:slug>/me", views.my_match, name="my_match"),
    path("e/<slug:slug>/me/code", views.enter_code, name="enter_code"),
    path("e/<slug:slug>/me/why/<int:number>", views.why_this_pairing, name="why_paired"),
    path("e/<slug:slug>/me/<slug:name>", views.do_act, name="my_act"),
]
