# Rufe nach einem Schiedsrichter, am Pult.
web-call-waits-html =
    { $where }{ $by ->
        [none] { "" }
       *[other] , gerufen von { $by }
    }{ $reason }
web-call-where-html =
    <a href="{ $url }"><b>Tisch { $table }</b></a>{ $round ->
        [0] { "" }
       *[other] { " von Runde " }{ $round }
    } <span dir="auto">{ $seats }</span>
web-call-nobody = Niemand wartet auf einen Schiedsrichter.
web-call-reason-html = : „<span dir="auto">{ $reason }</span>“
web-call-go-html = Ich gehe hin<span class="off">, Tisch { $table }</span>
web-call-there = Ich bin da
web-call-there-at-html = Ich bin da<span class="off">, Tisch { $table }</span>

web-call-all = Alle Rufe
web-call-been = Wo ein Schiedsrichter war
web-call-see-html = Ansehen<span class="off">, Tisch { $table }</span>

# An einem Tisch.
web-call-called-html =
    Gerufen{ $by ->
        [none] { "" }
       *[other] { " von " }{ $by }
    } <time datetime="{ $at }" data-since="{ $at }">um { $hour }</time>{ $reason }.
web-call-was-there-html =
    Um { $hour } war ein Schiedsrichter da{ $by ->
        [none] { "" }
       *[other] , gerufen von { $by }
    }{ $reason }.
web-call-not-needed = Nicht mehr nötig
web-call-to-this-table = Schiedsrichter an diesen Tisch rufen
web-call-for = Für
web-call-for-the-table = den Tisch
web-call-why = Grund (freiwillig)
web-call-call = Schiedsrichter rufen
