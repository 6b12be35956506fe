# Taking an act back.

undo-no-record = there is no record { $record }
    .cli = see `topcut journal`
    .web = see the journal
    .api = see the journal
undo-inside-an-act = record { $record } is part of what record { $first } did
    .do = undo that one
undo-first-record = the first record is the event itself
    .do = delete the file instead
undo-of-a-lot = a drawn lot stands
    .do = correct a result if one was wrong
undo-of-a-draw = what was drawn with record { $record } stands
    .do = withdraw the round, with a reason, to draw it again
undo-again = record { $record } has already been undone
    .do = there is nothing to undo
undo-depended-on = record { $record } cannot be undone: record { $later } ({ $kind }) depends on it
    .do = undo record { $latest } first
