help-cancelling-cancel = Call the event off before its first round; `topcut undo` lets it take place after all.
