"""Accounts and their roles at events as a Django app."""

from __future__ import annotations

from django.apps import AppConfig

from topcut.messages.message import message
from topcut.web.voices import said_when_shown


class AccountsConfig(AppConfig):
    name = "topcut.web.people"
    label = "accounts"
    verbose_name = said_when_shown(message("web-accounts-roles"))
    default_auto_field = "django.db.models.BigAutoField"
