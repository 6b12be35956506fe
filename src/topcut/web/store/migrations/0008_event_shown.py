"""Lists show the round, the clock, the results that are in and the winner without a journal."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("store", "0007_event_lists")]

    operations = [
        migrations.AddField("event", "shown", models.JSONField(blank=True, default=dict)),
        migrations.AddField("event", "results_in", models.PositiveIntegerField(default=0)),
        migrations.AddField("event", "results_of", models.PositiveIntegerField(default=0)),
    ]
