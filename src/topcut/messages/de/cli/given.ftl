# Wie das heißt, was getippt oder eingefügt wurde.
cli-given-names = das Getippte
cli-given-players = --players
cli-given-list = die Liste
cli-given-paste = Die Namen einfügen oder tippen, einen je Zeile, dann auf einer leeren Zeile Strg-D:

# Genannte Regelungen: ob sie gelten.
cli-given-ruling =
    die Regelung { $name }{ $title ->
        [none] { "" }
       *[other] { " " }({ $title })
    }
cli-given-applies = { $ruling } gilt
cli-given-of-others = { $ruling } gilt nicht: sie ist für { $books }, nicht für { $book }
cli-given-later = { $ruling } gilt nicht: sie gilt ab { $since }, und das Turnier ist am { $date }
cli-given-taken-in = { $ruling } gilt nicht: Ausgabe { $edition } von { $book } enthält sie schon
