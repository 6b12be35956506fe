# Ämter: wer welches hat.

web-officers-heading = Ämter
web-officers-lead = Wer im organisierten Spiel was entscheidet und wie man sie erreicht.
web-officers-none = Noch hat keine Community ein Amt vergeben.
web-officers-vacant = Hier hat niemand ein Amt.
web-officers-since = seit { $day }
web-officers-end = Amt beenden
web-officers-reason = Grund
web-officers-reason-hint = Ihn lesen Koordination, Leitung und Administration.
web-officers-reach = Wie man dich erreicht
web-officers-reach-label = Eine Adresse oder Worte, die alle lesen dürfen
web-officers-reach-saved = Gespeichert; alle lesen es hier.
web-officers-appoint = Amt vergeben
web-officers-office = Amt
web-officers-where = Für
web-officers-where-hint = Bei einer Koordination der Kontinent, bei einer Ligaleitung die Liga.
web-officers-account = Konto
web-officers-appointed = { $name } hat jetzt das Amt.
web-officers-dismissed = Das Amt von { $name } ist beendet.
web-officers-before = Was aufgeschrieben ist
web-officers-given = { $name }, { $day }, durch { $by }
web-officers-ended = beendet { $day }, durch { $by }
