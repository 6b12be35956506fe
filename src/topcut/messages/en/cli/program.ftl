# The programs.
cli-program-programs = Programs
cli-program-name = name
cli-program-title = title
cli-program-document = document
cli-program-good = [green]good[/]  { $program }
