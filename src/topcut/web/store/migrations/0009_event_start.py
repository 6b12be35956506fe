"""When an event begins, beside its day."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("store", "0008_event_shown")]

    operations = [migrations.AddField("event", "start", models.CharField(blank=True, default="", max_length=5), False)]
