help-rulebook-list = The rulebooks that come with Topcut.
help-rulebook-show = A rulebook in plain words, each rule with its clause.
    .name = A name or a file.
    .option = name=value
    .ruling = An interim ruling.
help-rulebook-check = Say everything that is wrong with a rulebook file, each with its line.
    .files = Names or files.
    .files-default = all that come with Topcut
    .ruling = An interim ruling.
help-rulebook-diff = Where two rulebooks differ.
    .a = A name or a file.
    .b = The other one.
help-rulebook-copy = The file of a rulebook, to make one of your own of it: it is called as the new file is.
    .name = A name or a file.
    .file = The new file.
