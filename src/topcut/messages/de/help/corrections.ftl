help-corrections-rename = Den Namen eines Spielers berichtigen, vor, während oder nach dem Turnier. Ergebnisse bleiben, wie sie sind.
    .name = Der richtige Name.
    .handle = Das Kürzel, wenn sich auch das ändern soll.
help-corrections-retitle = Den Titel des Turniers berichtigen.
    .title = Der richtige Titel.
help-corrections-note =
    Notieren, was außer dem Namen von einem Spieler bekannt ist. Was fehlt, bleibt, wie es ist; "" nimmt es heraus.
    .note = Nur für Offizielle.
    .pronouns = Die Pronomen.
    .club = In welchem Verein.
    .country = Aus welchem Land.
    .contact = Wie der Gegner eines Online-Matches Kontakt aufnimmt; sonst sieht es niemand.
help-corrections-paid = Festhalten, dass ein Spieler das Startgeld bezahlt hat.
    .no = Das Startgeld ist doch offen.
