# Preise, die verlost werden.

prizedraw-no-seed = der Startwert fehlt
    .cli = nimm einen, der vor der Liste feststand: `topcut draw-prizes` macht einen
    .api = gib einen Startwert an
prizedraw-nobody = niemand ist im Lostopf
    .do = nenne die Spieler, einen je Zeile
prizedraw-too-many = { NUMBER($number) } Namen sind zu viele für eine Verlosung: höchstens { NUMBER($most) }
    .do = verlose in mehreren
prizedraw-no-prizes = es gibt nichts zu gewinnen
    .cli = nenne Preise mit `--prize` oder `--winners`
    .web = nenne die Preise, einen je Zeile
    .api = nenne die Preise
prizedraw-too-many-prizes = { $number } Preise sind zu viele: höchstens { $most }
    .do = fasse einige zusammen
prizedraw-not-one = { $file } ist keine Verlosung ({ $fault })
    .do = nimm eine Datei mit „topcut = "{ $format }"“ oder eine Namensliste, ein Name je Zeile
prizedraw-no-file = { $file } lässt sich nicht lesen
    .do = prüfe den Namen
prizedraw-other-result = { $file } nennt ein anderes Ergebnis, als der Startwert ergibt
    .do = frag, wer sie veröffentlicht hat
prizedraw-other-seed = { $file } wurde nicht mit dem angekündigten Startwert gezogen
    .do = frag, wer sie veröffentlicht hat

# Auf der Website.

prizedraw-not-theirs = Verlosungen kündigt nur der Vorsitz an, und er zieht
    .do = wende dich dorthin
prizedraw-no-events = kein Turnier ist gewählt
    .do = wähle mindestens eine Challenge, die noch nicht vorbei ist
prizedraw-begun = { $event } ist vorbei: Wer mitspielt, steht schon fest
    .do = kündige eine Verlosung vor dem Ende ihrer Turniere an
prizedraw-not-over = { $event } ist noch nicht vorbei
    .do = zieh danach
prizedraw-drawn-already = sie ist schon gezogen
    .do = sieh dir die Seite an
prizedraw-no-title = der Titel fehlt
    .do = sag, wie die Verlosung heißt
