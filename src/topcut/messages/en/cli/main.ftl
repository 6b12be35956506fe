cli-main-stopped = [dim]Stopped; nothing was changed by what was not answered.[/]
