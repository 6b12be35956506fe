"""By which form an event was made: sent thirty times at once, it makes one."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("store", "0005_event_early_links")]

    operations = [
        migrations.AddField("event", "made", models.CharField(blank=True, max_length=64, null=True, unique=True)),
    ]
