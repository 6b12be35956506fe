# Durchsagen am Pult.
web-announce-until = Bis wann, wenn nicht bis zum Ende des Turniers
web-announce-until-is = In der Zeitzone des Turniers ({ $zone }). Leer: sie steht, bis sie abgenommen wird oder das Turnier beendet ist.
web-announce-since-html = seit { $at }
web-announce-since-until-html = seit { $at }, bis { $until }
web-announce-take-down-html = Abnehmen<span class="off">: <bdi>{ $words }</bdi></span>
web-announce-taken-down = Abgenommen.
