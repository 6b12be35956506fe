"""The administrators' log spoke of roles by the name of their account, and was searched by it: the names go."""

from typing import Any

from django.db import migrations


def without_names(apps: Any, schema_editor: Any) -> None:
    entries = apps.get_model("admin", "LogEntry").objects.filter(content_type__model="role", object_repr__contains=": ")
    for entry in entries:
        entry.object_repr = entry.object_repr.partition(": ")[2]
        entry.save(update_fields=["object_repr"])


class Migration(migrations.Migration):
    dependencies = [
        ("accounts", "0004_head_judge_and_scorekeeper"),
        ("admin", "0003_logentry_add_action_flag_choices"),
        ("contenttypes", "0002_remove_content_type_name"),
    ]

    operations = [migrations.RunPython(without_names, migrations.RunPython.noop)]
