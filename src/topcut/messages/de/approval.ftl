# Sondergenehmigungen eines Turniers.

approval-no-program = das Turnier gehört zu keinem Programm, also genehmigt niemand etwas
    .do = nimm es zuerst in ein Programm auf
approval-not-needed = das braucht das Turnier nicht, oder es hat es schon
    .do = sieh dir an, ob es zählt
approval-asked-already = danach wurde schon gefragt
    .do = warte auf die Antwort
approval-challenge = eine Chair’s Challenge zu sein
approval-of = { $matter }
approval-challenge-not-nominated = eine Chair’s Challenge ernennt der Vorsitz
    .do = schlag sie dem Vorsitz vor: Der Knopf steht unter „Besonderes“
