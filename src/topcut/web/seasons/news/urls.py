"""The addresses of a community's announcements."""

from __future__ import annotations

from django.urls import URLPattern, path

from topcut.web.seasons.news import pages

urlpatterns: list[URLPattern] = [
    path("news", pages.all_news, name="news"),
    path("news/write", pages.write_news, name="news_write"),
    path("news/<int:pk>", pages.one_news, name="news_one"),
    path("news/<int:pk>/withdraw", pages.withdraw_news, name="news_withdraw"),
]
