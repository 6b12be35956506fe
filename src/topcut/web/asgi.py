"""What the server loads."""

from __future__ import annotations

from topcut.web.front import Front
from topcut.web.wsgi import application

app = Front(application)
