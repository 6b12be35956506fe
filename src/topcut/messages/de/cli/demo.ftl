# Was zwischen den Befehlen von `topcut demo` erzählt wird.
cli-demo-talk = [italic cyan]{ $words }[/]
cli-demo-typed = [bold green]$[/] [bold]{ $line }[/]
cli-demo-begin = Neun Spieler, eine Namensliste: ein einziger Befehl, und die erste Runde ist gepaart.
cli-demo-slips = Die Zettel kommen herein: Tisch, Punktestand, wie es ausging. Ein Zettel, der keinen Sinn ergibt, ändert in der Datei nichts.
cli-demo-drop = Morn hat genug geredet. Die nächste Runde wiederholt kein Match, und wo sie nicht perfekt sein kann, sagt sie, warum.
cli-demo-correction = Ein Zettel wurde falsch gelesen. Die Berichtigung zeigt vorher, was sie ändert.
cli-demo-standings = Der Endstand, und wie ein Rang zustande kommt.
cli-demo-why = Und was jeder Spieler wissen will: warum habe ich (nicht) gegen … gespielt?
cli-demo-proof = Niemand muss etwas glauben: jede Auslosung folgt aus ihrem Startwert, und keine Zeile wurde verändert.
cli-demo-end =
    Das war ein ganzes Turnier. Das eigene beginnt mit [bold]topcut new[/]; den Rest zeigt [bold]topcut --help[/].
cli-demo-went-wrong = hier ging die Demo schief (Exit-Code { $code })
