help-podsheet-sheet = Die Runden eines Tisches eintragen, wie sie enden; mit der letzten sind sie das Ergebnis.
    .more = Was da ist, gilt für alle; dieselbe Runde noch einmal überschreibt sie. Hinter der letzten Runde sagt time, dass die Zeit in ihr um war. Der Tisch allein zeigt, was da ist.
    .words = Der Tisch, dann ein Wort für jede Runde, wie bei report.
    .at = Die Runde, von der das erste Wort ist; weggelassen die nächste, die fehlt.
    .by = Der Spieler, der es sagt.
    .example-again = Runde 2 war falsch getippt
    .example-shown = was bisher da ist
