"""The journal tables as a Django app."""

from __future__ import annotations

from django.apps import AppConfig


class StoreConfig(AppConfig):
    name = "topcut.web.store"
    label = "store"
    verbose_name = "Journals"
    default_auto_field = "django.db.models.BigAutoField"
