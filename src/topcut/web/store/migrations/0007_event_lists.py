"""What the list of events asks for is found by an index, however many there are."""

from django.db import migrations, models

_INDEXES = {
    "event_listed": ("listed", "state", "date", "id"),
    "event_by_date": ("listed", "date", "id"),
    "event_game": ("listed", "game"),
    "event_region": ("listed", "region"),
}


class Migration(migrations.Migration):
    dependencies = [("store", "0006_event_made")]

    operations = [
        migrations.AddIndex("event", models.Index(fields=fields, name=name)) for name, fields in _INDEXES.items()
    ]
