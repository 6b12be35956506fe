help-cancelling-cancel = Das Turnier vor der ersten Runde absagen; `topcut undo` lässt es doch stattfinden.
