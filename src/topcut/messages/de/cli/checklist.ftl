cli-checklist-noted = { $line } ({ $note })
cli-checklist-done = { $done } von { $known }, von denen das Turnier weiß, sind erledigt.
