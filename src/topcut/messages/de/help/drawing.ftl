help-drawing-draw-prizes = Preise unter Namen verlosen, sodass jeder nachziehen kann.
    .more = Ohne Datei macht es einen Startwert und was davon vorher veröffentlicht wird. Eine Namensliste hat einen Namen je Zeile, mit einem Stern vor denen, die gewonnen haben; eine Datei draw/1 sagt alles selbst und ob so gezogen wurde.
    .file = Eine Namensliste oder eine Verlosung der Website.
    .prize = Was unter allen verlost wird; einmal je Preis.
    .winners = Was unter denen verlost wird, die gewonnen haben.
    .seed = Der vorher festgelegte Startwert.
    .commitment = Was davon veröffentlicht wurde.
