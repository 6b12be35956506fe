"""Accounts and their roles at events as a Django app."""

from __future__ import annotations

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    name = "topcut.web.accounts"
    label = "accounts"
    verbose_name = "Roles at events"
    default_auto_field = "django.db.models.BigAutoField"
