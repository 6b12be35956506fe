# The journal: its records as they are read.

journal-no-version = it has no version
    .do = take the file from where it was written
journal-newer = it was written by a newer Topcut (version { $version })
    .cli = update Topcut
    .web = whoever runs this site must update Topcut
    .api = update Topcut
journal-unknown-fact = it holds an unknown kind of fact ({ $why })
    .cli = update Topcut
    .web = whoever runs this site must update Topcut
    .api = update Topcut
journal-unknown-field = it holds something that this Topcut does not know ({ $why })
    .cli = update Topcut
    .web = whoever runs this site must update Topcut
    .api = update Topcut
journal-field-too-new = it holds more than its version { $version } can
    .do = take the file from where it was written
journal-no-record = it is no record of a journal ({ $why })
    .do = take the file from where it was written
journal-unwritable = '{ $text }' holds a character that cannot be written
    .do = type it again
journal-impossible = record { $seq } ({ $kind }) cannot be: { $why }
    .do = take the journal from where it was written
journal-too-large = a journal of { $size } is larger than { $most }
    .do = take the file from where it was written
journal-nothing-good = { $file } has no record that can be trusted
    .do = take the file from where it was written
journal-no-text = { $file } holds no text { $text }
    .do = it may have been erased already

# A line that is not as it was written; the way out is that of the file.
journal-line-unread = { $file }: line { $line } cannot be read
journal-line-twice = line { $line } is there twice
journal-line-changed = line { $line } was changed or cut: it does not match its hash
journal-lines-missing = line { $line } does not follow the one before: lines are missing in front of it
journal-line-out-of-place = line { $line } does not follow the one before: a line was changed, moved or added
journal-line-of-no-kind = line { $line } is neither a record nor a text
journal-line-miscounted = line { $line } is record { $seq }, but record { $due } is due
journal-line-no-text = line { $line } is no text of a journal
journal-text-changed = line { $line } was changed or cut: it does not match its sum
journal-text-exchanged =
    line { $line } holds another text than the one that was written: it does not match its reference
journal-torn = line { $line } { $where ->
        [line] is cut off: it was not written to its end
       *[act] is the last one, but its act goes on: the rest was not written
    }
journal-empty = line 1 is missing: the file is empty
journal-way-repair =
    .cli = take a copy that is whole, or write the good part to one with `topcut repair { $file } COPY`
    .web = take a copy that is whole, or have its good part written to one on a laptop
    .api = take a copy that is whole, or write the good part to one
