"""The addresses of applications, bids and special approvals."""

from __future__ import annotations

from django.urls import URLPattern, path

from topcut.web.seasons.applications import approval_views, one_views, views

urlpatterns: list[URLPattern] = [
    path("programs/<slug:program>/applications", views.applications, name="applications"),
    path("programs/<slug:program>/applications/ask", views.apply, name="application_ask"),
    path("programs/<slug:program>/applications/call", views.call, name="bids_call"),
    path("programs/<slug:program>/applications/allocate", views.allocate, name="application_allocate"),
    path("applications/<int:number>", one_views.application, name="application"),
    path("applications/<int:number>/answer", one_views.answer, name="application_answer"),
    path("bids/<int:number>", one_views.bids, name="bids"),
    path("approvals/<int:number>", approval_views.approval, name="approval"),
    path("approvals/<int:number>/answer", approval_views.approve, name="approval_answer"),
]
