"""Mail that waits to go out, as a Django app."""

from __future__ import annotations

from django.apps import AppConfig

from topcut.messages.message import message
from topcut.web.voices import said_when_shown


class OutboxConfig(AppConfig):
    name = "topcut.web.outbox"
    label = "outbox"
    verbose_name = said_when_shown(message("web-accounts-mail"))
    default_auto_field = "django.db.models.BigAutoField"
