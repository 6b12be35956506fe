cli-checklist-noted = { $line } ({ $note })
cli-checklist-done = { $done } of { $known } that the event knows of are done.
