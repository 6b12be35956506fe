"""Head judges and scorekeepers by account; a version without these roles would take them for judges."""

from django.apps.registry import Apps
from django.db import migrations, models
from django.db.backends.base.schema import BaseDatabaseSchemaEditor

_ROLES = ("director", "head-judge", "judge", "scorekeeper", "player")
_KINDS = [(role, role.replace("-", " ").title()) for role in _ROLES]


def _end_them(apps: Apps, editor: BaseDatabaseSchemaEditor) -> None:
    roles = apps.get_model("accounts", "Role").objects.using(editor.connection.alias)
    roles.filter(role__in=("head-judge", "scorekeeper")).delete()


class Migration(migrations.Migration):
    dependencies = [("accounts", "0003_tallies")]

    operations = [
        migrations.AlterField("role", "role", models.CharField(choices=_KINDS, max_length=12)),
        migrations.RunPython(migrations.RunPython.noop, _end_them),
    ]
