cli-main-stopped = [dim]Stopped; nothing you left unanswered was done.[/]
