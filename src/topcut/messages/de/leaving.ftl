# Aussteigen, während ein Match des Turnierbaums nicht vorbei ist.

leaving-still-plays = { $player } spielt noch Spiel { $game } gegen { $opponent }: wer aussteigt, gibt das Match auf, und { $opponent } kommt weiter
leaving-gives-up = wer aussteigt, gibt das Match auf, und { $opponent } kommt weiter
leaving-given-up = Spiel { $game } ist aufgegeben: { $opponent } kommt weiter
