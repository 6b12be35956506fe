"""How often words were erased; and PostgreSQL tells who listens that an event's row was written (`hearing.py`)."""

from typing import Any

from django.db import migrations, models

_LISTEN = """
CREATE FUNCTION topcut_heard() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM pg_notify('topcut', COALESCE(NEW.slug, OLD.slug));
    RETURN NULL;
END $$;
CREATE TRIGGER topcut_heard AFTER INSERT OR UPDATE OR DELETE ON topcut_event
FOR EACH ROW EXECUTE FUNCTION topcut_heard();
"""
_FORGET = "DROP TRIGGER topcut_heard ON topcut_event; DROP FUNCTION topcut_heard();"


def listen(apps: Any, schema_editor: Any) -> None:
    if schema_editor.connection.vendor == "postgresql":
        schema_editor.execute(_LISTEN)


def forget(apps: Any, schema_editor: Any) -> None:
    if schema_editor.connection.vendor == "postgresql":
        schema_editor.execute(_FORGET)


class Migration(migrations.Migration):
    dependencies = [("store", "0001_initial")]

    operations = [
        migrations.AddField("event", "erased", models.PositiveIntegerField(default=0)),
        migrations.RunPython(listen, forget),
    ]
