"""Django as a WSGI application; the front (`front.py`) hands it what it does not answer itself."""

from __future__ import annotations

import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "topcut.web.settings")
application = get_wsgi_application()
