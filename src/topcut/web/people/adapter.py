"""What allauth asks of us: how somebody is shown, what signing in does to the session, what a passkey is for."""

from __future__ import annotations

from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from allauth.mfa.adapter import DefaultMFAAdapter
from allauth.mfa.models import Authenticator
from django.contrib.auth.base_user import AbstractBaseUser
from django.core.mail import EmailMessage
from django.http import HttpRequest, HttpResponse

from topcut.messages.catalogue import speaking, spoken
from topcut.messages.message import message
from topcut.web.people.guessing import Guess, remember
from topcut.web.people.mails import mail_of
from topcut.web.people.names import name_of
from topcut.web.people.own_language import language_of
from topcut.web.voices import PAGE, said_when_shown


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc]
    """Accounts with a name and a password; e-mail where there is one."""

    error_messages = DefaultAccountAdapter.error_messages | {
        "username_password_mismatch": said_when_shown(message("web-account-name-or-password")),
        "email_password_mismatch": said_when_shown(message("web-account-email-or-password")),
        "too_many_login_attempts": said_when_shown(message("web-account-too-many-attempts")),
    }

    def render_mail(
        self, template_prefix: str, email: str, context: dict[str, Any], headers: dict[str, str] | None = None
    ) -> EmailMessage:
        mail = mail_of(template_prefix, context)
        if mail is None:
            made: EmailMessage = super().render_mail(template_prefix, email, context, headers)
            return made
        with speaking(language_of(context.get("user")) or spoken()):  # of whoever reads it
            subject = self.format_email_subject(PAGE.say(mail.subject))
            return EmailMessage(subject, mail.body(), self.get_from_email(), [email], headers=headers)

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
        number = Authenticator.objects.filter(user_id=user.pk, type=type).count() + 1
        return PAGE.say(message("web-passkey-made", number=number))

    def get_public_key_credential_user_entity(self, user: AbstractBaseUser) -> dict[str, object]:
        entity: dict[str, object] = super().get_public_key_credential_user_entity(user)
        return entity | {"display_name": name_of(user)}
