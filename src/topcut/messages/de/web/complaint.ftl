# Complaints on the site.

web-complaint-write = Eine Beschwerde schreiben
web-complaint-lead = Über ein Turnier, seine Leitung oder einen Spieler. Sie wird beantwortet, und du siehst, wie es um sie steht.
web-complaint-what = Betrifft
web-complaint-kind = { $about ->
        [event] ein Turnier
        [director] die Leitung eines Turniers
       *[person] einen Spieler
    }
web-complaint-event = Turnier
web-complaint-event-hint = Die Adresse seiner Seite. Für ein Turnier oder seine Leitung.
web-complaint-person = Spieler
web-complaint-person-hint = Das Handle. Für einen Spieler.
web-complaint-text = Was geschehen ist
web-complaint-text-hint = Wann, wo, wer es gesehen hat. Wer entscheidet, muss es ohne dich verstehen können.
web-complaint-send = Beschwerde abschicken
web-complaint-private = Nur die Koordination des Kontinents und der Director of Organized Play lesen sie, und niemals, wen sie betrifft.
web-complaint-received = Deine Beschwerde ist angekommen. Ihr Zeichen ist { $reference }.
web-complaint-one = Beschwerde
web-complaint-keep = Heb die Adresse dieser Seite auf: Mit ihr siehst du, wie es um die Beschwerde steht. Niemand sonst hat sie. Angemeldet findest du sie auch unter deinen Beschwerden.
web-complaint-state = { $state ->
        [received] Angekommen
        [looked] Wird geprüft
       *[answered] Beantwortet
    }
web-complaint-since = geschrieben
web-complaint-from = Von
web-complaint-nameless = jemand, der ihr mit einer privaten Adresse folgt
web-complaint-erased = Die Worte wurden gelöscht.
web-complaint-answer = Die Antwort
web-complaint-answer-hint = Wer sich beschwert hat, liest sie. Danach lässt sie sich nicht mehr ändern.
web-complaint-give-answer = Antworten
web-complaint-take = Ich prüfe sie
web-complaint-taken = { $name } prüft sie.
web-complaint-noted = Es ist vermerkt.
web-complaint-about = { $about ->
        [event] über { $named ->
            [none] ein Turnier
           *[other] { $named }
        }
        [director] über die Leitung von { $named ->
            [none] einem Turnier
           *[other] { $named }
        }
       *[person] über { $named ->
            [none] einen Spieler
           *[other] { $named }
        }
    }
web-complaint-waits = Beschwerde { $reference }, { $about }
web-complaint-all = Beschwerden
web-complaint-to-answer = Zu beantworten, und beantwortet
web-complaint-own = Deine
web-complaint-none = Du hast keine geschrieben.
