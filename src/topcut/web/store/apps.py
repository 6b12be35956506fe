"""The journal tables as a Django app."""

from __future__ import annotations

from django.apps import AppConfig


class StoreConfig(AppConfig):
    name = "topcut.web.store"
    label = "store"
    verbose_name = "Journals"
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        from django.core.signals import got_request_exception

        from topcut.web.durability import let_go_if_readonly

        got_request_exception.connect(let_go_if_readonly, dispatch_uid="let_go_if_readonly")
