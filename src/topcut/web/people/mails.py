"""The mails of accounts: what each is about, and what stands in it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from topcut.messages.message import Message, message
from topcut.web.voices import PAGE


class Mail(Struct, frozen=True):
    """A mail in messages; `given` is the code or the address for which it is sent."""

    subject: Message
    why: Message
    given: str

    def body(self) -> str:
        return "\n\n".join((PAGE.say(self.why), self.given, PAGE.say(message("web-mail-not-you"))))


def mail_of(kind: str, told: Mapping[str, Any]) -> Mail | None:
    """The mail that allauth wants to send, by the name of its template; None where it is none of these."""
    site = str(told["current_site"].domain)
    match kind.rpartition("/")[2]:
        case "login_code":
            why = message("web-mail-sign-in-code-below", site=site)
            return Mail(message("web-mail-sign-in-code"), why, told["code"])
        case "password_reset_code":
            why = message("web-mail-password-code-below", site=site)
            return Mail(message("web-mail-password-code"), why, told["code"])
        case "email_confirmation" | "email_confirmation_signup":
            why = message("web-mail-confirm-below", handle=told["user"].get_username(), site=site)
            return Mail(message("web-mail-confirm"), why, told["activate_url"])
        case "unknown_account":
            why = message("web-mail-no-account-below", site=site)
            return Mail(message("web-mail-no-account"), why, told["signup_url"])
    return None
