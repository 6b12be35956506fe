# Ein Turnier ohne Runden: festgehalten wird nur, wer dabei ist.

web-gathering-begun = Es hat begonnen. Checke ein, wer kommt.
web-gathering-there = Wer dabei war
web-gathering-here = Wer dabei ist
web-gathering-not-counted = Nicht eingecheckt und nicht mitgezählt: { $players }.
web-gathering-check-in = Einchecken
web-gathering-nothing-here = Hier gibt es keine Runden
web-gathering-see-event = Ansehen, wer dabei ist
