"""What allauth asks of us: how somebody is shown, what signing in does to the session, what a passkey is for."""

from __future__ import annotations

from allauth.account.adapter import DefaultAccountAdapter
from allauth.mfa.adapter import DefaultMFAAdapter
from allauth.mfa.models import Authenticator
from django.contrib.auth.base_user import AbstractBaseUser
from django.http import HttpRequest

from topcut.web.accounts.names import name_of


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc]
    """Accounts with a name and a password; e-mail where there is one."""

    error_messages = DefaultAccountAdapter.error_messages | {
        "username_password_mismatch": "Name or password is wrong. Check both; capital letters count in the password.",
        "email_password_mismatch": "E-mail address or password is wrong.",
        "too_many_login_attempts": "Too many attempts. Wait five minutes, then try again.",
    }

    def login(self, request: HttpRequest, user: AbstractBaseUser) -> None:
        super().login(request, user)
        request.session.save()  # into the database, under the key by which it can be ended from elsewhere


class PasskeyAdapter(DefaultMFAAdapter):  # type: ignore[misc]
    """A passkey is one more way in, beside the password. It is no second lock: a venue's LAN could not open it."""

    def is_mfa_enabled(self, user: AbstractBaseUser, types: object = None) -> bool:
        return False

    def generate_authenticator_name(self, user: AbstractBaseUser, type: Authenticator.Type) -> str:
        return f"Passkey {Authenticator.objects.filter(user_id=user.pk, type=type).count() + 1}"

    def get_public_key_credential_user_entity(self, user: AbstractBaseUser) -> dict[str, object]:
        entity: dict[str, object] = super().get_public_key_credential_user_entity(user)
        return entity | {"display_name": name_of(user)}
