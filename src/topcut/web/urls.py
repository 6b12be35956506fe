"""Every address of the site; each part of it has a file of its own."""

from __future__ import annotations

from django.contrib import admin
from django.urls import include, path

from topcut.web.entrance import enter_by_link, leave_event

# Django tries them in this order; what thousands of phones ask for comes first.
urlpatterns = [
    path("", include("topcut.web.player.urls")),
    path("k/<str:token>", enter_by_link, name="link"),
    path("e/<slug:slug>/leave", leave_event, name="leave"),
    path("admin/", admin.site.urls),
    path("", include("topcut.web.accounts.urls")),
    path("", include("topcut.web.console.urls")),
    path("", include("topcut.web.public.urls")),
]
