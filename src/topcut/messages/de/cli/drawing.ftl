# Eine Verlosung im Terminal.

cli-drawing-seed = Startwert: { $seed }
    Veröffentliche jetzt, bevor jemand weiß, wer mitspielt, und behalte den Startwert für dich: { $commitment }
cli-drawing-title = Verlost unter { $tickets }
cli-drawing-prize = Preis
cli-drawing-drawn = gezogen
cli-drawing-nobody = niemand mehr übrig
cli-drawing-from = Startwert { $seed }, SHA-256 { $commitment }{ $kept ->
        [yes] , wie angekündigt
        [no] , anders als angekündigt
       *[none] {""}
    }
