# Die Champions League eines Programms.

champions-none = { $document } kennt keine Champions League
champions-decided = { $first } vor { $second }, beide { $lifetime ->
        [one] ein Punkt überhaupt
       *[other] { $lifetime } Punkte überhaupt
    }: { $step ->
        [season-points] { $more } in dieser Saison, gegen { $less }
       *[lot] durch Los
    }
champions-too-few-points = { $player } hat weniger als { $least } Ligapunkte überhaupt
    .do = nenne, bei wem davon abgesehen wird
champions-nobody = { $players ->
        [0] niemand ist
        [one] eine Person ist
       *[other] { $players } Leute sind
    } zu wenig für eine Champions League
    .do = wähle zwei oder mehr, die kommen
champions-may-not-enter = die Champions League ist für alle mit { $least } Ligapunkten überhaupt, und du hast { $lifetime ->
        [0] keine
       *[other] { $lifetime }
    }
    .do = bitte die Turnierleitung, bei dir davon abzusehen
champions-nobody-known = die Champions League ist für alle mit { $least } Ligapunkten überhaupt; deine kennt hier niemand
    .do = melde dich mit deinem Konto an, oder frag die Turnierleitung
