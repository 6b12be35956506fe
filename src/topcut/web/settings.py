"""Django's settings, out of the environment: TOPCUT_DATA (a folder), DATABASE_URL, TOPCUT_HOSTS, TOPCUT_TLS …"""

from __future__ import annotations

import os
import sys
from pathlib import Path

from topcut.messages.asked import speak_as_asked
from topcut.messages.catalogue import spoken
from topcut.refusal import Refused
from topcut.rulebooks.translations import look_in
from topcut.web.account_settings import *  # noqa: F403
from topcut.web.running.mail import must_be_named
from topcut.web.running.secret import secret_in
from topcut.web.site.django_language import django_language
from topcut.web.store.databases import database
from topcut.web.voices import with_words

try:
    speak_as_asked()
except Refused as refused:
    raise with_words(refused) from None

DATA = Path(os.environ.get("TOPCUT_DATA", "topcut-data")).resolve()
look_in(DATA / "rulebooks")  # own rulebooks with their translations
DEBUG = False  # its pages show settings and paths to whoever asks; TOPCUT_DEBUG is for the command line
HERE = Path(__file__).parent

SECRET_KEY = os.environ.get("TOPCUT_SECRET") or secret_in(DATA)
ALLOWED_HOSTS = os.environ.get("TOPCUT_HOSTS", "*").split(",")  # at a venue the address is whatever the hall gives
must_be_named(MAIL, ALLOWED_HOSTS)  # noqa: F405
CSRF_TRUSTED_ORIGINS = [host for host in os.environ.get("TOPCUT_ORIGINS", "").split(",") if host]
ROOT_URLCONF = "topcut.web.urls"
WSGI_APPLICATION = "topcut.web.wsgi.application"
INSTALLED_APPS = [
    "django.contrib.contenttypes",
    "django.contrib.auth",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django.contrib.admin",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "allauth.usersessions",
    "topcut.web.store",
    "topcut.web.people",
    "topcut.web.outbox",
    "topcut.web.seasons",
]
MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "topcut.web.site.languages.answered_in_a_language",
    "topcut.web.site.headers.content_policy",
    "topcut.web.site.back_to_page.back_to_page",
    "topcut.web.site.cannot_write.CannotWrite",
    "topcut.web.site.refused_page.RefusedPage",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "topcut.web.people.csrf.CsrfOnce",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "topcut.web.people.known_here.known_here",
    "topcut.web.people.own_language.own_language",
    "allauth.account.middleware.AccountMiddleware",
    "topcut.web.people.refused_forms.RefusedForms",
    "django.contrib.messages.middleware.MessageMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
]
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [HERE, HERE / "site" / "templates", HERE / "people" / "templates"],
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
                "topcut.web.people.passkeys.offered",
            ],
            "builtins": ["topcut.web.tags"],
            "loaders": [
                (
                    "django.template.loaders.cached.Loader",
                    ["topcut.web.site.laid_out.Loader", "django.template.loaders.app_directories.Loader"],
                )
            ],
            "string_if_invalid": "\N{REPLACEMENT CHARACTER}" if "pytest" in sys.modules else "",
        },
    }
]
DATABASES = {"default": database(os.environ.get("DATABASE_URL", ""), DATA)}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
STATIC_URL = "/static/"
STATICFILES_DIRS = [HERE / "static"]
SESSION_ENGINE = "topcut.web.people.sessions"  # reading writes nothing: a role by link rides in the cookie, signed
SESSION_COOKIE_AGE = 60 * 60 * 24 * 60
SESSION_COOKIE_SAMESITE = "Lax"
MESSAGE_STORAGE = "django.contrib.messages.storage.session.SessionStorage"
X_FRAME_OPTIONS = "DENY"
if os.environ.get("TOPCUT_TLS") == "1":  # behind a proxy that ends TLS and sets this header on every request
    SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https")
    SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = True
    SECURE_HSTS_SECONDS = 60 * 60 * 24 * 365
SILENCED_SYSTEM_CHECKS = [
    "security.W003",  # `csrf.CsrfOnce` is Django's own, and sets its cookie once
    "security.W005",  # other names below ours are somebody else's: they may have no TLS
    "security.W008",  # the proxy that ends TLS leads there; we are asked by nobody else
    "security.W021",  # whether a name is preloaded is decided by who owns it
]
USE_TZ = True
TIME_ZONE = "UTC"
LANGUAGE_CODE = django_language(spoken())  # of what Django says itself
USE_I18N = True
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "handlers": {"console": {"class": "logging.StreamHandler"}},
    "root": {"handlers": ["console"], "level": "WARNING"},
}
