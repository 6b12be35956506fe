help-tablenumbers-tables =
    Die Tische der kommenden Runden nummerieren, einem Spieler in jeder Runde denselben Tisch geben, den Feature-Tisch festlegen. Ohne weitere Angaben: zeigen.
    .player = Wer in jeder Runde am selben Tisch sitzt oder am Feature-Tisch spielt.
    .table = Dessen Tisch; 0: kein fester Tisch mehr.
    .first = Die Nummer des ersten Tisches; 0 nimmt die Nummern zurück.
    .last = Die Nummer des letzten Tisches; weggelassen: so viele wie nötig.
    .stage = Nur für diesen Abschnitt: 2 ist der zweite des Plans.
    .feature = Der Feature-Tisch; 0 für keinen.
    .featured = Das Match dieses Spielers kommt in der nächsten Runde an den Feature-Tisch; ohne Spieler die führende Paarung.
