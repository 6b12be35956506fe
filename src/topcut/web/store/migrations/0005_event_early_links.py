"""Links of 128 bits; the shorter ones of events that are there already stay good until they are made anew."""

from typing import Any

from django.db import migrations, models


def early(apps: Any, schema_editor: Any) -> None:
    apps.get_model("store", "Event").objects.update(early_links=True)


class Migration(migrations.Migration):
    dependencies = [("store", "0004_event_renewed")]

    operations = [
        migrations.AddField("event", "early_links", models.BooleanField(default=False)),
        migrations.RunPython(early, migrations.RunPython.noop),
    ]
