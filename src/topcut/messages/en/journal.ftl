# The journal: its records as they are read.

journal-no-version = it has no version
    .do = get the file again from where it was written
journal-newer = it was written by a newer Topcut (version { $version })
    .cli = update Topcut
    .web = whoever runs this site must update Topcut
    .api = update Topcut
journal-unknown-fact = it contains an unknown kind of fact ({ $why })
    .cli = update Topcut
    .web = whoever runs this site must update Topcut
    .api = update Topcut
journal-unknown-field = it contains something that this Topcut does not know ({ $why })
    .cli = update Topcut
    .web = whoever runs this site must update Topcut
    .api = update Topcut
journal-field-too-new = it contains more than its version { $version } allows
    .do = get the file again from where it was written
journal-no-record = it is not a journal record ({ $why })
    .do = get the file again from where it was written
journal-unwritable = '{ $text }' contains a character that cannot be written
    .do = type it again
journal-impossible = record { $seq } ({ $kind }) is not possible: { $why }
    .do = get the journal again from where it was written
journal-too-large = a journal of { $size } is larger than { $most }
    .do = get the file again from where it was written
journal-nothing-good = { $file } has no record that can be trusted
    .do = get the file again from where it was written
journal-no-text = { $file } has no text { $text }
    .do = it may already have been erased

# Who did what.
journal-player = { $player }
journal-role =
    { $role ->
        [director] director
        [organizer] organizer of the program
        [judge] judge
        [head-judge] head judge
        [scorekeeper] scorekeeper
        [player] player
       *[other] { $role }
    }
journal-undone = (undone)
journal-undone-told = { $what } (undone)

# A line that is not as it was written; the way out is that of the file.
journal-line-unread = { $file }: line { $line } cannot be read
journal-line-twice = line { $line } is there twice
journal-line-changed = line { $line } was changed or cut: it does not match its hash
journal-lines-missing = line { $line } does not follow the one before: lines are missing before it
journal-line-out-of-place = line { $line } does not follow the one before: a line was changed, moved or added
journal-line-of-no-kind = line { $line } is neither a record nor a text
journal-line-miscounted = line { $line } is record { $seq }, but record { $due } should come next
journal-line-no-text = line { $line } is not a journal text
journal-text-changed = line { $line } was changed or cut: it does not match its checksum
journal-text-exchanged =
    line { $line } has a different text from the one that was written: it does not match its reference
journal-torn = line { $line } { $where ->
        [line] is cut off: it was not written completely
       *[act] is the last one, but more belongs to it: the rest was not written
    }
journal-empty = line 1 is missing: the file is empty
journal-way-repair =
    .cli = use an intact copy, or write the good part to one with `topcut repair { $file } COPY`
    .web = use an intact copy, or write the good part to one on a laptop
    .api = use an intact copy, or write the good part to one
