"""Every address of the site; each part of it has a file of its own."""

from __future__ import annotations

from django.contrib import admin
from django.urls import include, path

from topcut.web.entrance import enter_by_link

urlpatterns = [
    path("k/<str:token>", enter_by_link, name="link"),
    path("admin/", admin.site.urls),
    path("", include("topcut.web.accounts.urls")),
    path("", include("topcut.web.console.urls")),
    path("", include("topcut.web.player.urls")),
    path("", include("topcut.web.public.urls")),
]
