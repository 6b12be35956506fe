# The rulebooks.
cli-rulebook-rulebooks = Rulebooks
cli-rulebook-name = name
cli-rulebook-title = title
cli-rulebook-document = document
cli-rulebook-good = [green]good[/]  { $rulebook }
cli-rulebook-compared = [bold]{ $before } → { $after }[/]
cli-rulebook-same = they are the same
cli-rulebook-copied = { $file } is a copy called { $name }; change it, and check it with `topcut rulebook check { $file }`
