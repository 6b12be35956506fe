"""The addresses of the calendar."""

from __future__ import annotations

from django.urls import URLPattern, path

from topcut.web.seasons.calendar import pages

urlpatterns: list[URLPattern] = [
    path("calendar", pages.calendar, name="calendar"),
    path("calendar.ics", pages.calendar_file, name="calendar_file"),
    path("calendar/renew", pages.renew_calendar, name="calendar_renew"),
    path("calendar/<str:token>.ics", pages.own_calendar, name="own_calendar"),
    path("e/<slug:slug>/calendar.ics", pages.event_calendar, name="event_calendar"),
]
