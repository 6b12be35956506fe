"""Accounts and their roles at events as a Django app."""

from __future__ import annotations

from django.apps import AppConfig
from django.contrib.auth.signals import user_logged_in

from topcut.messages.message import message
from topcut.web.voices import said_when_shown


class AccountsConfig(AppConfig):
    name = "topcut.web.people"
    label = "accounts"
    verbose_name = said_when_shown(message("web-accounts-roles"))
    default_auto_field = "django.db.models.BigAutoField"

    def ready(self) -> None:
        """Models are known only now."""
        from topcut.web.people.moved_up import tell_moved_up
        from topcut.web.people.own_rulebooks import taken_in
        from topcut.web.site import live

        user_logged_in.connect(taken_in, dispatch_uid="topcut.own_rulebooks")
        live.heed(tell_moved_up)
