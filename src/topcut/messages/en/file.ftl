# Files that are read: sizes and shapes that a reader takes.

file-unreadable = { $file } could not be read ({ $why })
    .do = check the name
file-too-large = { $file } is larger than { $size }
    .do = give a smaller file
file-megabytes = { $size } MB
file-kilobytes = { $size } KB
file-too-many-lines = { $file } has more than { NUMBER($most) } lines
    .do = give a shorter one
file-line-too-long = { $file } line { $line } is longer than { NUMBER($most) } signs
    .do = break it into lines
file-too-many-keys = { $file } has more than { NUMBER($most) } keys
    .do = write a smaller one
file-too-deep = { $file } is nested more than { $depth } deep
    .do = write it flatter
file-too-deep-or-dotted = { $file } is nested more than { $depth } deep, or has a key of more than { $dots } dots
    .do = write it flatter
file-long-number = { $file } has a number of more than { $digits } digits ({ $begins }…)
    .do = write numbers of a usual size
file-more-faults = there are more faults
    .do = correct these first
