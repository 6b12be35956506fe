"""By which link an account has kept a role: it ends with that link."""

from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("accounts", "0001_initial")]

    operations = [
        migrations.AddField("role", "link", models.CharField(blank=True, default="", max_length=40), False),
    ]
