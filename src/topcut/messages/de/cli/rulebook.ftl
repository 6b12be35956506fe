# Die Regelwerke.
cli-rulebook-rulebooks = Regelwerke
cli-rulebook-name = Name
cli-rulebook-title = Titel
cli-rulebook-document = Dokument
cli-rulebook-good = [green]in Ordnung[/]  { $rulebook }
cli-rulebook-compared = [bold]{ $before } → { $after }[/]
cli-rulebook-same = sie sind gleich
cli-rulebook-copied = { $file } ist eine Kopie namens { $name }; ändere sie, und prüf sie mit `topcut rulebook check { $file }`
