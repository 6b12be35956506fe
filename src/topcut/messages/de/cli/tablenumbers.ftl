# Die Tischnummern im Terminal.
cli-tablenumbers-one-thing = das ist mehr als eine Sache auf einmal oder nichts, was sich tun ließe
    .do = Tische nummerieren (--first, --last, --stage), zu einem Spieler einen Tisch oder --featured angeben, oder --feature
