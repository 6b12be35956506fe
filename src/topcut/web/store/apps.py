"""The journal tables as a Django app."""

from __future__ import annotations

from django.apps import AppConfig

from topcut.messages.message import message
from topcut.web.voices import said_when_shown


class StoreConfig(AppConfig):
    name = "topcut.web.store"
    label = "store"
    verbose_name = said_when_shown(message("web-accounts-journals"))
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from django.core.signals import got_request_exception

        from topcut.web.store.durability import let_go_if_readonly

        got_request_exception.connect(let_go_if_readonly, dispatch_uid="let_go_if_readonly")
