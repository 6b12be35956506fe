# Ergebnisse mit eigenem Wort, und etwas zurücknehmen.
cli-endings-dropped = { $player } ist ausgestiegen: nach diesen Regeln, wer nicht erscheint.
cli-endings-in = [dim]{ $results }.[/]
cli-endings-undone = Zurückgenommen: { $act } (Eintrag { $seq }).
cli-endings-closed =
    Runde { $round }: { $tables ->
        [one] ein Spiel
       *[other] { $tables } Spiele
    } nicht zu Ende gespielt.
