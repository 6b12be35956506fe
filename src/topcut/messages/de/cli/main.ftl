cli-main-stopped = [dim]Abgebrochen; was unbeantwortet blieb, ist nicht geschehen.[/]
