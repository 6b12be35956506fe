# Die Dateien einer Saison zusammen.

season-no-events = hier ist kein beendetes Turnier von { $program }
    .do = einen Ordner mit seinen Journalen und Ergebnisdateien nennen
