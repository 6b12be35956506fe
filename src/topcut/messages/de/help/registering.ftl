help-registering-registration =
    Sagen, wann sich Spieler selbst anmelden können, wie viele mitspielen und wann es beginnt. Ohne Optionen: zeigen.
    .places = Höchstens so viele Spieler; wer danach kommt, wartet und rückt nach. 0 für beliebig viele.
    .opens = Ab wann sich Spieler selbst anmelden können; "" für keine Grenze.
    .closes = Bis wann; "" für keine Grenze.
    .starts = Wann das Turnier beginnt; der Check-in endet davor, wie das Regelwerk es sagt.
help-registering-move-up = Jemanden von der Warteliste nachrücken lassen, auch außer der Reihe.
help-registering-waiting = Jemanden auf der Warteliste verschieben.
    .place = Welche Nummer; 1 rückt als Nächstes nach.
