"""In which language an event is held, where its director says so."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("store", "0009_event_start")]

    operations = [
        migrations.AddField("event", "language", models.CharField(blank=True, default="", max_length=12), False)
    ]
