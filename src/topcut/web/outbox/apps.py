"""Mail that waits to go out, as a Django app."""

from __future__ import annotations

from django.apps import AppConfig


class OutboxConfig(AppConfig):
    name = "topcut.web.outbox"
    label = "outbox"
    verbose_name = "Mail"
    default_auto_field = "django.db.models.BigAutoField"
