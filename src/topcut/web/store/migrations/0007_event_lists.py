"""What the list of events asks for is found by an index, however many there are."""

from django.db import migrations, models

_INDEXES = {
    "event_state": ("state", "date", "id"),
    "event_game": ("listed", "game"),
    "event_region": ("listed", "region"),
}


class Migration(migrations.Migration):
    dependencies = [("store", "0006_event_made")]

    operations = [
        migrations.AlterField("event", "state", models.CharField(default="announced", max_length=12)),
        *(migrations.AddIndex("event", models.Index(fields=fields, name=name)) for name, fields in _INDEXES.items()),
    ]
