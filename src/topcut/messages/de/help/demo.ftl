help-demo-demo = Ein ganzes Turnier in Sekunden ansehen: Paarungen, Zettel, ein Ausstieg, Freilose, eine Berichtigung, die Tabelle, der Beweis.
    .seed = Ein anderer Startwert, ein anderes Turnier.
    .keep = Das Journal in dieser Datei aufbewahren.
