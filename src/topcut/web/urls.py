"""Every address of the site; each part of it has a file of its own."""

from __future__ import annotations

from django.contrib import admin
from django.urls import include, path

from topcut.web.people.entrance import enter_by_link, leave_event

# Django tries them in this order; what thousands of phones ask for comes first.
urlpatterns = [
    path("", include("topcut.web.phone.urls")),
    path("k/<str:token>", enter_by_link, name="link"),
    path("e/<slug:slug>/leave", leave_event, name="leave"),
    path("admin/", admin.site.urls),
    path("", include("topcut.web.people.urls")),
    path("", include("topcut.web.desk.urls")),
    path("", include("topcut.web.seasons.urls")),
    path("", include("topcut.web.public.urls")),
]
