web-director-title = Die Leitung bewerten
web-director-heading = Als Turnierleitung
web-director-how = Wie war dieses Turnier geleitet?
web-director-scale = { $least } ist schlecht, { $most } ist ausgezeichnet.
web-director-give = { $again ->
        [yes] Note ändern
       *[no] Note geben
    }
web-director-until = Du kannst sie bis { $day } ändern.
web-director-for-players = Wer in diesem Turnier gespielt hat, bewertet hier seine Leitung: mit dem Link, mit dem gespielt wurde, oder angemeldet.
web-director-private = Niemand liest eine einzelne Note. Der Durchschnitt steht ab { $votes } Noten auf der Seite der Leitung, und Noten kommen erst nach ihrem Schluss hinzu, { $together } oder mehr auf einmal.
web-director-kept = Danke. Die Note ist vermerkt.
web-director-average = { $average } von { $most }, aus { $marks } Noten bei { $events ->
        [one] { $events } Turnier
       *[other] { $events } Turnieren
    }
web-director-not-yet = { $events ->
        [one] { $events } Turnier
       *[other] { $events } Turniere
    }; der Durchschnitt steht hier ab { $votes } Noten
web-director-late = { $late ->
        [one] { $late } Turnier wurde zu spät gemeldet
       *[other] { $late } Turniere wurden zu spät gemeldet
    }{ $before ->
        [none] { "" }
       *[other] , das senkt ihn von { $before }
    }
