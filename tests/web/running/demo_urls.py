"""The addresses of a site that is served as a demo."""

from __future__ import annotations

from topcut.web import urls
from topcut.web.running.community import door

urlpatterns = [*urls.urlpatterns, *door.urlpatterns]
