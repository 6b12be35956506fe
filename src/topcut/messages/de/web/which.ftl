# Der Code eines Tisches, geöffnet von einem Telefon, das noch niemand kennt.
web-which-title = Wer bist du?
web-which-where = { $round }, Tisch { $table }
web-which-known = hat schon ein anderes Telefon. Gehört es nicht dir, sag es am Pult: ein neuer Link macht den Platz frei.
web-which-says = Dieses Telefon meldet und bestätigt dann für dich, nur bei diesem Turnier. Du wirst nur einmal gefragt.
web-which-neither-html = Keiner davon? Du hast den Zettel von jemand anderem: <a href="{ $pairings }">such deinen Tisch</a>.
