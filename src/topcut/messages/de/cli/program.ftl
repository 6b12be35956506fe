# Die Programme.
cli-program-programs = Programme
cli-program-name = Name
cli-program-title = Titel
cli-program-document = Dokument
cli-program-good = [green]in Ordnung[/]  { $program }
