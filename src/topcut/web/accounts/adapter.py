"""What allauth asks of us: how somebody is shown, what signing in does to the session, what a passkey is for."""

from __future__ import annotations

from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from allauth.mfa.adapter import DefaultMFAAdapter
from allauth.mfa.models import Authenticator
from django.contrib.auth.base_user import AbstractBaseUser
from django.http import HttpRequest, HttpResponse

from topcut.web.accounts.guessing import Guess, remember
from topcut.web.accounts.names import name_of


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc]
    """Accounts with a name and a password; e-mail where there is one."""

    error_messages = DefaultAccountAdapter.error_messages | {
        "username_password_mismatch": "Name or password is wrong. Check both; capital letters count in the password.",
        "email_password_mismatch": "E-mail address or password is wrong.",
        "too_many_login_attempts": "Too many attempts. Wait five minutes, then try again; "
        "a browser that you have signed in with before lets you in meanwhile.",
    }

    def login(self, request: HttpRequest, user: AbstractBaseUser) -> None:
        super().login(request, user)
        request.session.save()  # into the database, under the key by which it can be ended from elsewhere

    def pre_authenticate(self, request: HttpRequest, **credentials: Any) -> None:
        self._guess = Guess(request, credentials)
        if self._guess.is_too_many():
            raise self.validation_error("too_many_login_attempts")

    def _rollback_login_failed_rl_usage(self) -> None:
        """The password was right."""
        self._guess.was_right()

    def post_login(self, request: HttpRequest, user: AbstractBaseUser, **more: Any) -> HttpResponse:
        response: HttpResponse = super().post_login(request, user, **more)
        remember(request, response, user)
        return response


class PasskeyAdapter(DefaultMFAAdapter):  # type: ignore[misc]
    """A passkey is one more way in, beside the password. It is no second lock: a venue's LAN could not open it."""

    def is_mfa_enabled(self, user: AbstractBaseUser, types: object = None) -> bool:
        return False

    def generate_authenticator_name(self, user: AbstractBaseUser, type: Authenticator.Type) -> str:
        return f"Passkey {Authenticator.objects.filter(user_id=user.pk, type=type).count() + 1}"

    def get_public_key_credential_user_entity(self, user: AbstractBaseUser) -> dict[str, object]:
        entity: dict[str, object] = super().get_public_key_credential_user_entity(user)
        return entity | {"display_name": name_of(user)}
