web-checklist-known = { $known ->
        [0] What this event asks of its director, and when.
       *[other] What this event asks of its director, and when. Of what it knows of itself, { $done } of { $known } are done.
    }
web-checklist-state = { $state ->
        [done] Done:
       *[open] Not done:
    }
