# Personen über mehrere Turniere.

person-none = niemand hat das Handle { $handle }
    .do = nach dem Namen suchen
person-taken = { $handle } gehört schon zu einem Konto oder kann zu keinem gehören
    .do = die Koordination fragen, wenn du das bist
person-has-one = das Konto { $account } ist schon { $handle }
    .do = die Koordination bitten, beide zusammenzulegen, wenn beides du bist
person-not-proven = nichts zeigt hier, dass du { $handle } bist
    .do = deinen persönlichen Link aus einem beendeten Turnier öffnen oder dich bestätigen lassen
person-nameless = eine Person braucht einen Namen, der zu lesen ist
    .do = deinen Namen eingeben
person-shown-none = es fehlt, was andere lesen dürfen
    .do = eine der drei Möglichkeiten wählen
person-handle-missing = ein Kürzel hat lateinische Buchstaben oder Ziffern
    .do = eines eingeben, etwa kira
person-handle-taken = das Kürzel { $handle } hat schon jemand
    .do = ein anderes wählen
person-handle-tells = das Kürzel { $handle } verrät den Namen, der nicht gezeigt wird
    .do = eines wählen, das alle lesen dürfen
person-not-yours-to-answer = darüber entscheidet die Spielleitung eines Turniers, bei dem die Person mitspielt
    .do = es ihr oder der Koordination überlassen
person-asked-gone = danach fragt niemand mehr
    .do = es gibt nichts zu tun
person-only-coordinators = diese Seite ist für die Koordination und für die Verwaltung der Seite
    .do = mit einem solchen Konto einloggen

# Zusammenlegen.
person-merge-self = { $handle } lässt sich nicht mit sich selbst zusammenlegen
    .do = eine andere Person wählen
person-merge-why = es fehlt, woher du weißt, dass beide eine Person sind
    .do = es aufschreiben: jemand könnte fragen
person-merge-erased = { $handle } ist gelöscht
    .do = es ist niemand mehr da zum Zusammenlegen
person-merge-part = { $handle } gehört schon zu { $kept }
    .do = { $kept } zusammenlegen oder die beiden erst trennen
person-merge-chain = { OR($others) } gehört zu { $handle }
    .do = stattdessen { $kept } mit { $handle } zusammenlegen oder beide erst trennen
person-merge-sat = { $handle } und { $kept } saßen in einem Turnier: { $event }
    .do = es sind zwei Personen; dort berichtigen, wer wer ist, wenn das nicht stimmt
person-merger-none = { $handle } wurde so nicht zusammengelegt
    .do = die Liste noch einmal ansehen
person-apart-already = { $handle } und { $kept } sind schon wieder zwei
    .do = es gibt nichts zu tun
