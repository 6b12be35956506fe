# The journal: its records as they are read.

journal-no-version = it has no version
    .do = take the file from where it was written
journal-newer = it was written by a newer Topcut (version { $version })
    .do = update Topcut
journal-unknown-fact = it holds an unknown kind of fact ({ $why })
    .do = update Topcut
journal-no-record = it is no record of a journal ({ $why })
    .do = take the file from where it was written
journal-unwritable = '{ $text }' holds a character that cannot be written
    .do = type it again
journal-impossible = record { $seq } ({ $kind }) cannot be: { $why }
    .do = take the journal from where it was written
journal-too-large = a journal of { $size } is larger than { $most }
    .do = take the file from where it was written
