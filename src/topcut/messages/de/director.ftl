# What players say of their director.

director-mark = die Note
director-not-rated = die Leitung bewerten alle, die mitgespielt haben, wenn ein Turnier eines solchen Programms vorbei ist
    .web = komm wieder, wenn es vorbei ist
    .do = komm wieder, wenn es vorbei ist
director-closed = Noten konnten bis { $days } Tage nach dem Ende gegeben werden
    .do = hier ist nichts mehr zu tun
director-no-mark = die Note muss von { $least } bis { $most } gehen, nicht { $given }
    .do = wähle eine davon
director-not-there = nur wer in diesem Turnier gespielt hat, bewertet seine Leitung
    .do = öffne die Seite mit dem Link, mit dem du gespielt hast, oder melde dich an
