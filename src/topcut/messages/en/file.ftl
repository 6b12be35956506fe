# Files that are read: sizes and shapes that a reader takes.

file-unreadable = { $file } could not be read ({ $why })
    .do = check the name
file-too-large = { $file } is larger than { $size }
    .do = give a smaller file
file-megabytes = { $size } MB
file-kilobytes = { $size } KB
file-too-many-lines = { $file } has more than { NUMBER($most) } lines
    .do = give a shorter one
file-line-too-long = { $file } line { $line } is longer than { NUMBER($most) } characters
    .do = break it into lines
file-too-many-keys = { $file } has more than { NUMBER($most) } keys
    .do = write a smaller one
file-too-deep = { $file } is nested more than { $depth } deep
    .do = nest it less deeply
file-too-deep-or-dotted = { $file } is nested more than { $depth } deep, or has a key of more than { $dots } dots
    .do = nest it less deeply
file-long-number = { $file } has a number of more than { $digits } digits ({ $begins }…)
    .do = use ordinary numbers
file-more-faults = there are more faults
    .do = correct these first

# Files as a whole, and how they are written.
file-named = { $file }
file-the-card-list = the card list
file-the-list = the list
file-the-results-file = the results file
file-missing = there is no file { $file }
    .cli = check the name, or create one with `topcut new`
    .web = check the name, or create one with “New event”
    .api = check the name, or Create one
file-exists = { $file } already exists and was left as it is
    .do = choose another name
file-failed = { $file } could not be { $done ->
        [opened] opened
        [made] created
        [written] written
       *[replaced] replaced
    } ({ $why })
    .do = check the place and try again; nothing was changed
file-disk-full = the disk is full
file-not-opened = { $file } cannot be read: { $why }
    .do = check the path

# What a file is written in.
file-other-encoding = { $file } is not { $encoding } (line { $line })
    .cli = save it as UTF-8 or add --encoding { $guess }
    .web = save it as UTF-8 and send it again
    .api = save it as UTF-8 or give the encoding, { $guess }
file-unknown-encoding = there is no encoding '{ $encoding }'
    .do = try latin-1 or utf-16
file-not-utf-8 = this is not UTF-8
    .do = save the file as UTF-8
file-not-toml = not valid TOML: { $why }
    .do = correct that line
file-odd-values = { $file } cannot be read
    .do = use ordinary numbers and dates

# Tables.
file-unknown-column = there is no column '{ $column }'
    .do = did you mean { $word }?
file-column-twice = the column { $column } appears twice
    .do = leave one of them out
file-open-quote = a cell after line { $line } is not closed
    .do = close its quotes, or write " as ""

# Words of a file: which one was meant, which there are, and one as it is written.
file-meant = did you mean { $word }?
file-words = there are { $words }
file-written =
    .cli = `{ $written }`
    .web = “{ $written }”
    .api = { $written }
