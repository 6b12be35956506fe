"""How often the personal links of an event were made anew."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("store", "0003_event_self_entry")]

    operations = [
        migrations.AddField("event", "renewed", models.JSONField(blank=True, default=dict)),
    ]
